"""What the suite must be told about a game's components: where they lie in a position's JSON, and who sees them.

Every game has an entry here. It is written apart from the game's own view, so that the two can be compared.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from speciate.core.game import GameSpec

Position = dict[str, Any]
Slot = tuple[Any, Any]  # a list or an object of the JSON, and the index or key where a component lies


class Components(NamedTuple):
    slots: Callable[[Position], list[Slot]]  # where every component lies, each once
    pack: Callable[[dict[str, Any]], Counter[str]]  # what a pack's data holds, written as in the slots
    hidden: Callable[[Position, int], list[Slot]]  # the slots whose contents a seat may not know


def entries(items: list[Any]) -> list[Slot]:
    return [(items, i) for i in range(len(items))]


def fields(holder: Position, *keys: str) -> list[Slot]:
    return [(holder, key) for key in keys if holder[key] is not None]


# -- evolution ------------------------------------------------------------------------------------


def evolution_slots(data: Position) -> list[Slot]:
    slots = entries(data["deck"]) + entries(data["aside"]) + entries(data["discards"])
    for player in data["players"]:
        slots += entries(player["hand"]) + entries(player["discarding"]) + fields(player, "food_card", "held")
        for species in player["species"]:
            slots += entries(species["traits"]) + entries(species["face_down"])
    return slots


def evolution_pack(data: dict[str, Any]) -> Counter[str]:
    return Counter(f"{trait}{value:+d}" for trait, foods in data["food"].items() for value in foods)


def evolution_hidden(data: Position, seat: int) -> list[Slot]:
    slots = entries(data["deck"]) + entries(data["aside"])
    for owner, player in enumerate(data["players"]):
        if owner != seat:
            slots += entries(player["hand"]) + entries(player["discarding"]) + fields(player, "food_card", "held")
            for species in player["species"]:
                slots += entries(species["face_down"])
    return slots


# -- template -------------------------------------------------------------------------------------


def template_slots(data: Position) -> list[Slot]:
    slots = entries(data["bag"]) + entries(data["pot"])
    for player in data["players"]:
        slots += entries(player["hand"]) + entries(player["store"]) + fields(player, "laid")
    return slots


def template_pack(data: dict[str, Any]) -> Counter[str]:
    return Counter({seed: entry["count"] for seed, entry in data["seeds"].items()})


def template_hidden(data: Position, seat: int) -> list[Slot]:
    slots = entries(data["bag"])
    for owner, player in enumerate(data["players"]):
        if owner != seat:
            slots += entries(player["hand"]) + fields(player, "laid")
    return slots


COMPONENTS = {
    "evolution": Components(evolution_slots, evolution_pack, evolution_hidden),
    "template": Components(template_slots, template_pack, template_hidden),
}


def components_of(game: GameSpec) -> Components:
    assert game.id in COMPONENTS, f"tell tests/conformance/components.py where the components of {game.id} lie"
    return COMPONENTS[game.id]


def lying(game: GameSpec, data: Position) -> Counter[str]:
    """Every component of a position, wherever it lies."""
    return Counter(holder[key] for holder, key in components_of(game).slots(data))
