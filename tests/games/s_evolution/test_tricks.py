"""Tricks: who leads, what may be played, trumps, ties, and who takes what."""

import pytest

from speciate.core.seats import NATURE
from speciate.games.s_evolution.cards import card_text, discovery_text
from tests.games.s_evolution.build import (
    choosers,
    codes,
    decision,
    lay,
    listen,
    order,
    phase_of,
    play,
    player,
    refused,
    seen,
    table,
    told,
    trick,
)


@pytest.mark.rule("s-evolution:trick.turn")
def test_everyone_plays_one_card_clockwise_until_all_are_played() -> None:
    state = trick(*(player(hand=["f1", "f2"]) for _ in range(3)), lead=2)
    assert state.actor == 2
    assert refused(state, 0, "play food-1+1") == "trick.first not-your-play"
    assert refused(state, 2, "play food-3+3") == "trick.turn play-from-hand"
    assert refused(state, 2, "take 0") == "take.order not-take-now"
    assert refused(state, 2, "gain food") == "harvest.cards not-gain-now"
    assert refused(state, 2, "lose food") == "disaster.last-round-2.0 not-lose-now"
    assert refused(state, 2, "dismiss farm") == "needs.starve not-dismiss-now"
    assert refused(state, 2, "suffer famine") == "disaster.first not-disaster-now"
    assert refused(state, 2, "rise") == "needs.rise-2.0 not-rise-now"
    assert refused(state, 2, "grow 1") == "manage.free not-manage-now"
    assert refused(state, 2, "done") == "manage.free not-done-now"
    lay(state, "f1")
    assert state.actor == 0
    lay(state, "f1")
    assert state.actor == 1
    lay(state, "f1")
    assert phase_of(state) == "take"
    choosers(state)
    assert (phase_of(state), [len(one.hand) for one in state.players]) == ("play", [1, 1, 1])


@pytest.mark.rule("s-evolution:trick.first")
def test_the_winner_of_a_trick_leads_the_next() -> None:
    state = trick(player(hand=["f1", "f2"]), player(hand=["f5", "t1"]), player(hand=["f2", "t2"]))
    lay(state, "f1", "f5", "f2")
    assert choosers(state)[0] == 1
    assert (state.lead, state.actor) == (1, 1)


@pytest.mark.rule("s-evolution:trick.first")
def test_a_winner_without_cards_passes_the_lead_clockwise() -> None:
    state = trick(
        player(age=2, hand=["f6"]),
        player(age=1, hand=["f1"]),
        player(age=1, hand=["f2"], discovery="blue-1"),
        player(age=1, hand=["f3"], discovery="yellow-1"),
    )
    lay(state, "f6", "f1", "f2", "f3")
    assert choosers(state)[0] == 0
    assert (state.lead, state.actor) == (2, 2)


@pytest.mark.rule("s-evolution:trick.first")
def test_after_a_trick_of_discoveries_the_same_player_leads_again() -> None:
    state = trick(player(hand=["f1"], discovery="red-1"), player(hand=["f2"], discovery="green-1"), lead=1)
    lay(state, "discovery", "discovery")
    choosers(state)
    assert (phase_of(state), state.lead) == ("play", 1)


@pytest.mark.rule("s-evolution:trick.first")
def test_the_last_to_act_leads_the_next_round() -> None:
    state = table(player(), player(), player(), phase="manage", lead=1, turn=0)
    assert state.round == 3
    assert state.lead == 0


@pytest.mark.rule("s-evolution:trick.short-hand")
def test_who_has_four_cards_sits_out_the_fifth_trick() -> None:
    state = trick(player(hand=["f6", "t1"]), player(hand=["f1"]), player(hand=["f2", "t2"]))
    lay(state, "f6", "f1", "f2")
    choosers(state)
    assert refused(state, 1, "play food-1+1") == "trick.short-hand not-your-play"
    events = listen(state)
    lay(state, "t1", "t2")
    assert told(events, "trick-order") == [{"seats": [2, 0]}]  # seat 1 takes no part


