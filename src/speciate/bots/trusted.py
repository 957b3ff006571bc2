"""A class of a Python file that plays in this very process, because somebody asked for it: `trusted:./mybot.py:MyBot`.

It is several times faster than the same class in a process of its own, and nothing holds it back: it may do whatever
this program may, it has no time limit, and what it prints is printed. It gets the same random numbers, so it plays the
same game.
"""

import traceback
from pathlib import Path
from random import Random
from typing import Any

from speciate.bots.blame import complaint
from speciate.bots.bot_log import BotLog
from speciate.bots.custom import BadBot, CustomBot, make_custom
from speciate.bots.guarded import GuardedBot
from speciate.bots.process import BotFailed
from speciate.bots.script import load
from speciate.core.game import GameSpec
from speciate.table.agent import Request


class TrustedBot(GuardedBot):
    """The file is read once a process, the bot made once a match, and again after a failure."""

    def __init__(self, name: str, path: Path, bot: str, rng: Random, log: BotLog | None = None) -> None:
        super().__init__(name, rng, log)
        self._make: Any = loaded(path, bot)
        self.needs_view = bool(getattr(self._make, "needs_view", True))
        self._seed = rng.getrandbits(53)  # as a script is told
        self._bot: CustomBot | None = None

    def ask(self, request: Request) -> int:
        made: Any = self._make
        try:
            if self._bot is None:
                self._bot = CustomBot(make_custom(made, Random(self._seed)))
            made = self._bot.bot
            return self._bot.choose(request)
        except (Exception, SystemExit) as error:
            self.keep("traceback", traceback.format_exc())
            raise BotFailed(complaint(error, made)) from None

    def check(self, game: GameSpec) -> None:  # noqa: ARG002 (a class is the same for every game)
        try:
            make_custom(self._make, Random(0))
        except (Exception, SystemExit) as error:
            raise BotFailed(complaint(error, self._make)) from None

    def close(self) -> None:
        if self._bot is not None:
            self._bot.close()
            self._bot = None


def loaded(path: Path, bot: str) -> Any:
    """The class of the file; BotFailed when the file cannot be run."""
    try:
        return load(path, bot)
    except BadBot as error:
        raise BotFailed(str(error)) from None
    except (Exception, SystemExit) as error:
        raise BotFailed(complaint(error, None)) from None
