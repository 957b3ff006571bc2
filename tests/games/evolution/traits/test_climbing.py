"""Climbing."""

import pytest

from tests.games.evolution.build import codes, one, play, player, species, table, why_not


@pytest.mark.rule("evolution:trait.climbing")
def test_a_climber_can_be_attacked_only_by_a_climber() -> None:
    state = table(
        player(species("carnivore", body=3), species("carnivore", "climbing", body=3)),
        player(species("climbing", population=3)),
        hole=9,
    )
    assert codes(state, 0) == {"attack 1>1.0"}
    refusal = why_not(state, 0, "attack 0>1.0")
    assert (refusal.rule, refusal.key) == ("evolution:trait.climbing", "climbing-protects")
    assert refusal.args == {"species": [0, 0], "target": [1, 0]}
    play(state, 0, "attack 1>1.0")
    assert one(state, 1).population == 2


@pytest.mark.rule("evolution:trait.climbing")
def test_a_climbing_carnivore_still_needs_a_greater_body() -> None:
    state = table(
        player(species("carnivore", "climbing", body=3), species()), player(species("climbing", body=3)), hole=9
    )
    assert why_not(state, 0, "attack 0>1.0").rule == "evolution:attack.size"


@pytest.mark.rule("evolution:trait.climbing")
def test_climbing_does_not_keep_a_carnivore_from_other_prey() -> None:
    state = table(player(species("carnivore", "climbing", body=3)), player(species()), hole=9)
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:trait.climbing")
def test_climbing_protects_no_neighbour() -> None:
    state = table(player(species("carnivore", body=3)), player(species("climbing"), species()), hole=9)
    assert codes(state, 0) == {"attack 0>1.1"}


@pytest.mark.rule("evolution:trait.climbing")
@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_intelligence_brings_a_climber_down() -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3), hand=["horns+3"]), player(species("climbing")), hole=9
    )
    assert codes(state, 0) == {"think 0 horns+3", "end"}
    play(state, 0, "think 0 horns+3", "ignore climbing")
    assert codes(state, 0) == {"attack 0>1.0"}
