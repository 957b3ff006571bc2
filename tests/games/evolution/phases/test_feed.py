"""Phase 4: feeding turns."""

import pytest

from speciate.core.seats import NATURE
from tests.games.evolution.build import (
    bystander,
    codes,
    foods,
    listen,
    one,
    phase_of,
    play,
    player,
    refused,
    species,
    table,
    told,
)


@pytest.mark.rule("evolution:feed.order")
def test_each_player_feeds_one_species_once_round_and_round() -> None:
    state = table(*[player(species(population=2)) for _ in range(3)], hole=20, first=1)
    turns = []
    while phase_of(state) == "feed":
        turns.append(state.actor)
        play(state, state.actor, "feed 0")
    assert turns == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("evolution:feed.order")
def test_nobody_feeds_out_of_turn() -> None:
    state = table(player(species()), player(species()), hole=5)
    assert codes(state, 1) == set()
    assert refused(state, 1, "feed 0") == "evolution:feed.order"


@pytest.mark.rule("evolution:feed.order")
def test_a_turn_has_one_normal_feeding() -> None:
    state = table(player(species("intelligence", population=4), species(), hand=["horns+3"]), player(species()), hole=5)
    play(state, 0, "feed 0")
    assert state.actor == 0  # Intelligence could still be used
    assert refused(state, 0, "feed 1") == "evolution:feed.order"
    assert codes(state, 0) == {"think 0 horns+3", "end"}


@pytest.mark.rule("evolution:feed.order")
def test_the_rounds_go_on_until_nobody_can_feed() -> None:
    state = table(player(species(population=4)), player(species()), hole=20)
    play(state, 0, "feed 0")
    play(state, 1, "feed 0")
    play(state, 0, "feed 0", "feed 0", "feed 0")  # seat 1 is full and passed over
    assert state.actor == NATURE
    assert state.round == 2


@pytest.mark.rule("evolution:feed.hungry")
def test_a_species_with_less_food_than_population_is_hungry() -> None:
    state = table(player(species(population=3, food=2), species(population=2, food=2)), bystander(), hole=5)
    assert codes(state, 0) == {"feed 0"}  # must feed: no end


@pytest.mark.rule("evolution:feed.hungry")
def test_a_fed_species_is_hungry_again_when_its_population_grows() -> None:
    state = table(player(species("fertile", food=1)), bystander(), phase="leaf", hole=5)
    play(state, 0, "fertile 0")
    assert codes(state, 0) == {"feed 0"}


@pytest.mark.rule("evolution:feed.must")
def test_a_player_with_a_hungry_species_that_can_feed_must_feed_one() -> None:
    state = table(player(species(), species()), bystander(), hole=5)
    assert codes(state, 0) == {"feed 0", "feed 1"}
    assert refused(state, 0, "end") == "evolution:feed.must"


@pytest.mark.rule("evolution:feed.must")
def test_a_carnivore_must_attack_even_a_horned_species() -> None:
    state = table(player(species("carnivore", body=3, population=2)), player(species("horns")))
    assert codes(state, 0) == {"attack 0>1.0"}
    assert refused(state, 0, "end") == "evolution:feed.must"


@pytest.mark.rule("evolution:feed.must")
def test_a_carnivore_must_attack_even_a_species_of_its_owner() -> None:
    state = table(player(species("carnivore", body=3), species(body=2, food=1)), player(species(body=3)))
    assert codes(state, 0) == {"attack 0>0.1"}
    assert refused(state, 0, "end") == "evolution:feed.must"


@pytest.mark.rule("evolution:feed.must")
def test_feeding_the_hungry_comes_before_filling_fat_tissue() -> None:
    state = table(player(species("fat-tissue", body=3, food=1), species()), bystander(), hole=5)
    assert codes(state, 0) == {"feed 1"}
    assert refused(state, 0, "feed 0") == "evolution:feed.must"


@pytest.mark.rule("evolution:feed.pass")
def test_a_player_none_of_whose_species_can_feed_is_passed_over() -> None:
    state = table(
        player(species(population=3)),
        player(species("carnivore")),  # no smaller prey
        player(species(food=1)),  # full
        player(species(population=3)),
        hole=20,
    )
    play(state, 0, "feed 0")
    assert state.actor == 3
    assert refused(state, 1, "end") == "evolution:feed.order"


@pytest.mark.rule("evolution:feed.pass")
def test_a_passed_over_player_feeds_when_that_becomes_possible() -> None:
    state = table(
        player(species("carnivore", body=5)),
        player(species("carnivore", body=4)),
        player(species("symbiosis"), species(body=4)),
        first=1,
    )
    assert state.actor == 0  # seat 1's only smaller prey is guarded, and seat 2 has no plants
    play(state, 0, "attack 0>2.1")  # the guard dies
    assert state.actor == 1
    assert codes(state, 1) == {"attack 0>2.0"}


@pytest.mark.rule("evolution:feed.fat-optional")
def test_filling_fat_tissue_is_a_choice() -> None:
    state = table(player(species("fat-tissue", body=2, food=1)), bystander(), hole=5)
    assert codes(state, 0) == {"feed 0", "end"}
    play(state, 0, "feed 0")
    assert (one(state, 0).food, one(state, 0).fat) == (1, 1)


