"""Codes: every move is written one way and reads back."""

import pytest

from speciate.core.errors import UnknownName, UnreadableMove
from speciate.core.moves import Move
from speciate.games.evolution import GAME
from speciate.games.evolution.cards import TRAITS, card_text, parse_card
from tests.games.evolution.build import codes, new_game, play, player, species, table

FORMS: list[tuple[str, dict[str, object]]] = [
    ("first 3", {"move": "first", "seat": 3}),
    ("draw ambush-3", {"move": "draw", "card": "ambush-3"}),
    ("food fertile+6", {"move": "food", "card": "fertile+6"}),
    ("card defensive-herding+8", {"move": "card", "card": "defensive-herding+8"}),
    ("trait 0", {"move": "trait", "species": 0}),
    ("new left", {"move": "new", "side": "left"}),
    ("new right", {"move": "new", "side": "right"}),
    ("body 12", {"move": "body", "species": 12}),
    ("population 1", {"move": "population", "species": 1}),
    ("drop 2 warning-call", {"move": "drop", "species": 2, "trait": "warning-call"}),
    ("fertile 0", {"move": "fertile", "species": 0}),
    ("long-neck 0", {"move": "long-neck", "species": 0}),
    ("fat 0", {"move": "fat", "species": 0}),
    ("feed 0", {"move": "feed", "species": 0}),
    ("attack 1>2.0", {"move": "attack", "attacker": 1, "seat": 2, "target": 0}),
    ("think 0 fat-tissue+0", {"move": "think", "species": 0, "card": "fat-tissue+0"}),
    ("ignore hard-shell", {"move": "ignore", "trait": "hard-shell"}),
    ("end", {"move": "end"}),
]


@pytest.mark.parametrize(("code", "form"), FORMS)
def test_a_move_has_one_code_and_one_json_form(code: str, form: dict[str, object]) -> None:
    move = GAME.parse(code)
    assert move.code == code == str(move)
    assert move.to_json() == form
    assert GAME.engine.codec.from_json(form) == move.packed
    assert GAME.engine.codec.text(move.packed) == code
    assert GAME.engine.codec.move(move.packed) == move
    assert repr(move) == f"Move({code!r})"
    assert isinstance(move, Move)


def test_every_kind_of_move_is_listed_above() -> None:
    assert {form["move"] for _, form in FORMS} == set(GAME.engine.codec.by_name)


def test_spaces_do_not_matter() -> None:
    assert GAME.parse("  attack   1>2.0 ") == GAME.parse("attack 1>2.0")


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("attack 1>2", 'it is written "attack <attacker>><seat>.<target>"'),
        ("feed", 'it is written "feed <species>"'),
        ("feed one", 'it is written "feed <species>"'),
        ("feed 5000", 'species "5000" is out of range'),
        ("feed 000000001", 'species "000000001" is out of range'),
        ("food horns", 'it is written "food <card>"'),
        ("food hornes+3", 'did you mean "horns"'),
        ("food horns+40", "a food value is -15 to 16, not 40"),
        ("ignore climing", 'did you mean "climbing"'),
        ("new middle", "unknown side"),
        ("end now", 'it is written "end"'),
    ],
)
def test_an_unreadable_code_says_how_it_is_written(code: str, message: str) -> None:
    with pytest.raises(UnreadableMove) as error:
        GAME.parse(code)
    assert message in str(error.value)


@pytest.mark.parametrize(("code", "nearest"), [("atack 1>2.0", "attack"), ("fed 1", "feed")])
def test_an_unknown_kind_suggests_the_nearest(code: str, nearest: str) -> None:
    with pytest.raises(UnknownName) as error:
        GAME.parse(code)
    assert error.value.nearest == nearest


@pytest.mark.parametrize("form", [{}, {"move": 3}, {"move": "feed"}, {"move": "end", "species": 1}])
def test_a_json_form_with_other_fields_is_unreadable(form: dict[str, object]) -> None:
    with pytest.raises(UnreadableMove):
        GAME.engine.codec.from_json(form)


def test_every_card_of_the_pack_reads_back() -> None:
    state = new_game(3)
    for card in state.setup.cards:
        text = card_text(card)
        assert parse_card(text) == card
        assert text.rstrip("0123456789")[:-1] in TRAITS


@pytest.mark.parametrize("text", ["horns", "+3", "horns+", "horns+x", "horns+3.5", ""])
def test_an_unreadable_card_says_how_it_is_written(text: str) -> None:
    with pytest.raises(UnreadableMove, match="fertile\\+6"):
        parse_card(text)


def test_equal_cards_are_one_move() -> None:
    state = table(
        player(species(), hand=["carnivore+2", "carnivore+2", "carnivore+3"]), player(species()), phase="play"
    )
    assert codes(state, 0) == {"card carnivore+2", "card carnivore+3", "end"}
    assert len(state.legal(0)) == 3
    play(state, 0, "card carnivore+2", "body 0")
    assert "card carnivore+2" in codes(state, 0)


def test_places_in_a_code_are_places_in_the_row_and_change_with_it() -> None:
    state = table(player(species("horns"), hand=["horns+3"]), player(species()), phase="play")
    play(state, 0, "card horns+3", "new left")
    assert codes(state, 0) == {"drop 1 horns", "end"}
