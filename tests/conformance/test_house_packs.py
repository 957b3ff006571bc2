"""House packs: other counts, things left out, other values. Whatever can be borne is played to the end."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speciate.core.errors import SpeciateError
from speciate.core.game import GameSpec, Pack
from speciate.core.registry import get_game
from speciate.core.state import State
from tests.conformance.components import lying, whole
from tests.conformance.play import Case, plain, view_bytes, viewers, walk

Data = dict[str, Any]
Change = Callable[[Data, Random], None]


def evolution(data: Data, rng: Random) -> None:
    """Some traits with other numbers of cards and other values, some not at all."""
    food = data["food"]
    for trait in list(food):
        if rng.random() < 0.3:
            del food[trait]
        elif rng.random() < 0.5:
            food[trait] = [rng.randint(-15, 16) for _ in range(rng.randint(0, 14))]
    food["long-neck"] = [3] * 8  # enough for some deal


def evo(data: Data, rng: Random) -> None:
    """A bag and a pile of any size, empty ones too; another die."""
    for gene in data["genes"]:
        data["genes"][gene] = rng.choice((0, 0, 1, 2, 10, 30))
    for entry in data["events"]:
        entry["count"] = rng.choice((0, 0, 1, 2, 7))
    data["climate"]["die"] = [rng.randint(-2, 2) for _ in range(6)]


def evolutopia(data: Data, rng: Random) -> None:
    """Tiles and cards left out; those that are left need and bring something else."""
    for key, share in (("evolution", 0.1), ("nuisance", 0.05), ("crisis", 0.4), ("plan", 0.5), ("role", 0.1)):
        for entry in data[key]:
            entry["count"] = int(rng.random() >= share)
    for tile in data["evolution"]:
        tile["gains"] = {"energy": rng.choice((-1, 1, 3)), "comfort": rng.choice((1, 2))}
    for level in data["level"].values():
        level.update(indicators=rng.randint(1, 5), crisis_pawn=rng.randint(1, 3))


def s_evolution(data: Data, rng: Random) -> None:
    """Suits of any length, jokers and disasters of any strength."""
    for suit, cards in data["cards"].items():
        size = rng.choice((4, 8, 12))
        faces = ["1", "2", "5", "joker"] + (["disaster"] if suit != "food" else [])
        cards[:] = [f"{rng.randint(1, 6)}+{rng.choice(faces)}" for _ in range(size)]
    data["cards"]["food"] += ["1+1"] * 12


CHANGES: dict[str, Change] = {
    "evolution": evolution,
    "evo": evo,
    "evolutopia": evolutopia,
    "s-evolution": s_evolution,
}
every_title = pytest.mark.parametrize("game", [pytest.param(get_game(id), id=id) for id in CHANGES])


def house_pack(game: GameSpec, seed: int) -> Pack | None:
    """A random pack of somebody's own; None where that one cannot be borne."""
    data = copy.deepcopy(plain(game.engine.pack().to_json()))
    data["pack"]["name"] = "house"
    CHANGES[game.id](data, Random(seed))
    try:
        return game.engine.pack(data)
    except SpeciateError:
        return None


def a_table(game: GameSpec, seats: int, pack: Pack) -> State | None:
    try:
        return game.new(seats, {}, pack)
    except SpeciateError:
        return None


@every_title
@settings(max_examples=6)
@given(data=st.data())
def test_a_house_pack_is_played_to_the_end_and_nothing_is_lost(data: st.DataObject, game: GameSpec) -> None:
    seed = data.draw(st.integers(0, 2**32 - 1), label="seed")
    seats = data.draw(st.integers(game.min_seats, game.max_seats), label="seats")
    pack = house_pack(game, seed)
    state = None if pack is None else a_table(game, seats, pack)
    if pack is None or state is None:
        return
    assert pack.is_house
    case = Case(game, seats, {}, seed)
    held = whole(game, plain(state.to_json()), pack.to_json())
    for at, _ in enumerate(walk(case, state, case.rng("play"))):
        if at % 20 == 0 or state.outcome() is not None:
            assert lying(game, state.to_json()) == held
        if at % 150 == 7:
            check_position(game, state, case.rng(f"imagine {at}"))
    assert state.outcome() is not None


def check_position(game: GameSpec, state: State, rng: Random) -> None:
    """It is written and read back, and who looks imagines a table that looks the same."""
    again = game.position(json.loads(json.dumps(state.to_json())))
    assert again.digest() == state.digest()
    seat = rng.choice(viewers(state))
    assert view_bytes(state.view(seat).determinize(rng), seat) == view_bytes(state, seat)


@every_title
def test_most_random_house_packs_can_be_borne(game: GameSpec) -> None:
    """Else the test above would say little."""
    packs = [house_pack(game, seed) for seed in range(10)]
    tables = [a_table(game, game.min_seats + 1, pack) for pack in packs if pack is not None]
    assert len([table for table in tables if table is not None]) >= 5
