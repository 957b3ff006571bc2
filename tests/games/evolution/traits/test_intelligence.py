"""Intelligence."""

import pytest

from speciate.games.evolution.cards import TRAITS
from tests.games.evolution.build import (
    bystander,
    codes,
    foods,
    hand,
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

# -- plants -----------------------------------------------------------------------------------------


@pytest.mark.rule("evolution:trait.intelligence-plants")
def test_each_discarded_card_gives_two_plants_from_the_bank() -> None:
    state = table(
        player(species("intelligence", population=6), hand=["horns+3", "horns+4", "fertile+2"]), bystander(), hole=9
    )
    heard = listen(state)
    play(state, 0, "think 0 horns+3", "think 0 fertile+2")
    assert [args["card"] for args in told(heard, "thought")] == ["horns+3", "fertile+2"]
    assert foods(state, 0) == [4]
    assert state.hole == 9
    assert hand(state, 0) == ["horns+4"]
    assert texts(state.discards) == ["fertile+2", "horns+3"]


@pytest.mark.rule("evolution:trait.intelligence-plants")
def test_thinking_comes_before_or_after_the_normal_feeding() -> None:
    state = table(player(species("intelligence", population=6), hand=["horns+3", "horns+4"]), bystander(), hole=9)
    play(state, 0, "think 0 horns+3", "feed 0", "think 0 horns+4")
    assert foods(state, 0) == [5]
    assert state.actor == 1  # no card is left: the turn is over


@pytest.mark.rule("evolution:trait.intelligence-plants")
def test_only_in_the_owners_feeding_turn() -> None:
    state = table(
        player(species(population=2)), player(species("intelligence", population=6), hand=["horns+3"]), hole=9
    )
    assert refused(state, 1, "think 0 horns+3") == "evolution:feed.order"


@pytest.mark.rule("evolution:trait.intelligence-plants")
def test_plants_beyond_the_room_are_not_taken() -> None:
    state = table(player(species("intelligence", population=2, food=1), hand=["horns+3"]), bystander(), hole=9)
    play(state, 0, "think 0 horns+3")
    assert foods(state, 0) == [2]


@pytest.mark.rule("evolution:trait.intelligence-plants")
def test_a_full_species_cannot_think() -> None:
    state = table(player(species("intelligence", food=1), species(), hand=["horns+3"]), bystander(), hole=9)
    assert refused(state, 0, "think 0 horns+3") == "evolution:feed.capacity"
    assert codes(state, 0) == {"feed 1"}


@pytest.mark.rule("evolution:trait.intelligence-plants")
@pytest.mark.rule("evolution:trait.cooperation")
@pytest.mark.rule("evolution:trait.foraging")
def test_each_card_is_a_taking_of_its_own() -> None:
    """Cooperation and Foraging work once for each card."""
    helped = player(
        species("intelligence", "cooperation", population=6), species(population=6), hand=["horns+3", "horns+4"]
    )
    state = table(helped, bystander(), hole=9)
    play(state, 0, "think 0 horns+3", "think 0 horns+4")
    assert foods(state, 0) == [4, 2]
    forager = player(species("intelligence", "foraging", population=6), hand=["horns+3", "horns+4"])
    state = table(forager, bystander(), hole=9)
    play(state, 0, "think 0 horns+3", "think 0 horns+4")
    assert foods(state, 0) == [6]


@pytest.mark.rule("evolution:trait.intelligence-plants")
@pytest.mark.rule("evolution:trait.cooperation")
def test_two_plants_are_one_taking_for_cooperation() -> None:
    state = table(
        player(species("intelligence", "cooperation", population=6), species(population=6), hand=["horns+3"]),
        bystander(),
        hole=9,
    )
    play(state, 0, "think 0 horns+3")
    assert foods(state, 0) == [2, 1]
    assert state.hole == 9


@pytest.mark.rule("evolution:trait.intelligence-plants")
@pytest.mark.rule("evolution:trait.fat-tissue")
def test_thinking_fills_fat_tissue() -> None:
    state = table(player(species("intelligence", "fat-tissue", body=3, food=1), hand=["horns+3"]), bystander(), hole=9)
    play(state, 0, "think 0 horns+3")
    assert one(state, 0).fat == 2


# -- attacks ----------------------------------------------------------------------------------------


@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_a_discarded_card_names_a_trait() -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3), hand=["horns+3"]), player(species("climbing")), hole=9
    )
    heard = listen(state)
    play(state, 0, "think 0 horns+3")
    assert state.pending()[0].kind == "ignore"
    assert codes(state, 0) == {f"ignore {trait}" for trait in TRAITS if trait != "carnivore"}
    play(state, 0, "ignore climbing")
    assert told(heard, "ignored") == [{"species": [0, 0], "trait": "climbing"}]
    assert foods(state, 0) == [0]  # a carnivore takes no plants for it


