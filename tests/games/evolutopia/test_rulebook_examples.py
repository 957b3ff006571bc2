"""The examples of the rulebook, played through."""

import pytest

from tests.games.evolutopia.build import data, listed, play, rule, table, zone

QUIET = ["r02", "r03"]


@pytest.mark.rule("evolutopia:crisis.draw")
def test_storm_warning_releases_all_neo_urbanists_or_moves_the_pawn() -> None:
    """One choice sends every neo-urbanist in play home, wherever it is; the other moves the pawn one beacon on."""
    sites = {"e29": "neo-urbanist"}
    state = play(table(roles=QUIET, sites=sites, zone="neo-urbanist builder"), "manage", "crisis c01")
    assert listed(state) == ["option 1", "option 2"]
    released = play(state.copy(), "option 1")
    assert zone(released) == ["builder"]
    assert data(released)["sites"][0]["experts"] == []
    assert released.pawn == 1
    moved = play(state, "option 2")
    assert zone(moved) == ["neo-urbanist", "builder"]
    assert moved.pawn == 2


@pytest.mark.rule("evolutopia:crisis.real-choice")
def test_storm_warning_cannot_release_neo_urbanists_when_there_are_none() -> None:
    state = play(table(roles=QUIET, zone="builder"), "manage", "crisis c01")
    assert listed(state) == ["option 2"]
    assert rule(state, "option 1") == "crisis.real-choice"
    assert play(state, "option 2").pawn == 2


@pytest.mark.rule("evolutopia:crisis.check")
def test_the_sample_crisis_left_unmanaged_costs_a_beacon_and_a_point_of_environment() -> None:
    state = play(table(roles=QUIET, crisis="c01", on_crisis="builder"), "manage")
    assert state.pawn == 2
    assert data(state)["indicators"]["environment"] == 1


@pytest.mark.rule("evolutopia:crisis.check")
def test_the_first_time_there_is_no_crisis_to_check() -> None:
    state = play(table(roles=QUIET), "manage", "crisis c14")
    assert state.pawn == 1
    assert data(state)["indicators"] == dict.fromkeys(data(state)["indicators"], 2)
    assert data(state)["crises_under"] == []


@pytest.mark.rule("evolutopia:inaugurate.nuisance")
def test_an_evolution_placed_on_a_nuisance_must_gain_a_point_in_its_indicator() -> None:
    """The tile of the rulebook needs a neo-urbanist and a builder."""
    sites = {"e01": "neo-urbanist builder"}  # mobility +2, environment +1
    city = {"b1": "n03.front", "a2": "n05.front"}  # environment; energy
    state = play(table(roles=QUIET, sites=sites, squares=city), "act inaugurate", "open e01")
    assert "build b1" in listed(state)
    assert rule(state, "build a2") == "inaugurate.nuisance"
    play(state, "build b1")
    assert data(state)["squares"]["b1"] == "e01"
    assert data(state)["covered"] == ["n03.front"]
