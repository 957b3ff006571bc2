"""The food cards are turned up and summed."""

import pytest

from tests.games.evolution.build import bystander, listen, phase_of, play, player, species, table, texts, told


def revealed(cards: tuple[str, str], hole: int) -> tuple[int, list[str]]:
    """The plants on the hole and the discards, after the last player has ended the play phase."""
    state = table(
        player(species(population=6), food_card=cards[0], ended=True),
        player(species(), food_card=cards[1], ended=True),
        bystander(),
        phase="play",
        hole=hole,
        turn=2,
    )
    play(state, 2, "end")
    return state.hole, texts(state.discards)


@pytest.mark.rule("evolution:reveal.sum")
def test_a_positive_sum_adds_that_many_plants() -> None:
    assert revealed(("horns+3", "fertile+6"), hole=2) == (2 + 9, ["fertile+6", "horns+3"])


@pytest.mark.rule("evolution:reveal.sum")
def test_negative_cards_reduce_the_sum() -> None:
    hole, _ = revealed(("ambush-3", "fertile+6"), hole=0)
    assert hole == 3


@pytest.mark.rule("evolution:reveal.sum")
def test_a_negative_sum_removes_that_many_plants() -> None:
    hole, discards = revealed(("ambush-3", "intelligence-2"), hole=7)
    assert hole == 2
    assert discards == ["ambush-3", "intelligence-2"]


@pytest.mark.rule("evolution:reveal.sum")
def test_the_watering_hole_never_falls_below_zero() -> None:
    state = table(
        player(species(), food_card="ambush-3"),
        player(species(), food_card="pack-hunting-3"),
        phase="play",
        hole=4,
        turn=1,
    )
    heard = listen(state)
    play(state, 1, "end")
    assert told(heard, "food-revealed") == [{"cards": ["ambush-3", "pack-hunting-3"], "sum": -6, "count": 0}]
    assert state.hole == 0


@pytest.mark.rule("evolution:reveal.sum")
def test_the_food_is_revealed_only_after_the_leaf_traits() -> None:
    state = table(
        player(species("long-neck", population=3), food_card="fertile+6"),
        player(species(population=3), food_card="horns+3"),
        phase="play",
        turn=1,
    )
    play(state, 1, "end")
    assert phase_of(state) == "leaf"
    assert state.hole == 0
    assert state.discards == []
    play(state, 0, "end")
    assert phase_of(state) == "feed"
    assert state.hole == 9
