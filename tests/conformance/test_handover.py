"""Any seat can be handed to a bot at any decision: a view and the list of legal moves are all it needs."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.game import GameSpec
from speciate.core.moves import Move
from speciate.core.seats import NATURE, NOBODY
from tests.conformance.play import BOUND, choose, draw_case, every_table, plain


class Stranger:
    """Knows nothing of what went before: reads a view from JSON, imagines the rest, picks a legal move."""

    def __init__(self, game: GameSpec, luck: int) -> None:
        self.game = game
        self.rng = Random(luck)

    def choose(self, seen: dict[str, object], moves: list[Move]) -> str:
        view = self.game.engine.view(seen)
        imagined = view.determinize(self.rng)
        assert sorted(imagined.legal(view.seat)) == sorted(move.packed for move in moves)
        move = self.rng.choice(moves)
        imagined.apply(view.seat, move.packed)  # it may think ahead
        return move.code


@every_table
@given(data=st.data())
def test_a_new_bot_now_and_then_finishes_the_game(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    codec = game.engine.codec
    rng = case.rng("table")
    state = case.new()
    for luck in range(BOUND):
        if state.actor == NOBODY:
            break
        if state.actor == NATURE:
            state.settle(rng)
            continue
        if luck % 3:  # whoever sat there before
            state.apply(*choose(case, state, rng))
            continue
        seat = rng.choice(state.pending()).seat
        moves = [codec.move(move) for move in state.legal(seat)]
        code = Stranger(game, luck).choose(plain(state.view(seat).to_json()), moves)
        move = codec.parse(code)
        assert state.refusal(seat, move) is None
        state.apply(seat, move)
    assert state.outcome() is not None
