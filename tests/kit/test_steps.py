"""What all games of steps have in common: nature plays what can be drawn now, and nothing else."""

from random import Random

import pytest

from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY

GAMES = ["evo", "evolution", "evolutopia", "s-evolution"]


@pytest.mark.parametrize("game", GAMES)
def test_nature_is_refused_what_cannot_be_drawn_now(game: str) -> None:
    spec = get_game(game)
    state = spec.new(spec.min_seats)
    rng = Random(1)
    drawn: set[int] = set()
    refused = out_of_turn = 0
    while state.actor != NOBODY:
        if state.actor == NATURE:
            possible = {move for move, _ in state.chance()}
            assert all(state.refusal(NATURE, move) is None for move in possible)
            for move in drawn - possible:
                assert state.refusal(NATURE, move) is not None
                refused += 1
            drawn |= possible
            state.apply(NATURE, state.draw(rng))
        else:
            if drawn:
                assert state.refusal(NATURE, min(drawn)) is not None
                out_of_turn += 1
            seat = state.pending()[0].seat
            state.apply(seat, rng.choice(state.legal(seat)))
        if refused and out_of_turn:
            return
    assert out_of_turn and not refused, "no draw of this game was ever impossible"
