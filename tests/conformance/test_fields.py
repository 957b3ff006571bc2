"""A field is declared once, and nothing that follows from the declarations forgets it."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from speciate.core.game import GameSpec
from speciate.kit.engines import TableEngine
from speciate.kit.shapes import Inner, Parts, Shape
from speciate.kit.tables import GameState
from tests.conformance.attributes import names, snapshot
from tests.conformance.play import GAMES, Case, stops

#: What every State has, and what was agreed before the game.
UNDECLARED = {"seats", "actor", "setup"}
TRIES = 6  # other values a field is given

Value = tuple[str, str]  # the class of the page, and the attribute

DECLARED = [game for game in GAMES if isinstance(game.engine, TableEngine)]
every_declared_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in DECLARED])


def shape_of(game: GameSpec) -> Shape:
    assert isinstance(game.engine, TableEngine)
    return game.engine.positions.shape


@cache
def met(game: GameSpec) -> list[GameState]:
    """Tables of different moments, of the fewest and the most players."""
    found = []
    for seats in {game.min_seats, game.max_seats}:
        for state in stops(Case(game, seats, {}, 1), 6):
            assert isinstance(state, GameState)
            found.append(state)
    return found


def pieces(shape: Shape, owner: object) -> Iterator[tuple[Shape, object]]:
    """An object and all its parts, each with its shape."""
    yield shape, owner
    for field in shape.fields:
        if isinstance(field, Parts):
            for part in getattr(owner, field.names[0]):
                yield from pieces(field.shape, part)


def shapes(shape: Shape) -> Iterator[Shape]:
    yield shape
    for field in shape.fields:
        if isinstance(field, Parts):
            yield from shapes(field.shape)


@every_declared_game
def test_every_attribute_of_a_table_is_declared(game: GameSpec) -> None:
    table = game.new(game.min_seats, {})
    for shape in shapes(shape_of(game)):
        is_table = shape is shape_of(game)
        there = set(names(table if is_table else shape.make(table))) - (UNDECLARED if is_table else set())
        declared = shape.attributes() - UNDECLARED
        assert there - declared == set(), f"{shape.name}: attributes that fields.py forgets"
        assert declared - there == set(), f"{shape.name}: fields that the class does not have"


@every_declared_game
def test_no_key_and_no_attribute_is_declared_twice(game: GameSpec) -> None:
    for shape in shapes(shape_of(game)):
        attributes = [*[name for field in shape.fields for name in field.names], *shape.derived]
        keys = [key for field in shape.fields for key, _ in field.types(False)]
        assert len(set(attributes)) == len(attributes), shape.name
        assert len(set(keys)) == len(keys), shape.name


@every_declared_game
def test_every_field_says_what_it_means(game: GameSpec) -> None:
    assert [field.key for shape in shapes(shape_of(game)) for field in shape.fields if not field.about] == []


def odd(value: object) -> list[object]:
    """Something else of the same type, whether or not it can be on a table."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, list):
        return [value[:-1] if value else [0]]
    if isinstance(value, tuple):
        return [value[:-1] if value else (0,)]
    return []


@cache
def values(game: GameSpec) -> dict[Value, list[object]]:
    """What each field was in play, each value once."""
    found: dict[Value, dict[str, object]] = defaultdict(dict)
    for state in met(game):
        for shape, owner in pieces(shape_of(game), state):
            for name in plain_names(shape):
                value = getattr(owner, name)
                found[shape.name, name][str(snapshot(value))] = value
    return {key: list(each.values()) for key, each in found.items()}


def plain_names(shape: Shape) -> list[str]:
    """The attributes of an object itself; those of its parts are its parts'."""
    return [name for field in shape.fields if not isinstance(field, Parts) for name in field.names]


def written(state: GameState) -> tuple[object, str] | None:
    """Its JSON and its digest; None where a value is so odd that it cannot be written."""
    try:
        return state.to_json(), state.digest()
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
        return None


@every_declared_game
def test_a_digest_written_by_hand_is_the_one_the_fields_tell(game: GameSpec) -> None:
    for state in met(game):
        assert state.digest() == state.positions().digest(state)


@every_declared_game
def test_a_change_of_any_field_shows_in_json_and_in_the_digest(game: GameSpec) -> None:
    in_json: set[Value] = set()
    in_digest: set[Value] = set()
    for original in met(game):
        state = original.copy()
        assert isinstance(state, GameState)
        before = written(state)
        assert before is not None
        for shape, owner in pieces(shape_of(game), state):
            for name in plain_names(shape):
                key = (shape.name, name)
                if key in in_json & in_digest:
                    continue
                value = getattr(owner, name)
                for other in [*values(game)[key][:TRIES], *odd(value)]:
                    if snapshot(other) == snapshot(value):
                        continue
                    setattr(owner, name, other)
                    after = written(state)
                    if after is not None and after[0] != before[0]:
                        in_json.add(key)
                    if after is not None and after[1] != before[1]:
                        in_digest.add(key)
                setattr(owner, name, value)
    assert set(values(game)) - in_json == set(), "fields that JSON forgets"
    assert set(values(game)) - in_digest == set(), "fields that the digest forgets"


@every_declared_game
def test_a_change_of_any_field_is_another_piece_of_a_view(game: GameSpec) -> None:
    """Where `values` are written by hand: one that they forget would be shown as it was before."""
    for state in met(game):
        for shape, owner in pieces(shape_of(game), state.copy()):
            if shape.values is None:
                continue
            before = shape.values(owner)
            shown = {name for field in shape.fields if not isinstance(field, Inner) for name in field.shows()}
            for name in shown | {name for extra in shape.for_the_eye for name in extra.follows or ()}:
                value = getattr(owner, name)
                for other in odd(value):
                    setattr(owner, name, other)
                    assert shape.values(owner) != before, f"{shape.name}.{name}"
                setattr(owner, name, value)
