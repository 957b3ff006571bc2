"""Positions as JSON: read back whole, and every damage answered with a SpeciateError."""

from functools import cache
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.errors import SpeciateError
from speciate.core.game import GameSpec
from speciate.core.seats import NOBODY
from speciate.core.state import State
from tests.conformance.attributes import snapshot
from tests.conformance.play import (
    Case,
    budget,
    choose,
    draw_case,
    every_game,
    every_table,
    plain,
    stops,
    variants,
    viewers,
)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 130) | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=2),
    max_leaves=4,
)


@every_table
@given(data=st.data())
def test_a_position_read_back_is_the_position(data: st.DataObject, game: GameSpec, seats: int) -> None:
    """Every attribute comes back: what JSON and digest leave out follows from what they hold."""
    for state in stops(draw_case(data, game, seats), 3):
        read = game.position(plain(state.to_json()))
        assert read.digest() == state.digest()
        assert read.to_json() == state.to_json()
        assert snapshot(read, loose=True) == snapshot(state, loose=True)
        assert read.pending() == state.pending()


@cache
def samples(game: GameSpec, seed: int) -> list[Any]:
    """Positions to spoil: of each kind of decision, for a seat count and options that vary with `seed`."""
    seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
    options = variants(game)[seed % len(variants(game))]
    return [plain(state.to_json()) for state in stops(Case(game, seats, options, seed), 1)]


@every_game
@budget(60)
@given(data=st.data())
def test_a_spoilt_position_reads_or_says_what_is_wrong(data: st.DataObject, game: GameSpec) -> None:
    positions = samples(game, data.draw(st.integers(0, 7)))
    position = plain(data.draw(st.sampled_from(positions)))
    for _ in range(data.draw(st.integers(1, 2))):
        spoil(data, position)
    try:
        state = game.position(position)
    except SpeciateError:
        return
    assert_stands(game, state)


def spoil(data: st.DataObject, position: Any) -> None:
    """Goes down to some object or list and deletes, replaces, adds or doubles something there."""
    holder = position
    for _ in range(5):
        inner = [value for value in items(holder) if isinstance(value, dict | list) and value]
        if not inner or data.draw(st.booleans()):
            break
        holder = data.draw(st.sampled_from(inner))
    keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    if not keys:
        return
    key = data.draw(st.sampled_from(keys))
    act = data.draw(st.sampled_from(["delete", "replace", "add", "double"]))
    if act == "delete":
        del holder[key]
    elif act == "replace":
        holder[key] = data.draw(json_values)
    elif isinstance(holder, dict):
        holder[data.draw(st.text(max_size=6))] = data.draw(json_values)
    else:
        holder.append(holder[key] if act == "double" else data.draw(json_values))


def items(holder: Any) -> list[Any]:
    return list(holder.values()) if isinstance(holder, dict) else list(holder)


def assert_stands(game: GameSpec, state: State) -> None:
    """A position that was read is one to play from."""
    assert game.position(plain(state.to_json())).digest() == state.digest()
    case = Case(game, state.seats, {}, 1)
    rng = case.rng("spoilt")
    for _ in range(30):
        for seat in viewers(state):
            state.view(seat).to_json()
        if state.actor == NOBODY:
            assert state.outcome() is not None
            break
        state.apply(*choose(case, state, rng))


@every_game
@budget(20)
@given(data=st.data())
def test_a_spoilt_view_reads_or_says_what_is_wrong(data: st.DataObject, game: GameSpec) -> None:
    state = game.position(data.draw(st.sampled_from(samples(game, data.draw(st.integers(0, 7))))))
    view = plain(state.view(data.draw(st.sampled_from(viewers(state)))).to_json())
    spoil(data, view)
    try:
        game.engine.view(view).to_json()
    except SpeciateError:
        return


@every_game
@budget(10)
@given(data=json_values)
def test_anything_else_is_no_position(data: Any, game: GameSpec) -> None:
    try:
        state = game.position(data)
    except SpeciateError:
        return
    assert_stands(game, state)
