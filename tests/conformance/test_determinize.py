"""Imagined tables: indistinguishable, whole, and made from the view alone."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.game import GameSpec
from speciate.core.seats import NOBODY
from tests.conformance.components import lying
from tests.conformance.play import draw_case, every_table, plain, stops, view_bytes, viewers, walk


@every_table
@given(data=st.data())
def test_the_view_of_an_imagined_table_is_the_view(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("imagine")
    for state in stops(case):
        digest = state.digest()
        components = lying(game, state.to_json())
        for seat in viewers(state):
            view = state.view(seat)
            seen = view_bytes(state, seat)
            for _ in range(3):
                imagined = view.determinize(rng)
                assert view_bytes(imagined, seat) == seen
                assert imagined.actor == state.actor
                assert imagined.listener is None
                assert lying(game, imagined.to_json()) == components
            assert imagined.view(seat) == view
        assert state.digest() == digest


@every_table
@given(data=st.data())
def test_imagining_uses_nothing_but_the_view(data: st.DataObject, game: GameSpec, seats: int) -> None:
    """Two tables a seat cannot tell apart give it the same imagined table for the same luck."""
    case = draw_case(data, game, seats)
    rng = case.rng("imagine")
    for state in stops(case):
        for seat in viewers(state):
            other = state.determinize(seat, rng)
            luck = rng.getrandbits(32)
            ours = state.determinize(seat, Random(luck)).digest()
            assert other.determinize(seat, Random(luck)).digest() == ours
            read = game.engine.view(plain(state.view(seat).to_json()))
            assert read.determinize(Random(luck)).digest() == ours


@every_table
@given(data=st.data())
def test_a_view_read_back_from_json_is_the_view(data: st.DataObject, game: GameSpec, seats: int) -> None:
    for state in stops(draw_case(data, game, seats)):
        for seat in viewers(state):
            view = state.view(seat)
            read = game.engine.view(plain(view.to_json()))
            assert type(read) is type(view)
            assert read.seat == seat
            assert read == view
            assert read.to_json() == view.to_json()


@every_table
@given(data=st.data())
def test_an_imagined_table_can_be_played_to_the_end(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("imagine")
    for state in stops(case, 1):
        for seat in rng.sample(viewers(state), 2):
            imagined = state.determinize(seat, rng)
            for _ in walk(case, imagined, rng):
                pass
            assert imagined.actor == NOBODY
            assert lying(game, imagined.to_json()) == lying(game, state.to_json())
