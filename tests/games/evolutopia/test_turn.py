"""A turn: one action, its marker, the next player."""

import pytest

from tests.games.evolutopia.build import data, kind, listed, play, rule, table


@pytest.mark.rule("evolutopia:turn.one-action")
def test_one_takes_an_action_or_manages_the_crises() -> None:
    state = table(
        study="e01", sites={"e15": "builder technologist", "e11": ""}, zone="neo-urbanist", roles=["r08", "r05"]
    )
    acts = ["act choose", "act site", "act recruit", "act assign", "act inaugurate"]
    assert listed(state) == [*acts, "manage"]


@pytest.mark.rule("evolutopia:turn.one-action")
def test_an_action_with_nothing_to_do_it_with_cannot_be_taken() -> None:
    state = table(roles=["r08", "r05"])
    assert listed(state) == ["act choose", "act recruit", "manage"]
    assert rule(state, "act site") == "site.move"
    assert rule(state, "act assign") == "assign.needed"
    assert rule(state, "act inaugurate") == "inaugurate.complete"


@pytest.mark.rule("evolutopia:turn.block")
def test_the_action_taken_is_blocked_until_the_crises_are_managed() -> None:
    state = play(table(study="e01 e15", roles=["r08", "r05"]), "act site", "start e01")
    assert data(state)["blocked"] == ["site"]
    assert state.turn == 1
    assert "act site" not in listed(state)
    assert rule(state, "act site") == "turn.block"
    play(state, "manage", "draw", "crisis c06", "option 2", "block choose")
    assert data(state)["blocked"] == ["choose"]


@pytest.mark.rule("evolutopia:turn.forced-crisis")
def test_with_all_actions_blocked_the_crises_must_be_managed() -> None:
    blocked = ["choose", "site", "recruit", "assign", "inaugurate"]
    state = table(study="e01", blocked=blocked, roles=["r08", "r05"])
    assert listed(state) == ["manage"]
    assert rule(state, "act site") == "turn.forced-crisis"


@pytest.mark.rule("evolutopia:turn.decider")
def test_only_whoever_has_the_turn_decides() -> None:
    state = table(study="e01")
    assert state.legal(1) == []
    assert rule(state, "manage", seat=1) == "turn.decider"


@pytest.mark.rule("evolutopia:turn.order")
def test_then_the_player_to_the_left_has_a_turn() -> None:
    state = table(3, study="e01 e15 e02", roles=["r08", "r05", "r02"])
    play(state, "act site", "start e01")
    assert state.turn == 1
    play(state, "act recruit")
    assert kind(state) == "dismiss"
    assert state.turn == 1
