"""Every mistake in one line: what is wrong, and the nearest thing that would be right."""

import difflib
from pathlib import Path

import typer

from speciate.cli.terminal import Terminal
from speciate.core.errors import BadOption, BadPack, BadPosition, Phrase, SpeciateError, UnknownName
from speciate.table.mistake_words import MistakeWords

# Public names only: the line parser that Typer brings along has moved from one release to the next.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


def describe(terminal: Terminal, error: Exception) -> str:
    """The error as one line, in the person's language where it has words of its own."""
    if isinstance(error, SpeciateError):
        return one_line(in_words(terminal, error))
    if isinstance(error, OSError):
        return one_line(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return one_line(describe_usage(terminal, error))


def in_words(terminal: Terminal, said: SpeciateError | Phrase) -> str:
    """An error or a phrase in the person's language; the English where there are no words for it."""
    if isinstance(said, UnknownName) and said.what == "rule" and not said.nearest:
        return terminal.t("error-unknown-rule", name=said.name)  # there are too many to list
    if isinstance(said, BadPack):
        return terminal.t("error-in-file", path=said.source, text=words_of(terminal).say(said))
    if isinstance(said, BadPosition):
        return terminal.t("error-impossible", text=words_of(terminal).say(said))
    if said.key == "other-origin":
        return other_origin(terminal, said)
    words = words_of(terminal)
    text = words.say(said)
    return (
        terminal.t("error-in-file", path=said.values["path"], text=text)
        if "path" in said.values and words.has(said)
        else text
    )


def words_of(terminal: Terminal) -> MistakeWords:
    return MistakeWords(terminal.lang, terminal.messages)


def other_origin(terminal: Terminal, error: object) -> str:
    """A `lab.origin.OtherOrigin`, which is not imported here: most commands do without the lab."""
    parts: list[str] = getattr(error, "parts", [])
    kinds = [part.partition(" ") for part in parts]  # `seed`, `bot greedy`
    words = [terminal.t(f"origin-{kind}", name=name) for kind, _, name in kinds]
    return terminal.t("error-other-origin", file=str(getattr(error, "path", "")), parts=", ".join(words))


def part_in_words(terminal: Terminal, value: object) -> object:
    return in_words(terminal, value) if isinstance(value, (SpeciateError, Phrase)) else value


def one_line(text: str) -> str:
    return " ".join(text.split())


def describe_usage(terminal: Terminal, error: Exception) -> str:
    """A line that the command cannot be read from: by the fields of the parser's errors, not by their type."""
    option = getattr(error, "option_name", None)
    message = str(getattr(error, "message", error))
    if option is not None and hasattr(error, "possibilities"):
        return no_such_option(terminal, error, str(option))
    if option is not None:
        return terminal.t("error-needs-value", name=str(option))
    param = getattr(error, "param", None)
    if param is None:
        return terminal.t("error-usage", detail=message)
    name = param.opts[0] if param.param_type_name == "option" else str(param.metavar or param.name).upper()
    if hasattr(error, "param_type"):
        return terminal.t("error-missing", name=name)
    return terminal.t("error-bad-value", name=name, detail=message)


def no_such_option(terminal: Terminal, error: Exception, name: str) -> str:
    context = getattr(error, "ctx", None)
    params = context.command.get_params(context) if context is not None else []
    known = sorted(opt for param in params for opt in param.opts if opt.startswith("--"))
    near = difflib.get_close_matches(name, [*known, "--lang"], n=1, cutoff=0.5)
    words = words_of(terminal)
    what = words.what("flag")
    if near:
        return words.messages.t("unknown-near", what=what, name=name, nearest=near[0])
    return words.messages.t("unknown", what=what, name=name, known=", ".join(known))


def read_file(terminal: Terminal, path: Path) -> str:
    """The text of a file somebody named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise SpeciateError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SpeciateError(terminal.t("error-not-text", path=str(path))) from None


def wrong(terminal: Terminal, key: str, /, **args: object) -> BadOption:
    """A mistake in what was asked for, in the person's language."""
    return BadOption(terminal.t(key, **args))
