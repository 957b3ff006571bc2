"""Alone: one role at a time, chosen of two."""

import pytest

from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.flow import EvolutopiaState
from tests.games.evolutopia.build import data, kind, listed, play, table


@pytest.mark.rule("evolutopia:solo.roles")
def test_one_of_two_roles_is_kept_and_the_tinkerer_is_not_among_them() -> None:
    state = GAME.new(1)
    assert isinstance(state, EvolutopiaState)
    while kind(state) != "role":
        play(state, listed(state)[0])
    assert "role r01" not in listed(state)
    play(state, "role r02", "role r05")
    assert listed(state) == ["pick r02", "pick r05"]
    play(state, "pick r05")
    assert data(state)["players"][0]["roles"] == ["r05"]
    assert data(state)["roles_under"] == ["r02"]
    assert (state.turn, kind(state)) == (0, "turn")


@pytest.mark.rule("evolutopia:solo.roles")
def test_there_is_no_second_role_to_unlock() -> None:
    players = [{"roles": ["r04"], "uses": 2}]
    state = play(table(1, players=players, top="e01"), "use r04", "under", "tile e03")
    assert data(state)["players"][0]["roles"] == ["r04"]


@pytest.mark.rule("evolutopia:solo.renew")
def test_after_the_crises_the_role_is_renewed() -> None:
    state = play(table(1, roles=["r02"]), "manage", "crisis c14", "option 1", "block site", "role r05", "role r09")
    assert data(state)["roles_under"] == ["r02"]
    assert listed(state) == ["pick r05", "pick r09"]
    play(state, "pick r09")
    assert data(state)["players"][0]["roles"] == ["r09"]
    assert data(state)["roles_under"] == ["r02", "r05"]
    assert kind(state) == "turn"
