"""What the suite must be told about a game's components: where they lie in a position's JSON, and who sees them.

Every game has an entry here. It is written apart from the game's own view, so that the two can be compared.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec

from speciate.core.digest import canonical_whole
from speciate.core.errors import BadPosition
from speciate.core.game import GameSpec
from speciate.core.state import State
from speciate.small.definition import Definition, Setup
from speciate.small.engine import SmallEngine

Position = dict[str, Any]
Slot = tuple[Any, Any]  # a list or an object of the JSON, and the index or key where a component lies


class Components(NamedTuple):
    slots: Callable[[Position], list[Slot]]  # where every component lies, each once
    pack: Callable[[dict[str, Any]], Counter[str]]  # what a pack's data holds, written as in the slots
    hidden: Callable[[Position, int], list[Slot]]  # the slots whose contents a seat may not know
    # where the parts of a pack in play depend on seats and options: what a position must hold of it
    in_play: Callable[[dict[str, Any], Position], Counter[str]] | None = None
    # where components never mix (decks of one's own): the hidden slots, parted by what can be swapped
    pools: Callable[[Position, int], list[list[Slot]]] | None = None


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


# -- evo --------------------------------------------------------------------------------------------


def evo_slots(data: Position) -> list[Slot]:
    slots = entries(data["pile"]) + entries(data["discards"]) + entries(data["bag"]) + entries(data["gone"])
    slots += [(lot, "gene") for lot in data["lots"]]
    for player in data["players"]:
        slots += entries(player["hand"]) + entries(player["genes"])
    return slots


def evo_pack(data: dict[str, Any]) -> Counter[str]:
    counts = Counter(data["genes"])
    for entry in data["events"]:
        counts[entry["card"]] += entry["count"]
    return +counts


def evo_hidden(data: Position, seat: int) -> list[Slot]:
    slots = entries(data["pile"])
    for owner, player in enumerate(data["players"]):
        if owner != seat:
            slots += entries(player["hand"])
    return slots


# -- evolutopia -------------------------------------------------------------------------------------


def evolutopia_slots(data: Position) -> list[Slot]:
    """Tiles, crises, good plans, roles and nuisances. Experts are counts; `tests/games/evolutopia` counts them."""
    slots: list[Slot] = []
    for key in (
        *("tiles", "tiles_under", "aside_tiles", "study", "crises", "crises_top", "crises_under"),
        *("plans", "plans_under", "roles", "roles_under", "offered", "nuisances"),
    ):
        slots += entries(data[key])
    slots += fields(data, "top", "opened", "crisis") + [(site, "tile") for site in data["sites"]]
    lying = [content for content in [*data["squares"].values(), *data["covered"]] if content not in ("", "start")]
    slots += [
        ({"tile": content.partition(".")[0]}, "tile") for content in lying
    ]  # a nuisance lies on a side: n01.front
    box = data.get("components", {}).get("role", [{}])
    if data["seats"] == 1 and box[0].get("count", 1):
        slots.append(({"role": "r01"}, "role"))  # solo.roles: the tinkerer stays in the box
    for player in data["players"]:
        slots += entries(player["roles"]) + entries(player["plans"])
    return slots


def evolutopia_pack(data: dict[str, Any]) -> Counter[str]:
    digits = {"evolution": "e{:02}", "nuisance": "n{:02}", "crisis": "c{:02}", "plan": "b{}", "role": "r{:02}"}
    return Counter(
        name.format(number + 1)
        for key, name in digits.items()
        for number, entry in enumerate(data[key])
        if entry.get("count", 1)
    )


def evolutopia_hidden(data: Position, seat: int) -> list[Slot]:  # noqa: ARG001 (nobody knows more than another)
    """Nothing lies hidden: piles are bags without an order."""
    return []


# -- s-evolution ----------------------------------------------------------------------------------


def s_evolution_slots(data: Position) -> list[Slot]:
    slots = entries(data["gone"])
    for player in data["players"]:
        for pile in ("deck", "hand", "taken", "aside"):
            slots += entries(player[pile])
        slots += [] if player["card_taken"] else fields(player, "card")
        slots += fields(player, "discovery")
        slots += [slot for slot in entries(player["discoveries"]) if slot[0][slot[1]] is not None]
    return slots


def s_evolution_in_play(data: dict[str, Any], position: Position) -> Counter[str]:
    """The decks of as many colours as there are seats, each with its own disasters and its six Discoveries."""
    counts: Counter[str] = Counter()
    cards = data["generous" if position["options"]["generous"] else "cards"]
    for colour in ("red", "green", "blue", "yellow")[: position["seats"]]:
        for suit, faces in cards.items():
            counts.update(
                f"{suit}-{face.replace('disaster', data['disasters'][colour].get(suit, ''))}" for face in faces
            )
        counts.update(f"{colour}-{age}" for age in range(1, 7))
    return counts


def s_evolution_box(data: dict[str, Any]) -> Counter[str]:
    return s_evolution_in_play(data, {"seats": 4, "options": {"generous": False}})


def s_evolution_pools(data: Position, seat: int) -> list[list[Slot]]:
    """Deck and hand of everyone: the hand is known to those who see it, by the editions' rules of blind play."""
    pools = []
    for owner, player in enumerate(data["players"]):
        blind = player["obscured"] or (data["options"]["edition"] == "2013" and player["age"] == 1)
        if blind:
            seen = player["invaded"] and seat not in (owner, -2)
        else:
            seen = owner == seat or player["invaded"]
        pools.append(entries(player["deck"]) + ([] if seen else entries(player["hand"])))
    return pools


