"""Fertile."""

import pytest

from tests.games.evolution.build import bystander, codes, one, phase_of, play, player, species, table


@pytest.mark.rule("evolution:trait.fertile")
def test_fertile_adds_one_population_and_no_food() -> None:
    state = table(player(species("fertile", population=3, body=2)), bystander(), phase="leaf", hole=2)
    play(state, 0, "fertile 0")
    grown = one(state, 0)
    assert (grown.population, grown.body, grown.food) == (4, 2, 0)


@pytest.mark.rule("evolution:trait.fertile")
def test_fertile_looks_at_the_hole_before_the_food_is_revealed() -> None:
    state = table(
        player(species("fertile", population=2), food_card="long-neck+9"), bystander(), phase="play", turn=1, hole=0
    )
    play(state, 1, "end")
    assert phase_of(state) == "feed"
    assert state.hole == 9
    assert one(state, 0).population == 2


@pytest.mark.rule("evolution:trait.fertile")
def test_a_fertile_carnivore_grows_too() -> None:
    state = table(player(species("fertile", "carnivore")), bystander(), phase="leaf", hole=2)
    play(state, 0, "fertile 0")
    assert one(state, 0).population == 2


@pytest.mark.rule("evolution:trait.fertile")
def test_fertile_acts_in_its_first_round_when_it_is_turned_up() -> None:
    state = table(player(species(), hand=["fertile+2"]), bystander(), phase="play", hole=2)
    play(state, 0, "card fertile+2", "trait 0", "end")
    play(state, 1, "end")
    assert codes(state, 0) == {"fertile 0", "end"}


@pytest.mark.rule("evolution:trait.fertile")
def test_every_fertile_species_grows() -> None:
    state = table(player(species("fertile"), species(), species("fertile")), bystander(), phase="leaf", hole=1)
    play(state, 0, "fertile 2", "fertile 0")
    assert [each.population for each in state.players[0].species] == [2, 1, 2]
