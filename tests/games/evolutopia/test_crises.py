"""Managing the crises: the old one, the new one, the markers; and each effect a crisis can have."""

import pytest

from tests.games.evolutopia.build import data, kind, listed, play, rule, table, zone

QUIET = ["r02", "r03"]
ALL = ["choose", "site", "recruit", "assign", "inaugurate"]


@pytest.mark.rule("evolutopia:crisis.check")
def test_a_crisis_with_all_its_experts_is_managed() -> None:
    state = table(roles=QUIET, crisis="c09", on_crisis="designer neo-urbanist technologist")
    play(state, "manage", "crisis c06")
    assert data(state)["indicators"]["mobility"] == 2
    assert state.pawn == 1
    assert data(state)["bag"]["designer"] == 5
    assert data(state)["crises_under"] == ["c09"]


@pytest.mark.rule("evolutopia:crisis.check")
def test_a_crisis_without_them_does_what_it_does_unmanaged() -> None:
    state = table(roles=QUIET, crisis="c10", on_crisis="designer")
    play(state, "manage", "crisis c06")
    assert data(state)["indicators"]["economy"] == 1
    assert state.pawn == 2
    assert data(state)["bag"]["designer"] == 5
    assert data(state)["crises_under"] == ["c10"]


@pytest.mark.rule("evolutopia:crisis.check")
def test_crises_are_never_shuffled_again_so_their_order_is_known() -> None:
    order = [f"c{number:02}" for number in range(15, 1, -1)]
    state = table(roles=QUIET, crisis="c01", on_crisis="regulator builder", crises=[], crises_under=order)
    play(state, "manage")
    assert data(state)["crisis"] == "c15"
    assert data(state)["crises_under"] == [*order[1:], "c01"]


@pytest.mark.rule("evolutopia:crisis.draw")
def test_the_next_crisis_comes_and_offers_its_options() -> None:
    state = play(table(roles=QUIET), "manage")
    assert kind(state) == "crisis"
    play(state, "crisis c14")
    assert listed(state) == ["option 1", "option 2"]
    assert rule(state, "option 3") == "crisis.draw"
    assert rule(state, "option 0") == "crisis.draw"
    assert data(play(state, "option 1", "block site"))["indicators"]["comfort"] == 1


@pytest.mark.rule("evolutopia:crisis.real-choice")
@pytest.mark.parametrize(
    "crisis", ["c01", "c02", "c03", "c04", "c05", "c07", "c08", "c09", "c10", "c11", "c12", "c13", "c15"]
)
def test_an_option_that_would_change_nothing_cannot_be_chosen(crisis: str) -> None:
    state = play(table(roles=QUIET), "manage", f"crisis {crisis}")
    assert listed(state) == ["option 2"]
    assert rule(state, "option 1") == "crisis.real-choice"


@pytest.mark.rule("evolutopia:crisis.unblock")
@pytest.mark.rule("evolutopia:crisis.block-one")
def test_all_markers_go_and_one_action_of_choice_is_blocked() -> None:
    state = play(table(roles=QUIET, blocked=ALL), "manage", "crisis c14", "option 2")
    assert data(state)["blocked"] == []
    assert listed(state) == [f"block {action}" for action in ALL]
    play(state, "block inaugurate")
    assert data(state)["blocked"] == ["inaugurate"]
    assert state.turn == 1


# -- the vocabulary of effects, each once ---------------------------------------------------------------


def arrived(crisis: str, option: int, **more: object) -> object:
    """The table after an option of a crisis was chosen."""
    return play(table(roles=QUIET, **more), "manage", f"crisis {crisis}", f"option {option}")  # type: ignore[arg-type]


def test_crisis_track_moves_the_pawn() -> None:
    assert data(arrived("c01", 2, zone="neo-urbanist"))["pawn"] == 2  # type: ignore[arg-type]


def test_indicator_changes_an_indicator() -> None:
    state = play(table(roles=QUIET, zone="builder"), "manage", "crisis c02", "option 2")
    assert data(state)["indicators"]["comfort"] == 1


def test_release_kind_sends_every_expert_of_a_kind_home_whatever_it_counts_as() -> None:
    sites = {"e02": "builder designer", "e15": "designer:builder"}
    state = table(roles=QUIET, sites=sites, zone="designer builder", crisis="c09")
    state = play(state, "manage", "crisis c13", "option 1")
    assert zone(state) == ["builder"]
    assert [site["experts"] for site in data(state)["sites"]] == [["builder"], []]
    assert data(state)["bag"]["designer"] == 5


def test_study_away_takes_an_evolution_of_choice() -> None:
    state = play(table(roles=QUIET, study="e01 e02"), "manage", "crisis c03", "option 1")
    assert listed(state) == ["bury e01", "bury e02"]
    assert rule(state, "bury e03") == "crisis.draw"
    play(state, "bury e01")
    assert data(state)["study"] == ["e02"]
    assert data(state)["tiles_under"] == ["e01"]


def test_site_experts_away_empties_a_site_of_choice() -> None:
    sites = {"e01": "builder", "e15": "", "e02": "builder builder"}
    state = play(table(roles=QUIET, sites=sites), "manage", "crisis c05", "option 1")
    assert listed(state) == ["vacate e01", "vacate e02"]
    assert rule(state, "vacate e15") == "crisis.real-choice"
    assert rule(state, "vacate e03") == "crisis.draw"
    play(state, "vacate e02")
    assert [len(site["experts"]) for site in data(state)["sites"]] == [1, 0, 0]


def test_site_away_takes_a_site_of_choice_and_sends_its_experts_home() -> None:
    state = play(
        table(roles=QUIET, sites={"e01": "builder", "e15": ""}), "manage", "crisis c12", "option 1", "scrap e01"
    )
    assert [site["tile"] for site in data(state)["sites"]] == ["e15"]
    assert data(state)["tiles_under"] == ["e01"]
    assert data(state)["bag"]["builder"] == 5


def test_zone_experts_away_takes_so_many_of_choice() -> None:
    state = play(table(roles=QUIET, zone="builder builder designer"), "manage", "crisis c09", "option 1")
    assert listed(state) == ["dismiss designer", "dismiss builder"]
    play(state, "dismiss builder", "dismiss builder")
    assert zone(state) == ["designer"]
    assert kind(state) == "block"


def test_zone_experts_away_takes_all_without_asking_when_there_are_no_more() -> None:
    state = play(table(roles=QUIET, zone="builder designer"), "manage", "crisis c15", "option 1")
    assert zone(state) == []
    assert kind(state) == "block"


def test_extra_block_blocks_one_action_more() -> None:
    state = play(table(roles=QUIET), "manage", "crisis c06", "option 1", "block site", "block choose")
    assert data(state)["blocked"] == ["choose", "site"]
    assert state.turn == 1


def test_extra_block_does_not_block_an_action_twice() -> None:
    state = play(table(roles=QUIET), "manage", "crisis c06", "option 1", "block site")
    assert rule(state, "block site") == "crisis.block-one"


def test_plan_away_takes_a_good_plan_from_anybody() -> None:
    players = [{"roles": ["r02"], "plans": ["b6"]}, {"roles": ["r03"], "plans": ["b5"]}]
    state = play(table(players=players), "manage", "crisis c11", "option 1")
    assert listed(state) == ["discard 0 b6", "discard 1 b5"]
    assert rule(state, "discard 1 b6") == "crisis.draw"
    play(state, "discard 1 b5")
    assert [player["plans"] for player in data(state)["players"]] == [["b6"], []]
    assert data(state)["plans_under"] == ["b5"]
