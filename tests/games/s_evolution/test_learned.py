"""What S-Evolution's master has learned: how far one is ahead between rounds, and what is worth buying."""

from math import log
from random import Random

import pytest

from speciate.core.seats import NATURE, NOBODY
from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.flow import SEvolutionState
from speciate.games.s_evolution.learned import lesson_of, standing
from speciate.games.s_evolution.policy import choose_by
from tests.games.s_evolution.build import new_game, player, table

BOTH = pytest.mark.parametrize("edition", ["2013", "2.0"])
LEARNED = GAME.engine.learned()


def resting(edition: str, rounds: int = 3, seats: int = 3) -> SEvolutionState:
    """The table when so many rounds have been played, all seats made alike."""
    state = new_game(seats, 4, edition=edition)
    random = Random(7)
    while state.round <= rounds or not GAME.engine.is_quiet(state):
        if state.actor == NATURE:
            state.settle(random)
        else:
            state.apply(state.actor, GAME.engine.policy(state, state.actor, random.random))
    for each in state.players:
        each.score, each.age, each.population, each.stock, each.levels = 10, 2, 2, 0, 0
        each.obscured = each.invaded = False
        each.up, each.discovery = 0, -1
    return state


def rounds_to_come(state: SEvolutionState) -> float:
    return float(state.setup.rounds - int(state.round) + 1)


@BOTH
def test_among_equals_one_is_as_far_behind_as_there_are_rivals(edition: str) -> None:
    """The chance to win is then an equal share: its log-odds, times the points that are still open."""
    state = resting(edition)
    lesson = lesson_of(state)
    even = -(lesson.doubt + rounds_to_come(state) * lesson.doubt_each) * log(2)
    assert [standing(state, seat) for seat in range(3)] == pytest.approx([even] * 3)


@BOTH
def test_the_nearest_rival_counts_most(edition: str) -> None:
    state = resting(edition)
    state.players[1].score = 12
    before = standing(state, 0)
    state.players[1].score += 3
    closer = standing(state, 0)
    state.players[1].score -= 3
    state.players[2].score += 3 - 10
    assert closer < before < standing(state, 0)
    assert before - closer > standing(state, 0) - before


@BOTH
def test_points_count_the_more_the_nearer_the_end(edition: str) -> None:
    """As shares of what is still open, which is what a win hangs on."""

    def certainty(rounds: int) -> float:
        state = resting(edition, rounds)
        lesson = lesson_of(state)
        state.players[0].score += 5
        return standing(state, 0) / (lesson.doubt + rounds_to_come(state) * lesson.doubt_each)

    assert certainty(5) > certainty(3) > certainty(1)


@BOTH
def test_what_develops_a_people_counts(edition: str) -> None:
    state = resting(edition, 1)
    even = standing(state, 0)
    for name, value in (("age", 3), ("stock", 0x111), ("discovery", 0)):
        before = getattr(state.players[0], name)
        setattr(state.players[0], name, value)
        assert standing(state, 0) > even, name
        setattr(state.players[0], name, before)
    state.players[0].obscured = True
    assert standing(state, 0) < even


@BOTH
def test_within_a_round_the_master_judges_as_the_expert(edition: str) -> None:
    state = new_game(3, 4, edition=edition)
    random = Random(3)
    within = between = 0
    while state.actor != NOBODY:
        same = LEARNED.evaluate(state, 0) == GAME.engine.evaluate(state, 0)
        if GAME.engine.is_quiet(state):
            between += not same
        else:
            within += same
            assert same
        if state.actor == NATURE:
            state.settle(random)
        else:
            move = LEARNED.policy(state, state.actor, random.random)
            assert move in state.legal(state.actor)
            state.apply(state.actor, move)
    assert within > 50 and between == state.setup.rounds - 1


@BOTH
def test_in_the_end_the_points_alone_say_who_is_ahead(edition: str) -> None:
    state = new_game(3, 4, edition=edition)
    random = Random(3)
    while state.actor != NOBODY:
        if state.actor == NATURE:
            state.settle(random)
        else:
            state.apply(state.actor, GAME.engine.policy(state, state.actor, random.random))
    scores = GAME.engine.scores(state)
    by_standing = sorted(range(3), key=lambda seat: LEARNED.evaluate(state, seat))
    assert by_standing == sorted(range(3), key=lambda seat: scores[seat])


@pytest.mark.parametrize(("edition", "science", "bought"), [("2013", 1, "build trade"), ("2.0", 3, "evolve")])
def test_what_was_learned_says_what_is_worth_most_to_buy(edition: str, science: int, bought: str) -> None:
    """Whatever the whim: the next best is far behind. Nothing is bought that brings less than it costs."""
    state = table(player(stock=(0, 0, science)), player(), phase="manage", edition=edition, round=1)
    lesson = lesson_of(state)
    chosen = {LEARNED.codec.text(choose_by(state, 0, lesson, Random(seed).random)) for seed in range(20)}
    assert chosen == {bought}
