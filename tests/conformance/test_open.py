"""What a game calls open is what everybody can see."""

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.game import GameSpec
from speciate.core.state import State
from tests.conformance.play import draw_case, every_table, stops, viewers


@every_table
@given(data=st.data())
def test_all_can_see_whether_an_open_decision_leaves_a_choice(data: st.DataObject, game: GameSpec, seats: int) -> None:
    """A screen makes the only move of such a decision at once: whoever sees that haste must learn nothing by it."""
    case = draw_case(data, game, seats)
    rng = case.rng("imagine")
    for state in stops(case):
        for seat in [owed.seat for owed in state.pending() if owed.seat >= 0]:
            is_open = game.engine.is_open(state, seat)
            for other in viewers(state):
                imagined = state.determinize(other, rng)
                assert game.engine.is_open(imagined, seat) == is_open
                assert not is_open or is_forced(imagined, seat) == is_forced(state, seat)


def is_forced(state: State, seat: int) -> bool:
    return len(state.legal(seat)) == 1
