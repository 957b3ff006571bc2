"""Phase 4, before the food is revealed: Fertile, Long Neck, Fat Tissue."""

import pytest

from tests.games.evolution.build import (
    bystander,
    codes,
    foods,
    one,
    phase_of,
    play,
    player,
    refused,
    species,
    table,
)


@pytest.mark.rule("evolution:leaf.order")
def test_players_act_one_after_the_other_from_the_first_player() -> None:
    necks = [player(species("long-neck", population=2)) for _ in range(3)]
    state = table(*necks, phase="leaf", first=2)
    turns = []
    while phase_of(state) == "leaf":
        turns.append(state.actor)
        play(state, state.actor, "long-neck 0")
    assert turns == [2, 0, 1]


@pytest.mark.rule("evolution:leaf.order")
def test_nobody_acts_out_of_turn() -> None:
    state = table(*[player(species("long-neck")) for _ in range(2)], phase="leaf")
    assert codes(state, 1) == set()
    assert refused(state, 1, "long-neck 0") == "evolution:leaf.order"


@pytest.mark.rule("evolution:leaf.order")
def test_a_player_with_several_chooses_their_order() -> None:
    state = table(
        player(species("fertile", population=2), species("long-neck")),
        player(species()),
        phase="leaf",
        hole=1,
    )
    assert codes(state, 0) == {"fertile 0", "long-neck 1", "end"}
    play(state, 0, "long-neck 1")
    assert codes(state, 0) == {"fertile 0", "end"}
    play(state, 0, "fertile 0")
    assert phase_of(state) == "feed"


@pytest.mark.rule("evolution:leaf.order")
def test_the_order_can_matter_on_one_species() -> None:
    """A species that is full takes a plant only after it has grown."""
    state = table(player(species("fertile", "long-neck", food=1)), bystander(), phase="leaf", hole=3)
    assert codes(state, 0) == {"fertile 0", "end"}
    play(state, 0, "fertile 0", "long-neck 0")
    assert (one(state, 0).population, one(state, 0).food) == (2, 2)


@pytest.mark.rule("evolution:leaf.order")
def test_each_trait_acts_once_a_round() -> None:
    state = table(
        player(species("fertile", population=2), species("long-neck", population=3)),
        player(species()),
        phase="leaf",
        hole=1,
    )
    play(state, 0, "fertile 0")
    assert refused(state, 0, "fertile 0") == "evolution:leaf.fertile"
    assert one(state, 0).population == 3
    play(state, 0, "long-neck 1")
    assert phase_of(state) == "feed"
    assert one(state, 0, 1).used == 0  # ready for the next round


@pytest.mark.rule("evolution:leaf.order")
def test_the_phase_is_passed_over_when_nobody_has_a_leaf_trait_to_use() -> None:
    state = table(
        player(species("horns")), player(species("fertile", population=6)), bystander(), phase="play", turn=2, hole=1
    )
    play(state, 2, "end")
    assert phase_of(state) == "feed"


@pytest.mark.rule("evolution:leaf.optional")
def test_every_activation_can_be_declined() -> None:
    state = table(
        player(species("fertile"), species("long-neck"), species("fat-tissue", fat=1)),
        bystander(),
        phase="leaf",
        hole=5,
    )
    assert codes(state, 0) == {"fertile 0", "long-neck 1", "fat 2", "end"}
    play(state, 0, "end")
    assert phase_of(state) == "feed"
    assert [each.population for each in state.players[0].species] == [1, 1, 1]
    assert foods(state, 0) == [0, 0, 0]
    assert one(state, 0, 2).fat == 1


@pytest.mark.rule("evolution:leaf.fertile")
@pytest.mark.rule("evolution:trait.fertile")
def test_fertile_raises_population_when_there_is_food_on_the_watering_hole() -> None:
    state = table(player(species("fertile", population=5)), bystander(), phase="leaf", hole=1)
    play(state, 0, "fertile 0")
    assert one(state, 0).population == 6
    assert state.hole == 1  # nothing is eaten