@pytest.mark.rule("s-evolution:trick.age-1-2")
def test_at_ages_one_and_two_any_card_may_be_played_and_no_colour_is_set() -> None:
    state = trick(player(age=2, hand=["s1", "t1"]), player(age=2, hand=["s2", "t2"]))
    lay(state, "s1")
    assert state.colour == -1
    assert codes(state, 1) == {"play science-2+2", "play tools-2+2"}


@pytest.mark.rule("s-evolution:trick.age-1-2")
def test_colourless_players_need_not_follow_a_colour_that_is_set() -> None:
    state = trick(player(age=3, hand=["s1", "f1"]), player(age=2, hand=["s2", "t2"]))
    lay(state, "s1")
    assert codes(state, 1) == {"play science-2+2", "play tools-2+2"}


@pytest.mark.rule("s-evolution:trick.age-3-4")
def test_the_first_card_with_a_colour_sets_it_even_if_it_is_not_led() -> None:
    state = trick(player(age=2, hand=["f1", "f2"]), player(age=3, hand=["s2", "s3"]), player(age=4, hand=["s5", "f3"]))
    lay(state, "f1")
    events = listen(state)
    lay(state, "s2")
    assert told(events, "colour-set") == [{"seat": 1, "suit": "science"}]
    assert codes(state, 2) == {"play science-5+1"}


@pytest.mark.rule("s-evolution:trick.age-3-4")
def test_who_cannot_follow_plays_anything_and_has_shown_not_to_have_the_colour() -> None:
    state = trick(player(age=3, hand=["s2", "f1"]), player(age=3, hand=["t2", "f3"]))
    lay(state, "s2")
    assert codes(state, 1) == {"play tools-2+2", "play food-3+3"}
    lay(state, "t2")
    assert seen(state, 0, 1)["void"] == ["science"]


@pytest.mark.rule("s-evolution:trick.age-5-6")
def test_a_trump_beats_the_set_colour_and_a_higher_trump_a_lower() -> None:
    state = trick(player(age=5, hand=["s5"]), player(age=5, hand=["t1"]), player(age=6, hand=["t3"]), trump="tools")
    lay(state, "s5", "t1", "t3")
    assert order(state) == [2, 1, 0]


@pytest.mark.rule("s-evolution:trick.age-5-6")
def test_who_can_follow_may_not_trump() -> None:
    state = trick(player(age=5, hand=["s5", "f1"]), player(age=5, hand=["t1", "s1"]), trump="tools")
    lay(state, "s5")
    assert codes(state, 1) == {"play science-1+1"}
    assert refused(state, 1, "play tools-1+1") == "trick.age-5-6 must-follow"


@pytest.mark.rule("s-evolution:trick.no-trump-below")
def test_below_age_five_a_card_of_the_trump_colour_is_no_trump() -> None:
    state = trick(player(age=5, hand=["s2"]), player(age=4, hand=["t5"]), player(age=2, hand=["t6"]), trump="tools")
    lay(state, "s2", "t5", "t6")
    assert order(state) == [0, 2, 1]  # the set colour; then the rest by strength


@pytest.mark.rule("s-evolution:trick.trump-led")
def test_when_trump_is_led_those_below_follow_but_rank_below_every_real_trump() -> None:
    state = trick(
        player(age=5, hand=["t1"]), player(age=4, hand=["t5", "f1"]), player(age=6, hand=["t2"]), trump="tools"
    )
    lay(state, "t1")
    assert codes(state, 1) == {"play tools-5+1"}  # it is the set colour, so it must be followed
    lay(state, "t5", "t2")
    assert order(state) == [2, 0, 1]


@pytest.mark.rule("s-evolution:trick.blind-free")
def test_who_plays_unseen_follows_nothing_and_their_cards_have_no_colour() -> None:
    state = trick(
        player(age=5, hand=["s2"]), player(age=6, unseen=1, obscured=True), player(age=3, hand=["s1"]), trump="tools"
    )
    lay(state, "s2")
    play(state, 1, "flip")
    play(state, NATURE, "turn tools-5+1")
    lay(state, "s1")
    assert order(state) == [0, 2, 1]  # neither a trump nor of the set colour


