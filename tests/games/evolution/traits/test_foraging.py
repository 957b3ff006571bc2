"""Foraging."""

import pytest

from tests.games.evolution.build import bystander, foods, one, play, player, species, table


@pytest.mark.rule("evolution:trait.foraging")
def test_a_forager_takes_one_more_plant_from_the_watering_hole() -> None:
    state = table(player(species("foraging", population=4)), bystander(), hole=9)
    play(state, 0, "feed 0")
    assert foods(state, 0) == [2]
    assert state.hole == 7


@pytest.mark.rule("evolution:trait.foraging")
def test_the_second_plant_must_be_there() -> None:
    state = table(player(species("foraging", population=4)), player(species("carnivore", body=2)), hole=1)
    play(state, 0, "feed 0")
    assert foods(state, 0) == [1]
    assert state.hole == 0


@pytest.mark.rule("evolution:trait.foraging")
def test_the_second_plant_must_fit() -> None:
    state = table(player(species("foraging", population=2, food=1)), bystander(), hole=9)
    play(state, 0, "feed 0")
    assert foods(state, 0) == [2]
    assert state.hole == 8


@pytest.mark.rule("evolution:trait.foraging")
def test_a_forager_takes_two_when_it_is_helped() -> None:
    state = table(player(species("cooperation", population=4), species("foraging", population=4)), bystander(), hole=9)
    play(state, 0, "feed 0")
    assert foods(state, 0) == [1, 2]
    assert state.hole == 6


@pytest.mark.rule("evolution:trait.foraging")
def test_plants_of_intelligence_come_with_one_more_from_the_bank() -> None:
    state = table(player(species("foraging", "intelligence", population=6), hand=["horns+3"]), bystander(), hole=9)
    play(state, 0, "think 0 horns+3")
    assert foods(state, 0) == [3]
    assert state.hole == 9


@pytest.mark.rule("evolution:trait.foraging")
def test_meat_brings_no_more() -> None:
    state = table(
        player(species("carnivore", body=3)),
        player(species(population=3), species("scavenger", "foraging", body=3, population=4)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 1) == [0, 1]


@pytest.mark.rule("evolution:trait.foraging")
def test_a_forager_stores_its_second_plant_on_fat_tissue() -> None:
    state = table(player(species("foraging", "fat-tissue", body=3, population=2, food=1)), bystander(), hole=9)
    play(state, 0, "feed 0")
    assert (one(state, 0).food, one(state, 0).fat) == (2, 1)
