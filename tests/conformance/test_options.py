"""Options and seat counts: the defaults stand, what is outside is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speciate.core.errors import BadOption, UnknownName
from speciate.core.game import GameSpec
from tests.conformance.play import draw_case, every_game, every_table, plain, values


@every_game
def test_defaults_are_valid_and_explained(game: GameSpec) -> None:
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    for option in game.options:
        assert option.read(option.default) == option.default
        assert type(option.read(option.default)) is type(option.default)
        assert option.read(str(option.default)) == option.default
        assert option.help
        assert plain(option.to_json()) == option.to_json()
        if option.type == "int":
            assert option.minimum <= int(option.default) <= option.maximum
    said = {option.name: option.default for option in game.options if not option.quiet}
    assert game.read_options({}) == game.read_options(said) == said


@every_game
def test_values_outside_the_range_are_refused(game: GameSpec) -> None:
    for option in game.options:
        wrong: list[object] = ["", "maybe", 1.5, [], None]
        if option.type == "int":
            wrong += [option.minimum - 1, option.maximum + 1, str(option.maximum + 1), True, "9" * 5000]
        elif option.type == "bool":
            wrong += [2, "2"]
        for value in wrong:
            with pytest.raises(BadOption, match=option.name):
                game.new(game.min_seats, {option.name: value})


@every_game
def test_an_unknown_option_is_refused(game: GameSpec) -> None:
    with pytest.raises(UnknownName, match="unknown option"):
        game.new(game.min_seats, {"no such option": 1})


@every_game
def test_seat_counts_outside_the_range_are_refused(game: GameSpec) -> None:
    for seats in (game.min_seats - 1, game.max_seats + 1, 0, -1, 99):
        with pytest.raises(BadOption, match=str(seats)):
            game.new(seats)


@every_table
@given(data=st.data())
def test_any_allowed_value_sets_up_a_table(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    assert case.new().seats == seats
    assert case.new().digest() == case.new().digest()
    written = plain(case.new().to_json())["options"]
    assert written == game.read_options(case.options)


@every_game
@given(data=st.data())
def test_options_read_as_text_are_the_same(data: st.DataObject, game: GameSpec) -> None:
    for option in game.options:
        value = data.draw(values(option))
        assert option.read(str(value)) == option.read(value) == value
