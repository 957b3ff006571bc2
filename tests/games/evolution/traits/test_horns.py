"""Horns."""

import pytest

from tests.games.evolution.build import bystander, codes, foods, listen, one, play, player, species, table, told


@pytest.mark.rule("evolution:trait.horns")
def test_the_attacker_loses_one_population_before_it_takes_meat() -> None:
    state = table(
        player(species("carnivore", body=5, population=3)), player(species("horns", body=4, population=3)), hole=9
    )
    play(state, 0, "attack 0>1.0")
    assert one(state, 0).population == 2
    assert foods(state, 0) == [2]  # room for 2 of the 4 only
    assert one(state, 1).population == 2


@pytest.mark.rule("evolution:trait.horns")
def test_an_attacker_killed_by_horns_takes_no_meat_and_goes_extinct() -> None:
    state = table(
        player(species("carnivore", "cooperation", body=3), species(population=2, body=3)),
        player(species("horns", body=2, population=3)),
        hole=9,
    )
    heard = listen(state)
    play(state, 0, "attack 0>1.0")
    assert [each.id for each in state.players[0].species] == [1]
    assert foods(state, 0) == [0]
    assert told(heard, "meat") == []
    assert state.players[0].owed == 2


@pytest.mark.rule("evolution:trait.horns")
def test_food_above_the_attackers_new_population_goes_to_its_owners_bag() -> None:
    """Only a carnivore that fills its Fat Tissue can attack while it is full."""
    state = table(
        player(species("carnivore", "fat-tissue", body=3, population=3, food=3)),
        player(species("horns", body=2, population=3)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    hunter = one(state, 0)
    assert (hunter.population, hunter.food, hunter.fat) == (2, 2, 2)
    assert state.players[0].bag == 1


@pytest.mark.rule("evolution:trait.horns")
@pytest.mark.rule("evolution:extinct.food")
def test_food_of_an_attacker_killed_by_horns_goes_to_its_owners_bag() -> None:
    state = table(
        player(species("carnivore", "fat-tissue", body=3, food=1, fat=2)),
        player(species("horns", body=2, population=3)),
        bystander(),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert state.players[0].species == []
    assert state.players[0].bag == 3


@pytest.mark.rule("evolution:trait.horns")
def test_horns_gore_also_when_their_owner_dies() -> None:
    state = table(
        player(species("carnivore", body=3, population=4)), player(species("horns", body=2)), bystander(), hole=9
    )
    play(state, 0, "attack 0>1.0")
    assert state.players[1].species == []
    assert one(state, 0).population == 3


@pytest.mark.rule("evolution:trait.horns")
def test_horns_gore_a_carnivore_of_the_same_player() -> None:
    state = table(
        player(species("carnivore", body=3), species("horns", body=2, population=2)), player(species(body=3)), hole=9
    )
    play(state, 0, "attack 0>0.1")
    assert [(each.id, each.population) for each in state.players[0].species] == [(1, 1)]


@pytest.mark.rule("evolution:trait.horns")
@pytest.mark.rule("evolution:trait.pack-hunting")
def test_horns_make_a_pack_smaller() -> None:
    state = table(
        player(species("carnivore", "pack-hunting", body=2, population=4), species(population=3, body=6)),
        player(species("horns", body=5, population=3), bag=0),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    play(state, 1, "feed 0")
    # size 2 + 3 now: no longer above 5
    assert "attack 0>1.0" not in codes(state, 0)


@pytest.mark.rule("evolution:trait.horns")
@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_intelligence_silences_horns() -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3, population=2, ignoring=["horns"])),
        player(species("horns", body=2, population=3)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert one(state, 0).population == 2
    assert foods(state, 0) == [2]
