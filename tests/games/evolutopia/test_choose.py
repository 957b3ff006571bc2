"""Choosing evolutions and starting sites."""

import pytest

from tests.games.evolutopia.build import data, kind, listed, play, rule, table, zone

QUIET = ["r08", "r07"]  # roles that have no moment here


@pytest.mark.rule("evolutopia:choose.look")
def test_the_top_evolution_is_studied_or_set_aside_until_one_is_studied() -> None:
    state = play(table(roles=QUIET, top="e01"), "act choose")
    assert listed(state) == ["study", "aside"]
    play(state, "aside", "tile e02")
    assert kind(state) == "look"
    play(state, "study", "tile e03")
    assert data(state)["study"] == ["e02"]
    assert data(state)["top"] == "e03"
    assert data(state)["tiles_under"] == ["e01"]
    assert state.turn == 1


@pytest.mark.rule("evolutopia:choose.aside")
def test_at_most_three_are_set_aside_and_go_under_the_pile_in_the_order_one_likes() -> None:
    state = play(
        table(roles=QUIET, top="e01"), "act choose", "aside", "tile e02", "aside", "tile e03", "aside", "tile e04"
    )
    assert listed(state) == ["study"]
    assert rule(state, "aside") == "choose.aside"
    play(state, "study", "tile e05")
    assert kind(state) == "under-pile"
    assert rule(state, "bury e04") == "choose.aside"
    play(state, "bury e02", "bury e01")
    assert data(state)["tiles_under"] == ["e02", "e01", "e03"]


@pytest.mark.rule("evolutopia:choose.full")
def test_with_a_full_study_zone_an_older_evolution_goes_under_the_pile() -> None:
    state = play(table(roles=QUIET, study="e01 e02 e03", top="e04"), "act choose", "study", "tile e05")
    assert kind(state) == "study-room"
    assert listed(state) == ["bury e01", "bury e02", "bury e03"]
    assert rule(state, "bury e04") == "choose.full"
    play(state, "bury e02")
    assert data(state)["study"] == ["e01", "e03", "e04"]
    assert data(state)["tiles_under"] == ["e02"]


@pytest.mark.rule("evolutopia:site.move")
def test_a_site_is_an_evolution_from_the_study_zone() -> None:
    state = play(table(roles=QUIET, study="e01 e15"), "act site")
    assert listed(state) == ["start e01", "start e15"]
    assert rule(state, "start e02") == "site.move"
    play(state, "start e15")
    assert data(state)["study"] == ["e01"]
    assert data(state)["sites"] == [{"tile": "e15", "experts": []}]


FULL = {"e15": "", "e02": "builder designer", "e12": ""}


@pytest.mark.rule("evolutopia:site.full")
def test_with_three_sites_one_goes_under_the_pile_and_its_experts_where_one_likes() -> None:
    state = play(table(roles=QUIET, study="e01", sites=FULL), "act site", "start e01")
    assert listed(state) == ["scrap e15", "scrap e02", "scrap e12"]
    assert rule(state, "scrap e01") == "site.full"
    play(state, "scrap e02")
    assert listed(state) == ["rescue designer", "rescue builder", "done"]
    play(state, "rescue builder", "done")
    assert zone(state) == ["builder"]
    assert data(state)["bag"]["designer"] == 5
    assert [site["tile"] for site in data(state)["sites"]] == ["e15", "e12", "e01"]
    assert data(state)["tiles_under"] == ["e02"]


@pytest.mark.rule("evolutopia:site.full")
def test_a_full_experts_zone_takes_no_more_so_they_go_into_the_bag() -> None:
    crowd = "technologist technologist regulator regulator regulator"
    state = play(table(roles=QUIET, study="e01", sites=FULL, zone=crowd), "act site", "start e01", "scrap e02")
    assert len(zone(state)) == 5
    assert data(state)["bag"]["builder"] == 5
    assert state.turn == 1


@pytest.mark.rule("evolutopia:site.blue")
def test_a_blue_pictogram_offers_the_top_evolution() -> None:
    state = play(table(roles=QUIET, study="e11", top="e02"), "act site", "start e11")
    assert sorted(listed(state)) == ["leave", "study", "under"]
    left = play(state.copy(), "leave")
    assert data(left)["top"] == "e02"
    under = play(state.copy(), "under", "tile e03")
    assert (data(under)["top"], data(under)["tiles_under"]) == ("e03", ["e02"])
    play(state, "study", "tile e03")
    assert data(state)["study"] == ["e02"]


@pytest.mark.rule("evolutopia:site.green")
def test_a_green_pictogram_gives_a_good_plan_face_up() -> None:
    state = play(table(roles=QUIET, study="e29"), "act site", "start e29", "plan b6")
    assert data(state)["players"][0]["plans"] == ["b6"]
    assert "b6" not in data(state)["plans"]
