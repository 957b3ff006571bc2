"""Good plans: when they are played, the silence they bring, and what each does."""

import pytest

from tests.games.evolutopia.build import data, kind, listed, play, rule, table, zone

QUIET = ["r08", "r07"]


@pytest.mark.rule("evolutopia:plan.play")
def test_a_plan_is_played_in_its_owners_turn_and_goes_under_its_pile() -> None:
    state = table(roles=QUIET, plans=["b6"], pawn=3)
    assert rule(state, "play b6", seat=1) == "turn.decider"
    assert rule(state, "play b7") == "plan.play"  # nobody has it
    play(state, "play b6")
    assert data(state)["players"][0]["plans"] == []
    assert data(state)["plans_under"] == ["b6"]
    assert kind(state) == "turn"


@pytest.mark.rule("evolutopia:plan.play")
def test_a_plan_may_come_after_the_action_or_while_the_crises_are_managed() -> None:
    after = play(table(roles=QUIET, plans=["b6"], study="e01", pawn=3), "act site", "start e01")
    assert listed(after) == ["end", "play b6"]
    arrival = play(table(roles=QUIET, plans=["b6"], pawn=3), "manage", "crisis c14")
    assert listed(arrival) == ["option 1", "option 2", "play b6"]
    play(arrival, "play b6", "option 1")
    assert kind(arrival) == "block"


@pytest.mark.rule("evolutopia:plan.play")
def test_a_plan_may_answer_an_evolution_one_looks_at() -> None:
    """The study zone is full; a site started now makes room for the evolution that came up."""
    state = play(table(roles=QUIET, plans=["b3"], study="e01 e02 e08", top="e10"), "act choose", "aside", "tile e05")
    play(state, "play b3", "start e01")
    assert kind(state) == "look"
    play(state, "study", "tile e06")
    assert data(state)["study"] == ["e02", "e08", "e05"]
    assert data(state)["tiles_under"] == ["e10"]
    assert data(state)["blocked"] == ["choose"]


@pytest.mark.rule("evolutopia:plan.play")
def test_a_plan_may_answer_an_expert_one_draws() -> None:
    """Two experts go to work while one recruits, so two more come to the zone."""
    state = table(roles=QUIET, plans=["b2"], sites={"e01": ""}, zone="builder designer designer")
    play(state, "act recruit", "draw", "expert neo-urbanist", "place", "expert regulator")
    play(state, "play b2", "assign builder e01", "assign neo-urbanist e01")
    assert kind(state) == "place"
    play(state, "place", "expert regulator", "place", "expert regulator", "place")
    assert zone(state) == ["designer", "designer", "regulator", "regulator", "regulator"]


@pytest.mark.rule("evolutopia:plan.play")
def test_when_no_more_experts_can_be_set_aside_a_plan_may_still_be_played() -> None:
    state = table(roles=QUIET, plans=["b6"], pawn=3, zone="builder designer designer")
    play(state, "act recruit", "draw", *["expert regulator", "aside"] * 3, "expert technologist")
    assert listed(state) == ["place", "play b6"]
    assert rule(state, "aside") == "recruit.draw"
    play(state, "play b6")
    assert kind(state) == "expert"  # the technologist is kept without asking


@pytest.mark.rule("evolutopia:site.full")
def test_an_expert_just_drawn_has_a_place_in_the_zone() -> None:
    sites = {"e02": "builder", "e12": "", "e15": ""}
    state = table(roles=QUIET, plans=["b3"], study="e01", sites=sites, zone="designer designer designer")
    play(state, "act recruit", "draw", "expert regulator", "place", "expert regulator", "play b3", "start e01")
    play(state, "scrap e02")  # its builder goes into the bag: four in the zone, and one drawn
    assert kind(state) == "place"
    assert data(state)["bag"]["builder"] == 5


@pytest.mark.rule("evolutopia:plan.play")
def test_inside_another_step_it_has_to_wait() -> None:
    state = play(table(roles=QUIET, plans=["b6"], pawn=3, study="e01 e02"), "act site")
    assert rule(state, "play b6") == "plan.play"


@pytest.mark.rule("evolutopia:plan.play")
def test_a_plan_that_would_change_nothing_cannot_be_played() -> None:
    state = table(roles=QUIET, plans=["b1", "b2", "b3", "b4", "b5", "b6"])
    assert not [code for code in listed(state) if code.startswith("play")]
    assert rule(state, "play b6") == "plan.play"


@pytest.mark.rule("evolutopia:plan.silence")
def test_its_player_is_silent_until_their_next_turn_begins() -> None:
    state = play(table(roles=QUIET, plans=["b6"], pawn=3, study="e01 e02 e08"), "play b6")
    refusal = state.silence(0)
    assert refusal is not None
    assert refusal.rule == "evolutopia:plan.silence"
    assert state.silence(1) is None
    play(state, "act site", "start e01")
    assert state.turn == 1
    assert state.silence(0) is not None
    play(state, "act recruit", "draw")
    while state.turn == 1:
        play(state, listed(state)[0])
    assert state.silence(0) is None


