"""Long Neck."""

import pytest

from tests.games.evolution.build import bystander, codes, foods, one, phase_of, play, player, refused, species, table


@pytest.mark.rule("evolution:trait.long-neck")
def test_long_neck_takes_its_plant_before_the_food_is_revealed() -> None:
    state = table(player(species("long-neck", population=3), food_card="ambush-3"), bystander(), phase="leaf", hole=3)
    play(state, 0, "long-neck 0")
    # the sum of -3 then empties the hole: that plant was the only food of the round
    assert phase_of(state) == "deal"
    assert state.hole == 0
    assert (one(state, 0).population, state.players[0].bag) == (1, 1)


@pytest.mark.rule("evolution:trait.long-neck")
def test_long_neck_needs_room() -> None:
    state = table(player(species("long-neck", food=1), species("long-neck")), bystander(), phase="leaf", hole=3)
    assert refused(state, 0, "long-neck 0") == "evolution:feed.capacity"
    assert codes(state, 0) == {"long-neck 1", "end"}


@pytest.mark.rule("evolution:trait.long-neck")
def test_a_full_species_stores_the_plant_on_fat_tissue() -> None:
    state = table(player(species("long-neck", "fat-tissue", body=2, food=1)), bystander(), phase="leaf", hole=3)
    play(state, 0, "long-neck 0")
    assert (one(state, 0).food, one(state, 0).fat) == (1, 1)


@pytest.mark.rule("evolution:trait.long-neck")
def test_long_neck_feeds_a_neighbour_through_cooperation() -> None:
    state = table(
        player(species("long-neck", "cooperation", population=2), species(population=2)),
        bystander(),
        phase="leaf",
        hole=3,
    )
    play(state, 0, "long-neck 0")
    assert foods(state, 0) == [1, 1]
    assert state.hole == 3


@pytest.mark.rule("evolution:trait.long-neck")
def test_long_neck_does_nothing_on_a_carnivore() -> None:
    state = table(player(species("long-neck", "carnivore"), species("long-neck")), bystander(), phase="leaf", hole=3)
    assert refused(state, 0, "long-neck 0") == "evolution:feed.no-plants"