@pytest.mark.rule("evolution:trait.intelligence-attack")
@pytest.mark.parametrize("defence", ["climbing", "burrowing", "defensive-herding", "hard-shell"])
def test_a_named_defence_of_the_prey_is_ignored(defence: str) -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3, population=2), hand=["horns+3"]),
        player(species(defence, population=2, food=2)),
        bystander(),
        hole=9,
    )
    assert "attack 0>1.0" not in codes(state, 0)
    play(state, 0, "think 0 horns+3", f"ignore {defence}", "attack 0>1.0")
    assert one(state, 1).population == 1


@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_a_named_symbiosis_is_ignored() -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3), hand=["horns+3"]),
        player(species("symbiosis", population=2), species(body=4)),
        hole=9,
    )
    play(state, 0, "think 0 horns+3", "ignore symbiosis", "attack 0>1.0")
    assert one(state, 1).population == 1


@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_several_cards_pass_several_defences() -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3), hand=["horns+3", "horns+4"]),
        player(species("climbing", "hard-shell", population=3)),
        hole=9,
    )
    play(state, 0, "think 0 horns+3", "ignore climbing")
    assert refused(state, 0, "attack 0>1.0") == "evolution:attack.size"
    play(state, 0, "think 0 horns+4", "ignore hard-shell", "attack 0>1.0")
    assert one(state, 1).population == 2


@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_it_is_for_the_next_attack_only() -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3, population=6), species(body=3), hand=["horns+3"]),
        player(species("climbing", population=4)),
        hole=9,
    )
    play(state, 0, "think 0 horns+3", "ignore climbing", "attack 0>1.0")
    assert one(state, 0).ignoring == 0
    play(state, 1, "feed 0")
    assert refused(state, 0, "attack 0>1.0") == "evolution:trait.climbing"


@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_a_trait_named_after_feeding_counts_in_the_next_turn() -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3, population=6), hand=["horns+3"]),
        player(species("climbing", population=4), species(population=4)),
        hole=9,
    )
    play(state, 0, "attack 0>1.1", "think 0 horns+3", "ignore climbing")
    play(state, 1, "feed 0")
    assert "attack 0>1.0" in codes(state, 0)


@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_only_the_thinker_ignores_the_trait() -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3), species("carnivore", body=3), hand=["horns+3"]),
        player(species("climbing", population=4)),
        hole=9,
    )
    play(state, 0, "think 0 horns+3", "ignore climbing")
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_what_was_named_is_forgotten_at_the_end_of_the_round() -> None:
    state = table(
        player(species("carnivore", "intelligence", population=2, food=1), hand=["horns+3"]), player(species(food=1))
    )
    play(state, 0, "think 0 horns+3", "ignore climbing")
    assert phase_of(state) == "deal"
    assert one(state, 0).ignoring == 0


# -- never forced -----------------------------------------------------------------------------------


@pytest.mark.rule("evolution:trait.intelligence-free")
def test_nobody_is_forced_to_think_however_hungry() -> None:
    state = table(player(species("intelligence", population=6), hand=["horns+3"]), bystander(), hole=9)
    play(state, 0, "feed 0")
    assert codes(state, 0) == {"think 0 horns+3", "end"}
    play(state, 0, "end")
    assert state.actor == 1


@pytest.mark.rule("evolution:trait.intelligence-free")
def test_thinking_does_not_replace_the_normal_feeding() -> None:
    state = table(player(species("intelligence", population=6), hand=["horns+3"]), bystander(), hole=9)
    play(state, 0, "think 0 horns+3")
    assert state.actor == 0
    assert refused(state, 0, "end") == "evolution:trait.intelligence-free"
    play(state, 0, "feed 0")
    assert state.actor == 1


@pytest.mark.rule("evolution:trait.intelligence-free")
def test_it_may_be_used_in_a_turn_without_a_normal_feeding() -> None:
    state = table(
        player(species("intelligence", population=6), hand=["horns+3", "horns+4"]),
        player(species(food=1)),
        hole=0,
    )
    assert codes(state, 0) == {"think 0 horns+3", "think 0 horns+4", "end"}
    play(state, 0, "think 0 horns+3", "end")
    # something was eaten, so the phase goes round again
    play(state, 0, "think 0 horns+4")
    assert phase_of(state) == "deal"
    assert one(state, 0).population == 4


@pytest.mark.rule("evolution:trait.intelligence-free")
def test_the_phase_ends_when_everyone_declines_to_think() -> None:
    thinker = species("intelligence", population=2, food=1)
    state = table(player(thinker, hand=["horns+3"]), player(dict(thinker), hand=["horns+4"]), hole=0)
    play(state, 0, "end")
    assert state.actor == 1
    play(state, 1, "end")
    assert phase_of(state) == "deal"


@pytest.mark.rule("evolution:trait.intelligence-free")
def test_a_carnivore_without_a_target_may_end_its_turn() -> None:
    state = table(
        player(species("carnivore", "intelligence", body=3), hand=["horns+3"]), player(species("climbing")), hole=9
    )
    assert codes(state, 0) == {"think 0 horns+3", "end"}
