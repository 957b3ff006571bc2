"""Both action spaces say every legal move, and every move they say is the one that was meant."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from speciate.core.errors import BadOption
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.core.seats import NOBODY
from speciate.core.state import State
from speciate.research.actions import BeyondBounds, FixedActions, TokenActions, actions_of
from speciate.research.native.numbering import WAIT
from speciate.research.observation import encoding_of
from tests.conformance.play import Case, draw_case, stops
from tests.research.tables import every_game, every_table

# with the four players (or as many as there can be) and the bounds that are usual
SIZES = {"evolution": (4, 2271, 150), "evo": (4, 661, 206), "s-evolution": (4, 86, 66), "evolutopia": (3, 8304, 178)}


def decisions(case: Case) -> list[tuple[State, int]]:
    """Positions of a random game, each with a seat that must choose there."""
    return [(state, owed.seat) for state in stops(case, 3) for owed in state.pending() if owed.seat >= 0]


@every_table
@given(data=st.data())
def test_every_legal_move_has_its_own_number_and_comes_back(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    actions = FixedActions(encoding_of(game, case.new()))
    for state, seat in decisions(case):
        legal = state.legal(seat)
        mask, beyond = actions.mask(seat, legal)
        marked = {actions.decode(seat, [int(number)]) for number in np.flatnonzero(mask) if number != WAIT}
        within = {move for move in legal if move in actions.table.numbers[seat]}
        assert marked == within
        assert beyond == len(set(legal)) - len(within)
        assert bool(mask[WAIT]) == (not within)
        assert all(actions.decode(seat, actions.encode(seat, move)) == move for move in within)


@every_table
@given(data=st.data())
def test_every_legal_move_is_spelt_by_tokens(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    encoding = encoding_of(game, case.new())
    tokens, fixed = TokenActions(encoding), FixedActions(encoding)
    for state, seat in decisions(case):
        legal = state.legal(seat)
        for move in legal:
            if move not in fixed.table.numbers[seat]:
                continue
            spelling = tokens.encode(seat, move)
            assert tokens.decode(seat, spelling) == move
            choosing = tokens.choosing(seat, legal)
            made = None
            while made is None:
                token = spelling[len(choosing.spelt())]
                mask = choosing.mask()
                assert mask[token] and not mask[WAIT]
                made = choosing.choose(token)
            assert made == move


@every_game
def test_numbers_mean_the_same_at_every_seat(game: GameSpec) -> None:
    """The move of a number, made by each seat, names the others as far away as it did for seat 0."""
    seats = game.max_seats
    actions = FixedActions(encoding_of(game, game.new(seats)))
    codec = game.engine.codec
    for number in range(1, actions.size):
        first = codec.move(actions.decode(0, [number]))
        for seat in range(1, seats):
            other = codec.move(actions.decode(seat, [number]))
            assert other.kind == first.kind
            for name, value in first.args.items():
                far = (int(str(value)) + seat) % seats if name == "seat" else value
                assert other.args[name] == far


@pytest.mark.parametrize("game", SIZES)
def test_spaces_are_as_large_as_documented(game: str) -> None:
    seats, fixed, tokens = SIZES[game]
    encoding = encoding_of(get_game(game), get_game(game).new(seats))
    assert (actions_of(encoding, "fixed").size, actions_of(encoding, "tokens").size) == (fixed, tokens)


def crowded() -> State:
    """Three hungry species, of which two lie beyond a bound of 1."""
    species = [{"population": 2}, {"population": 2}, {"population": 2}]
    return get_game("evolution").position(
        {"phase": "feed", "hole": 9, "players": [{"species": species}, {"species": [{"food": 1}]}]}
    )


@pytest.mark.parametrize("form", ["fixed", "tokens"])
def test_moves_beyond_a_bound_are_masked_and_counted(form: str) -> None:
    state = crowded()
    actions = actions_of(encoding_of(get_game("evolution"), state, {"species": 1}), form)
    choosing = actions.choosing(0, state.legal(0))
    assert choosing.beyond == 2
    assert choosing.mask().sum() == 1
    parse = get_game("evolution").engine.codec.parse
    assert choosing.choose(actions.encode(0, parse("feed 0"))[-1 if form == "fixed" else 0]) == parse("feed 0")
    with pytest.raises(BeyondBounds, match="feed 2 lies beyond"):
        actions.encode(0, parse("feed 2"))


@pytest.mark.parametrize("form", ["fixed", "tokens"])
def test_where_every_move_lies_beyond_waiting_plays_the_first(form: str) -> None:
    state = crowded()
    legal = [move for move in state.legal(0) if move != get_game("evolution").engine.codec.parse("feed 0")]
    choosing = actions_of(encoding_of(get_game("evolution"), state, {"species": 1}), form).choosing(0, legal)
    assert np.flatnonzero(choosing.mask()).tolist() == [WAIT]
    assert choosing.beyond == len(legal)
    assert choosing.choose(WAIT) == legal[0]


@pytest.mark.parametrize("form", ["fixed", "tokens"])
def test_an_action_that_is_not_legal_is_refused(form: str) -> None:
    game = get_game("s-evolution")
    state = game.new(2)
    state.settle(Random(1))
    assert state.actor != NOBODY
    choosing = actions_of(encoding_of(game, state), form).choosing(state.actor, state.legal(state.actor))
    for action in np.flatnonzero(choosing.mask() == 0).tolist():
        with pytest.raises(BadOption):
            choosing.choose(action)
