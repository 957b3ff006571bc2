"""Management: people, Ages, workers and what they are for."""

import pytest

from speciate.games.s_evolution.editions import BUILDINGS, FARM, LAB, PRESTIGE, SHIELD, TRADE
from speciate.games.s_evolution.flow import SEvolutionState
from tests.games.s_evolution.build import (
    Json,
    acting,
    codes,
    decision,
    lay,
    level,
    listen,
    order,
    play,
    player,
    refused,
    stocked,
    table,
    told,
    trick,
    why_not,
)

BOTH = pytest.mark.parametrize("edition", ["2013", "2.0"])


def managing(one: Json, edition: str = "2.0", **numbers: object) -> SEvolutionState:
    """Seat 0 in management."""
    return table(one, player(), phase="manage", edition=edition, **numbers)


@pytest.mark.rule("s-evolution:manage.free")
def test_one_buys_in_any_order_and_keeps_the_rest() -> None:
    state = managing(player(stock=(0, 3, 3)))
    play(state, 0, "build farm", "grow 1", "build farm")
    assert decision(state) == (0, "manage")
    play(state, 0, "done")
    assert stocked(state) == (0, 0, 2)


@pytest.mark.rule("s-evolution:manage.free")
def test_without_anything_to_buy_or_remove_management_is_passed_over() -> None:
    assert managing(player(stock=(3, 0, 0))).round == 3
    assert decision(managing(player(stock=(3, 1, 0)))) == (0, "manage")
    assert decision(managing(player(workers={"farm": 1}))) == (0, "manage")
    assert decision(managing(player(stock=(1, 0, 0)), "2013")) == (0, "manage")  # a single Food buys somebody there


@pytest.mark.rule("s-evolution:manage.pop-2013")
def test_in_2013_one_or_two_people_are_bought_with_food_once_a_round() -> None:
    state = managing(player(stock=(4, 0, 0)), "2013")
    assert {"grow 1", "grow 2"} <= codes(state, 0)
    play(state.copy(), 0, "grow 1")
    play(state, 0, "grow 2")
    assert (state.players[0].population, stocked(state)) == (4, (1, 0, 0))
    state = managing(player(stock=(5, 0, 0), workers={"farm": 1}), "2013")
    play(state, 0, "grow 1")
    assert refused(state, 0, "grow 1") == "manage.pop-2013 grown-already"
    assert refused(managing(player(stock=(2, 0, 3)), "2013"), 0, "grow 2") == "manage.pop-2013 cannot-pay"


@pytest.mark.rule("s-evolution:manage.pop-2.0")
def test_in_2_0_people_cost_one_science_each_as_often_as_one_can_pay() -> None:
    state = managing(player(stock=(8, 0, 3)))
    assert refused(state, 0, "grow 2") == "manage.pop-2.0 grow-count"
    play(state, 0, "grow 1", "grow 1", "grow 1")
    assert (state.players[0].population, stocked(state)) == (5, (8, 0, 0))


@pytest.mark.rule("s-evolution:manage.pop-max")
@BOTH
def test_population_is_at_most_six(edition: str) -> None:
    state = managing(player(population=6, stock=(8, 0, 8)), edition)
    assert refused(state, 0, "grow 1") == "manage.pop-max population-full"
    last = managing(player(population=5, stock=(8, 0, 8)), edition)
    play(last, 0, "grow 1")
    assert last.players[0].population == 6
    five = managing(player(population=5, stock=(8, 0, 8)), "2013")
    assert refused(five, 0, "grow 2") == "manage.pop-max population-full"


@pytest.mark.rule("s-evolution:manage.age")
@BOTH
def test_an_age_costs_three_science_once_a_round_up_to_six(edition: str) -> None:
    state = managing(player(age=4, stock=(0, 0, 7)), edition)
    play(state, 0, "evolve")
    assert (state.players[0].age, stocked(state)) == (5, (0, 0, 4))
    assert refused(state, 0, "evolve") == "manage.age age-bought"
    assert refused(managing(player(age=6, stock=(0, 0, 7)), edition), 0, "evolve") == "manage.age age-top"
    poor = managing(player(stock=(0, 1, 2)), edition)
    assert refused(poor, 0, "evolve") == "manage.age cannot-pay"
    assert why_not(poor, 0, "evolve").args == {"price": 3, "suit": "science"}


@pytest.mark.rule("s-evolution:manage.worker")
def test_workers_are_placed_raised_and_removed_but_never_more_than_population() -> None:
    state = managing(player(population=2, stock=(0, 5, 5)))
    play(state, 0, "build farm", "build trade")
    assert refused(state, 0, "build lab") == "manage.worker no-free-pop"
    play(state, 0, "build trade", "remove farm", "build lab")  # moved: paid as new, nothing back
    one = state.players[0]
    assert [level(one, building) for building in (FARM, LAB, TRADE)] == [0, 1, 2]
    assert stocked(state) == (0, 3, 3)
    assert refused(state, 0, "remove farm") == "manage.worker no-worker"
    play(state, 0, "build trade")
    assert refused(state, 0, "build trade") == "manage.worker level-top"


