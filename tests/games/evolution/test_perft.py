"""Exact numbers of move sequences from small positions, each counted by hand."""

import pytest

from speciate.core.playout import perft
from speciate.games.evolution import GAME
from speciate.games.evolution.flow import EvolutionState
from tests.games.evolution.build import bystander, player, species, table


def counts(state: EvolutionState, depth: int) -> list[int]:
    return [perft(state, plies) for plies in range(1, depth + 1)]


@pytest.mark.rule("evolution:setup.deck")
def test_the_first_draws() -> None:
    """3 first players; then 99 different cards; then 99 again, but 98 after one of the 72 that have no twin.

    99 different: Carnivore, Ambush, Defensive Herding, Intelligence, Long Neck, Pack Hunting 7 each; Fertile,
    Foraging, Scavenger 6; Burrowing, Climbing, Fat Tissue, Hard Shell, Horns, Symbiosis, Warning Call 5; Cooperation 4.
    27 with a twin: Carnivore 7; Cooperation 3; Burrowing, Climbing, Fat Tissue, Hard Shell, Horns, Symbiosis,
    Warning Call 2; Fertile, Foraging, Scavenger 1.
    """
    state = GAME.new(3)
    assert perft(state, 1) == 3
    assert perft(state, 2) == 3 * 99
    assert perft(state, 3) == 3 * (99 * 99 - 72)


@pytest.mark.rule("evolution:deal.cards")
def test_drawing_a_small_deck() -> None:
    """A deck {a, b, c, c}: 3 first cards; 2 + 2 + 3 pairs; of threes abc 6, acc 3, bcc 3; of fours 4!/2."""
    state = table(
        player(species(food=1)),
        player(species(food=1)),
        deck=["horns+1", "horns+2", "carnivore+5", "carnivore+5"],
        rest="discards",
        options={"set_aside": 0},
    )
    assert counts(state, 4) == [3, 7, 12, 12]


@pytest.mark.rule("evolution:food.secret")
def test_laying_food_cards() -> None:
    """2 different cards of seat 0 (three in hand, two alike), then 3 of seat 1; then seat 0 plays:
    the two cards left are alike after `horns+1` went (card, end: 2), different after `carnivore+5` (2 cards, end: 3).
    """
    state = table(
        player(species(), hand=["carnivore+5", "carnivore+5", "horns+1"]),
        player(species(), hand=["horns+2", "ambush-3", "ambush-2"]),
        phase="food",
    )
    assert counts(state, 3) == [2, 6, 3 * 2 + 3 * 3]


@pytest.mark.rule("evolution:play.order")
def test_playing_one_card() -> None:
    """Seat 0 takes its card or ends: 2.

    The card has 5 uses (trait, body, population, left, right); after ending, seat 1 can only end: 5 + 1.
    After the trait it can drop it or end, after the four other uses only end; after both ended, seat 0 must feed:
    2 + 4 + 1.
    """
    state = table(player(species(), hand=["horns+3"]), bystander(), phase="play", hole=9)
    assert counts(state, 3) == [2, 6, 7]


@pytest.mark.rule("evolution:play.track-limit")
def test_uses_of_a_card_on_full_tracks() -> None:
    """Species 0 takes nothing: full tracks, same trait. Species 1 takes all three; a new one has 2 places."""
    state = table(
        player(species("horns", body=6, population=6), species(), held="horns+3"), player(species()), phase="play"
    )
    assert counts(state, 1) == [5]


@pytest.mark.rule("evolution:leaf.order")
def test_leaf_traits() -> None:
    """Long Neck 0, Long Neck 1 or end: 3.

    After one neck, the other or end: 2 each; after end, one of two hungry species must feed: 2. Together 6.
    Then: neck, neck (2 ways) and neck, end (2 ways) leave two hungry species to feed: 2 each, so 8;
    end, feed (2 ways) leaves the bystander its one feeding: 2. Together 10.
    """
    state = table(
        player(species("long-neck", population=2), species("long-neck", population=2)),
        bystander(),
        phase="leaf",
        hole=9,
    )
    assert counts(state, 3) == [3, 6, 10]


@pytest.mark.rule("evolution:feed.order")
def test_feeding_two_and_two() -> None:
    """Each seat has two species that each want one plant: the first feeding is free, the second forced.

    2, 2·2, then 1 and 1.
    """
    state = table(player(species(), species()), player(species(), species()), hole=9)
    assert counts(state, 4) == [2, 4, 4, 4]


@pytest.mark.rule("evolution:attack.target")
def test_a_hunt() -> None:
    """A carnivore of body 3 sees 3 smaller species, and its owner's other species may feed instead: 4 moves.

    Whoever is attacked had population 2 and lives on, hungry. So seat 1 then feeds either of its two species: 4·2.
    Seat 2 has one way to feed: 8. Then seat 0 has the same 4 moves, for nobody died and nobody is full: 8·4.
    """
    state = table(
        player(species("carnivore", body=3, population=6), species(population=2)),
        player(species(population=2), species(population=2)),
        bystander(),
        hole=9,
    )
    assert counts(state, 4) == [4, 8, 8, 32]


@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_thinking() -> None:
    """A carnivore without prey and two cards: think with either, or end: 3.

    A thought names one of 16 traits: 2·16; after end the bystander feeds: 1. Together 33.
    After the name, think with the other card or end: 32·2; after the bystander's feeding, the 3 moves again: 67.
    """
    state = table(
        player(species("carnivore", "intelligence"), hand=["horns+3", "horns+4"]),
        bystander(),
        hole=9,
    )
    assert counts(state, 3) == [3, 33, 67]
