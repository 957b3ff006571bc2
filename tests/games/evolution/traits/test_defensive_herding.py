"""Defensive Herding."""

import pytest

from tests.games.evolution.build import codes, one, play, player, species, table, why_not


@pytest.mark.rule("evolution:trait.defensive-herding")
@pytest.mark.parametrize(("population", "allowed"), [(2, False), (3, False), (4, True)])
def test_a_herd_can_be_attacked_only_by_a_carnivore_of_greater_population(population: int, allowed: bool) -> None:
    state = table(
        player(species("carnivore", body=3, population=population), species(body=3)),
        player(species("defensive-herding", population=3)),
        hole=9,
    )
    assert ("attack 0>1.0" in codes(state, 0)) is allowed
    if not allowed:
        refusal = why_not(state, 0, "attack 0>1.0")
        assert (refusal.rule, refusal.key) == ("evolution:trait.defensive-herding", "herding-protects")
        assert refusal.args == {"species": [0, 0], "target": [1, 0]}


@pytest.mark.rule("evolution:trait.defensive-herding")
@pytest.mark.rule("evolution:trait.horns")
def test_a_horned_herd_shrinks_as_fast_as_its_attacker() -> None:
    state = table(
        player(species("carnivore", body=3, population=5)),
        player(species("defensive-herding", "horns", population=4)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert (one(state, 0).population, one(state, 1).population) == (4, 3)
    play(state, 1, "feed 0")
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:trait.defensive-herding")
@pytest.mark.rule("evolution:trait.pack-hunting")
def test_pack_hunting_adds_to_size_and_not_to_the_herd_comparison() -> None:
    state = table(
        player(species("carnivore", "pack-hunting", body=3, population=3), species(body=6)),
        player(species("defensive-herding", population=3)),
        hole=9,
    )
    assert why_not(state, 0, "attack 0>1.0").rule == "evolution:trait.defensive-herding"


@pytest.mark.rule("evolution:trait.defensive-herding")
def test_a_herd_that_has_shrunk_can_be_attacked() -> None:
    state = table(
        player(species("carnivore", "climbing", body=3, population=3), species("carnivore", body=3, population=6)),
        player(species("defensive-herding", population=3)),
        hole=9,
    )
    assert codes(state, 0) == {"attack 1>1.0"}
    play(state, 0, "attack 1>1.0")
    play(state, 1, "feed 0")
    assert "attack 0>1.0" in codes(state, 0)