def s_evolution_hidden(data: Position, seat: int) -> list[Slot]:
    return [slot for pool in s_evolution_pools(data, seat) for slot in pool]


COMPONENTS = {
    "evo": Components(evo_slots, evo_pack, evo_hidden),
    "evolution": Components(evolution_slots, evolution_pack, evolution_hidden),
    "evolutopia": Components(evolutopia_slots, evolutopia_pack, evolutopia_hidden),
    "s-evolution": Components(
        s_evolution_slots, s_evolution_box, s_evolution_hidden, s_evolution_in_play, s_evolution_pools
    ),
}


# -- games in one file: their declarations say where cards lie and who sees them ----------------------


def declared(definition: Definition) -> Components:
    def where(data: Position, names: list[str]) -> list[Slot]:
        slots: list[Slot] = []
        for name in names:
            for holder in data["players"] if definition.fields[name].each else [data]:
                slots += entries(holder[name]) if isinstance(holder[name], list) else fields(holder, name)
        return slots

    places = [name for name, field in definition.fields.items() if field.shape in ("card", "cards")]

    def hidden(data: Position, seat: int) -> list[Slot]:
        own = data["players"][seat] if seat >= 0 else None
        secret = [name for name in places if definition.fields[name].secret or definition.fields[name].hidden]
        return [(holder, key) for holder, key in where(data, secret) if own is None or not belongs(own, holder)]

    def in_play(_: dict[str, Any], position: Position) -> Counter[str]:
        options = {option.name: option.default for option in definition.options} | position["options"]
        setup = Setup(definition, position["seats"], options, position["pack"], definition.pack)
        return sum(setup.components.values(), Counter())

    return Components(lambda data: where(data, places), Counter, hidden, in_play)


def belongs(player: Position, holder: Any) -> bool:
    return holder is player or any(holder is value for value in player.values())


def components_of(game: GameSpec) -> Components:
    if isinstance(game.engine, SmallEngine):
        return declared(game.engine.definition)
    assert game.id in COMPONENTS, f"tell tests/conformance/components.py where the components of {game.id} lie"
    return COMPONENTS[game.id]


def whole(game: GameSpec, position: Position, data: dict[str, Any] | None = None) -> Counter[str]:
    """What a position of the game must hold, all told: of the usual pack, or of one's own."""
    pack = game.engine.pack().to_json() if data is None else data
    own = components_of(game)
    return own.pack(pack) if own.in_play is None else own.in_play(pack, position)


def pools(game: GameSpec, position: Position, seat: int) -> list[list[Slot]]:
    """The slots hidden from a seat, parted by what can be swapped; most games have one pool."""
    own = components_of(game)
    return [own.hidden(position, seat)] if own.pools is None else own.pools(position, seat)


def lying(game: GameSpec, data: Position) -> Counter[str]:
    """Every component of a position, wherever it lies."""
    return Counter(holder[key] for holder, key in components_of(game).slots(data))


def swapped(game: GameSpec, state: State, seat: int, rng: Random) -> State | None:
    """The table with some of what `seat` may not know exchanged; None if that broke a rule, so no such table exists."""
    position = msgspec.json.decode(canonical_whole(state.to_json()))
    for hidden in pools(game, position, seat):
        for _ in range(min(6, len(hidden) // 2)):
            (a, i), (b, j) = rng.sample(hidden, 2)
            a[i], b[j] = b[j], a[i]
    try:
        return game.position(position)
    except BadPosition:  # a trait twice on one species, for instance
        return None
