"""The Action phase: its order, disasters, harvest, trade, needs, rise and fall."""

import pytest

from speciate.core.seats import NATURE
from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.cards import discovery_text
from speciate.games.s_evolution.editions import SHIELD
from tests.games.s_evolution.build import (
    acting,
    codes,
    decision,
    lay,
    level,
    listen,
    new_game,
    phase_of,
    play,
    player,
    refused,
    stocked,
    table,
    told,
    trick,
)

BOTH = pytest.mark.parametrize("edition", ["2013", "2.0"])


# -- order --------------------------------------------------------------------------------------------


@pytest.mark.rule("s-evolution:action.order-2013")
@pytest.mark.rule("s-evolution:action.order-2.0")
@pytest.mark.parametrize(("edition", "acts"), [("2013", [2, 0, 1]), ("2.0", [1, 2, 0])])
def test_who_acts_first_and_that_the_last_leads_the_next_round(edition: str, acts: list[int]) -> None:
    """Cards 5, 1 and 6: seat 2 wins, seat 1 chooses last."""
    state = trick(*(player(age=2, hand=[text]) for text in ("f5", "f1", "f6")), edition=edition)
    lay(state, "f5", "f1", "f6")
    events = listen(state)
    while state.round == 2 and state.actor != NATURE:
        moves = state.legal(state.actor)
        state.apply(state.actor, moves[-1] if phase_of(state) == "manage" else moves[0])
    assert [args["seat"] for args in told(events, "action")] == acts
    assert state.lead == acts[-1]


@pytest.mark.rule("s-evolution:action.order-2.0")
def test_after_a_last_trick_of_discoveries_the_last_to_take_one_acts_first() -> None:
    state = trick(player(age=1, discovery="red-1"), player(age=2, discovery="green-2"), lead=0)
    events = listen(state)
    lay(state, "discovery", "discovery")
    assert told(events, "trick-order") == [{"seats": [1, 0]}]
    assert told(events, "action")[0] == {"seat": 0}


@pytest.mark.rule("s-evolution:action.order-2013")
def test_in_2013_after_a_last_trick_of_discoveries_whoever_led_it_acts_first() -> None:
    state = trick(
        player(age=3, discovery="red-3"), player(age=2, discovery="green-2"), player(age=2), edition="2013", lead=1
    )
    events = listen(state)
    lay(state, "discovery", "discovery")
    assert told(events, "trick-order") == [{"seats": [0, 1]}]
    assert told(events, "action")[0] == {"seat": 1}


@pytest.mark.rule("s-evolution:disaster.earthquake")
@BOTH
def test_an_earthquake_does_away_with_no_other_disaster_of_its_suit(edition: str) -> None:
    state = acting(player(age=2, population=3, taken=["earthquake", "epidemic", "t3"]), edition=edition)
    play(state, 0, "suffer earthquake")
    assert (state.players[0].population, stocked(state)) == (2, (0, 0, 0))


@pytest.mark.rule("s-evolution:action.whole")
def test_one_player_finishes_before_the_next_begins() -> None:
    state = acting(player(stock=(2, 0, 3)), player(stock=(2, 2, 2)), seats=2)
    play(state, 0, "rise")
    assert decision(state) == (0, "manage")
    assert refused(state, 1, "grow 1") == "action.whole not-your-action"
    play(state, 0, "done")
    assert decision(state) == (1, "rise")


# -- disasters ----------------------------------------------------------------------------------------


@pytest.mark.rule("s-evolution:disaster.first")
def test_disasters_come_first_in_the_order_their_owner_wants() -> None:
    state = acting(player(age=3, population=3, taken=["famine", "decline", "f3"], stock=(3, 3, 0)))
    assert decision(state) == (0, "disaster")
    assert codes(state, 0) == {"suffer famine", "suffer decline"}
    assert refused(state, 0, "suffer epidemic") == "disaster.first no-such-disaster"
    assert refused(state, 0, "protect famine") == "worker.shield-2.0 no-protection"
    first = acting(player(age=3, population=3, taken=["famine", "decline"]), edition="2013")
    assert refused(first, 0, "protect famine") == "worker.protection-2013 no-protection"
    assert refused(first, 0, "rise") == "needs.rise-2013 not-rise-now"
    events = listen(state)
    play(state, 0, "suffer decline")
    assert [args["disaster"] for args in told(events, "disaster")] == ["decline", "famine"]  # the last just happens
    assert refused(state, 0, "suffer famine") == "disaster.first not-disaster-now"


