"""Recruiting and assigning experts."""

import pytest

from tests.games.evolutopia.build import data, kind, listed, play, rule, table, zone

QUIET = ["r08", "r07"]
MOST_AT_WORK = {  # twenty of the twenty-five
    "e05": "designer builder technologist technologist",
    "e10": "designer neo-urbanist builder builder",
    "e17": "designer regulator technologist technologist",
    "e27": "designer regulator builder builder",
    "e35": "regulator neo-urbanist neo-urbanist technologist",
}


@pytest.mark.rule("evolutopia:recruit.dismiss")
def test_experts_of_the_zone_are_set_aside_before_drawing() -> None:
    state = play(table(roles=QUIET, zone="builder builder designer"), "act recruit")
    assert listed(state) == ["dismiss designer", "dismiss builder", "draw"]
    assert rule(state, "dismiss technologist") == "recruit.dismiss"
    play(state, "dismiss builder", "dismiss designer")
    assert zone(state) == ["builder"]
    assert data(state)["bag"]["designer"] == 4  # not back in the bag yet


@pytest.mark.rule("evolutopia:recruit.draw")
def test_experts_are_drawn_one_by_one_until_the_zone_has_five() -> None:
    state = play(table(roles=QUIET, zone="builder builder builder"), "act recruit", "draw", "expert designer")
    assert listed(state) == ["place", "aside"]
    play(state, "aside", "expert regulator", "place", "expert technologist", "place")
    assert zone(state) == ["regulator", "builder", "builder", "builder", "technologist"]
    assert state.turn == 1


@pytest.mark.rule("evolutopia:recruit.draw")
def test_at_most_three_of_those_drawn_are_set_aside_whatever_was_dismissed() -> None:
    state = play(table(roles=QUIET, zone="builder builder builder builder"), "act recruit", "dismiss builder", "draw")
    play(state, "expert designer", "aside", "expert designer", "aside", "expert designer", "aside")
    play(state, "expert regulator", "expert regulator")  # kept without asking
    assert zone(state) == ["regulator", "regulator", "builder", "builder", "builder"]


@pytest.mark.rule("evolutopia:recruit.return")
def test_all_set_aside_return_to_the_bag_at_the_end() -> None:
    state = play(table(roles=QUIET, zone="builder builder builder builder"), "act recruit", "dismiss builder", "draw")
    play(state, "expert designer", "aside")
    assert data(state)["bag"]["builder"] == 1  # a dismissed expert cannot be drawn at once
    play(state, "expert regulator", "place", "expert regulator", "place")
    assert data(state)["bag"] == {
        "designer": 5,
        "regulator": 3,
        "neo-urbanist": 5,
        "builder": 2,
        "technologist": 5,
    }


@pytest.mark.rule("evolutopia:recruit.draw")
def test_with_a_full_zone_nobody_need_be_let_go_and_then_nobody_is_drawn() -> None:
    five = "designer regulator neo-urbanist builder technologist"
    state = play(table(roles=QUIET, zone=five), "act recruit", "draw")
    assert len(zone(state)) == 5
    assert data(state)["blocked"] == ["recruit"]
    assert state.turn == 1


@pytest.mark.rule("evolutopia:recruit.draw")
def test_the_last_expert_of_the_bag_may_be_set_aside_and_then_the_zone_stays_short() -> None:
    here = "designer regulator regulator neo-urbanist"
    state = table(roles=QUIET, sites=MOST_AT_WORK, zone=here, top="e01", options={"site_zone": 5})
    play(state, "act recruit", "draw", "expert neo-urbanist", "aside")
    assert len(zone(state)) == 4
    assert data(state)["bag"]["neo-urbanist"] == 1  # those set aside are drawn again in another action only
    assert state.turn == 1


@pytest.mark.rule("evolutopia:recruit.return")
def test_if_the_bag_runs_out_the_zone_stays_short() -> None:
    options = {"experts_zone": 8, "site_zone": 5, "assign_most": 5}
    state = table(roles=QUIET, sites=MOST_AT_WORK, zone="designer regulator neo-urbanist", top="e01", options=options)
    play(state, "act recruit", "draw", "expert regulator", "place", "expert neo-urbanist", "place")
    assert state.bag == 0
    assert len(zone(state)) == 5
    assert state.turn == 1


SITES = {"e01": "", "e15": "builder"}


@pytest.mark.rule("evolutopia:assign.up-to-three")
def test_up_to_three_experts_go_to_sites_and_the_crisis() -> None:
    state = table(roles=QUIET, sites=SITES, zone="builder neo-urbanist technologist designer", crisis="c10")
    play(state, "act assign", "assign builder e01", "assign technologist crisis", "assign designer crisis")
    assert state.turn == 1  # three: nothing more to ask
    assert data(state)["crisis_experts"] == ["designer", "technologist"]
    assert zone(state) == ["neo-urbanist"]


@pytest.mark.rule("evolutopia:assign.up-to-three")
def test_one_may_stop_earlier_but_not_before_the_first() -> None:
    state = play(table(roles=QUIET, sites=SITES, zone="builder neo-urbanist"), "act assign")
    assert rule(state, "done") == "assign.up-to-three"
    play(state, "assign builder e01", "done")
    assert zone(state) == ["neo-urbanist"]
    assert state.turn == 1


@pytest.mark.rule("evolutopia:assign.needed")
def test_an_expert_goes_only_where_its_kind_is_missing() -> None:
    state = play(table(roles=QUIET, sites=SITES, zone="builder technologist"), "act assign")
    assert listed(state) == ["assign builder e01", "assign technologist e15"]
    assert rule(state, "assign builder e15") == "assign.needed"
    assert rule(state, "assign designer e01") == "assign.up-to-three"  # none is there


@pytest.mark.rule("evolutopia:assign.stay")
def test_what_is_finished_stays_where_it_is() -> None:
    state = table(roles=QUIET, sites={"e01": "builder"}, zone="neo-urbanist designer", crisis="c09")
    play(state, "act assign", "assign neo-urbanist e01", "assign designer crisis")
    assert data(state)["sites"] == [{"tile": "e01", "experts": ["neo-urbanist", "builder"]}]
    assert data(state)["crisis"] == "c09"
    assert kind(state) == "turn"
