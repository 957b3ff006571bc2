"""What a model reads: short, complete enough to play from, the same bytes for the same view."""

import json

import pytest
from hypothesis import settings

from speciate.core.errors import UnknownName
from speciate.core.game import GameSpec
from speciate.core.seats import NATURE
from speciate.games.evolution.cards import TRAITS
from speciate.language import SeatText, moment_of
from speciate.language.boards import evolution
from speciate.language.seat_text import LONGEST_NEWS, LONGEST_VIEW
from tests.language.playing import NAMES, TABLES, TITLES, moments, new_match

TEXT = SeatText()
HEADING = 50  # characters of the line above the news
EVERY = 1 if settings.default.max_examples > 100 else 6  # type: ignore[union-attr]  # how many decisions are looked at


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_is_told_in_1200_characters_all_through_a_game_of_bots(game: str, seats: int) -> None:
    longest = 0
    for moment in moments(new_match(game, seats), "greedy", EVERY):
        text, news = TEXT.view(moment), TEXT.news(moment)
        assert len(text) <= LONGEST_VIEW == 1200, text
        assert len(news) <= LONGEST_NEWS + HEADING, news
        assert f"You are {NAMES[moment.seat]}, seat {moment.seat}." in text
        assert text.splitlines()[-1].startswith("Your decision: ")
        longest = max(longest, len(text))
    assert longest > 300


def test_the_beginning_of_a_game_in_words() -> None:
    match = new_match("evolution", 3)
    match.play(1, match.legal(1)[0])
    assert TEXT.look(moment_of(match, 0)).splitlines() == [
        "News:",
        "Cy will be the first player. Round 1 begins. First player: Cy.",
        "A (Ann) enters the game: body size 1, population 1.",
        "A (Bo) enters the game: body size 1, population 1.",
        "A (Cy) enters the game: body size 1, population 1. Cy draws a card. (×4)",
        "Ann draws Pack Hunting -2. Ann draws Fat Tissue +4. Ann draws Warning Call +1. Ann draws Symbiosis +1.",
        "Bo draws a card. (×4) Bo lays a card face down on the watering hole.",
        "Evolution, round 1, Food selection. You are Ann, seat 0.",
        "Watering hole: 0 plants, food cards laid by 1, deck 117, discards 0.",
        "Species: place=letter body/population/food traits",
        "0 Ann (you): bag 0 | 0=A 1/1/0",
        "1 Bo: 3 cards, bag 0 | 0=A 1/1/0",
        "2 Cy, first player: 4 cards, bag 0 | 0=A 1/1/0",
        "Your hand: fat-tissue+4 pack-hunting-2 symbiosis+1 warning-call+1",
        "Your decision: Choose a card from your hand to lay face down on the watering hole. "
        "(Hidden until all have chosen.)",
    ]


def test_traits_stay_apart_by_their_first_letters() -> None:
    assert len({name[: evolution.SHORT] for name in TRAITS}) == len(TRAITS)


def test_whoever_waits_reads_for_whom_and_the_end_tells_the_result() -> None:
    match = new_match("template", 2)
    waiting = moment_of(match, 1 - match.pending()[0].seat)
    if waiting.decision is None:
        assert "nothing for you to decide" in TEXT.decision(waiting) and "To move: " in TEXT.decision(waiting)
        assert TEXT.legal(waiting) == "There is nothing for you to decide now."
    for _ in moments(match, "random"):
        pass
    assert match.outcome is not None
    over = TEXT.look(moment_of(match, 0, len(match.happened)))
    assert "The game is over. Winners: " in over and str(match.outcome.scores[0]) in over
    assert "News" not in over


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_the_syntax_explains_every_kind_that_players_use_and_none_of_chance(game: GameSpec) -> None:
    match = new_match(game.id, game.max_seats)
    used = {match.game.engine.codec.move(move).kind for one in moments(match, "random") for move in one.legal}
    nature = {entry.move.kind for entry in match.record.entries if entry.seat == NATURE and entry.move is not None}
    told = TEXT.syntax(moment_of(match, 0)).splitlines()
    kinds = {line.split(" ")[0] for line in told[1 : told.index("Where:")]}
    assert used <= kinds and nature and not nature & kinds
    assert all(" – " in line and "<" not in line.partition(" – ")[0].split(" ")[0] for line in told[1 : len(kinds) + 1])


def test_everything_a_seat_knows_is_there_for_the_asking() -> None:
    moment = moment_of(new_match("evo", 3), 1)
    assert json.loads(TEXT.full(moment)) == moment.view


def test_rules_by_slug_by_section_and_all() -> None:
    moment = moment_of(new_match("evolution", 2), 0)
    one = TEXT.rules(moment, "evolution:attack.size")
    assert one.startswith("attack.size (Larger than the prey): The attacker must be larger")
    assert TEXT.rules(moment, "attack").count("\n") > 2 and one in TEXT.rules(moment, "attack")
    assert all(slug in TEXT.rules(moment) for slug in moment.game.engine.rules)
    assert "move.form" in TEXT.rules(moment, "speciate:move.form")
    with pytest.raises(UnknownName, match=r"attack\.size"):
        TEXT.rules(moment, "atack.size")


def test_what_a_game_says_follows_the_language() -> None:
    moment = moment_of(new_match("evolution", 2), 0)
    french = SeatText("fr").look(moment)
    assert "Choisissez" in french or "carte" in french
    assert "Larger" not in SeatText("fr").rules(moment, "attack.size")