@pytest.mark.rule("s-evolution:trick.blind-free")
def test_a_blind_leader_sets_no_colour_and_may_still_name_the_trump() -> None:
    state = table(
        player(age=6, unseen=4, obscured=True, up=[6]),
        player(age=5, hand=["s1", "s2", "t1", "t2"], up=[5]),
        phase="trump",
    )
    assert decision(state) == (0, "trump")
    play(state, 0, "trump science")
    play(state, 0, "flip")
    play(state, NATURE, "turn food-1+1")
    assert state.colour == -1


@pytest.mark.rule("s-evolution:trump.choice-2013")
def test_in_2013_the_highest_age_names_the_trump_whatever_the_prestige() -> None:
    hands = [["f1", "f2", "t1", "t2"] for _ in range(3)]
    state = table(
        player(age=5, hand=hands[0], workers={"prestige": 2}, up=[5]),
        player(age=6, hand=hands[1], up=[6]),
        player(age=4, hand=hands[2], up=[4]),
        edition="2013",
        phase="trump",
    )
    assert decision(state) == (1, "trump")
    assert codes(state, 1) == {"trump food", "trump tools", "trump science"}
    assert refused(state, 0, "trump food") == "trump.choice-2013 not-your-trump"
    play(state, 1, "trump science")
    assert (phase_of(state), state.trump) == ("play", 2)
    assert refused(state, 1, "trump food") == "trump.choice-2013 not-trump-now"


@pytest.mark.rule("s-evolution:trump.choice-2.0")
@pytest.mark.rule("s-evolution:worker.prestige-2.0")
def test_in_2_0_the_highest_prestige_of_ages_five_and_six_names_the_trump() -> None:
    hands = [["f1", "f2", "t1", "t2"] for _ in range(3)]
    state = table(
        player(age=5, hand=hands[0], workers={"prestige": 1}, up=[5]),
        player(age=6, hand=hands[1], up=[6]),
        player(age=4, hand=hands[2], workers={"prestige": 2}, up=[4]),  # lends the use of trumps, not the naming
        phase="trump",
    )
    assert decision(state) == (0, "trump")
    assert refused(state, 1, "trump food") == "trump.choice-2.0 not-your-trump"


@pytest.mark.rule("s-evolution:trump.choice-2.0")
@pytest.mark.rule("s-evolution:trump.choice-2013")
@pytest.mark.parametrize("edition", ["2013", "2.0"])
def test_without_a_player_of_age_five_there_is_no_trump(edition: str) -> None:
    state = table(player(age=4), player(age=4), phase="manage", lead=0, turn=1, edition=edition)
    while state.actor == NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
    assert (phase_of(state), state.trump) == ("play", -1)


@pytest.mark.rule("s-evolution:trick.discovery")
def test_a_discovery_may_always_be_played_and_sets_nothing() -> None:
    state = trick(
        player(age=3, hand=["s1", "s2"]),
        player(age=3, hand=["s3", "t1"], discovery="green-3"),
        player(age=3, hand=["s5", "f1"]),
    )
    lay(state, "s1")
    assert codes(state, 1) == {"play science-3+3", "discovery"}  # even where the colour must be followed
    lay(state, "discovery")
    assert state.players[1].void == 0
    led = trick(player(age=3, discovery="red-3"), player(age=3, hand=["t1"]))
    lay(led, "discovery")
    assert led.colour == -1
    assert refused(state, 2, "discovery") == "hand.draw no-discovery-in-hand"


# -- ties ---------------------------------------------------------------------------------------------


@pytest.mark.rule("s-evolution:tie.2013")
def test_ties_of_2013_go_by_age_population_and_turn_order_whatever_the_prestige() -> None:
    state = trick(
        player(age=1, population=6, unseen=1),
        player(age=2, population=2, workers={"prestige": 2}, hand=["f5"]),
        player(age=2, population=3, hand=["f5"]),
        player(age=2, population=2, hand=["f5"]),
        edition="2013",
        lead=3,
    )
    lay(state, "f5")
    play(state, 0, "flip")
    play(state, NATURE, "turn food-5+1")
    lay(state, "f5", "f5")
    assert order(state) == [2, 3, 1, 0]