# -- what each does ---------------------------------------------------------------------------------------


def test_bag_expert_to_slot_assigns_an_expert_straight_from_the_bag() -> None:
    state = play(table(roles=QUIET, plans=["b1"], sites={"e01": ""}, crisis="c09"), "play b1")
    here = [f"summon {kind} crisis" for kind in ("designer", "neo-urbanist", "technologist")]
    assert listed(state) == ["summon neo-urbanist e01", "summon builder e01", *here]
    assert rule(state, "summon designer e01") == "assign.needed"
    play(state, "summon builder e01")
    assert data(state)["sites"][0]["experts"] == ["builder"]
    assert data(state)["bag"]["builder"] == 4


def test_assign_two_assigns_two_and_no_role_helps() -> None:
    sites = {"e01": "", "e02": ""}
    state = table(
        roles=["r03", "r07"], plans=["b2"], sites=sites, zone="builder neo-urbanist designer", blocked=["assign"]
    )
    play(state, "play b2")
    assert "use r03" not in listed(state)
    play(state, "assign builder e01", "assign neo-urbanist e01")
    assert kind(state) == "turn"
    assert zone(state) == ["designer"]


def test_free_site_starts_a_site_though_blocked_and_places_no_marker() -> None:
    state = play(table(roles=QUIET, plans=["b3"], study="e01", blocked=["site"]), "play b3", "start e01")
    assert data(state)["sites"] == [{"tile": "e01", "experts": []}]
    assert data(state)["blocked"] == ["site"]
    assert kind(state) == "turn"


def test_free_inaugurate_inaugurates_though_blocked() -> None:
    sites = {"e01": "neo-urbanist builder"}
    state = table(roles=["r08", "r02"], plans=["b4"], sites=sites, blocked=["inaugurate"])
    play(state, "play b4", "open e01", "build b3")
    assert data(state)["squares"]["b3"] == "e01"
    assert kind(state) == "turn"


def test_unblock_one_takes_a_marker_away() -> None:
    state = play(table(roles=QUIET, plans=["b5"], blocked=["site", "assign"]), "play b5")
    assert rule(state, "unblock recruit") == "plan.play"
    play(state, "unblock assign")
    assert data(state)["blocked"] == ["site"]


def test_crisis_back_one_moves_the_pawn_back() -> None:
    assert play(table(roles=QUIET, plans=["b6"], pawn=3), "play b6").pawn == 2


def test_indicator_plus_one_helps_an_indicator_at_four_or_less() -> None:
    state = play(table(roles=QUIET, plans=["b7"], indicators={"comfort": 5, "energy": 4}), "play b7")
    assert rule(state, "boost comfort") == "plan.play"
    play(state, "boost energy")
    assert data(state)["indicators"]["energy"] == 5


def test_ignore_adjacency_lets_the_next_evolution_go_anywhere_this_turn() -> None:
    sites = {"e01": "neo-urbanist builder", "e15": "builder technologist"}
    state = play(table(roles=["r08", "r02"], plans=["b8"], sites=sites), "play b8", "act inaugurate", "open e01")
    assert "build d4" in listed(state)
    assert rule(state, "build d3") == "inaugurate.nuisance"  # energy: it must match all the same
    play(state, "build d1")
    assert data(state)["covered"] == ["n03.front"]
    assert not state.anywhere


def test_ignore_adjacency_is_for_one_evolution_even_if_two_are_inaugurated_in_the_turn() -> None:
    sites = {"e01": "neo-urbanist builder", "e15": "builder technologist"}
    state = table(roles=["r08", "r02"], plans=["b4", "b8"], sites=sites)
    play(state, "play b8", "act inaugurate", "open e01", "build d1", "play b4", "open e15")
    assert rule(state, "build d4") == "inaugurate.adjacent"


def test_reorder_crises_looks_at_three_and_puts_each_on_top_or_beneath() -> None:
    state = play(table(roles=["r08", "r02"], plans=["b9"]), "play b9", "crisis c01", "crisis c02", "crisis c03")
    assert rule(state, "atop c04") == "plan.play"
    play(state, "atop c02", "beneath c01", "atop c03")
    assert data(state)["crises_top"] == ["c03", "c02"]
    assert data(state)["crises_under"] == ["c01"]
    play(state, "manage")
    assert data(state)["crisis"] == "c03"


@pytest.mark.rule("evolutopia:plan.play")
def test_open_ground_can_be_played_before_anything_is_finished_but_not_after_the_action() -> None:
    """Other plans and roles may finish a site in the same turn."""
    sites = {"e01": "neo-urbanist"}
    state = play(table(roles=["r08", "r02"], plans=["b1", "b8"], sites=sites), "play b8")
    assert "act inaugurate" not in listed(state)
    play(state, "play b1", "summon builder e01", "act inaugurate", "open e01")
    assert "build d4" in listed(state)
    late = play(table(roles=["r08", "r02"], plans=["b6", "b8"], pawn=3, study="e01"), "act site", "start e01")
    assert rule(late, "play b8") == "plan.play"
