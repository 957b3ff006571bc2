"""Cooperation."""

import pytest

from tests.games.evolution.build import bystander, foods, listen, one, play, player, species, table, told


@pytest.mark.rule("evolution:trait.cooperation")
def test_the_species_to_the_right_takes_a_plant_from_the_same_source() -> None:
    state = table(
        player(species(population=3), species("cooperation", population=3), species(population=3)), bystander(), hole=9
    )
    play(state, 0, "feed 1")
    assert foods(state, 0) == [0, 1, 1]
    assert state.hole == 7


@pytest.mark.rule("evolution:trait.cooperation")
def test_the_rightmost_species_has_nobody_to_help() -> None:
    state = table(player(species(population=3), species("cooperation", population=3)), bystander(), hole=9)
    play(state, 0, "feed 1")
    assert foods(state, 0) == [0, 1]
    assert foods(state, 1) == [0]  # another player's species is never to the right


@pytest.mark.rule("evolution:trait.cooperation")
def test_cooperation_is_a_taking_too_and_runs_on() -> None:
    row = [species("cooperation", population=3) for _ in range(4)]
    state = table(player(*row), bystander(), hole=9)
    play(state, 0, "feed 1")
    assert foods(state, 0) == [0, 1, 1, 1]


@pytest.mark.rule("evolution:trait.cooperation")
def test_meat_of_an_attack_brings_one_meat_to_the_right() -> None:
    state = table(
        player(species("carnivore", "cooperation", body=5, population=6), species(population=3)),
        player(species(body=4, population=2)),
        hole=9,
    )
    heard = listen(state)
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [4, 1]
    assert told(heard, "meat")[1] == {"species": [0, 1], "count": 1, "cause": "cooperation"}
    assert state.hole == 9


@pytest.mark.rule("evolution:trait.cooperation")
@pytest.mark.rule("evolution:feed.no-plants")
def test_a_carnivore_to_the_right_takes_meat_but_no_plants() -> None:
    row = [species("cooperation", population=3), species("carnivore", "cooperation", population=3), species()]
    state = table(player(*row), bystander(), hole=9)
    play(state, 0, "feed 0")
    assert foods(state, 0) == [1, 0, 0]  # and the chain ends there
    pack = table(
        player(species("carnivore", "cooperation", body=2, population=3), species("carnivore", body=6, population=3)),
        player(species(population=2)),
        hole=9,
    )
    play(pack, 0, "attack 0>1.0")
    assert foods(pack, 0) == [1, 1]


@pytest.mark.rule("evolution:trait.cooperation")
def test_a_species_that_takes_nothing_triggers_nothing() -> None:
    row = [species("cooperation", population=3), species("cooperation", food=1), species(population=3)]
    state = table(player(*row), bystander(), hole=9)
    play(state, 0, "feed 0")
    assert foods(state, 0) == [1, 1, 0]
    assert state.hole == 8


@pytest.mark.rule("evolution:trait.cooperation")
def test_cooperation_fills_fat_tissue_on_the_right() -> None:
    state = table(
        player(species("cooperation", population=3), species("fat-tissue", body=2, food=1)), bystander(), hole=9
    )
    play(state, 0, "feed 0")
    assert (one(state, 0, 1).food, one(state, 0, 1).fat) == (1, 1)


@pytest.mark.rule("evolution:trait.cooperation")
@pytest.mark.rule("evolution:trait.foraging")
def test_foraging_and_its_plant_are_one_taking() -> None:
    state = table(player(species("foraging", "cooperation", population=4), species(population=4)), bystander(), hole=9)
    play(state, 0, "feed 0")
    assert foods(state, 0) == [2, 1]


@pytest.mark.rule("evolution:trait.cooperation")
@pytest.mark.rule("evolution:trait.scavenger")
def test_a_scavengers_meat_is_shared_to_the_right() -> None:
    state = table(
        player(species("carnivore", body=3)),
        player(species(population=3), species("scavenger", "cooperation", body=3, population=3), species(population=3)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 1) == [0, 1, 1]


@pytest.mark.rule("evolution:trait.cooperation")
def test_the_last_plant_of_the_hole_is_not_shared() -> None:
    state = table(
        player(species("cooperation", population=2), species(population=2)),
        player(species("carnivore", body=2)),
        hole=1,
    )
    play(state, 0, "feed 0")
    assert foods(state, 0) == [1, 0]


@pytest.mark.rule("evolution:trait.cooperation")
@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_cooperation_named_by_intelligence_is_silent_during_that_attack() -> None:
    state = table(
        player(
            species("carnivore", "cooperation", "intelligence", body=3, population=5, ignoring=["cooperation"]),
            species(population=3),
        ),
        player(species(body=2, population=2)),
        bystander(),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [2, 0]
