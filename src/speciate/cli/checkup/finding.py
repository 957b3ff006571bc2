"""One thing that was looked at: how it is, in words, and what can be done about it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

Level = Literal["good", "lacking", "bad"]
PREFIX: Final = "doctor-"


@dataclass(frozen=True)
class Finding:
    """`key` is a sentence of the command line, `doctor-SUBJECT-CASE`; its attribute `do` says what to do."""

    level: Level
    key: str
    values: Mapping[str, object]

    @property
    def subject(self) -> str:
        """What it is about: `port` of `doctor-port-taken`."""
        return self.key.removeprefix(PREFIX).partition("-")[0]


def good(key: str, /, **values: object) -> Finding:
    """As it should be."""
    return Finding("good", key, values)


def lacking(key: str, /, **values: object) -> Finding:
    """One can play and host without it."""
    return Finding("lacking", key, values)


def bad(key: str, /, **values: object) -> Finding:
    """With this, `speciate play` or `speciate serve` does not work."""
    return Finding("bad", key, values)
