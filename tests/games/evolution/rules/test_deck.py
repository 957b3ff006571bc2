"""The deck and the set-up."""

from collections import Counter
from random import Random

import pytest

from speciate.core.errors import BadOption
from speciate.core.playout import playout
from speciate.core.seats import NATURE
from speciate.games.evolution import GAME
from speciate.games.evolution.cards import TRAITS, trait_of
from speciate.games.evolution.flow import EvolutionState
from tests.games.evolution.build import deal, new_game, phase_of, play, player, species, table, texts


@pytest.mark.rule("evolution:setup.players")
@pytest.mark.parametrize("seats", [1, 7])
def test_the_game_is_for_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOption, match="evolution is for 2 to 6 players"):
        GAME.new(seats)


@pytest.mark.rule("evolution:setup.players")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    state = GAME.new(seats)
    assert state.actor == NATURE
    assert [(GAME.engine.codec.text(move), weight) for move, weight in state.chance()] == [
        (f"first {seat}", 1) for seat in range(seats)
    ]
    assert isinstance(state, EvolutionState)
    play(state, NATURE, f"first {seats - 1}")
    assert state.first == seats - 1
    state.settle(Random(1))
    for seat in range(seats):
        state.apply(seat, state.legal(seat)[0])
    assert state.actor == (0 if seats == 6 else seats - 1)  # the first player begins, or everyone at once


@pytest.mark.rule("evolution:setup.deck")
def test_the_deck_has_17_carnivores_and_7_of_each_other_trait() -> None:
    state = GAME.new(4)
    assert isinstance(state, EvolutionState)
    assert len(state.deck) == 129
    counts = Counter(TRAITS[trait_of(card)] for card in state.deck)
    assert counts.pop("carnivore") == 17
    assert set(counts.values()) == {7}
    assert len(counts) == 16


@pytest.mark.rule("evolution:setup.deck")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    state = GAME.new(3)
    state.apply(NATURE, state.legal(NATURE)[0])
    weights = dict(state.chance())
    assert sum(weights.values()) == 129
    assert weights[GAME.parse("draw carnivore+2").packed] == 3
    assert weights[GAME.parse("draw long-neck+9").packed] == 1


@pytest.mark.rule("evolution:setup.two-players")
def test_forty_cards_never_come_up_with_two_players() -> None:
    state = new_game(2)
    assert state.view(0).to_json()["aside"] == 40
    assert state.view(0).to_json()["deck"] == 129 - 40 - 8


@pytest.mark.rule("evolution:setup.two-players")
def test_the_two_player_deck_is_empty_when_forty_cards_are_left() -> None:
    dealt = 129 - 40 - 1
    state = table(player(species(food=1)), player(species(food=1)), discards=[], deck=None)
    kept = texts(state.deck)
    state = table(
        player(species(food=1)), player(species(food=1)), deck=kept[dealt:], discards=kept[:dealt], rest="deck"
    )
    assert len(state.deck) == 41
    assert state.last_round == 0
    deal(state, kept[-1])
    assert state.last_round == 2  # the discards were shuffled
    assert texts(state.aside) == sorted(kept[dealt:-1])
    assert texts(state.deck) == sorted(kept[:dealt])


@pytest.mark.rule("evolution:setup.two-players")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_card_is_set_aside_with_more_players(seats: int) -> None:
    assert new_game(seats).view(0).to_json()["aside"] == 0


@pytest.mark.rule("evolution:setup.six-players")
@pytest.mark.parametrize(
    ("seats", "quick", "at_once"), [(6, False, True), (5, False, False), (5, True, True), (2, True, True)]
)
def test_the_quick_variant_is_in_force_with_six_players_and_an_option_with_fewer(
    seats: int, quick: bool, at_once: bool
) -> None:
    state = new_game(seats, quick=quick)
    for seat in range(seats):
        state.apply(seat, state.legal(seat)[0])
    assert phase_of(state) == "play"
    assert len(state.pending()) == (seats if at_once else 1)
    assert all(decision.sealed is at_once for decision in state.pending())


@pytest.mark.rule("evolution:setup.deck")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_card_is_ever_lost(seats: int) -> None:
    """A whole random game, then every card is counted where it lies."""
    state = GAME.new(seats)
    playout(state, Random(seats))
    again = GAME.position(state.to_json())  # refuses a position in which a card is missing or doubled
    assert again.digest() == state.digest()


@pytest.mark.rule("evolution:deal.reshuffle")
def test_the_new_deck_is_made_of_the_discards_only() -> None:
    state = table(
        player(species("horns+3", food=1), hand=["horns+4"]),
        player(species(food=1)),
        deck=["horns+1"],
        rest="discards",
        options={"set_aside": 0},
    )
    before = texts(state.discards)
    deal(state, "horns+1")
    assert texts(state.deck) == before
    assert "horns+1" not in texts(state.deck)
