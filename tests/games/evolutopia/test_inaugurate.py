"""Inaugurating: scores, then the place on the territory."""

import pytest

from speciate.games.evolutopia.names import SQUARE_NAMES
from speciate.games.evolutopia.rules.territory import neighbours
from tests.games.evolutopia.build import data, kind, listed, play, rule, table

QUIET = ["r08", "r02"]
DONE = {"e01": "neo-urbanist builder", "e15": "builder"}


@pytest.mark.rule("evolutopia:inaugurate.complete")
def test_only_an_evolution_with_all_its_experts_is_inaugurated_and_they_go_home() -> None:
    state = play(table(roles=QUIET, sites=DONE), "act inaugurate")
    assert listed(state) == ["open e01"]
    assert rule(state, "open e15") == "inaugurate.complete"
    play(state, "open e01")
    assert data(state)["bag"]["neo-urbanist"] == 5
    assert [site["tile"] for site in data(state)["sites"]] == ["e15"]


@pytest.mark.rule("evolutopia:inaugurate.score")
def test_indicators_move_by_the_values_on_the_tile_both_ways() -> None:
    state = play(table(roles=QUIET, sites={"e07": "regulator regulator"}), "act inaugurate", "open e07")
    values = data(state)["indicators"]
    assert (values["mobility"], values["environment"], values["economy"]) == (4, 3, 1)


@pytest.mark.rule("evolutopia:inaugurate.score")
def test_an_indicator_stops_at_the_end_of_its_scale() -> None:
    state = table(roles=QUIET, sites=DONE, indicators={"mobility": 6})
    assert data(play(state, "act inaugurate", "open e01"))["indicators"]["mobility"] == 7


@pytest.mark.rule("evolutopia:inaugurate.adjacent")
@pytest.mark.parametrize("square", SQUARE_NAMES)
def test_every_square_has_the_squares_around_it_for_neighbours(square: str) -> None:
    column, row = "abcd".index(square[0]), int(square[1])
    around = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
    expected = [f"{'abcd'[x]}{y}" for x, y in around if 0 <= x < 4 and 1 <= y <= 4]
    assert [SQUARE_NAMES[one] for one in neighbours(SQUARE_NAMES.index(square))] == expected


@pytest.mark.rule("evolutopia:inaugurate.adjacent")
def test_it_goes_beside_the_start_tile_or_an_evolution_never_diagonally() -> None:
    state = play(table(roles=QUIET, sites=DONE), "act inaugurate", "open e01")
    assert listed(state) == ["build b1", "build a2", "build c2", "build b3"]
    assert rule(state, "build a1") == "inaugurate.adjacent"
    assert rule(state, "build b2") == "inaugurate.adjacent"
    play(state, "build b3")
    assert data(state)["squares"]["b3"] == "e01"
    assert state.turn == 1


@pytest.mark.rule("evolutopia:inaugurate.nuisance")
def test_an_evolution_that_gains_nothing_there_cannot_cover_a_nuisance() -> None:
    city = {"b1": "n05.front", "a2": "n01.front"}  # energy, mobility
    state = play(table(roles=QUIET, sites=DONE, squares=city), "act inaugurate", "open e01")
    assert rule(state, "build b1") == "inaugurate.nuisance"
    play(state, "build a2")
    assert data(state)["covered"] == ["n01.front"]


@pytest.mark.rule("evolutopia:inaugurate.nuisance")
def test_a_printed_gain_is_enough_even_at_the_end_of_the_scale() -> None:
    state = table(roles=QUIET, sites=DONE, squares={"b1": "n01.front"}, indicators={"mobility": 7})
    assert "build b1" in listed(play(state, "act inaugurate", "open e01"))


@pytest.mark.rule("evolutopia:inaugurate.order")
def test_a_zero_on_the_way_loses_even_if_the_place_would_have_won() -> None:
    values = {"mobility": 6, "environment": 6, "comfort": 6, "economy": 1}
    sites = {"e07": "regulator regulator"}
    state = table(roles=QUIET, sites=sites, squares={"b1": "n01.front"}, indicators=values)
    play(state, "act inaugurate", "open e07")
    assert kind_of_end(state) == "lost"


def kind_of_end(state: object) -> str:
    return str(data(state)["result"])  # type: ignore[arg-type]


@pytest.mark.rule("evolutopia:inaugurate.order")
def test_without_a_square_an_evolution_cannot_be_inaugurated() -> None:
    around = {"b1": "n05.front", "a2": "n06.front", "c2": "n02.back", "b3": "n03.back"}  # all of energy
    state = table(roles=QUIET, sites=DONE, squares=around)
    assert kind(state) == "turn"
    assert rule(state, "act inaugurate") == "inaugurate.order"
