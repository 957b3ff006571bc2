"""What a bot thinks of S-Evolution, and what it does without thinking long."""

from random import Random

import pytest

from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.evaluate import evaluate
from speciate.games.s_evolution.flow import SEvolutionState
from tests.games.s_evolution.build import Json, acting, new_game, player, table

BOTH = pytest.mark.parametrize("edition", ["2013", "2.0"])


def managing(one: Json, edition: str, **numbers: object) -> SEvolutionState:
    return table(one, player(), phase="manage", edition=edition, **numbers)


def usual_moves(state: SEvolutionState, seat: int = 0) -> set[str]:
    """The policy's moves, as chance would have them."""
    engine = GAME.engine
    return {engine.codec.text(engine.policy(state, seat, Random(seed).random)) for seed in range(5)}


@BOTH
def test_a_worker_in_production_is_worth_its_price_early(edition: str) -> None:
    """A Farm costs one Tool and brings something in every round to come."""
    for round in (2, 5):
        built = managing(player(workers={"farm": 1}), edition, round=round)
        kept = managing(player(stock=(0, 1, 0)), edition, round=round)
        assert evaluate(built, 0) > evaluate(kept, 0)


@BOTH
def test_more_people_than_can_be_fed_are_no_gain(edition: str) -> None:
    poor = [managing(player(age=5, population=people), edition, round=3) for people in (3, 6)]
    assert evaluate(poor[0], 0) > evaluate(poor[1], 0)


@BOTH
def test_another_players_points_count_against_ones_own(edition: str) -> None:
    behind = table(player(score=10), player(score=20), phase="manage", edition=edition, round=3)
    ahead = table(player(score=10), player(score=5), phase="manage", edition=edition, round=3)
    assert evaluate(ahead, 0) > evaluate(behind, 0)


@BOTH
def test_the_policy_builds_production_first(edition: str) -> None:
    assert usual_moves(managing(player(stock=(0, 1, 0)), edition, round=2)) <= {"build farm", "build factory"}


def test_the_policy_fills_the_need_that_is_nearest() -> None:
    state = acting(player(age=3, population=3, stock=(2, 0, 0), taken=["t6"]))
    assert usual_moves(state) == {"gain food"}


def test_the_policy_trades_what_is_to_spare_for_what_is_missing() -> None:
    state = acting(player(age=1, population=2, stock=(1, 2, 0), workers={"trade": 1}))
    assert usual_moves(state) == {"trade tools>food"}


@BOTH
def test_play_outs_come_to_rest_between_rounds(edition: str) -> None:
    engine = GAME.engine
    state = new_game(3, 4, edition=edition)
    random = Random(7)
    for _ in range(400):
        if engine.is_quiet(state):
            break
        if state.actor < 0:
            state.settle(random)
        else:
            state.apply(state.actor, engine.policy(state, state.actor, random.random))
    assert state.round > 1 and engine.is_quiet(state)