@pytest.mark.rule("s-evolution:tie.2.0")
def test_ties_of_2_0_go_by_prestige_age_population_and_turn_order() -> None:
    state = trick(
        player(age=2, population=4, hand=["f5"]),
        player(age=1, population=3, hand=["f5"]),
        player(age=1, population=2, workers={"prestige": 1}, hand=["f5"]),
        player(age=1, population=3, workers={"prestige": 2}, hand=["f5"]),
        lead=1,
    )
    lay(state, "f5", "f5", "f5", "f5")
    assert order(state) == [3, 2, 0, 1]
    equal = trick(*(player(age=2, hand=["f5"]) for _ in range(4)), lead=2)
    lay(equal, "f5", "f5", "f5", "f5")
    assert order(equal) == [2, 3, 0, 1]


# -- taking -------------------------------------------------------------------------------------------


@pytest.mark.rule("s-evolution:take.discovery")
def test_discoveries_are_exchanged_within_an_age_before_the_resource_cards_are_taken() -> None:
    state = trick(
        player(age=3, hand=["t1"], discovery="red-3"),
        player(age=3, population=3, hand=["t1"], discovery="green-3"),
        player(age=2, hand=["t1"], discovery="blue-2"),
        player(age=2, hand=["f1", "t1"]),
    )
    lay(state, "discovery", "discovery", "discovery", "f1")
    assert order(state) == [1, 0, 2, 3]
    assert refused(state, 1, "take 2") == "take.discovery take-other-age"
    assert refused(state, 1, "take 3") == "take.discovery take-resource"
    play(state, 1, "take 0")
    assert [discovery_text(one.slots[2]) for one in state.players[:2]] == ["green-3", "red-3"]
    assert [one.up for one in state.players[:3]] == [4, 4, 2]
    assert discovery_text(state.players[2].slots[1]) == "blue-2"


@pytest.mark.rule("s-evolution:take.order")
def test_only_whoever_is_next_in_order_may_take() -> None:
    state = trick(player(hand=["f1"]), player(hand=["f5"]), player(hand=["t3"]))
    lay(state, "f1", "f5", "t3")
    assert order(state) == [1, 2, 0]
    assert refused(state, 0, "take 0") == "take.order not-your-take"
    play(state, 1, "take 2")
    assert refused(state, 2, "take 2") == "take.any take-no-card"
    assert refused(state, 2, "take 7") == "take.any take-no-card"


@pytest.mark.rule("s-evolution:take.any")
def test_one_may_take_a_disaster_and_the_last_takes_what_is_left() -> None:
    state = trick(player(hand=["t4", "f1"]), player(hand=["f5", "f1"]), player(hand=["f1"], discovery="blue-1"))
    lay(state, "t4", "f5", "discovery")
    assert refused(state, 1, "take 2") == "take.any take-no-card"  # the Discovery is back with its owner
    events = listen(state)
    play(state, 1, "take 0")
    assert told(events, "took") == [
        {"seat": 1, "card": "tools-4+famine", "from": 0},
        {"seat": 0, "card": "food-5+1", "from": 1},
    ]
    assert [card_text(card) for card in state.players[0].taken] == ["food-5+1"]


def test_the_view_says_when_one_would_choose_with_each_card() -> None:
    state = trick(player(age=3, hand=["s3", "f1"]), player(age=3, hand=["s1", "s5"]), player(age=2, hand=["f6", "f1"]))
    lay(state, "s3")
    view = state.view(1).to_json()
    assert view["places"] == {"science-1+1": 2, "science-5+1": 1}
    assert view["choosing"] == [0]
    assert state.view(0).to_json()["places"] == {}
    lay(state, "s1")
    assert state.view(2).to_json()["places"] == {"food-6+joker": 3, "food-1+1": 3}
