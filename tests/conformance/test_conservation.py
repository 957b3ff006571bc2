"""Every component is somewhere, at every moment of every game."""

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.game import GameSpec
from tests.conformance.components import lying, whole
from tests.conformance.play import draw_case, every_table, plain, walk


@every_table
@given(data=st.data())
def test_nothing_is_lost_and_nothing_appears(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    state = case.new()
    pack = whole(game, plain(state.to_json()))
    assert lying(game, state.to_json()) == pack
    for at, _ in enumerate(walk(case, state, case.rng("play"))):
        if at % 4 == 0 or state.outcome() is not None:
            assert lying(game, state.to_json()) == pack