PRICES = {
    "farm": ("tools", [1, 2]),
    "factory": ("tools", [1, 2]),
    "lab": ("tools", [1, 2]),
    "trade": ("science", [1, 1, 1]),
    "prestige": ("science", [1, 2]),
}


@pytest.mark.rule("s-evolution:manage.cost")
@BOTH
@pytest.mark.parametrize("building", BUILDINGS)
def test_every_level_has_its_price_and_a_new_worker_pays_the_lower_ones_too(building: str, edition: str) -> None:
    resource, prices = PRICES.get(building, ("science", [2, 2] if edition == "2013" else [1, 2]))
    state = managing(player(stock=(8, 8, 8)), edition)
    left = 8
    at = 1 if resource == "tools" else 2
    for price in prices:
        play(state, 0, f"build {building}")
        left -= price
        assert stocked(state)[at] == left
    assert refused(state, 0, f"build {building}") == "manage.worker level-top"
    priced = state.view(0).to_json()["prices"]
    assert isinstance(priced, dict)
    assert priced[building] == {"with": resource, "prices": prices}


# -- what workers are for -------------------------------------------------------------------------------


@pytest.mark.rule("s-evolution:worker.prestige-2013")
@pytest.mark.parametrize("height", [1, 2])
def test_in_2013_prestige_scores_in_one_unmet_need(height: int) -> None:
    one = acting(player(age=5, population=3, stock=(3, 1, 1), workers={"prestige": height}), edition="2013").players[0]
    assert one.score == 3 + height
    content = acting(player(age=5, population=3, stock=(3, 3, 3), workers={"prestige": height}), edition="2013")
    assert content.players[0].score == 9


@pytest.mark.rule("s-evolution:worker.prestige-2.0")
def test_in_2_0_prestige_scores_nothing_and_wins_ties_by_level() -> None:
    one = acting(player(age=5, population=3, stock=(3, 1, 1), workers={"prestige": 2}, score=10)).players[0]
    assert one.score == 10 + 3 - 2 - 2
    state = trick(
        player(age=2, population=6, hand=["f5"]),
        player(age=1, workers={"prestige": 1}, hand=["f5"]),
        player(age=1, workers={"prestige": 2}, hand=["f5"]),
    )
    lay(state, "f5", "f5", "f5")
    assert order(state) == [2, 1, 0]


@pytest.mark.rule("s-evolution:worker.prestige-2.0")
def test_in_2013_prestige_does_not_change_how_tricks_are_played() -> None:
    state = trick(
        player(age=3, hand=["s5", "f1"]), player(age=2, workers={"prestige": 2}, hand=["s1", "t1"]), edition="2013"
    )
    lay(state, "s5")
    assert codes(state, 1) == {"play science-1+1", "play tools-1+1"}


@pytest.mark.rule("s-evolution:worker.protection-2013")
def test_in_2013_the_shield_holds_off_one_disaster_a_round_of_ones_choice() -> None:
    one = player(age=3, population=6, workers={"shield": 1}, taken=["decline", "epidemic"])
    state = acting(one, edition="2013")
    assert codes(state, 0) == {"suffer decline", "protect decline", "suffer epidemic", "protect epidemic"}
    events = listen(state)
    play(state, 0, "protect decline")
    assert told(events, "disaster-held-off") == [{"seat": 0, "disaster": "decline"}]
    assert told(events, "disaster") == [{"seat": 0, "disaster": "epidemic"}]
    assert state.players[0].population <= 5
    alone = acting(player(age=2, population=6, workers={"shield": 1}, taken=["epidemic"]), edition="2013")
    assert alone.players[0].population == 6


@pytest.mark.rule("s-evolution:worker.protection-2013")
def test_in_2013_a_shield_of_level_two_gives_two_resources() -> None:
    one = player(age=2, population=6, workers={"shield": 2}, taken=["famine", "f3"])
    state = acting(one, edition="2013")
    assert decision(state) == (0, "gain")
    assert codes(state, 0) == {"gain food", "gain tools", "gain science"}
    play(state, 0, "gain tools", "gain tools")
    assert stocked(state)[1] == 2
    assert level(state.players[0], SHIELD) == 2


@pytest.mark.rule("s-evolution:worker.shield-2.0")
def test_in_2_0_the_shield_holds_off_every_disaster_and_at_level_two_each_gives_two_resources() -> None:
    state = acting(player(age=3, population=6, workers={"shield": 1, "trade": 1}, taken=["decline", "epidemic", "f1"]))
    one = state.players[0]
    assert (one.age, one.population, stocked(state)) == (3, 6, (1, 0, 0))
    rich = acting(player(age=3, population=6, workers={"shield": 2, "trade": 1}, taken=["decline", "epidemic"]))
    play(rich, 0, "gain food", "gain food", "gain science", "gain tools")
    assert stocked(rich) == (2, 1, 1)
    assert decision(rich) == (0, "trade")


def test_prestige_levels_are_those_of_the_board() -> None:
    state = managing(player(stock=(0, 0, 3)))
    play(state, 0, "build prestige", "build prestige")
    assert level(state.players[0], PRESTIGE) == 2
