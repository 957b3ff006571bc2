"""An attack: may it happen, and what it does."""

import pytest

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
    texts,
    told,
    why_not,
)


@pytest.mark.rule("evolution:attack.target")
def test_a_carnivore_may_attack_anyones_species_its_owners_too() -> None:
    state = table(
        player(species("carnivore", body=3, population=3), species(body=2)),
        player(species(), species("carnivore", body=2)),
        player(species(body=2)),
        hole=0,
    )
    assert codes(state, 0) == {"attack 0>0.1", "attack 0>1.0", "attack 0>1.1", "attack 0>2.0"}


@pytest.mark.rule("evolution:attack.target")
def test_a_carnivore_never_attacks_itself() -> None:
    state = table(player(species("carnivore", "pack-hunting", body=3, population=3)), player(species()), hole=0)
    refusal = why_not(state, 0, "attack 0>0.0")
    assert (refusal.rule, refusal.key) == ("evolution:attack.target", "attack-itself")


@pytest.mark.rule("evolution:attack.target")
@pytest.mark.parametrize("code", ["attack 0>1.1", "attack 0>2.0", "attack 0>9.9"])
def test_a_target_that_is_not_there_is_refused(code: str) -> None:
    state = table(player(species("carnivore", body=3)), player(species()), hole=0)
    assert refused(state, 0, code) == "evolution:attack.target"


@pytest.mark.rule("evolution:attack.target")
def test_an_attack_needs_no_plants_on_the_watering_hole() -> None:
    state = table(player(species("carnivore", body=3)), player(species()), hole=0)
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:attack.size")
@pytest.mark.parametrize(("body", "allowed"), [(2, True), (3, False), (4, False)])
def test_the_attackers_body_must_be_greater(body: int, allowed: bool) -> None:
    state = table(player(species("carnivore", body=3), species()), player(species(body=body)), hole=0)
    assert ("attack 0>1.0" in codes(state, 0)) is allowed
    if not allowed:
        refusal = why_not(state, 0, "attack 0>1.0")
        assert refusal.rule == "evolution:attack.size"
        assert refusal.args == {"species": [0, 0], "target": [1, 0], "size": 3, "needed": body + 1}


@pytest.mark.rule("evolution:attack.meat")
def test_a_successful_attack_takes_meat_equal_to_the_body_of_the_prey() -> None:
    state = table(player(species("carnivore", body=5, population=6)), player(species(body=4, population=2)), hole=9)
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [4]
    assert state.hole == 9  # from the bank


