"""The worked examples of the rulebook, each as it is told there."""

import pytest

from tests.games.evolution.build import (
    bystander,
    codes,
    deal,
    feed_all,
    foods,
    hand,
    new_game,
    one,
    phase_of,
    play,
    player,
    refused,
    species,
    table,
    why_not,
)


@pytest.mark.rule("evolution:deal.cards")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_four_cards_each_in_the_first_round(seats: int) -> None:
    state = new_game(seats)
    assert (state.round, phase_of(state)) == (1, "food")
    assert [len(hand(state, seat)) for seat in range(seats)] == [4] * seats


@pytest.mark.rule("evolution:attack.size")
def test_a_bigger_carnivore_attacks_prey_without_a_defence() -> None:
    state = table(player(species("carnivore", body=4)), player(species(body=3)), hole=0)
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:attack.meat")
@pytest.mark.rule("evolution:attack.loss")
def test_a_carnivore_takes_two_meat_from_size_two_and_the_prey_keeps_its_food_in_the_bag() -> None:
    state = table(
        player(species("carnivore", body=3, population=4)),
        player(species(body=2, population=4, food=4)),
        bystander(),
        hole=5,
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [2]
    prey = one(state, 1)
    assert (prey.population, prey.food) == (3, 3)
    assert state.players[1].bag == 1
    feed_all(state)
    assert state.players[1].bag == 4  # nothing it had eaten was lost


@pytest.mark.rule("evolution:end.starve")
def test_population_four_with_two_food_becomes_two() -> None:
    state = table(player(species(population=4)), player(species(food=1)), hole=2)
    play(state, 0, "feed 0", "feed 0")
    assert one(state, 0).population == 2
    assert state.players[0].bag == 2


@pytest.mark.rule("evolution:end.starve")
def test_a_species_that_ate_nothing_dies() -> None:
    state = table(player(species(population=4), species(food=1)), player(species(food=1)), hole=0)
    assert [each.id for each in state.players[0].species] == [1]
    assert state.players[0].bag == 1


@pytest.mark.rule("evolution:trait.hard-shell")
@pytest.mark.parametrize(("population", "allowed"), [(4, False), (5, True)])
def test_a_shell_makes_size_six_ten(population: int, allowed: bool) -> None:
    """A pack of body 6 is 10 or 11 strong, with population 4 or 5."""
    state = table(
        player(species("carnivore", "pack-hunting", body=6, population=population), species(body=6)),
        player(species("hard-shell", body=6, population=2)),
        hole=5,
    )
    assert ("attack 0>1.0" in codes(state, 0)) is allowed
    if allowed:
        play(state, 0, "attack 0>1.0")
        assert foods(state, 0)[0] == 5  # 6 meat by the printed body, room for 5
    else:
        assert why_not(state, 0, "attack 0>1.0").args["needed"] == 11


@pytest.mark.rule("evolution:trait.pack-hunting")
@pytest.mark.parametrize(("body", "allowed"), [(3, True), (4, False)])
def test_a_pack_of_population_five_and_body_three_is_eight_strong(body: int, allowed: bool) -> None:
    """Against a shell of 3 + 4 = 7, and of 4 + 4 = 8."""
    state = table(
        player(species("carnivore", "pack-hunting", body=3, population=5), species(body=6)),
        player(species("hard-shell", body=body, population=2)),
        hole=5,
    )
    assert ("attack 0>1.0" in codes(state, 0)) is allowed
    if not allowed:
        assert why_not(state, 0, "attack 0>1.0").args["size"] == 8


@pytest.mark.rule("evolution:trait.cooperation")
def test_two_food_from_the_bank_bring_one_from_the_bank_to_the_right() -> None:
    plants = table(
        player(species("cooperation", "intelligence", population=4), species(population=4), hand=["horns+3"]),
        bystander(),
        hole=5,
    )
    play(plants, 0, "think 0 horns+3")
    assert foods(plants, 0) == [2, 1]
    assert plants.hole == 5
    meat = table(
        player(species("cooperation", "carnivore", body=3, population=4), species(population=4)),
        player(species(body=2, population=2)),
        hole=5,
    )
    play(meat, 0, "attack 0>1.0")
    assert foods(meat, 0) == [2, 1]
    assert meat.hole == 5


@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_one_card_ignores_the_warning_calls_on_both_sides() -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3), hand=["horns+3"]),
        player(species("warning-call", body=3), species(population=2), species("warning-call", body=3)),
        hole=5,
    )
    assert refused(state, 0, "attack 0>1.1") == "evolution:trait.warning-call"
    play(state, 0, "think 0 horns+3", "ignore warning-call", "attack 0>1.1")
    assert one(state, 1, 1).population == 1


@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_one_card_ignores_every_scavenger_in_play() -> None:
    state = table(
        player(
            species("carnivore", "intelligence", body=3), species("scavenger", body=3, population=2), hand=["horns+3"]
        ),
        player(species("scavenger", population=3), species("scavenger", body=3, population=2)),
        player(species("scavenger", body=3, population=2)),
        hole=5,
    )
    play(state, 0, "think 0 horns+3", "ignore scavenger", "attack 0>1.0")
    assert [foods(state, seat) for seat in range(3)] == [[1, 0], [0, 0], [0]]


@pytest.mark.rule("evolution:extinct.board")
def test_a_dead_species_between_two_others_lets_them_close_up_and_brings_its_cards() -> None:
    state = table(
        player(species("carnivore", body=3)),
        player(species(body=3, population=2), species("fertile", "ambush"), species(body=4)),
        hole=5,
    )
    play(state, 0, "attack 0>1.1")
    assert [each.body for each in state.players[1].species] == [3, 4]
    deal(state, "horns+1", "horns+2")
    assert hand(state, 1) == ["horns+1", "horns+2"]


@pytest.mark.rule("evolution:setup.two-players")
def test_two_players_set_forty_cards_aside_and_have_two_traits_a_species() -> None:
    state = new_game(2)
    assert (state.setup.set_aside, state.setup.trait_limit) == (40, 2)
    assert (new_game(3).setup.set_aside, new_game(3).setup.trait_limit) == (0, 3)
