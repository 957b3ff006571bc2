"""Sealed choices commute: any order of arrival gives the same state."""

from itertools import islice, permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.game import GameSpec
from speciate.core.state import State
from tests.conformance.play import draw_case, every_table, stops

ORDERS = 6
STEPS = 40


def owing(state: State) -> list[int]:
    return [decision.seat for decision in state.pending() if decision.sealed]


def script(state: State, seat: int, rng: Random) -> list[int]:
    """What `seat` does, alone on a copy, until it owes no more: one move, or several steps of a big choice."""
    alone = state.copy()
    moves: list[int] = []
    while seat in owing(alone) and (not moves or len(owing(alone)) == len(owing(state))):
        legal = alone.legal(seat)
        moves.append(rng.choice(legal) if len(moves) < STEPS else legal[-1])
        alone.apply(seat, moves[-1])
    return moves


@every_table
@given(data=st.data())
def test_sealed_choices_commute(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("scripts")
    for state in stops(case, 3):
        sealed = owing(state)
        if len(sealed) < 2:
            continue
        scripts = {seat: script(state, seat, rng) for seat in sealed}
        ends = set()
        for order in islice(permutations(sealed), ORDERS):
            table = state.copy()
            for seat in order:
                for move in scripts[seat]:
                    assert table.refusal(seat, move) is None
                    table.apply(seat, move)
            ends.add(table.digest())
        ends.add(interleaved(state, scripts, rng).digest())
        assert len(ends) == 1


def interleaved(state: State, scripts: dict[int, list[int]], rng: Random) -> State:
    """The steps of all seats mixed."""
    table = state.copy()
    left = {seat: moves[:] for seat, moves in scripts.items()}
    while left:
        seat = rng.choice(sorted(left))
        table.apply(seat, left[seat].pop(0))
        if not left[seat]:
            del left[seat]
    return table