@pytest.mark.rule("s-evolution:disaster.famine")
@pytest.mark.rule("s-evolution:disaster.earthquake")
@pytest.mark.rule("s-evolution:disaster.fanaticism")
@pytest.mark.parametrize(
    ("disaster", "kept"), [("famine", (2, 3, 3)), ("earthquake", (5, 2, 3)), ("fanaticism", (5, 3, 2))]
)
@BOTH
def test_cards_of_the_suit_are_lost_and_its_building_still_produces(
    disaster: str, kept: tuple[int, int, int], edition: str
) -> None:
    workers = {"farm": 2, "factory": 2, "lab": 2, "trade": 1}
    one = player(age=5, population=6, workers=workers, taken=[disaster, "f3", "t1", "s1"])
    state = acting(one, edition=edition)
    assert stocked(state) == kept


@pytest.mark.rule("s-evolution:disaster.famine")
@pytest.mark.parametrize(
    ("edition", "gains"),
    [("2013", {"gain tools", "gain science"}), ("2.0", {"gain food", "gain tools", "gain science"})],
)
def test_a_joker_is_never_lost_but_in_2013_may_not_be_the_lost_kind(edition: str, gains: set[str]) -> None:
    state = acting(player(age=3, taken=["famine", "f6"]), edition=edition)
    assert decision(state) == (0, "gain")
    assert codes(state, 0) == gains
    if edition == "2013":
        assert refused(state, 0, "gain food") == "disaster.famine gain-barred"


@pytest.mark.rule("s-evolution:disaster.famine")
def test_in_2_0_a_joker_may_be_food_under_famine_and_feeds_the_people() -> None:
    state = acting(player(age=1, population=1, taken=["famine", "f6", "f3"]))
    assert stocked(state) == (0, 0, 0)
    events = listen(state)
    play(state, 0, "gain food")
    assert [args["suit"] for args in told(events, "need-met")] == ["food"]
    assert state.players[0].score == 1


@pytest.mark.rule("s-evolution:disaster.fanaticism")
def test_in_2013_all_three_together_leave_a_joker_worth_nothing() -> None:
    state = acting(player(age=2, taken=["famine", "earthquake", "fanaticism", "f6"]), edition="2013")
    play(state, 0, "suffer famine", "suffer earthquake")
    assert stocked(state) == (0, 0, 0)
    assert phase_of(state) != "harvest"  # there is nothing to choose, so play goes on
    assert state.legal(state.actor)


@pytest.mark.rule("s-evolution:disaster.epidemic")
def test_an_epidemic_costs_a_pop_and_a_worker_if_all_were_at_work() -> None:
    state = acting(player(age=2, population=2, workers={"farm": 1, "lab": 2}, taken=["epidemic"]))
    assert state.players[0].population == 1
    assert decision(state) == (0, "dismiss")
    assert codes(state, 0) == {"dismiss farm", "dismiss lab"}
    assert refused(state, 0, "dismiss trade") == "disaster.epidemic no-worker"
    assert refused(state, 0, "gain food") == "harvest.cards not-gain-now"
    play(state, 0, "dismiss lab")
    assert (level(state.players[0], 0), level(state.players[0], 2)) == (1, 0)
    free = acting(player(age=2, population=3, workers={"farm": 1, "lab": 2}, taken=["epidemic"]))
    assert decision(free) != (0, "dismiss")


