"""Scavenger."""

import pytest

from tests.games.evolution.build import bystander, foods, listen, one, play, player, species, table, told


@pytest.mark.rule("evolution:trait.scavenger")
def test_every_scavenger_takes_a_meat_when_an_attack_succeeds() -> None:
    state = table(
        player(species("carnivore", body=3), species("scavenger", population=3)),
        player(species(population=3), species("scavenger", body=3, population=3)),
        player(species("scavenger", body=3, population=3), species(body=3, population=3)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert [foods(state, seat) for seat in range(3)] == [[1, 1], [0, 1], [1, 0]]
    assert state.hole == 9


@pytest.mark.rule("evolution:trait.scavenger")
def test_the_attacker_itself_may_scavenge() -> None:
    state = table(
        player(species("carnivore", "scavenger", body=3, population=6)), player(species(body=2, population=3)), hole=9
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [3]


@pytest.mark.rule("evolution:trait.scavenger")
def test_the_prey_scavenges_after_its_loss() -> None:
    state = table(
        player(species("carnivore", body=3)), player(species("scavenger", population=3, food=3)), bystander(), hole=9
    )
    play(state, 0, "attack 0>1.0")
    # its third food went to the bag, and it has no room: population 2, food 2
    assert (one(state, 1).population, foods(state, 1), state.players[1].bag) == (2, [2], 1)
    hungry = table(player(species("carnivore", body=3)), player(species("scavenger", population=3)), hole=9)
    play(hungry, 0, "attack 0>1.0")
    assert foods(hungry, 1) == [1]


@pytest.mark.rule("evolution:trait.scavenger")
def test_prey_that_dies_scavenges_nothing() -> None:
    state = table(player(species("carnivore", body=3)), player(species("scavenger")), bystander(), hole=9)
    play(state, 0, "attack 0>1.0")
    assert state.players[1].species == []
    assert state.players[1].bag == 0


@pytest.mark.rule("evolution:trait.scavenger")
def test_a_full_scavenger_takes_nothing() -> None:
    state = table(
        player(species("carnivore", body=3), species("scavenger", body=3, food=1)),
        player(species(population=3)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [1, 1]
    assert state.players[0].bag == 0


@pytest.mark.rule("evolution:trait.scavenger")
@pytest.mark.rule("evolution:trait.horns")
def test_scavengers_eat_once_an_attack_the_loss_to_horns_does_not_count() -> None:
    state = table(
        player(species("carnivore", body=3, population=3), species("scavenger", body=3, population=4)),
        player(species("horns", population=3)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [1, 1]


@pytest.mark.rule("evolution:trait.scavenger")
@pytest.mark.rule("evolution:trait.horns")
def test_scavengers_eat_also_when_horns_killed_the_attacker() -> None:
    state = table(
        player(species("carnivore", "scavenger", body=3), species("scavenger", body=3, population=4)),
        player(species("horns", population=3)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert [each.id for each in state.players[0].species] == [1]
    assert foods(state, 0) == [1]


@pytest.mark.rule("evolution:trait.scavenger")
def test_scavengers_eat_from_the_attacking_player_clockwise_left_to_right() -> None:
    state = table(
        player(species("scavenger", body=3, population=3)),
        player(
            species("scavenger", body=3, population=3),
            species("carnivore", body=3),
            species("scavenger", body=3, population=3),
        ),
        player(species("scavenger", population=3), species(population=6)),
        first=1,
        hole=9,
    )
    heard = listen(state)
    play(state, 1, "attack 1>2.1")
    order = [args["species"] for args in told(heard, "meat") if args["cause"] == "scavenger"]
    assert order == [[1, 0], [1, 2], [2, 0], [0, 0]]


@pytest.mark.rule("evolution:trait.scavenger")
@pytest.mark.rule("evolution:trait.cooperation")
def test_a_scavenger_already_fed_by_cooperation_may_be_full() -> None:
    state = table(
        player(species("carnivore", body=3), species(body=3, population=2)),
        player(
            species(population=3),
            species("scavenger", "cooperation", body=3, population=2),
            species("scavenger", body=3),
        ),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 1) == [0, 1, 1]
