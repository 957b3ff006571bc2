"""Where in a bot's own code something went wrong: for whoever has to mend it."""

import inspect
import traceback
from pathlib import Path
from types import FrameType, TracebackType

import speciate

OURS = str(Path(speciate.__file__).parent)


def complaint(error: BaseException, bot: object) -> str:
    """An error in one line, `mybot.py:12: ZeroDivisionError: division by zero`."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return " ".join(f"{place(error.__traceback__) or home(bot)}{text}".split())


def place(trace: TracebackType | None) -> str:
    """The innermost line that is not ours, nor of a library that the bot calls."""
    frames = [(frame, line) for frame, line in traceback.walk_tb(trace) if is_bots_own(frame)]
    if not frames:
        return ""
    frame, line = frames[-1]
    return f"{Path(frame.f_code.co_filename).name}:{line}: "


def is_bots_own(frame: FrameType) -> bool:
    file = frame.f_code.co_filename
    is_installed = "site-packages" in file or file.startswith((f"{Path(inspect.__file__).parent}/", "<"))
    return not file.startswith(OURS) and not is_installed


def home(bot: object) -> str:
    """Where `choose` is written: its answer is wrong, and no line of it failed."""
    code = getattr(getattr(type(bot), "choose", None), "__code__", None)
    return "" if code is None else f"{Path(code.co_filename).name}:{code.co_firstlineno}: "
