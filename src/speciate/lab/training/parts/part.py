"""One thing of those that the number of a feature counts, and how it is told."""

from collections.abc import Mapping
from typing import NamedTuple


class Part(NamedTuple):
    """One thing of those that a feature's number counts, the last one fastest."""

    name: str  # as the sentences call it
    values: int
    #: Or: `number`, from 1 on; `amount`, of which the last means so many or more, `from one` if it begins there;
    #: `food`, of a card; `change`, as many below 0 as above; `effect`, of an event card; one of `NAMED`.
    kind: str = "choice"

    def told(self, value: int) -> object:
        if self.kind in BEGINS:
            shown = value + BEGINS[self.kind]
            return f"{shown}+" if value == self.values - 1 else str(shown)
        if self.kind == "change":
            return f"{value - self.values // 2:+d}"
        return value + 1 if self.kind == "number" else value


BEGINS = {"amount": 0, "from one": 1, "food": -3}  # the least of what is counted; a card can have food below 0


def kinds(values: int) -> tuple[Part, ...]:
    return (Part("kind", values),)


def counted(values: int) -> tuple[Part, ...]:
    return (Part("count", values, "amount"),)


def changed(values: int) -> Part:
    return Part("change", values, "change")


Families = Mapping[str, tuple[Part, ...]]  # of a game, by name; they are in its `features.py`
