"""Which announcements tell that a seat has drawn a component, or used one.

A component is a value of one of the game's own types: a card, a gene, a role. Of a card with parts it is the first
part, such as the trait of `horns+3`, or of its face value where a game names it by what it does.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from speciate.core.event import Event
from speciate.core.game import Engine
from speciate.core.seats import NATURE

# types of arguments that are no components: who, where, how many
OTHERS = frozenset(
    {"seat", "seats", "number", "scores", "species", "region", "regions", "square", "place", "side", "cause", "phase"}
)
# what counts as using a component, in the games we know; in any other whatever a seat does with one
USES = {
    "evolution": ("trait-laid",),
    "evo": ("gene-bought", "card-played", "card-aimed"),
    "s-evolution": ("built", "discovery-taken"),
    "evolutopia": ("plan-played", "role-used"),
}


class Reading(NamedTuple):
    """Where an announcement names whose it is about, and which component."""

    owner: str
    by_species: bool
    component: str


class ComponentEvents:
    """Reads components out of the announcements of one game. There are many, so each is looked up by its name once."""

    def __init__(self, engine: Engine, uses: tuple[str, ...] = ()) -> None:
        self._card = re.compile(engine.card_text) if engine.card_text else None
        self._drawn = {name: found for name, types in engine.events.items() if (found := reading(types)) is not None}
        self._used = {name: found for name, found in self._drawn.items() if not uses or name in uses}
        self._known: dict[str, str] = {}

    def count(self, seat: int, events: list[Event], counts: list[dict[str, int]]) -> None:
        """Adds to the counts of the seats what nature has given them, or what `seat` itself has used."""
        readings = self._drawn if seat == NATURE else self._used
        for event in events:
            found = readings.get(event.name)
            if found is None:
                continue
            args: Any = event.args
            owner = args[found.owner][0] if found.by_species else args[found.owner]
            code = args[found.component]
            if (owner == seat or seat == NATURE) and isinstance(code, str):  # an age of S-Evolution is a number
                component = self._known.get(code) or self.component(code)
                counts[owner][component] = counts[owner].get(component, 0) + 1

    def component(self, code: str) -> str:
        match = self._card.fullmatch(code) if self._card else None
        self._known[code] = match[1] if match else code
        return self._known[code]


def reading(types: Mapping[str, str]) -> Reading | None:
    """How an announcement with such arguments is read; None if it names no seat, or no component."""
    owner = next((name for name in ("seat", "species") if name in types), None)
    component = next((name for name, type in types.items() if type not in OTHERS), None)
    return None if owner is None or component is None else Reading(owner, owner == "species", component)


@cache
def component_events(engine: Engine, uses: tuple[str, ...]) -> ComponentEvents:
    """Made once for each game."""
    return ComponentEvents(engine, uses)
