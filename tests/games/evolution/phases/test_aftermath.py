"""The end of the feeding phase and of the round."""

import pytest

from tests.games.evolution.build import (
    bystander,
    deal,
    feed_all,
    listen,
    one,
    phase_of,
    play,
    player,
    species,
    table,
    texts,
    told,
)


@pytest.mark.rule("evolution:end.starve")
def test_population_drops_to_the_food_eaten() -> None:
    state = table(player(species(population=5, food=2), species(population=3, food=3)), player(species(food=1)))
    assert phase_of(state) == "deal"
    assert [each.population for each in state.players[0].species] == [2, 3]


@pytest.mark.rule("evolution:end.starve")
def test_a_species_that_ate_nothing_goes_extinct() -> None:
    state = table(player(species("horns+3", population=6), species(food=1)), player(species(food=1)))
    assert phase_of(state) == "aftermath"
    assert [each.id for each in state.players[0].species] == [1]
    assert texts(state.discards) == ["horns+3"]
    assert state.players[0].owed == 1  # extinct.board: a card for its trait
    deal(state, "fertile+6")
    assert phase_of(state) == "deal"
    assert state.players[0].owed == 4


@pytest.mark.rule("evolution:end.starve")
def test_neighbours_that_ate_nothing_go_extinct_together() -> None:
    row = [species(population=2), species(population=2), species(population=2), species(food=1)]
    state = table(player(*row), player(species(food=1)))
    assert [each.id for each in state.players[0].species] == [3]


@pytest.mark.rule("evolution:end.starve")
def test_food_on_fat_tissue_does_not_save_a_species_from_starving() -> None:
    state = table(
        player(species("fat-tissue", "carnivore", body=3, population=2, fat=2), species(food=1)),
        player(species(body=4, food=1)),
        options={"trait_limit": 3},
    )
    play(state, 0, "attack 0>0.1")  # its only prey, for 1 meat
    assert phase_of(state) == "deal"
    hunter = one(state, 0)
    assert (hunter.population, hunter.fat) == (1, 2)


@pytest.mark.rule("evolution:end.bag")
def test_food_eaten_goes_to_the_bag() -> None:
    state = table(player(species(population=5, food=2), species(food=1), bag=4), player(species(food=1)))
    assert [seat.bag for seat in state.players] == [4 + 3, 1]
    assert [each.food for each in state.players[0].species] == [0, 0]


@pytest.mark.rule("evolution:end.bag")
def test_food_on_fat_tissue_stays() -> None:
    state = table(player(species("fat-tissue", body=3, population=2, food=2, fat=3)), player(species(food=1)))
    assert phase_of(state) == "deal"
    assert state.players[0].bag == 2
    assert one(state, 0).fat == 3


@pytest.mark.rule("evolution:end.watering-hole")
def test_plants_left_on_the_watering_hole_stay() -> None:
    state = table(player(species()), player(species(population=2)), hole=9)
    feed_all(state)
    assert phase_of(state) == "deal"
    assert state.hole == 9 - 3


@pytest.mark.rule("evolution:end.first-player")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_marker_moves_one_seat_clockwise(before: int, after: int) -> None:
    state = table(*[player(species(food=1)) for _ in range(3)], first=before)
    assert phase_of(state) == "deal"
    assert state.first == after
    assert state.round == 2


@pytest.mark.rule("evolution:end.starve")
def test_nobody_starves_while_someone_can_still_feed() -> None:
    state = table(player(species(population=6)), bystander(), hole=1)
    play(state, 0, "feed 0")
    # the hole is empty: now it ends
    assert phase_of(state) == "deal"
    assert one(state, 0).population == 1


@pytest.mark.rule("evolution:end.starve")
def test_starving_is_announced_with_the_population_left() -> None:
    state = table(player(species(population=3)), player(species(food=1)), hole=1)
    heard = listen(state)
    play(state, 0, "feed 0")
    assert told(heard, "starved") == [{"species": [0, 0], "count": 1}]
    assert told(heard, "bagged") == [{"seat": 0, "count": 1}, {"seat": 1, "count": 1}]
