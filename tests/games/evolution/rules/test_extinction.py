"""A species dies."""

import pytest

from tests.games.evolution.build import (
    bystander,
    codes,
    deal,
    hand,
    one,
    phase_of,
    play,
    player,
    species,
    table,
    texts,
)


@pytest.mark.rule("evolution:extinct.board")
def test_traits_are_discarded_and_as_many_cards_drawn() -> None:
    state = table(
        player(species("carnivore", body=3)),
        player(species("fertile+6", "ambush-3", body=2), hand=["horns+3"]),
        bystander(),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert texts(state.discards) == ["ambush-3", "fertile+6"]
    deal(state, "climbing+1", "climbing+2")
    assert sorted(hand(state, 1)) == ["climbing+1", "climbing+2", "horns+3"]
    assert state.actor == 2


@pytest.mark.rule("evolution:extinct.board")
def test_a_species_without_traits_brings_no_card() -> None:
    state = table(player(species("carnivore", body=3)), player(species(body=2)), bystander(), hole=9)
    play(state, 0, "attack 0>1.0")
    assert state.players[1].species == []
    assert hand(state, 1) == []
    assert state.actor == 2


@pytest.mark.rule("evolution:extinct.board")
def test_neighbours_close_up() -> None:
    """The species that was two to the right is now the neighbour, for traits and for places."""
    state = table(
        player(species("carnivore", body=3, population=6)),
        player(species("symbiosis", body=2, population=2), species(body=1), species(body=4)),
        bystander(),
        hole=9,
    )
    assert "attack 0>1.0" in codes(state, 0)
    play(state, 0, "attack 0>1.1")
    assert [each.id for each in state.players[1].species] == [0, 2]
    play(state, 1, "feed 0")
    play(state, 2, "feed 0")
    assert state.actor == 1  # the carnivore has no target any more


@pytest.mark.rule("evolution:extinct.food")
@pytest.mark.rule("evolution:fat.discard")
def test_food_on_a_killed_species_and_on_its_fat_tissue_goes_to_its_owners_bag() -> None:
    state = table(
        player(species("carnivore", body=5)),
        player(species("fat-tissue", body=4, food=1, fat=3), bag=2),
        bystander(),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert [seat.bag for seat in state.players] == [0, 2 + 1 + 3, 0]


@pytest.mark.rule("evolution:extinct.board")
def test_starved_species_bring_cards_before_the_next_deal() -> None:
    state = table(
        player(species("horns+3", "fertile+6"), species(food=1)), player(species("ambush-3"), species(food=1))
    )
    assert phase_of(state) == "aftermath"
    assert [seat.owed for seat in state.players] == [2, 1]
    deal(state, "climbing+1", "climbing+2", "climbing+5")
    assert hand(state, 0) == ["climbing+1", "climbing+2"]
    assert hand(state, 1) == ["climbing+5"]
    assert phase_of(state) == "deal"
    assert state.first == 1


@pytest.mark.rule("evolution:extinct.board")
def test_several_deaths_in_one_attack_bring_cards_for_all() -> None:
    state = table(
        player(species("carnivore", body=3), species(population=3)),
        player(species("horns", "fertile", body=2)),
        bystander(),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert [seat.owed for seat in state.players] == [1, 2, 0]
    assert [each.id for each in state.players[0].species] == [1]
    assert one(state, 0).food == 0