@pytest.mark.rule("evolution:feed.fat-optional")
def test_who_declines_to_fill_fat_tissue_is_not_asked_again() -> None:
    state = table(player(species("fat-tissue", body=2, food=1)), bystander(), hole=9)
    heard = listen(state)
    play(state, 0, "end")
    assert told(heard, "declined") == [{"seat": 0}]
    play(state, 1, "feed 0", "feed 0")  # twice in a row: seat 0 is passed over
    assert refused(state, 0, "feed 0") == "evolution:feed.order"
    assert one(state, 0).fat == 0


@pytest.mark.rule("evolution:feed.fat-optional")
def test_declining_fat_does_not_excuse_a_hungry_species_that_can_feed_later() -> None:
    state = table(
        player(species("fat-tissue", body=4, food=1), species("carnivore", body=4), declined=True),
        player(species("carnivore", body=5)),
        player(species("symbiosis", population=2), species(body=4)),
        hole=9,
    )
    assert state.actor == 1  # seat 0 has declined its fat, and its carnivore has no target
    play(state, 1, "attack 0>2.1")  # the guard dies
    play(state, 2, "feed 0")
    assert state.actor == 0
    assert codes(state, 0) == {"attack 1>2.0"}
    assert refused(state, 0, "end") == "evolution:feed.must"


@pytest.mark.rule("evolution:feed.fat-optional")
def test_declined_fat_stays_closed_in_a_turn_that_intelligence_opens() -> None:
    state = table(
        player(
            species("fat-tissue", body=2, food=1), species("carnivore", "intelligence"), hand=["horns+3"], declined=True
        ),
        bystander(),
        hole=3,
    )
    assert codes(state, 0) == {"think 1 horns+3", "end"}
    assert refused(state, 0, "feed 0") == "evolution:feed.fat-optional"


@pytest.mark.rule("evolution:feed.fat-optional")
def test_ending_a_turn_after_feeding_declines_nothing() -> None:
    state = table(
        player(species("fat-tissue", "intelligence", body=3, population=1, food=1), hand=["horns+3"]),
        bystander(),
        hole=9,
    )
    play(state, 0, "feed 0", "end")
    play(state, 1, "feed 0")
    assert "feed 0" in codes(state, 0)


@pytest.mark.rule("evolution:feed.fat-optional")
def test_every_new_round_asks_again() -> None:
    state = table(
        player(species("fat-tissue", body=2, food=1), declined=True, food_card="horns+3"),
        bystander(),
        phase="leaf",
        hole=5,
    )
    assert phase_of(state) == "feed"
    assert codes(state, 0) == {"feed 0", "end"}


@pytest.mark.rule("evolution:feed.plant")
def test_a_plant_eater_takes_one_plant_from_the_watering_hole() -> None:
    state = table(player(species(population=3)), bystander(), hole=5)
    play(state, 0, "feed 0")
    assert foods(state, 0) == [1]
    assert state.hole == 4


@pytest.mark.rule("evolution:feed.plant")
def test_without_plants_a_plant_eater_cannot_feed() -> None:
    state = table(player(species(), species("carnivore", body=2)), player(species()), hole=0)
    assert refused(state, 0, "feed 0") == "evolution:feed.plant"
    assert codes(state, 0) == {"attack 1>0.0", "attack 1>1.0"}


@pytest.mark.rule("evolution:feed.no-plants")
def test_a_carnivore_never_feeds_on_plants() -> None:
    state = table(player(species("carnivore", population=3), species()), bystander(), hole=5)
    assert refused(state, 0, "feed 0") == "evolution:feed.no-plants"
    assert codes(state, 0) == {"feed 1"}


@pytest.mark.rule("evolution:feed.no-plants")
def test_a_carnivore_takes_no_plants_through_its_other_traits() -> None:
    neck = table(player(species("carnivore", "long-neck"), species("long-neck")), bystander(), phase="leaf", hole=5)
    assert refused(neck, 0, "long-neck 0") == "evolution:feed.no-plants"
    state = table(
        player(species("cooperation", population=3), species("carnivore", "foraging", population=3)),
        bystander(),
        hole=5,
    )
    play(state, 0, "feed 0")
    assert foods(state, 0) == [1, 0]
    assert state.hole == 4


@pytest.mark.rule("evolution:feed.capacity")
def test_a_species_never_holds_more_food_than_its_population() -> None:
    state = table(player(species(population=2, food=2), species()), bystander(), hole=5)
    assert refused(state, 0, "feed 0") == "evolution:feed.capacity"
    forager = table(player(species("foraging", population=2, food=1)), bystander(), hole=5)
    play(forager, 0, "feed 0")
    assert foods(forager, 0) == [2]
    assert forager.hole == 4


@pytest.mark.rule("evolution:feed.meat-for-all")
def test_a_plant_eater_takes_meat_through_scavenger_and_cooperation() -> None:
    state = table(
        player(species("carnivore", "cooperation", body=3, population=3), species(population=3)),
        player(species("scavenger", body=2, population=4)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [2, 1]
    assert foods(state, 1) == [1]
    assert state.hole == 9
