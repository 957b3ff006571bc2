"""Phase 5: survival and points."""

import pytest

from speciate.games.evo.flow import EvoState
from tests.games.evo.build import BEACH, HILL, MEADOW, Json, codes, dinos, kind, play, player, refused, rule, table


def survival(*players: Json, **numbers: object) -> EvoState:
    """Quiet rounds: nobody is asked, so the climate strikes at once."""
    return table(*players, phase="survival", asking=True, **numbers)


@pytest.mark.rule("evo:survive.temperate")
def test_all_survive_where_it_is_mild() -> None:
    hills = ["a3", "a4", "c3", "c6", "c7", "d1", "d3"]
    state = survival(player(*hills), climate=HILL)
    assert dinos(state, 0) == hills
    assert state.players[0].points == 17


@pytest.mark.rule("evo:survive.cold")
def test_as_many_as_furs_survive_the_cold() -> None:
    state = survival(player("b3", "b4", "c4", genes="fur"), climate=HILL)
    assert kind(state) == "remove"
    play(state, 0, "remove b4")
    assert dinos(state, 0) == ["b3", "c4"]
    assert state.players[0].points == 12


@pytest.mark.rule("evo:survive.hot")
def test_as_many_as_parasols_survive_the_heat() -> None:
    state = play(survival(player("a2", "b2"), climate=HILL), 0, "remove a2")
    assert dinos(state, 0) == ["b2"]


@pytest.mark.rule("evo:survive.hot")
def test_cold_and_heat_are_counted_apart() -> None:
    state = survival(player("a2", "b3", "a3"), climate=HILL)
    assert dinos(state, 0) == ["a2", "a3", "b3"]


@pytest.mark.rule("evo:survive.deadly")
def test_nobody_survives_where_it_is_deadly() -> None:
    state = survival(player("a1", "b1", "a3", genes="fur fur parasol"), climate=HILL)
    assert dinos(state, 0) == ["a3"]
    assert dinos(survival(player("a3", "b3"), climate=BEACH), 0) == []


@pytest.mark.rule("evo:survive.deadly")
def test_without_a_fur_the_cold_is_deadly_too() -> None:
    state = survival(player("b3", "a3"), climate=HILL, options={"furs": 0})
    assert dinos(state, 0) == ["a3"]


@pytest.mark.rule("evo:survive.choice")
def test_the_owner_chooses_among_those_of_the_crowded_zone() -> None:
    state = survival(player("a2", "a3", "b3", "b4"), player("b2", "b5"), player("g3"), climate=HILL)
    assert codes(state, 0) == ["remove b3", "remove b4"]
    assert refused(state, 0, "remove a2").key == "remove-safe"
    assert refused(state, 0, "remove a3").key == "remove-safe"
    assert rule(state, 1, "remove b2") == "evo:survive.choice"
    play(state, 0, "remove b3")
    assert state.actor == 1
    assert codes(state, 1) == ["remove b2", "remove b5"]


@pytest.mark.rule("evo:survive.points")
def test_a_point_for_each_dino_left() -> None:
    state = survival(player("a2", "a1", points=4), player("b2", points=0), player("a3", points=7), climate=MEADOW)
    assert [one.points for one in state.players] == [6, 1, 8]
