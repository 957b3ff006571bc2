"""Fat Tissue."""

import pytest

from tests.games.evolution.build import (
    bystander,
    codes,
    listen,
    one,
    phase_of,
    play,
    player,
    refused,
    species,
    table,
    texts,
    told,
)


@pytest.mark.rule("evolution:trait.fat-tissue")
def test_a_full_species_goes_on_taking_food_onto_the_card() -> None:
    state = table(player(species("fat-tissue", body=3, population=2, food=2)), bystander(), hole=9)
    play(state, 0, "feed 0")
    assert (one(state, 0).food, one(state, 0).fat) == (2, 1)
    assert state.hole == 8


@pytest.mark.rule("evolution:trait.fat-tissue")
def test_stored_food_never_exceeds_the_body_size() -> None:
    state = table(player(species("fat-tissue", body=3, population=2, food=2, fat=3), species()), bystander(), hole=9)
    assert refused(state, 0, "feed 0") == "evolution:feed.capacity"
    forager = table(player(species("fat-tissue", "foraging", body=3, food=1, fat=2)), bystander(), hole=9)
    play(forager, 0, "feed 0")
    assert one(forager, 0).fat == 3
    assert forager.hole == 8


@pytest.mark.rule("evolution:trait.fat-tissue")
def test_a_hungry_species_eats_before_it_stores() -> None:
    state = table(player(species("fat-tissue", body=3, population=2, food=1)), bystander(), hole=9)
    assert codes(state, 0) == {"feed 0"}  # it is hungry: no choice
    play(state, 0, "feed 0")
    assert (one(state, 0).food, one(state, 0).fat) == (2, 0)


@pytest.mark.rule("evolution:trait.fat-tissue")
def test_storing_is_a_taking_and_triggers_cooperation() -> None:
    state = table(
        player(species("fat-tissue", "cooperation", body=3, food=1), species("fat-tissue", body=2, food=1)),
        bystander(),
        hole=9,
    )
    play(state, 0, "feed 0")
    assert [each.fat for each in state.players[0].species] == [1, 1]
    assert state.hole == 7


@pytest.mark.rule("evolution:trait.fat-tissue")
def test_a_scavenger_stores_its_meat() -> None:
    state = table(
        player(species("carnivore", body=3), species("scavenger", "fat-tissue", body=3, food=1)),
        player(species(population=3)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert one(state, 0, 1).fat == 1


@pytest.mark.rule("evolution:trait.fat-tissue")
def test_stored_food_survives_a_lost_population() -> None:
    state = table(
        player(species("carnivore", body=3)),
        player(species("fat-tissue", body=2, population=2, food=2, fat=2)),
        bystander(),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert (one(state, 1).food, one(state, 1).fat) == (1, 2)
    assert state.players[1].bag == 1


@pytest.mark.rule("evolution:fat.discard")
def test_discarding_the_card_sends_the_stored_food_to_the_bag() -> None:
    state = table(
        player(species("fat-tissue+3", body=3, fat=2), species("fat-tissue", body=3, fat=1)), bystander(), phase="play"
    )
    heard = listen(state)
    play(state, 0, "drop 0 fat-tissue")
    assert state.players[0].bag == 2
    assert [each.fat for each in state.players[0].species] == [0, 1]
    assert texts(state.discards) == ["fat-tissue+3"]
    assert told(heard, "bagged") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("evolution:fat.discard")
def test_discarding_another_card_leaves_the_fat_where_it_is() -> None:
    state = table(player(species("fat-tissue", "horns", body=3, fat=2)), bystander(), phase="play")
    play(state, 0, "drop 0 horns")
    assert state.players[0].bag == 0
    assert one(state, 0).fat == 2


@pytest.mark.rule("evolution:fat.discard")
def test_a_starved_species_leaves_its_stored_food_to_the_bag() -> None:
    state = table(
        player(species("fat-tissue", body=3, population=2, fat=3), species(food=1), bag=1), player(species(food=1))
    )
    assert [each.id for each in state.players[0].species] == [1]
    assert state.players[0].bag == 1 + 3 + 1


@pytest.mark.rule("evolution:trait.fat-tissue")
@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_an_attacker_that_ignores_fat_tissue_stores_nothing_itself() -> None:
    state = table(
        player(
            species("carnivore", "intelligence", "fat-tissue", body=5, population=2, ignoring=["fat-tissue"]),
        ),
        player(species(body=4, population=2)),
        bystander(),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert (one(state, 0).food, one(state, 0).fat) == (2, 0)


@pytest.mark.rule("evolution:feed.order")
@pytest.mark.rule("evolution:feed.fat-optional")
def test_feeding_goes_on_while_fat_tissue_can_be_filled_though_everyone_is_fed() -> None:
    state = table(
        player(species("fat-tissue", body=3, population=1, food=1), hand=["horns+3"]),
        player(species("fat-tissue", body=1, population=1, food=1), hand=["horns+4"]),
        hole=9,
    )
    play(state, 0, "feed 0")
    play(state, 1, "feed 0")
    play(state, 0, "feed 0")  # seat 1 is full and passed over from here on
    play(state, 0, "feed 0")
    assert state.players[0].species[0].fat == 3
    assert phase_of(state) != "feed"
