"""Phase 2: the climate."""

import pytest

from speciate.games.evo.island import TERRAINS
from speciate.games.evo.rules.zones import ZONES, zone_of
from tests.games.evo.build import BEACH, HILL, HILL_BACK, MOUNTAIN, codes, kind, nature, pass_all, play, player, table


@pytest.mark.rule("evo:climate.roll")
@pytest.mark.parametrize(("face", "cell"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_the_roll_moves_the_climate(face: int, cell: int) -> None:
    state = nature(table(player("c1"), phase="climate", climate=HILL), f"roll {face}")
    assert state.climate == cell
    assert kind(state) == "move"


@pytest.mark.rule("evo:climate.loop")
def test_the_loop_goes_round_both_ways() -> None:
    assert nature(table(player("c1"), phase="climate", climate=5), "roll 6").climate == BEACH
    assert nature(table(player("c1"), phase="climate", climate=BEACH), "roll 1").climate == 5
    assert nature(table(player("c1"), phase="climate", climate=MOUNTAIN), "roll 4").climate == HILL_BACK
    loop = table(player("c1")).setup.loop
    assert [TERRAINS[terrain] for terrain in loop] == ["beach", "meadow", "hill", "mountain", "hill", "meadow"]


@pytest.mark.rule("evo:climate.ask")
def test_before_the_roll_everyone_with_a_card_is_asked_in_order() -> None:
    hands = [["climate+1"], ["leg+2"], []]
    players = [player(name, hand=hand) for name, hand in zip(("c1", "d1", "e1"), hands, strict=True)]
    state = table(*players, phase="climate", asking=True, round=3, order=[1, 2, 0])
    asked = []
    while kind(state) == "climate-card":
        asked.append(state.actor)
        play(state, state.actor, "pass")
    assert asked == [1, 0]
    assert kind(state) == "roll"


@pytest.mark.rule("evo:climate.zones")
@pytest.mark.parametrize(
    ("temperate", "zones"),
    [
        ("beach", ["temperate", "cold", "deadly", "deadly"]),
        ("meadow", ["hot", "temperate", "cold", "deadly"]),
        ("hill", ["deadly", "hot", "temperate", "cold"]),
        ("mountain", ["deadly", "deadly", "hot", "temperate"]),
    ],
)
def test_what_each_terrain_means(temperate: str, zones: list[str]) -> None:
    assert [ZONES[zone_of(terrain, TERRAINS.index(temperate))] for terrain in range(4)] == zones


def test_a_climate_card_stands_for_the_roll() -> None:
    state = table(
        player("c1", hand=["climate+2"]), phase="climate", asking=True, round=3, climate=MOUNTAIN, order=[0, 1, 2]
    )
    assert codes(state, 0) == ["play climate+2", "pass"]
    play(state, 0, "play climate+2")
    assert state.climate == 5
    assert kind(pass_all(state)) == "move"
