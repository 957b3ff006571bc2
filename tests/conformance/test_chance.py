"""Nature: explicit outcomes with weights, and a fast path of the same distribution."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.game import GameSpec
from speciate.core.seats import NATURE
from speciate.core.state import State
from tests.conformance.play import Case, draw_case, every_game, every_table, stops, walk

SAMPLES = 600


@every_table
@given(data=st.data())
def test_chance_lists_what_nature_can_do(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("nature")
    for state in stops(case, 4):
        outcomes = state.chance()
        moves = [move for move, _ in outcomes]
        assert moves == sorted(set(moves)) == state.legal(NATURE)
        assert all(isinstance(weight, int) and weight > 0 for _, weight in outcomes)
        assert bool(outcomes) == (state.actor == NATURE)
        if outcomes:
            assert {state.draw(rng) for _ in range(20)} <= set(moves)
            assert state.pending()[0].seat == NATURE


@every_table
@given(data=st.data())
def test_settling_leaves_no_chance(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("nature")
    for state in stops(case, 4):
        digest = state.digest()
        waits = state.actor == NATURE
        state.settle(rng)
        assert state.actor != NATURE
        assert (state.digest() != digest) == waits


@every_game
def test_settling_draws_by_the_weights(game: GameSpec) -> None:
    """Where a single draw is left, both ways give each outcome as often as it weighs, within five deviations."""
    state = last_draw(Case(game, game.min_seats, {}, 5))
    if state is None:
        return  # nothing is left to chance
    total = sum(weight for _, weight in state.chance())
    share: dict[str, float] = {}
    for move, weight in state.chance():
        after = state.copy()
        after.apply(NATURE, move)
        share[after.digest()] = share.get(after.digest(), 0) + weight / total
    rng = Random(1)
    settled: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    for _ in range(SAMPLES):
        fast, slow = state.copy(), state.copy()
        fast.settle(rng)
        slow.apply(NATURE, slow.draw(rng))
        settled[fast.digest()] += 1
        drawn[slow.digest()] += 1
    for counts in (settled, drawn):
        assert set(counts) <= set(share)
        for digest, p in share.items():
            assert abs(counts[digest] - p * SAMPLES) <= 5 * (SAMPLES * p * (1 - p)) ** 0.5 + 1


def last_draw(case: Case) -> State | None:
    """The first position with several outcomes, after any of which nature is done; None in a game without chance."""
    state = case.new()
    rng = case.rng("play")
    drawn = state.actor == NATURE
    for _ in walk(case, state, rng):
        drawn = drawn or state.actor == NATURE
        if state.actor == NATURE and len(state.chance()) > 1:
            after = state.copy()
            after.apply(NATURE, after.draw(rng))
            if after.actor != NATURE:
                return state
    assert not drawn, "nature never has a single draw left"
    return None