@pytest.mark.rule("s-evolution:disaster.epidemic")
@pytest.mark.rule("s-evolution:worker.protection-2013")
@pytest.mark.parametrize(("dismissed", "told_of"), [("shield", "disaster"), ("farm", "disaster-held-off")])
def test_a_shield_whose_worker_an_epidemic_took_holds_off_nothing_more(dismissed: str, told_of: str) -> None:
    one = player(age=3, population=2, workers={"shield": 1, "farm": 1}, taken=["epidemic", "famine", "f3"])
    state = acting(one, edition="2013")
    play(state, 0, "suffer epidemic")
    assert decision(state) == (0, "dismiss")  # before the next disaster
    events = listen(state)
    play(state, 0, f"dismiss {dismissed}")
    assert [args["disaster"] for args in told(events, told_of)] == ["famine"]


@pytest.mark.rule("s-evolution:worker.shield-2.0")
@pytest.mark.rule("s-evolution:disaster.epidemic")
def test_in_2_0_the_shield_holds_off_the_epidemic_that_would_take_its_worker() -> None:
    one = player(age=1, population=1, stock=(2, 0, 0), workers={"shield": 1}, taken=["epidemic", "famine"])
    state = acting(one)
    assert (level(state.players[0], SHIELD), state.players[0].population) == (1, 1)


@pytest.mark.rule("s-evolution:needs.min-pop")
def test_population_never_drops_below_one() -> None:
    assert acting(player(age=1, population=1, taken=["epidemic"])).players[0].population == 1
    assert acting(player(age=3, population=1)).players[0].population == 1


@pytest.mark.rule("s-evolution:disaster.decline")
@BOTH
def test_decline_goes_down_an_age_and_turns_no_discovery(edition: str) -> None:
    state = acting(player(age=3, population=6, taken=["decline"], up=[3]), edition=edition)
    assert (state.players[0].age, state.players[0].up) == (2, 4)
    assert acting(player(age=1, population=6, taken=["decline"]), edition=edition).players[0].age == 1


@pytest.mark.rule("s-evolution:disaster.hurricane-2013")
def test_in_2013_a_hurricane_takes_one_of_each_from_stock() -> None:
    one = player(age=2, population=6, workers={"factory": 2, "lab": 2}, stock=(2, 1, 0), taken=["hurricane"])
    assert stocked(acting(one, edition="2013")) == (0, 2, 2)  # 1 Food is left and goes to the need


@pytest.mark.rule("s-evolution:disaster.hurricane-2.0")
def test_in_2_0_a_hurricane_makes_each_production_building_yield_one_less() -> None:
    one = player(age=2, population=6, workers={"farm": 1, "factory": 2}, stock=(2, 1, 1), taken=["hurricane"])
    assert stocked(acting(one)) == (2, 2, 1)


@pytest.mark.rule("s-evolution:disaster.obscurantism")
@pytest.mark.rule("s-evolution:disaster.invasion")
@BOTH
def test_obscurantism_and_invasion_are_for_the_next_round_only(edition: str) -> None:
    state = acting(player(age=2, population=6, taken=["obscurantism", "invasion"]), edition=edition, seats=4)
    play(state, 0, "suffer invasion")
    one = state.players[0]
    assert (one.obscured, one.invaded) == (True, True)
    assert state.round == 3  # nobody had anything to decide: the next round has begun
    while state.actor == NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
    assert len(one.hand) == 4
    while state.round == 3:
        moves = state.legal(state.actor)
        state.apply(state.actor, moves[-1])
    assert (one.obscured, one.invaded) == (False, False)


@pytest.mark.rule("s-evolution:disaster.last-round-2013")
def test_in_the_last_round_of_2013_they_have_no_effect() -> None:
    state = acting(player(age=2, population=6, stock=(3, 3, 3), taken=["invasion"]), edition="2013", round=6)
    assert not state.players[0].invaded
    assert stocked(state) == (0, 3, 3)


