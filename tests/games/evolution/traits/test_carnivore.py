"""Carnivore."""

import pytest

from speciate.games.evolution.traits import carnivore
from tests.games.evolution.build import bystander, codes, one, play, player, refused, species, table


@pytest.mark.rule("evolution:trait.carnivore")
def test_only_a_carnivore_attacks() -> None:
    state = table(player(species(body=6), species("carnivore", body=3)), player(species()), hole=0)
    assert codes(state, 0) == {"attack 1>1.0"}
    assert refused(state, 0, "attack 0>1.0") == "evolution:trait.carnivore"


@pytest.mark.rule("evolution:trait.carnivore")
def test_a_carnivore_feeds_by_attacking_alone() -> None:
    state = table(player(species("carnivore", body=3, population=2)), player(species(population=2)), hole=9)
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:trait.carnivore")
def test_carnivores_attack_each_other() -> None:
    state = table(
        player(species("carnivore", body=3)), player(species("carnivore", body=2, population=2)), bystander(), hole=9
    )
    play(state, 0, "attack 0>1.0")
    assert one(state, 1).population == 1


@pytest.mark.rule("evolution:trait.carnivore")
def test_a_carnivore_without_prey_starves() -> None:
    state = table(player(species("carnivore+0", population=3), species(food=1)), player(species(food=1)), hole=9)
    assert [each.id for each in state.players[0].species] == [1]


@pytest.mark.rule("evolution:trait.carnivore")
def test_a_species_that_drops_carnivore_eats_plants_again() -> None:
    state = table(player(species("carnivore", population=2)), bystander(), phase="play", hole=3)
    play(state, 0, "drop 0 carnivore", "end")
    play(state, 1, "end")
    assert codes(state, 0) == {"feed 0"}


@pytest.mark.rule("evolution:trait.carnivore")
def test_the_trait_is_what_makes_a_carnivore() -> None:
    state = table(player(species("carnivore", "horns"), species("horns")), bystander(), hole=9)
    assert [carnivore.is_carnivore(each) for each in state.players[0].species] == [True, False]
