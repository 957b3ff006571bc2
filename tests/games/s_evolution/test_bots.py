"""What a bot thinks of S-Evolution, and what it does without thinking long."""

from random import Random

import pytest

from speciate.bots.levels import LEVELS
from speciate.bots.search_bot import SearchBot
from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.evaluate import evaluate
from speciate.games.s_evolution.flow import SEvolutionState
from speciate.table.match import Match
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


# -- nothing is done and undone -----------------------------------------------------------------------


def turns(match: Match) -> list[list[str]]:
    """What each seat did in one go, as codes."""
    out: list[list[str]] = []
    last = None
    for entry in match.record.entries:
        if entry.seat != last:
            out.append([])
        if entry.is_move:
            out[-1].append(entry.code)
        last = entry.seat
    return out


@BOTH
def test_nothing_is_traded_back_and_forth(edition: str) -> None:
    """At no level: those that search do it a little here, for what they choose from is the same."""
    given_ever = False
    for level, manner in LEVELS.items():
        few = manner._replace(iterations=min(manner.iterations, 4), seconds=60.0)
        bots = {seat: SearchBot(Random(seat), level, few) for seat in range(3)}
        match = Match.new(GAME, ["A", "B", "C"], [level] * 3, {"edition": edition}, seed="2")
        while match.step(bots) is not None:
            pass
        for turn in turns(match):
            trades = [code.removeprefix("trade ").split(">") for code in turn if code.startswith("trade")]
            given_ever = given_ever or bool(trades)
            assert {given for given, _ in trades}.isdisjoint(got for _, got in trades), turn
    assert given_ever  # else this has shown nothing


@BOTH
def test_a_worker_is_taken_back_only_for_a_better_place(edition: str) -> None:
    rows = [
        player(population=3, stock=(1, 3, 3), workers={"farm": 1}),  # somebody is free
        player(population=1, stock=(1, 0, 0), workers={"farm": 2}),  # nothing else can be paid
    ]
    for row in rows:
        state = managing(row, edition, round=3)
        assert "remove farm" in codes(state.legal(0))
        assert "remove farm" not in codes(GAME.engine.worthwhile(state, 0))


def test_a_trade_is_worthwhile_that_meets_a_need() -> None:
    state = acting(player(age=1, population=2, stock=(1, 2, 0), workers={"trade": 2}))
    assert codes(GAME.engine.worthwhile(state, 0)) == {"trade tools>food"}


def codes(moves: list[int]) -> set[str]:
    return {GAME.engine.codec.text(move) for move in moves}
