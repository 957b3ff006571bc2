"""All win or all lose, at once."""

import pytest

from speciate.core.seats import NOBODY
from speciate.games.evolutopia import GAME
from tests.games.evolutopia.build import data, fresh, listed, play, table

QUIET = ["r08", "r02"]
HIGH = {"mobility": 4, "environment": 6, "comfort": 6}
LAST = {"a2": "n01.front"}
DONE = {"e01": "neo-urbanist builder"}


@pytest.mark.rule("evolutopia:over.win")
def test_three_indicators_at_six_and_no_nuisance_left_wins_at_once() -> None:
    state = play(table(roles=QUIET, sites=DONE, squares=LAST, indicators=HIGH), "act inaugurate", "open e01")
    assert state.outcome() is None  # the nuisance still lies there
    play(state, "build a2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]
    assert outcome.scores == [1, 1]
    assert state.actor == NOBODY


@pytest.mark.rule("evolutopia:over.win")
def test_a_good_plan_can_win_too() -> None:
    values = {"mobility": 6, "environment": 6, "comfort": 4}
    state = table(roles=QUIET, plans=["b7"], squares={"b1": "e01"}, indicators=values, options={"target": 5})
    play(state, "play b7", "boost comfort")
    assert data(state)["result"] == "won"


@pytest.mark.rule("evolutopia:over.win")
def test_without_a_nuisance_the_scores_alone_win_before_the_tile_is_placed() -> None:
    state = table(roles=QUIET, sites=DONE, squares={"b1": "e02"}, indicators=HIGH)
    play(state, "act inaugurate", "open e01")
    assert data(state)["result"] == "won"


@pytest.mark.rule("evolutopia:over.win")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_map_without_nuisances_may_be_won_before_the_first_turn(seats: int) -> None:
    state = fresh(seats, level="own", indicator_start=5, target=4)
    if seats == 1:
        play(state, listed(state)[0])  # the role is chosen first
    assert data(state)["result"] == "won"
    assert GAME.position(data(state)).digest() == state.digest()


@pytest.mark.rule("evolutopia:over.indicator")
def test_an_indicator_at_zero_loses_at_once() -> None:
    state = table(roles=QUIET, crisis="c10", indicators={"economy": 1})
    play(state, "manage")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([], [0, 0])
    assert state.actor == NOBODY


@pytest.mark.rule("evolutopia:over.crisis")
def test_the_last_beacon_loses_at_once() -> None:
    state = play(table(roles=QUIET, pawn=8), "manage", "crisis c14", "option 2")
    assert data(state)["result"] == "lost"
    assert data(state)["pawn"] == 9


@pytest.mark.rule("evolutopia:over.both")
def test_what_would_both_win_and_lose_loses() -> None:
    values = {"mobility": 4, "environment": 6, "comfort": 6, "economy": 1}
    sites = {"e07": "regulator regulator"}  # mobility +2, environment +1, economy -1
    state = table(roles=QUIET, sites=sites, squares={"b1": "e01"}, indicators=values)
    play(state, "act inaugurate", "open e07")
    assert data(state)["result"] == "lost"
