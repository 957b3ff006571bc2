"""Points, ties, and when the game is over."""

import pytest

from speciate.games.evolution.flow import EvolutionState
from tests.games.evolution.build import Json, deal, listen, phase_of, play, player, settle, species, table, told


@pytest.mark.rule("evolution:score.total")
def test_points_are_food_in_the_bag_population_and_trait_cards() -> None:
    state = table(
        player(species("horns", "fertile", population=4), species(population=2), bag=20),
        player(species("ambush"), bag=30),
        phase="over",
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [20 + 6 + 2, 30 + 1 + 1]
    assert outcome.breakdown[0] == {"food": 20, "population": 6, "traits": 2}
    assert outcome.winners == [1]


@pytest.mark.rule("evolution:score.total")
@pytest.mark.rule("evolution:fat.discard")
def test_food_left_on_fat_tissue_scores_at_the_end() -> None:
    state = table(player(species("fat-tissue", body=5, fat=4), bag=10), player(species(), bag=1), phase="over")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.breakdown[0] == {"food": 14, "population": 1, "traits": 1}


@pytest.mark.rule("evolution:score.total")
def test_cards_in_hand_and_dead_species_score_nothing() -> None:
    state = table(player(bag=3, hand=["horns", "fertile"]), player(species(), bag=1), phase="over")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [3, 2]


def winners(*players: Json) -> list[int]:
    outcome = table(*players, phase="over").outcome()
    assert outcome is not None
    assert len(set(outcome.scores)) == 1
    return outcome.winners


@pytest.mark.rule("evolution:score.ties")
def test_a_tie_goes_to_the_most_trait_cards() -> None:
    fewer_traits = player(species("horns", population=5), bag=4)
    more_traits = player(species("fertile", "ambush", population=1), bag=7)
    assert winners(fewer_traits, more_traits) == [1]


@pytest.mark.rule("evolution:score.ties")
def test_then_to_the_most_population() -> None:
    assert winners(player(species("horns", population=5), bag=4), player(species("ambush", population=6), bag=3)) == [1]


@pytest.mark.rule("evolution:score.ties")
def test_a_tie_that_remains_is_a_shared_win() -> None:
    equal = [player(species("horns", population=5), bag=4), player(species("ambush", population=5), bag=4)]
    assert winners(*equal, player(species("climbing", population=4), bag=5)) == [0, 1]


@pytest.mark.rule("evolution:over.deal")
def test_a_reshuffle_while_dealing_ends_the_game_with_this_round() -> None:
    state = table(
        player(species(food=1)), player(species(food=1)), deck=["horns+1"], rest="discards", options={"set_aside": 0}
    )
    heard = listen(state)
    settle(state)
    assert told(heard, "last-round") == [{"round": 2}]
    play_round(state)
    assert phase_of(state) == "over"
    assert state.round == 2
    assert state.pending() == []
    assert state.outcome() is not None
    assert told(heard, "game-over") != []


@pytest.mark.rule("evolution:over.later")
def test_a_reshuffle_at_another_time_leaves_one_more_full_round() -> None:
    state = table(
        player(species("carnivore", body=3, population=6)),
        player(species("fertile+6", body=2), species(population=2)),
        deck=[],
        rest="discards",
        options={"set_aside": 0},
        hole=9,
        round=3,
    )
    play(state, 0, "attack 0>1.0")  # a card for the dead: the deck is empty
    assert phase_of(state) == "feed"
    assert state.last_round == 4
    deal(state, "long-neck+9")
    play_round(state)
    assert state.round == 4
    assert phase_of(state) == "food"
    play_round(state)
    assert phase_of(state) == "over"
    assert state.round == 4


@pytest.mark.rule("evolution:over.later")
def test_a_reshuffle_for_starved_species_leaves_one_more_round_too() -> None:
    state = table(
        player(species("fertile+6"), species(food=1)),
        player(species(food=1)),
        deck=[],
        rest="discards",
        options={"set_aside": 0},
        round=3,
    )
    assert phase_of(state) == "aftermath"
    assert state.last_round == 4
    settle(state)
    assert (state.round, phase_of(state)) == (4, "food")


@pytest.mark.rule("evolution:over.later")
def test_a_second_reshuffle_does_not_lengthen_the_game() -> None:
    state = table(
        player(species("fertile+6"), species(food=1)),
        player(species(food=1)),
        deck=[],
        rest="discards",
        options={"set_aside": 0},
        round=4,
        last_round=4,
    )
    assert state.last_round == 4
    settle(state)
    assert phase_of(state) == "over"


def play_round(state: EvolutionState) -> None:
    """Plays on, by the first or (in the play phase) the last legal move, until the round is over."""
    number = state.round
    while state.round == number and state.actor >= 0:
        seat = state.actor
        state.apply(seat, state.legal(seat)[-1 if phase_of(state) == "play" else 0])
        if state.actor == -1:
            settle(state)
