"""Set-up and new hands: decks, Discoveries, who looks and who does not, no disaster in round 1."""

from collections import Counter
from random import Random

import pytest

from speciate.core.errors import BadOption
from speciate.core.seats import NATURE
from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.cards import card_text, discovery_text, is_disaster, suit_of
from tests.games.s_evolution.build import (
    codes,
    decision,
    hand,
    listen,
    new_game,
    phase_of,
    play,
    player,
    refused,
    run,
    seen,
    set_up,
    told,
    trick,
)


@pytest.mark.rule("s-evolution:setup.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_each_with_a_deck_of_their_own(seats: int) -> None:
    state = new_game(seats)
    assert [discovery_text(one.slots[5]) for one in state.players] == ["red-6", "green-6", "blue-6", "yellow-6"][:seats]
    for wrong in (1, 5):
        with pytest.raises(BadOption):
            GAME.new(wrong)


@pytest.mark.rule("s-evolution:setup.deck")
def test_decks_are_alike_but_for_their_two_disasters() -> None:
    decks = [one.deck for one in set_up(4).players]
    assert [Counter(suit_of(card) for card in deck) for deck in decks] == [{0: 8, 1: 8, 2: 8}] * 4
    plain = [sorted(card for card in deck if not is_disaster(card)) for deck in decks]
    assert plain[0] == plain[1] == plain[2] == plain[3]
    disasters = [card_text(card) for deck in decks for card in deck if is_disaster(card)]
    assert len(set(disasters)) == len(disasters) == 8
    assert {text.partition("+")[0] for text in disasters} == {"tools-4", "science-4"}


@pytest.mark.rule("s-evolution:setup.discoveries")
def test_six_discoveries_lie_face_down_by_age() -> None:
    one = set_up(3).players[1]
    assert [discovery_text(each) for each in one.slots] == [f"green-{age}" for age in range(1, 7)]
    assert one.up == 0


@pytest.mark.rule("s-evolution:setup.start")
def test_everyone_starts_with_two_people_at_age_one_and_nothing_else() -> None:
    for one in new_game(4).players:
        assert (one.age, one.population, one.score, one.stock, one.levels) == (1, 2, 0, 0, 0)


@pytest.mark.rule("s-evolution:setup.first")
def test_chance_names_the_first_player() -> None:
    state = set_up(3)
    assert decision(state) == (NATURE, "first")
    assert codes(state, NATURE) == {"first 0", "first 1", "first 2"}
    assert {weight for _, weight in state.chance()} == {1}
    play(state, NATURE, "first 2")
    state.settle(Random(1))
    assert state.actor == 2


@pytest.mark.rule("s-evolution:setup.rounds")
@pytest.mark.parametrize("edition", ["2013", "2.0"])
def test_six_rounds_use_up_every_deck(edition: str) -> None:
    state = set_up(4, edition=edition)
    run(state)
    assert state.round == 6
    assert [one.deck for one in state.players] == [[], [], [], []]


@pytest.mark.rule("s-evolution:hand.draw")
def test_four_cards_and_the_discovery_of_ones_age_while_it_is_face_down() -> None:
    state = new_game(3)
    assert [len(hand(state, seat)) for seat in range(3)] == [4, 4, 4]
    assert [discovery_text(one.discovery) for one in state.players] == ["red-1", "green-1", "blue-1"]
    assert "discovery" in codes(state, state.actor)


@pytest.mark.rule("s-evolution:hand.look")
def test_in_2_0_everyone_looks_at_age_one_too() -> None:
    state = new_game(2, edition="2.0")
    seat = state.actor
    assert {code for code in codes(state, seat) if code.startswith("play")} == {
        f"play {text}" for text in hand(state, seat)
    }
    assert seen(state, seat, seat)["hand"] == hand(state, seat)


@pytest.mark.rule("s-evolution:hand.blind-age-one")
def test_in_2013_age_one_turns_up_a_card_without_choosing() -> None:
    state = new_game(2, edition="2013")
    seat = state.actor
    assert codes(state, seat) == {"flip"}
    assert refused(state, seat, "play food-1+1") == "hand.blind-age-one play-unseen"
    assert refused(state, seat, "discovery") == "hand.blind-age-one play-unseen"
    grown = trick(player(age=2, hand=["f1"]), player(age=1, unseen=1), edition="2013")
    assert codes(grown, 0) == {"play food-1+1"}
    assert refused(grown, 0, "flip") == "hand.blind not-unseen"


@pytest.mark.rule("s-evolution:hand.blind")
def test_an_unseen_hand_is_known_to_nobody_until_it_is_turned_up() -> None:
    state = trick(player(age=3, unseen=2, obscured=True, discovery="red-3"), player(age=3, hand=["f1", "f2", "t1"]))
    for viewer in (0, 1, -2):
        assert (seen(state, viewer, 0)["hand"], seen(state, viewer, 0)["unseen"]) == ([], 2)
    play(state, 0, "flip")
    assert decision(state) == (NATURE, "turn")
    weights = dict(state.chance())
    total = sum(weights.values())
    chances = {GAME.engine.codec.text(move): weight / total for move, weight in weights.items()}
    assert chances["turn-discovery"] == pytest.approx(1 / 3)
    deck = len(state.players[0].deck)
    assert chances["turn food-1+1"] == pytest.approx(2 / 3 * 2 / deck)  # two such cards are left
    events = listen(state)
    play(state, NATURE, "turn food-1+1")
    assert told(events, "turned") == [{"seat": 0, "card": "food-1+1"}]
    assert state.players[0].unseen == 1


@pytest.mark.rule("s-evolution:hand.no-disaster-2.0")
@pytest.mark.parametrize("seed", range(8))
def test_in_2_0_no_hand_of_round_one_holds_a_disaster_and_the_deck_keeps_both(seed: int) -> None:
    state = new_game(4, seed, edition="2.0")
    for one in state.players:
        assert not any(is_disaster(card) for card in one.hand)
        assert sum(is_disaster(card) for card in one.deck) == 2


@pytest.mark.rule("s-evolution:hand.no-disaster-2013")
def test_in_2013_a_disaster_turned_up_in_round_one_is_replaced_and_goes_back_after_the_round() -> None:
    state = new_game(2, edition="2013")
    seat = state.actor
    play(state, seat, "flip")
    disaster = next(card_text(card) for card in state.players[seat].deck if is_disaster(card))
    events = listen(state)
    play(state, NATURE, f"turn {disaster}")
    assert told(events, "disaster-replaced") == [{"seat": seat, "card": disaster}]
    assert (decision(state), state.players[seat].unseen) == ((NATURE, "turn"), 3)
    assert "turn-discovery" not in codes(state, NATURE)  # it comes from the top of the deck
    other = next(card_text(card) for card in state.players[seat].deck if is_disaster(card))
    play(state, NATURE, f"turn {other}", "turn food-1+1")  # the second disaster is replaced too
    assert card_text(state.players[seat].card) == "food-1+1"
    assert [card_text(card) for card in state.players[seat].aside] == [disaster, other]
    rng = Random(3)
    while state.round == 1:
        if state.actor == NATURE:
            state.settle(rng)
        else:
            state.apply(state.actor, rng.choice(state.legal(state.actor)))
    assert state.players[seat].aside == []
    assert sum(is_disaster(card) for card in [*state.players[seat].deck, *state.players[seat].hand]) == 2


@pytest.mark.rule("s-evolution:hand.no-disaster-2013")
def test_later_a_disaster_turned_up_is_played() -> None:
    state = trick(player(age=1, unseen=1), player(age=2, hand=["f1"]), edition="2013", round=2)
    play(state, 0, "flip")
    play(state, NATURE, "turn tools-4+famine")
    assert card_text(state.players[0].card) == "tools-4+famine"


def test_an_open_unseen_hand_is_turned_up_card_by_card() -> None:
    state = trick(
        player(age=3, hand=["f1", "s5"], obscured=True, invaded=True), player(age=3, hand=["t1", "t2"]), edition="2.0"
    )
    play(state, 0, "flip")
    assert codes(state, NATURE) == {"turn food-1+1", "turn science-5+1"}
    play(state, NATURE, "turn science-5+1")
    assert hand(state, 0) == ["food-1+1"]


def test_the_generous_decks_have_two_threes_of_each_suit() -> None:
    deck = [card_text(card) for card in set_up(2, generous=True).players[0].deck]
    assert sum(text.endswith("3+3") for text in deck) == 6
    assert len(deck) == 24


def test_a_table_of_one_round_ends_after_it() -> None:
    state = new_game(2, rounds=1)
    run(state)
    assert (state.round, phase_of(state)) == (1, "over")
