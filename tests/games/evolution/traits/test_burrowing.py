"""Burrowing."""

import pytest

from tests.games.evolution.build import bystander, codes, one, play, player, refused, species, table, why_not


@pytest.mark.rule("evolution:trait.burrowing")
def test_burrowing_fed_species_cannot_be_attacked() -> None:
    state = table(
        player(species("carnivore", body=3), species(body=3)),
        player(species("burrowing", population=3, food=3)),
        hole=9,
    )
    refusal = why_not(state, 0, "attack 0>1.0")
    assert (refusal.rule, refusal.key) == ("evolution:trait.burrowing", "burrowing-protects")
    assert refusal.args == {"species": [0, 0], "target": [1, 0]}


@pytest.mark.rule("evolution:trait.burrowing")
@pytest.mark.parametrize("food", [0, 1, 2])
def test_burrowing_hungry_species_can_be_attacked(food: int) -> None:
    state = table(player(species("carnivore", body=3)), player(species("burrowing", population=3, food=food)), hole=9)
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:trait.burrowing")
def test_a_burrower_is_safe_as_soon_as_it_has_eaten_enough() -> None:
    state = table(
        player(species("carnivore", body=3, population=3)), player(species("burrowing")), bystander(), first=1, hole=9
    )
    play(state, 1, "feed 0")
    play(state, 2, "feed 0")
    assert state.actor == 2  # the carnivore was passed over
    assert refused(state, 0, "attack 0>1.0") == "evolution:feed.order"


@pytest.mark.rule("evolution:trait.burrowing")
def test_an_attack_that_leaves_a_burrower_full_makes_it_safe() -> None:
    state = table(
        player(species("carnivore", body=3, population=3), species(body=3, population=3)),
        player(species("burrowing", population=3, food=2)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert (one(state, 1).population, one(state, 1).food) == (2, 2)
    assert state.actor == 0  # seat 1 is full
    assert codes(state, 0) == {"feed 1"}


@pytest.mark.rule("evolution:trait.burrowing")
@pytest.mark.rule("evolution:trait.fertile")
def test_a_fertile_burrower_that_grows_is_open_to_attack_again() -> None:
    state = table(
        player(species("carnivore", body=3)), player(species("burrowing", "fertile", food=1)), phase="leaf", hole=9
    )
    play(state, 1, "fertile 0")
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:trait.burrowing")
@pytest.mark.rule("evolution:trait.fat-tissue")
def test_stored_fat_does_not_count_for_burrowing() -> None:
    state = table(
        player(species("carnivore", body=3)),
        player(species("burrowing", "fat-tissue", body=2, population=2, food=1, fat=2)),
        hole=9,
    )
    assert codes(state, 0) == {"attack 0>1.0"}