@pytest.mark.rule("s-evolution:disaster.last-round-2.0")
def test_in_the_last_round_of_2_0_each_costs_two_resources_of_choice() -> None:
    state = acting(player(age=2, population=6, stock=(3, 1, 0), taken=["obscurantism"]), round=6)
    assert decision(state) == (0, "lose")
    assert codes(state, 0) == {"lose food", "lose tools"}
    assert refused(state, 0, "lose science") == "disaster.last-round-2.0 lose-none"
    play(state, 0, "lose tools")
    assert stocked(state) == (2, 0, 0)  # with one kind left there is nothing to choose
    assert stocked(acting(player(age=2, population=6, taken=["invasion"]), round=6)) == (0, 0, 0)
    both = acting(player(age=2, population=6, stock=(3, 3, 0), taken=["obscurantism", "invasion"]), round=6)
    play(both, 0, "suffer invasion", "lose food", "lose food", "lose tools", "lose tools")
    assert stocked(both) == (1, 1, 0)
    assert refused(acting(player(age=2, stock=(2, 0, 3))), 0, "lose food") == "disaster.last-round-2.0 not-lose-now"


# -- harvest and trade ----------------------------------------------------------------------------------


@pytest.mark.rule("s-evolution:harvest.cards")
def test_cards_bring_their_yield_and_each_joker_one_of_choice() -> None:
    state = acting(player(age=6, population=6, workers={"trade": 1}, taken=["f3", "t2", "s6", "f6"]))
    assert codes(state, 0) == {"gain food", "gain tools", "gain science"}
    assert refused(state, 0, "done") == "manage.free not-done-now"
    play(state, 0, "gain science", "gain tools")
    assert stocked(state) == (3, 3, 1)
    assert refused(state, 0, "gain food") == "harvest.cards not-gain-now"


@pytest.mark.rule("s-evolution:harvest.buildings")
def test_farm_factory_and_lab_produce_by_their_level() -> None:
    workers = {"farm": 1, "factory": 2, "lab": 1, "trade": 1}
    state = acting(player(age=6, population=6, workers=workers))
    assert stocked(state) == (1, 2, 1)


@pytest.mark.rule("s-evolution:harvest.cap")
def test_no_more_than_eight_of_a_resource_can_be_stored() -> None:
    state = acting(player(age=6, population=6, stock=(7, 8, 0), workers={"trade": 1}, taken=["f3", "t3", "f6"]))
    play(state, 0, "gain food")
    assert stocked(state) == (8, 8, 0)
    assert refused(state, 0, "trade food>tools") == "harvest.cap trade-full"


@pytest.mark.rule("s-evolution:trade.when")
@pytest.mark.parametrize("trades", [1, 2, 3])
def test_trade_changes_as_many_resources_as_its_level(trades: int) -> None:
    state = acting(player(age=6, population=6, stock=(5, 0, 0), workers={"trade": trades}))
    assert decision(state) == (0, "trade")
    assert refused(state, 0, "trade tools>food") == "trade.when trade-none"
    assert refused(state, 0, "trade food>food") == "trade.when trade-same"
    assert refused(state, 0, "grow 1") == "manage.free not-manage-now"
    events = listen(state)
    for _ in range(trades):
        play(state, 0, "trade food>science")
    assert stocked(state) == (5 - trades, 0, trades)
    assert [args["suit"] for args in told(events, "need-unmet")][:3] == ["food", "tools", "science"]  # no more trading


@pytest.mark.rule("s-evolution:trade.when")
def test_trading_is_optional_and_needs_a_worker_on_trade() -> None:
    state = acting(player(age=1, population=2, stock=(2, 1, 0), workers={"trade": 3}))
    play(state, 0, "done")
    assert decision(state) == (0, "rise")
    without = acting(player(age=1, population=2, stock=(2, 1, 0)))
    assert decision(without) == (0, "rise")
    assert refused(without, 0, "trade food>tools") == "trade.when not-trade-now"


@pytest.mark.rule("s-evolution:trade.when")
def test_with_nothing_in_stock_there_is_no_trade_left_over_for_later() -> None:
    state = acting(player(age=2, workers={"trade": 2}), seats=2)
    assert decision(state) == (0, "manage")
    assert state.trades == 0
    assert GAME.position(state.to_json()).digest() == state.digest()


