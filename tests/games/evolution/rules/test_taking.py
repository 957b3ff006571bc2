"""Taking food: order, sources, chains."""

import pytest

from speciate.games.evolution.rules import taking
from tests.games.evolution.build import bystander, foods, listen, one, play, player, species, table, told


@pytest.mark.rule("evolution:feed.capacity")
def test_room_is_what_the_board_and_fat_tissue_can_still_hold() -> None:
    state = table(
        player(
            species(population=4, food=1),
            species("fat-tissue", body=3, population=4, food=4, fat=1),
            species(population=2, food=2),
        ),
        bystander(),
        hole=9,
    )
    assert [taking.room(each, 0) for each in state.players[0].species] == [3, 2, 0]


@pytest.mark.rule("evolution:setup.supply")
def test_the_bank_never_runs_out() -> None:
    """More meat than any number of tokens a box could hold, one taking after the other."""
    state = table(player(species("long-neck", population=6)), bystander(), hole=9)
    for _ in range(100):
        one(state, 0).food = 0
        taking.take(state, 0, one(state, 0), 6, taking.BANK, "long-neck", 0)
        assert one(state, 0).food == 6
        one(state, 0).food = 0
        taking.take(state, 0, one(state, 0), 6, taking.MEAT, "attack", 0)
        assert one(state, 0).food == 6


@pytest.mark.rule("evolution:setup.supply")
def test_species_boards_never_run_out() -> None:
    cards = ["carnivore"] * 17 + ["horns"] * 7 + ["fertile"] * 4
    state = table(player(species(), hand=cards), player(species()), phase="play")
    for _ in range(28):
        card = state.legal(0)[0]
        state.apply(0, card)
        play(state, 0, "new right")
    assert len(state.players[0].species) == 29  # the box has 24 boards


@pytest.mark.rule("evolution:trait.cooperation")
@pytest.mark.rule("evolution:trait.foraging")
def test_a_short_watering_hole_is_emptied_in_the_order_of_the_taking() -> None:
    """The taker, its Foraging, then the species to the right."""
    row = [species("foraging", "cooperation", population=4), species("foraging", population=4)]
    for plants, eaten in [(1, [1, 0]), (2, [2, 0]), (3, [2, 1]), (4, [2, 2]), (5, [2, 2])]:
        state = table(player(*row), player(species("carnivore", body=2)), hole=plants)
        play(state, 0, "feed 0")
        assert foods(state, 0) == eaten
        assert state.hole == plants - sum(eaten)


@pytest.mark.rule("evolution:trait.fat-tissue")
def test_food_goes_to_the_board_before_the_fat() -> None:
    state = table(player(species("fat-tissue", "foraging", body=4, population=3, food=2)), bystander(), hole=9)
    play(state, 0, "feed 0")
    assert (one(state, 0).food, one(state, 0).fat) == (3, 1)


@pytest.mark.rule("evolution:trait.cooperation")
def test_a_chain_runs_on_to_the_right_and_stops_at_a_species_that_cannot_take() -> None:
    state = table(
        player(
            species("cooperation", population=3),
            species("cooperation", population=3),
            species("cooperation", population=2, food=2),
            species("cooperation", population=3),
        ),
        bystander(),
        hole=9,
    )
    heard = listen(state)
    play(state, 0, "feed 0")
    assert foods(state, 0) == [1, 1, 2, 0]
    assert [args["cause"] for args in told(heard, "plants-from-hole")] == ["feed", "cooperation"]