@pytest.mark.rule("evolution:leaf.fertile")
def test_fertile_does_nothing_without_food_on_the_watering_hole() -> None:
    state = table(player(species("fertile", "long-neck", population=2)), bystander(), phase="leaf", hole=0)
    assert refused(state, 0, "fertile 0") == "evolution:leaf.fertile"
    assert codes(state, 0) == {"long-neck 0", "end"}


@pytest.mark.rule("evolution:leaf.fertile")
def test_fertile_never_goes_above_six() -> None:
    state = table(player(species("fertile", "long-neck", population=6)), bystander(), phase="leaf", hole=3)
    assert refused(state, 0, "fertile 0") == "evolution:leaf.fertile"


@pytest.mark.rule("evolution:leaf.long-neck")
@pytest.mark.rule("evolution:trait.long-neck")
def test_long_neck_takes_a_plant_from_the_bank() -> None:
    state = table(player(species("long-neck", population=2)), bystander(), phase="leaf", hole=4)
    play(state, 0, "long-neck 0")
    assert one(state, 0).food == 1
    assert state.hole == 4


@pytest.mark.rule("evolution:leaf.long-neck")
def test_long_neck_reaches_the_bank_when_the_watering_hole_is_empty() -> None:
    state = table(player(species("long-neck"), food_card="horns+3"), bystander(), phase="leaf", hole=0)
    play(state, 0, "long-neck 0")
    assert one(state, 0).food == 1


@pytest.mark.rule("evolution:leaf.long-neck")
def test_long_neck_is_a_taking_so_foraging_and_cooperation_apply() -> None:
    state = table(
        player(species("long-neck", "foraging", "cooperation", population=4), species("foraging", population=4)),
        bystander(),
        player(species()),
        phase="leaf",
        hole=4,
    )
    play(state, 0, "long-neck 0")
    assert foods(state, 0) == [2, 2]  # both forage, all from the bank
    assert state.hole == 4


@pytest.mark.rule("evolution:leaf.fat")
def test_fat_tissue_moves_stored_food_to_the_species_one_by_one() -> None:
    state = table(player(species("fat-tissue", body=4, population=3, fat=4)), bystander(), phase="leaf", hole=2)
    play(state, 0, "fat 0", "fat 0")
    assert (one(state, 0).food, one(state, 0).fat) == (2, 2)
    assert codes(state, 0) == {"fat 0", "end"}


@pytest.mark.rule("evolution:leaf.fat")
def test_fat_is_not_moved_above_the_population() -> None:
    state = table(
        player(species("fat-tissue", body=4, population=2, fat=4), species("long-neck")), bystander(), phase="leaf"
    )
    play(state, 0, "fat 0", "fat 0")
    assert refused(state, 0, "fat 0") == "evolution:leaf.fat"
    assert (one(state, 0).food, one(state, 0).fat) == (2, 2)


@pytest.mark.rule("evolution:leaf.fat")
def test_moving_fat_is_not_a_taking_and_triggers_nothing() -> None:
    state = table(
        player(species("fat-tissue", "cooperation", body=2, population=3, fat=2), species(population=3)),
        bystander(),
        phase="leaf",
        hole=5,
    )
    play(state, 0, "fat 0")
    assert foods(state, 0) == [1, 0]
    forager = table(
        player(species("fat-tissue", "foraging", body=2, population=3, fat=2)), bystander(), phase="leaf", hole=5
    )
    play(forager, 0, "fat 0")
    assert (one(forager, 0).food, one(forager, 0).fat) == (1, 1)


@pytest.mark.rule("evolution:leaf.fat")
def test_a_carnivore_moves_its_fat_too() -> None:
    state = table(
        player(species("fat-tissue", "carnivore", body=2, population=3, fat=2)), bystander(), phase="leaf", hole=5
    )
    play(state, 0, "fat 0", "fat 0")
    assert one(state, 0).food == 2
