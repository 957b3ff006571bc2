"""Codes and JSON of moves round-trip; what cannot be read says so."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speciate.core.errors import SpeciateError, UnknownName, UnreadableMove
from speciate.core.game import GameSpec
from speciate.core.moves import Codec
from tests.conformance.play import Case, budget, draw_case, every_game, every_table, whole_game

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def moves_met(case: Case) -> set[int]:
    """Every legal move of anyone in a random game."""
    state = case.new()
    met = set(state.legal(state.actor))
    for seat, move in whole_game(case):
        state.apply(seat, move)
        for decision in state.pending():
            met.update(state.legal(decision.seat))
    return met


@every_table
@given(data=st.data())
def test_legal_moves_round_trip_as_code_and_as_json(data: st.DataObject, game: GameSpec, seats: int) -> None:
    codec = game.engine.codec
    met = moves_met(draw_case(data, game, seats))
    for packed in met:
        move = codec.move(packed)
        assert codec.readable(packed)
        assert codec.parse(move.code) == packed
        assert codec.parse(f"  {move.code.replace(' ', '   ')} ") == packed
        assert codec.from_json(json.loads(json.dumps(move.to_json()))) == packed
        assert game.parse(move.code) == move
        assert game.parse(move.code).packed == packed
        assert move.kind == move.to_json()["move"]
    assert len({codec.text(packed) for packed in met}) == len(met)


def read_or_refuse(codec: Codec, text: str) -> None:
    try:
        packed = codec.parse(text)
    except (UnreadableMove, UnknownName):
        return
    assert codec.readable(packed)
    assert codec.parse(codec.text(packed)) == packed


@every_game
@budget(10)
@given(data=st.data())
def test_a_spoilt_code_is_unreadable_or_another_move(data: st.DataObject, game: GameSpec) -> None:
    codec = game.engine.codec
    seats = data.draw(st.integers(game.min_seats, game.max_seats))
    _, packed = whole_game(Case(game, seats, {}, data.draw(st.integers(0, 3))))[data.draw(st.integers(0, 40)) % 12]
    code = codec.text(packed)
    at = data.draw(st.integers(0, len(code)))
    end = data.draw(st.integers(at, len(code)))
    middle = data.draw(st.text(max_size=5) | st.from_regex(r"\A\d{1,6}\Z") | st.just("9" * 5000))
    read_or_refuse(codec, code[:at] + middle + code[end:])


@every_game
@budget(10)
@given(text=st.text(max_size=30))
def test_any_text_is_a_move_or_unreadable(text: str, game: GameSpec) -> None:
    read_or_refuse(game.engine.codec, text)


@every_game
@budget(20)
@given(data=st.data())
def test_any_json_is_a_move_or_unreadable(data: st.DataObject, game: GameSpec) -> None:
    codec = game.engine.codec
    kind = data.draw(st.sampled_from(list(codec.kinds.values())))
    fields: dict[str, object] = {"move": data.draw(st.just(kind.name) | json_values)}
    for name, _ in kind.args:
        fields[name] = data.draw(json_values | st.integers(0, 5000))
    fields.update(data.draw(st.dictionaries(st.text(max_size=5), json_values, max_size=1)))
    try:
        packed = codec.from_json(fields)
    except (UnreadableMove, UnknownName):
        return
    assert codec.readable(packed)


@every_game
def test_codes_that_no_game_has_are_named_in_the_error(game: GameSpec) -> None:
    with pytest.raises(UnknownName, match="unknown move"):
        game.parse("no-such-kind 1")
    with pytest.raises(SpeciateError):
        game.parse("")
    for kind in game.engine.codec.kinds.values():
        with pytest.raises(UnreadableMove, match=kind.name):
            game.parse(f"{kind.name} ! ! ! !")
        long = re.sub(r"\d+", "9" * 5000, game.engine.codec.text(kind.number))
        if "9" in long:
            with pytest.raises(UnreadableMove, match="unreadable move"):
                game.parse(long)
        with pytest.raises(UnreadableMove):
            game.engine.codec.from_json({"move": kind.name, "nonsense": 1})