@pytest.mark.rule("evolution:attack.meat")
def test_meat_beyond_the_attackers_room_is_lost() -> None:
    state = table(
        player(species("carnivore", body=5, population=2, food=1)), player(species(body=4, population=2)), hole=9
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [2]
    assert state.players[0].bag == 0


@pytest.mark.rule("evolution:attack.meat")
@pytest.mark.rule("evolution:trait.fat-tissue")
def test_meat_fills_fat_tissue_after_the_board() -> None:
    state = table(
        player(species("carnivore", "fat-tissue", body=5, population=2, food=1)),
        player(species(body=4, population=2)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert (one(state, 0).food, one(state, 0).fat) == (2, 3)


@pytest.mark.rule("evolution:attack.meat")
def test_the_meat_is_the_same_when_the_prey_dies() -> None:
    state = table(player(species("carnivore", body=5, population=6)), player(species(body=4)), bystander(), hole=9)
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [4]


@pytest.mark.rule("evolution:attack.loss")
def test_the_prey_loses_one_population_and_food_above_it_goes_to_its_owners_bag() -> None:
    state = table(
        player(species("carnivore", body=3)), player(species(body=2, population=3, food=3)), bystander(), hole=9
    )
    play(state, 0, "attack 0>1.0")
    prey = one(state, 1)
    assert (prey.population, prey.food, prey.body) == (2, 2, 2)
    assert [seat.bag for seat in state.players] == [0, 1, 0]


@pytest.mark.rule("evolution:attack.loss")
def test_food_that_still_fits_stays_on_the_prey() -> None:
    state = table(
        player(species("carnivore", body=3)), player(species(body=2, population=3, food=2)), bystander(), hole=9
    )
    play(state, 0, "attack 0>1.0")
    assert one(state, 1).food == 2
    assert state.players[1].bag == 0


@pytest.mark.rule("evolution:attack.kill")
def test_prey_of_population_1_goes_extinct() -> None:
    state = table(
        player(species("carnivore", body=3)), player(species(body=2, food=1), species("horns+3")), bystander(), hole=9
    )
    heard = listen(state)
    play(state, 0, "attack 0>1.0")
    assert [each.id for each in state.players[1].species] == [1]
    assert told(heard, "extinct") == [{"species": [1, 0], "count": 0}]


@pytest.mark.rule("evolution:attack.room")
def test_a_full_carnivore_cannot_attack() -> None:
    state = table(player(species("carnivore", body=3, food=1), species(body=3)), player(species(population=3)), hole=9)
    assert codes(state, 0) == {"feed 1"}
    refusal = why_not(state, 0, "attack 0>1.0")
    assert (refusal.rule, refusal.key, refusal.args) == (
        "evolution:attack.room",
        "attack-room",
        {"species": [0, 0], "target": [1, 0]},
    )


@pytest.mark.rule("evolution:attack.room")
@pytest.mark.parametrize("code", ["attack 0>1.7", "attack 0>5.0"])
def test_a_full_carnivore_is_told_so_whatever_it_aims_at(code: str) -> None:
    state = table(player(species("carnivore", body=3, food=1), species()), player(species()), hole=9)
    refusal = why_not(state, 0, code)
    assert (refusal.rule, refusal.args) == ("evolution:attack.room", {"species": [0, 0]})


@pytest.mark.rule("evolution:attack.room")
def test_a_full_carnivore_with_room_on_fat_tissue_can_attack() -> None:
    state = table(
        player(species("carnivore", "fat-tissue", body=3, food=1, fat=2)), player(species(population=3)), hole=9
    )
    assert codes(state, 0) == {"attack 0>1.0", "end"}
    play(state, 0, "attack 0>1.0")
    assert one(state, 0).fat == 3
    full = table(
        player(species("carnivore", "fat-tissue", body=3, food=1, fat=3), species()),
        player(species(population=3)),
        hole=9,
    )
    assert refused(full, 0, "attack 0>1.0") == "evolution:attack.room"


@pytest.mark.rule("evolution:attack.sequence")
def test_the_steps_of_an_attack_come_in_order() -> None:
    state = table(
        player(species("carnivore", "cooperation", body=4, population=4, food=1), species("scavenger", population=4)),
        player(species("horns", "cooperation", body=3, population=3, food=3), species("scavenger", population=4)),
        bystander(),
        hole=9,
    )
    heard = listen(state)
    play(state, 0, "attack 0>1.0")
    assert [(event.name, event.args.get("species"), event.args.get("cause")) for event in heard[:8]] == [
        ("attacked", [0, 0], None),
        ("gored", [0, 0], None),
        ("lost-population", [1, 0], None),
        ("bagged", None, None),  # seat 1: 3 food on population 2
        ("meat", [0, 0], "attack"),
        ("meat", [0, 1], "cooperation"),  # right after the taking that caused it
        ("meat", [0, 1], "scavenger"),
        ("meat", [1, 1], "scavenger"),
    ]
    assert foods(state, 0) == [3, 2]  # population 3 after Horns: room for 2 of the 3 meat
    assert foods(state, 1) == [2, 1]


@pytest.mark.rule("evolution:attack.sequence")
def test_the_prey_loses_population_even_if_horns_killed_the_attacker() -> None:
    state = table(
        player(species("carnivore+3", body=3), species(body=6, population=3)),
        player(species("horns+3", body=2, population=3)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert [each.id for each in state.players[0].species] == [1]
    assert one(state, 1).population == 2
    assert texts(state.discards) == ["carnivore+3"]


@pytest.mark.rule("evolution:attack.sequence")
def test_legality_is_judged_before_any_loss() -> None:
    """Pack Hunting and Defensive Herding count the population the attacker has before Horns."""
    state = table(
        player(species("carnivore", "pack-hunting", body=1, population=3)),
        player(species("horns", "hard-shell", "defensive-herding", population=2), species()),
        player(species(body=6)),
        options={"shell_bonus": 2},
        hole=9,
    )
    # size 1 + 3 against 1 + 2, population 3 against 2; after Horns it would be 3 against 3 and 2 against 2
    play(state, 0, "attack 0>1.0")
    assert one(state, 0).population == 2
    assert one(state, 1).population == 1


@pytest.mark.rule("evolution:attack.sequence")
def test_cards_for_the_dead_are_drawn_when_the_attack_is_over() -> None:
    state = table(
        player(species("carnivore", body=3, population=2)),
        player(species("fertile+6", "ambush-3", body=2), species("scavenger", population=4)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert state.pending()[0].kind == "draw"
    assert state.players[1].owed == 2
    assert one(state, 1).food == 1  # the Scavenger has eaten before
    assert phase_of(state) == "feed"
    assert sorted(texts(state.discards)) == ["ambush-3", "fertile+6"]
