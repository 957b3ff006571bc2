"""Some seat always has a move, the game ends, and the result adds up."""

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.game import GameSpec
from speciate.core.playout import playout
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, is_over
from tests.conformance.play import Case, draw_case, every_table, plain, stops, viewers, walk

SHORT_LIST = 250  # big choices are steps: a list of moves stays one a person can look through


def assert_owed(state: State) -> None:
    decisions = state.pending()
    owing = [decision.seat for decision in decisions]
    assert owing, "nobody owes a decision, but the game is not over"
    assert owing == sorted(set(owing)), "decisions come by seat, one each"
    assert state.actor == owing[0]
    assert NATURE not in owing or owing == [NATURE]
    assert all(decision.kind for decision in decisions)
    assert len(decisions) == 1 or all(decision.sealed for decision in decisions)
    assert all(state.legal(seat) for seat in owing), "a seat owes a decision and has no move"
    assert state.outcome() is None
    assert not is_over(state)


@every_table
@given(data=st.data())
def test_some_seat_has_a_move_until_the_game_is_over(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    state = case.new()
    assert_owed(state)
    for _ in walk(case, state, case.rng("play")):
        if state.actor != NOBODY:
            assert_owed(state)
    assert_over(state)


def assert_over(state: State) -> None:
    outcome = state.outcome()
    assert is_over(state)
    assert outcome is not None
    assert state.pending() == []
    assert all(state.legal(seat) == [] for seat in (NATURE, *range(state.seats)))
    assert len(outcome.scores) == len(outcome.breakdown) == state.seats
    assert outcome.winners == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(range(state.seats))
    for score, parts in zip(outcome.scores, outcome.breakdown, strict=True):
        assert sum(parts.values()) == score
    assert plain(outcome.to_json()) == outcome.to_json()


@every_table
@given(data=st.data())
def test_views_say_who_is_waited_for(data: st.DataObject, game: GameSpec, seats: int) -> None:
    for state in stops(draw_case(data, game, seats)):
        owing = [decision.seat for decision in state.pending()]
        for seat in viewers(state):
            assert state.view(seat).to_json()["waiting"] == owing


@every_table
def test_lists_of_moves_stay_short(game: GameSpec, seats: int) -> None:
    for seed in range(3):
        case = Case(game, seats, {}, seed)
        state = case.new()
        for _ in walk(case, state, case.rng("play")):
            assert all(len(state.legal(decision.seat)) <= SHORT_LIST for decision in state.pending())


@every_table
@given(data=st.data())
def test_playouts_end_and_can_be_judged(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    state = case.new()
    assert playout(state, case.rng("playout")) > 0
    assert_over(state)
    stats = game.engine.stats(state)
    assert all(isinstance(value, float) for value in stats.values())
    for stop in stops(case, 1):
        for seat in range(seats):
            assert isinstance(game.engine.evaluate(stop, seat), float)
