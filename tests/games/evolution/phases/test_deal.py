"""Phase 1: species for those who have none, then cards."""

import pytest

from speciate.core.seats import NATURE
from tests.games.evolution.build import (
    codes,
    deal,
    feed_all,
    hand,
    listen,
    new_game,
    one,
    phase_of,
    player,
    refused,
    settle,
    species,
    table,
    told,
)


@pytest.mark.rule("evolution:deal.species")
def test_everyone_starts_with_a_species_of_body_1_and_population_1() -> None:
    state = new_game(4)
    for seat in range(4):
        assert len(state.players[seat].species) == 1
        first = one(state, seat)
        assert (first.body, first.population, first.food, first.cards) == (1, 1, 0, ())


@pytest.mark.rule("evolution:deal.species")
@pytest.mark.rule("evolution:deal.cards")
def test_a_player_who_lost_every_species_takes_a_new_one_before_cards_are_dealt() -> None:
    state = table(player(species(population=2, food=2)), player(species(population=3)), player(species(food=1)))
    # nothing can feed, so the round ends at once: seat 1 starves, and the next round deals
    assert phase_of(state) == "deal"
    assert state.round == 2
    reborn = one(state, 1)
    assert (reborn.id, reborn.body, reborn.population) == (1, 1, 1)
    assert [seat.owed for seat in state.players] == [4, 4, 4]


@pytest.mark.rule("evolution:deal.species")
def test_a_player_with_a_species_takes_no_other() -> None:
    state = table(player(species(food=1)), player(species(food=1)))
    assert phase_of(state) == "deal"
    assert [len(seat.species) for seat in state.players] == [1, 1]


@pytest.mark.rule("evolution:deal.cards")
def test_each_player_draws_three_cards_and_one_for_each_species() -> None:
    state = table(
        player(species(food=1), species(food=1), species(food=1)),
        player(species(food=1)),
        player(species(food=1), species(food=1), hand=["horns+3"]),
    )
    settle(state)
    assert phase_of(state) == "food"
    assert [len(seat.hand) for seat in state.players] == [6, 4, 1 + 5]


@pytest.mark.rule("evolution:deal.cards")
def test_a_player_draws_all_cards_before_the_next_one_starting_with_the_first_player() -> None:
    state = table(player(species(food=1)), player(species(food=1)), deck=None, first=0)
    assert state.first == 1  # the round is over and the marker has moved
    deal(state, "horns+1", "horns+2", "horns+3", "horns+3")
    assert hand(state, 1) == ["horns+1", "horns+2", "horns+3", "horns+3"]
    assert hand(state, 0) == []
    deal(state, "fertile+2")
    assert hand(state, 0) == ["fertile+2"]


@pytest.mark.rule("evolution:deal.cards")
def test_nature_deals_only_cards_of_the_deck() -> None:
    state = table(player(species(food=1), hand=["long-neck+9"]), player(species(food=1)))
    assert refused(state, NATURE, "draw long-neck+9") == "evolution:deal.cards"  # the only copy is in a hand
    assert refused(state, 0, "draw long-neck+8") == "evolution:deal.cards"


@pytest.mark.rule("evolution:deal.cards")
def test_only_its_owner_hears_which_card_was_drawn() -> None:
    state = table(player(species(food=1)), player(species(food=1)))
    heard = listen(state)
    deal(state, "horns+1")
    drew = heard[0]
    assert drew.heard_by(1) is drew
    assert told(heard, "drew") == [{"seat": 1, "card": "horns+1"}]
    for other in (0, -2):
        redacted = drew.heard_by(other)
        assert redacted is not None
        assert redacted.to_json() == {"event": "drew-unseen", "seat": 1, "rule": "deal.cards"}


@pytest.mark.rule("evolution:deal.reshuffle")
def test_the_discards_become_the_deck_when_a_card_must_be_drawn_from_an_empty_one() -> None:
    state = table(
        player(species(food=1)),
        player(species(food=1)),
        deck=["horns+1", "horns+2"],
        rest="discards",
        options={"set_aside": 0},
        round=5,
    )
    discarded = len(state.discards)
    assert discarded == 127
    deal(state, "horns+2")
    assert state.last_round == 0
    assert len(state.discards) == discarded
    deal(state, "horns+1")  # the deck is empty, and more cards are owed
    assert state.discards == []
    assert len(state.deck) == discarded
    deal(state, "long-neck+9")
    assert hand(state, 1) == ["horns+1", "horns+2", "long-neck+9"]


@pytest.mark.rule("evolution:deal.reshuffle")
def test_a_reshuffle_while_dealing_makes_this_round_the_last() -> None:
    state = table(
        player(species(food=1)), player(species(food=1)), deck=[], rest="discards", options={"set_aside": 0}, round=5
    )
    assert phase_of(state) == "deal"
    assert state.round == 6
    assert state.last_round == 6


@pytest.mark.rule("evolution:deal.reshuffle")
def test_dealing_the_very_last_card_does_not_reshuffle() -> None:
    cards = ["horns+1", "horns+2", "horns+3", "horns+4", "fertile+2", "fertile+3", "fertile+4", "fertile+5"]
    state = table(
        player(species(food=1)), player(species(food=1)), deck=cards, rest="discards", options={"set_aside": 0}
    )
    settle(state)
    assert phase_of(state) == "food"
    assert state.deck == []
    assert state.last_round == 0


@pytest.mark.rule("evolution:deal.exhausted")
def test_nobody_draws_when_deck_and_discards_are_both_empty() -> None:
    state = table(
        player(species(food=1)), player(species(food=1)), deck=["horns+1"], rest="hand", options={"set_aside": 0}
    )
    heard = listen(state)
    held = len(state.players[1].hand)
    deal(state, "horns+1")
    assert phase_of(state) == "food"
    assert len(state.players[1].hand) == held + 1  # the marker moved to seat 1, who draws first
    assert hand(state, 0) == []
    assert state.last_round == 0
    assert told(heard, "nothing-to-draw") == [{"seat": 0, "count": 4}, {"seat": 1, "count": 3}]


def test_feeding_on_reaches_the_next_deal() -> None:
    state = table(player(species()), player(species()), hole=5)
    feed_all(state)
    assert phase_of(state) == "deal"


def test_equal_cards_dealt_apart_are_one_choice() -> None:
    state = table(player(species(food=1)), player(species(food=1)))
    deal(state, "carnivore+2", "horns+1", "carnivore+2", "horns+2")
    deal(state, "fertile+2", "fertile+3", "fertile+4", "fertile+5")
    assert phase_of(state) == "food"
    assert len(state.legal(1)) == 3
    assert codes(state, 1) == {"food carnivore+2", "food horns+1", "food horns+2"}