# -- needs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("s-evolution:needs.kinds")
@BOTH
@pytest.mark.parametrize(
    ("age", "left"), [(1, (6, 8, 8)), (2, (6, 8, 8)), (3, (6, 6, 8)), (4, (6, 6, 8)), (5, (6, 6, 6)), (6, (6, 6, 6))]
)
def test_what_the_people_need_goes_by_age(age: int, left: tuple[int, int, int], edition: str) -> None:
    state = acting(player(age=age, population=2, stock=(8, 8, 8)), edition=edition)
    assert stocked(state) == left


@pytest.mark.rule("s-evolution:needs.kinds")
def test_needs_are_those_of_the_age_held_after_decline() -> None:
    state = acting(player(age=3, population=2, stock=(2, 2, 0), taken=["decline"]))
    assert stocked(state) == (0, 2, 0)
    play(state, 0, "rise")
    assert state.players[0].age == 3


@pytest.mark.rule("s-evolution:needs.kinds")
def test_rising_by_needs_and_buying_an_age_in_one_round_are_both_allowed() -> None:
    state = acting(player(age=1, population=2, stock=(2, 0, 3)))
    play(state, 0, "rise", "evolve")
    assert state.players[0].age == 3


@pytest.mark.rule("s-evolution:needs.pay-2013")
def test_in_2013_an_unmet_need_takes_all_there_is() -> None:
    state = acting(player(age=3, population=4, stock=(4, 3, 2)), edition="2013")
    assert stocked(state) == (0, 0, 2)


@pytest.mark.rule("s-evolution:needs.pay-2.0")
def test_in_2_0_an_unmet_need_takes_nothing() -> None:
    state = acting(player(age=3, population=4, stock=(4, 3, 2), score=5))
    assert stocked(state) == (0, 3, 2)


@pytest.mark.rule("s-evolution:needs.score")
def test_in_2013_points_are_counted_after_the_penalties() -> None:
    """Food met for 3, no Tools at all: a pop is lost first, and the met need scores 2."""
    state = acting(player(age=3, population=3, stock=(3, 0, 1)), edition="2013")
    assert (state.players[0].population, state.players[0].score) == (2, 2)


@pytest.mark.rule("s-evolution:needs.score")
def test_in_2_0_points_are_counted_before_the_penalties() -> None:
    state = acting(player(age=3, population=3, stock=(3, 0, 1), score=10))
    assert (state.players[0].population, state.players[0].score) == (2, 10 + 3 - 3)


@pytest.mark.rule("s-evolution:needs.lose-2.0")
def test_in_2_0_missing_resources_cost_points_but_never_below_zero() -> None:
    assert acting(player(age=2, population=4, stock=(1, 0, 0), score=9)).players[0].score == 6
    assert acting(player(age=2, population=4, stock=(1, 0, 0), score=2)).players[0].score == 0


@pytest.mark.rule("s-evolution:needs.score")
@pytest.mark.rule("s-evolution:needs.lose-2.0")
@pytest.mark.parametrize(
    ("age", "stock", "score"),
    [
        (3, (0, 3, 0), 0 + 3),  # Food is short: all of the one point is lost, then Tools bring 3
        (3, (3, 0, 0), 1 + 3 - 3),  # the other way round nothing is forgiven
        (5, (0, 0, 3), 0 + 3),
        (5, (3, 0, 0), 0),  # 4 points after Food, 3 of them lost to Tools, the last one to Science
    ],
)
def test_in_2_0_needs_are_settled_food_tools_science_and_the_floor_holds_after_each(
    age: int, stock: tuple[int, int, int], score: int
) -> None:
    assert acting(player(age=age, population=3, stock=stock, score=1)).players[0].score == score


