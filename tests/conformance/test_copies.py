"""Copies are complete and independent."""

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.game import GameSpec
from speciate.core.seats import NOBODY
from tests.conformance.attributes import scribble, snapshot
from tests.conformance.play import choose, draw_case, every_table, stops, walk


@every_table
@given(data=st.data())
def test_a_copy_holds_all_that_the_original_holds(data: st.DataObject, game: GameSpec, seats: int) -> None:
    for state in stops(draw_case(data, game, seats)):
        state.listener = []
        twin = state.copy()
        assert type(twin) is type(state)
        assert twin.listener is None
        assert snapshot(twin) == snapshot(state)
        assert twin.digest() == state.digest()


@every_table
@given(data=st.data())
def test_a_copy_leaves_no_attribute_out(data: st.DataObject, game: GameSpec, seats: int) -> None:
    """Also those that seldom change: every one is given an odd value first."""
    for state in stops(draw_case(data, game, seats), 1):
        scribble(state, state.copy)
        assert snapshot(state.copy()) == snapshot(state)


@every_table
@given(data=st.data())
def test_playing_a_copy_leaves_the_original_alone(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    for state in stops(case, 1):
        before = snapshot(state)
        digest = state.digest()
        twin = state.copy()
        for _ in walk(case, twin, case.rng("copy")):
            pass
        assert snapshot(state) == before
        assert state.digest() == digest
        if state.actor != NOBODY:
            assert twin.digest() != digest


@every_table
@given(data=st.data())
def test_the_same_moves_lead_original_and_copy_to_the_same_place(
    data: st.DataObject, game: GameSpec, seats: int
) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("both")
    for state in stops(case, 1):
        twin = state.copy()
        for _ in range(25):
            if state.actor == NOBODY:
                break
            seat, move = choose(case, state, rng)
            twin.apply(seat, move)
            state.apply(seat, move)
            assert twin.digest() == state.digest()
            assert twin.actor == state.actor
