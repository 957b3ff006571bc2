"""Whole choices as one code: everything listed can be played, nothing else, all or none."""

from random import Random

import pytest

from speciate.core.errors import IllegalMove, SpeciateError, UnreadableMove
from speciate.core.game import GameSpec
from speciate.language import SeatText, moment_of
from speciate.language.choices import MOST, Choices, gathered, read_choice, refused, whole_choices
from speciate.table.match import Match
from tests.language.playing import TITLES, any_choice, moments, new_match

TEXT = SeatText()


def playing_cards() -> Match:
    """Evolution, the phase in which a card becomes something."""
    match = new_match("evolution", 2)
    while match.pending()[0].kind != "play":
        seat = match.pending()[0].seat
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_every_listed_choice_can_be_played_and_begins_with_a_legal_move(game: GameSpec) -> None:
    rng = Random(1)
    halves = 0
    for moment in moments(new_match(game.id, game.max_seats), "random", 7):
        codec = moment.game.engine.codec
        choices = whole_choices(moment)
        firsts = [code for choice in choices for code in choice.first]
        assert sorted(firsts) == sorted(codec.text(move) for move in moment.legal)
        listing = TEXT.legal(moment)
        for _ in range(4):
            code = any_choice(listing, rng)
            halves += ";" in code
            assert refused(moment, read_choice(moment.game, code)) is None, code
            assert TEXT.why(moment, code) == f'"{code}" can be played.'
    assert halves or moment.game.id == "s-evolution"  # where every choice is one move


def test_card_and_use_are_one_code() -> None:
    match = playing_cards()
    seat = match.pending()[0].seat
    (cards, *_) = whole_choices(moment_of(match, seat))
    assert cards.first[0].startswith("card ") and {"new left", "body 0", "trait 0"} <= set(cards.then)
    moves = read_choice(match.game, f"{cards.first[0]}; new left")
    match.check(seat, moves)
    for move in moves:
        match.play(seat, move)
    assert len(moment_of(match, seat).view["players"][seat]["species"]) == 2


def test_a_refusal_names_the_part_the_rule_and_its_text() -> None:
    match = playing_cards()
    moment = moment_of(match, match.pending()[0].seat)
    card = whole_choices(moment)[0].first[0]
    error = refused(moment, read_choice(match.game, f"{card}; trait 5"))
    assert isinstance(error, IllegalMove) and error.code == "trait 5"
    said = TEXT.why(moment, f"{card}; trait 5")
    title, text = moment.words().rule(error.rule)
    assert said == f'"trait 5" is refused: {error.text}\nRule {error.rule} ({title}): {text}'


def test_nothing_is_foretold_beyond_what_is_revealed() -> None:
    match = playing_cards()
    match.play(match.pending()[0].seat, "end")
    seat = match.pending()[0].seat  # after its end the food cards are turned up
    moves = read_choice(match.game, "end; feed 0")
    error = refused(moment_of(match, seat), moves)
    assert isinstance(error, SpeciateError) and not isinstance(error, IllegalMove) and "revealed" in str(error)
    with pytest.raises(SpeciateError, match="revealed"):  # and the table itself says so
        match.check(seat, moves)


@pytest.mark.parametrize("code", ["", " ; ", "fly 1", "attack", "; ".join(["end"] * (MOST + 1))])
def test_what_is_no_code_says_so(code: str) -> None:
    game = new_match("evolution", 2).game
    with pytest.raises(SpeciateError) as unreadable:
        read_choice(game, code)
    assert "\n" not in str(unreadable.value)


def test_an_empty_code_is_unreadable() -> None:
    with pytest.raises(UnreadableMove, match="no move"):
        read_choice(new_match("evo", 3).game, " ")


def test_codes_that_begin_alike_are_written_once() -> None:
    assert gathered(["trait 0", "trait 1", "new left", "end"]) == "trait 0|1, new left, end"
    assert str(Choices(("card a", "card b"), ("trait 0",))) == "card a|b; trait 0"