@pytest.mark.rule("s-evolution:needs.lose-2.0")
@pytest.mark.parametrize(
    ("age", "stock", "score"),
    [
        (3, (0, 3, 0), 1 - 3 + 3),
        (3, (3, 0, 0), 1 + 3 - 3),  # the order does not matter
        (5, (0, 3, 3), 1 - 3 + 3 + 3),
        (5, (0, 3, 0), 0),  # 1 - 3 + 3 - 3 is less than nothing
        (2, (0, 0, 0), 0),
    ],
)
def test_the_other_reading_adds_up_all_needs_before_the_floor(
    age: int, stock: tuple[int, int, int], score: int
) -> None:
    one = player(age=age, population=3, stock=stock, score=1)
    state = acting(one, options={"sum_before_floor": True})
    assert state.players[0].score == score
    assert acting(one).digest() != state.digest()


def test_the_digest_of_the_usual_reading_is_as_it_was_before_there_was_another() -> None:
    assert new_game(2, seed=1).digest() == "71e0dff94bccab49"


@pytest.mark.rule("s-evolution:needs.rise-2013")
def test_in_2013_meeting_all_needs_is_rising_an_age() -> None:
    assert acting(player(age=4, population=2, stock=(2, 2, 0)), edition="2013").players[0].age == 5
    assert acting(player(age=6, population=2, stock=(2, 2, 2)), edition="2013").players[0].age == 6


@pytest.mark.rule("s-evolution:needs.rise-2.0")
def test_in_2_0_meeting_all_needs_allows_rising() -> None:
    state = acting(player(age=2, population=2, stock=(2, 0, 0)))
    assert codes(state, 0) == {"rise", "stay"}
    stays = state.copy()
    play(state, 0, "rise")
    play(stays, 0, "stay")
    assert (state.players[0].age, stays.players[0].age) == (3, 2)
    top = acting(player(age=6, population=2, stock=(2, 2, 3)))
    assert refused(top, 0, "rise") == "needs.rise-2.0 not-rise-now"
    assert decision(top) == (0, "manage")


@pytest.mark.rule("s-evolution:needs.fall")
@BOTH
def test_from_age_three_meeting_no_need_means_falling_and_forgetting_the_discovery(edition: str) -> None:
    state = acting(player(age=4, population=4, stock=(1, 1, 0), up=[3, 4]), edition=edition)
    one = state.players[0]
    assert (one.age, one.up, one.population) == (3, 4, 4)
    assert discovery_text(one.slots[3]) == "red-4"  # face down again, it can be made once more


@pytest.mark.rule("s-evolution:needs.fall")
@pytest.mark.rule("s-evolution:needs.starve")
@BOTH
@pytest.mark.parametrize("age", [1, 2])
def test_ages_one_and_two_know_no_penalties(age: int, edition: str) -> None:
    one = acting(player(age=age, population=4, up=[age]), edition=edition).players[0]
    assert (one.age, one.population) == (age, 4)


@pytest.mark.rule("s-evolution:needs.starve")
@BOTH
def test_giving_nothing_to_any_number_of_needs_costs_one_pop(edition: str) -> None:
    one = acting(player(age=5, population=4, stock=(4, 0, 0)), edition=edition).players[0]
    assert (one.population, one.age) == (3, 5)
    first = acting(player(age=5, population=4, stock=(4, 0, 1)), edition=edition).players[0]
    assert first.population == 3  # also if the need after it gets something
    some = acting(player(age=5, population=4, stock=(4, 1, 1)), edition=edition).players[0]
    assert some.population == 4  # too little is not nothing


@pytest.mark.rule("s-evolution:needs.starve")
def test_starving_takes_a_worker_back_if_all_were_at_work() -> None:
    state = acting(player(age=3, population=2, stock=(2, 0, 0), workers={"lab": 1, "trade": 1}), edition="2013")
    play(state, 0, "done")
    assert decision(state) == (0, "dismiss")
    play(state, 0, "dismiss lab")
    assert state.players[0].score == 1  # after the penalty, in 2013


def test_a_player_without_anything_to_decide_is_passed_over() -> None:
    state = table(player(age=1, population=6), player(age=1, population=6), phase="disaster", round=2)
    assert state.round == 3
