"""One illegal move, and the rule that a person who knows the rulebook would name."""

from collections.abc import Callable
from dataclasses import dataclass

from speciate.core.state import State


@dataclass(frozen=True)
class Illegal:
    """`what` is tried in `state` by `seat`; `rule` is the slug expected, with `speciate:` if it is no game's.

    `move` is a code, or a number: the packed form of something that no code can say.
    """

    what: str
    state: Callable[[], State]
    seat: int
    move: str
    rule: str

    @property
    def is_number(self) -> bool:
        return self.move.removeprefix("-").isdecimal()
