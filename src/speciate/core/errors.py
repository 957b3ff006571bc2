"""What can go wrong at the boundary. Every message is one line that names what is wrong and what to do."""

import difflib
from collections.abc import Iterable

from mypy_extensions import mypyc_attr

from speciate.core.refusal import Refusal


def quoted(text: str) -> str:
    """What somebody wrote, for a message: short enough to read, on one line."""
    line = " ".join(text.split())
    return f'"{line if len(line) <= 60 else line[:57] + "..."}"'


@mypyc_attr(native_class=False)  # a string of another kind is nothing mypyc can lay out
class Phrase(str):
    """English, and what is needed to say the same in another language: a key, and the values that the text mentions.

    `key` belongs to the program; written `evo:stars` it is one of a game's own locales. A value may be a Phrase or an
    error, to be put into words first. `phrase` makes one.
    """

    key: str
    values: dict[str, object]


def phrase(text: str, key: str, **values: object) -> Phrase:
    """`text` with `{name}` for each of the values."""
    made = Phrase(text.format(**values))
    made.key = key
    made.values = values
    return made


class SpeciateError(Exception):
    """Base of every error a user can cause; the command line turns it into one line and exit code 2.

    `key` and `values` say the same as the English line, where others have words of their own for it; a Phrase has them.
    """

    def __init__(self, text: str = "", key: str = "", **values: object) -> None:
        super().__init__(text)
        self.key = text.key if isinstance(text, Phrase) else key
        self.values = text.values if isinstance(text, Phrase) else values


class UnknownName(SpeciateError):
    """A game, option, bot, slug, trait … that does not exist; `known` are those that do.

    They are listed where none is near, and if `lists_all` even then.
    """

    def __init__(self, what: str, name: str, known: Iterable[str], list_all: bool = False) -> None:
        names = sorted(known)
        near = difflib.get_close_matches(name, names, n=1, cutoff=0.5)
        hint = f'did you mean "{near[0]}"?' if near else ""
        if not near or list_all:
            hint += (" " if near else "") + "known: " + ", ".join(names)
        super().__init__(f"unknown {what} {quoted(name)}; {hint}")
        self.what = what
        self.name = name
        self.known = names
        self.nearest = near[0] if near else ""
        self.lists_all = list_all


class UnreadableMove(SpeciateError):
    """A move code or JSON form that no move of the game has."""


class IllegalMove(SpeciateError):
    """A well-formed move that the rules refuse; `refusal` names the rule, `text` says why where words are at hand."""

    def __init__(self, code: str, refusal: Refusal, text: str = "") -> None:
        super().__init__(f'"{code}" is refused by rule {refusal.rule}' + (f": {text}" if text else ""))
        self.code = code
        self.refusal = refusal
        self.text = text

    @property
    def rule(self) -> str:
        """The slug (`evolution:attack.size`)."""
        return self.refusal.rule

    @property
    def facts(self) -> dict[str, object]:
        """What the sentence mentions, by name."""
        return self.refusal.args


class BadOption(SpeciateError):
    """An option value outside what the game allows."""


class BadPosition(SpeciateError):
    """A position that cannot stand on a table; `mistakes` lists everything impossible about it, a Phrase where it can
    be said in other languages."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("impossible position: " + "; ".join(mistakes))
        self.mistakes = mistakes


class BadPack(SpeciateError):
    """A component pack that the rules cannot bear; `mistakes` lists every one, a Phrase where it can be
    said in other languages."""

    def __init__(self, source: str, mistakes: list[str]) -> None:
        super().__init__(f"{source}: " + "; ".join(mistakes))
        self.source = source
        self.mistakes = mistakes


class BadRecord(SpeciateError):
    """A record that is damaged, incomplete or does not replay."""


def in_file(path: object, error: SpeciateError) -> BadRecord:
    """What is wrong with a record, with the file it is in."""
    return BadRecord(f"{path}: {error}", error.key, **{**error.values, "path": str(path)})
