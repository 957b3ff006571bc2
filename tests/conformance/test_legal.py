"""A move is legal exactly when it has no refusal, and every refusal names a rule of the catalogue."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speciate.core.errors import IllegalMove, UnreadableMove
from speciate.core.game import GameSpec
from speciate.core.refusal import PROGRAM
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State
from speciate.table.match import Match
from speciate.table.words import PROGRAM_RULES
from tests.conformance.play import Case, draw_case, every_table, plain, random_moves, stops, whole_game


def assert_judged(case: Case, state: State, seat: int, move: int, legal: set[int]) -> None:
    refusal = state.refusal(seat, move)
    if move in legal:
        assert refusal is None, f"seat {seat}: {case.game.engine.codec.text(move)} is listed and refused: {refusal}"
        return
    assert refusal is not None, f"seat {seat}: {move} is neither listed nor refused"
    game, _, slug = refusal.rule.partition(":")
    assert (game == case.game.id and slug in case.game.engine.rules) or (game == PROGRAM and slug in PROGRAM_RULES)
    assert refusal.key
    assert plain(refusal.to_json()) == refusal.to_json()


@every_table
@given(data=st.data())
def test_legal_exactly_when_not_refused(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("moves")
    elsewhere = [move for _, move in whole_game(case)]
    positions = stops(case)
    for state in positions:
        before = state.digest()
        everyone = [NATURE, *range(seats)]
        here = [move for seat in everyone for move in state.legal(seat)]
        tried = {*here, *rng.sample(elsewhere, min(40, len(elsewhere))), *random_moves(case, 60, rng)}
        for seat in everyone:
            listed = state.legal(seat)
            assert len(set(listed)) == len(listed)
            for move in tried:
                assert_judged(case, state, seat, move, set(listed))
        assert state.digest() == before


@every_table
@given(data=st.data())
def test_who_holds_no_seat_can_do_nothing(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    for state in stops(case, 1):
        moves = [move for decision in state.pending() for move in state.legal(decision.seat)]
        for seat in (SPECTATOR, NOBODY, seats, seats + 60):
            for move in [*moves, *random_moves(case, 10, Random(seat))]:
                assert_judged(case, state, seat, move, set())
        assert state.legal(SPECTATOR) == []


@every_table
@given(data=st.data())
def test_what_is_refused_changes_nothing(data: st.DataObject, game: GameSpec, seats: int) -> None:
    """By a seat that owes nothing or by the one that does, through the verb of whoever holds a State."""
    case = draw_case(data, game, seats)
    rng = case.rng("refused")
    elsewhere = [move for _, move in whole_game(case)]
    for state in stops(case, 1):
        before = state.digest()
        here = [move for owed in state.pending() for move in state.legal(owed.seat)]
        tried = {*rng.sample(here, min(8, len(here))), *rng.sample(elsewhere, 8), *random_moves(case, 8, rng)}
        for seat in (NATURE, *range(seats), seats, SPECTATOR, NOBODY):
            legal = state.legal(seat) if seat in range(NATURE, seats) else []
            for move in tried - {*legal}:
                with pytest.raises((IllegalMove, UnreadableMove)):
                    game.play(state, seat, move)
        assert state.digest() == before


@every_table
def test_a_table_judges_whoever_moves(game: GameSpec, seats: int) -> None:
    """What one seat can do, every other tries, as code, as Move and as int: nothing is played but by who owes it."""
    match = Match.new(game, [f"P{seat}" for seat in range(seats)], seed=1)
    rng = Random(1)
    for _ in range(12):
        if match.outcome is not None:
            return
        owing = {owed.seat for owed in match.pending()}
        move = rng.choice(match.legal(min(owing)))
        before = match.digest(), match.position
        for seat in {*range(seats)} - owing:
            for form in (move, move.code, move.packed):
                with pytest.raises(IllegalMove):
                    match.play(seat, form)
        assert (match.digest(), match.position) == before
        match.play(min(owing), move)


@every_table
@given(data=st.data())
def test_who_owes_nothing_has_no_move(data: st.DataObject, game: GameSpec, seats: int) -> None:
    for state in stops(draw_case(data, game, seats)):
        owing = {decision.seat for decision in state.pending()}
        for seat in (NATURE, *range(seats)):
            assert bool(state.legal(seat)) == (seat in owing)


@every_table
@given(data=st.data())
def test_any_move_is_the_one_the_list_would_give(data: st.DataObject, game: GameSpec, seats: int) -> None:
    """However a game finds it, a random move is the one at that place of the list: all are equally likely."""
    for state in stops(draw_case(data, game, seats)):
        for seat in range(seats):
            legal = state.legal(seat)
            found = [state.any_move(seat, [(at + 0.5) / len(legal)].pop) for at in range(len(legal))]
            assert found == legal
