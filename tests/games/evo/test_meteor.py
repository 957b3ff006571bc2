"""Phase 6, first half: the meteor; and the end."""

import pytest

from speciate.core.seats import NOBODY
from speciate.games.evo import GAME
from speciate.games.evo.flow import EvoState
from tests.games.evo.build import HILL, kind, nature, player, table


def scored(round: int, *points: int) -> EvoState:
    """Survival is over with nobody to choose: the meteor advances by itself."""
    rows = [player(name, points=own) for name, own in zip(("a3", "a4", "c3"), points or (10, 10, 10), strict=True)]
    return table(*rows, phase="survival", asking=True, round=round, climate=HILL)


@pytest.mark.rule("evo:meteor.advance")
def test_the_meteor_advances_a_cell_each_round() -> None:
    state = scored(1)
    assert state.meteor == 1
    assert state.phase == 7  # no faces there: on to the auction


@pytest.mark.rule("evo:meteor.roll")
@pytest.mark.parametrize(("round", "faces"), [(11, {1, 2}), (12, {1, 2, 3}), (13, {1, 2, 3, 4})])
def test_on_a_marked_cell_the_die_may_end_the_game(round: int, faces: set[int]) -> None:
    for face in range(1, 7):
        state = scored(round)
        assert kind(state) == "roll"
        nature(state, f"roll {face}")
        assert (state.outcome() is not None) == (face in faces)


@pytest.mark.rule("evo:meteor.last")
def test_on_the_last_cell_the_game_ends() -> None:
    state = scored(14)
    assert state.actor == NOBODY
    assert state.outcome() is not None


@pytest.mark.rule("evo:meteor.no-auction")
def test_there_is_no_auction_in_the_round_that_ends_the_game() -> None:
    state = nature(scored(12, 3, 4, 5), "roll 3")
    assert state.lots == [] and len(state.bag) == 62
    assert [one.points for one in state.players] == [4, 5, 6]


@pytest.mark.rule("evo:over.win")
def test_most_points_win() -> None:
    outcome = nature(scored(12, 3, 9, 5), "roll 1").outcome()
    assert outcome is not None
    assert outcome.scores == [4, 10, 6]
    assert outcome.winners == [1]


@pytest.mark.rule("evo:over.win")
def test_among_equals_the_larger_herd_wins_and_then_the_win_is_shared() -> None:
    def end(first: list[str], second: list[str]) -> list[int]:
        # points so that both have 12 once their dinos have scored
        rows = [player(*first, points=12 - len(first)), player(*second, points=12 - len(second)), player(points=0)]
        outcome = table(*rows, phase="survival", asking=True, round=14, climate=HILL).outcome()
        assert outcome is not None
        return outcome.winners

    assert end(["a3", "a4"], ["c3"]) == [0]
    assert end(["a3", "a4"], ["c3", "c6"]) == [0, 1]


def test_the_account_adds_up() -> None:
    rows = [player("a3", points=14, spent=9), player("a4", points=2), player("c3", points=30)]
    outcome = table(*rows, phase="survival", asking=True, round=14, climate=HILL).outcome()
    assert outcome is not None
    assert outcome.breakdown[0] == {"start": 10, "survivors": 14, "genes": -9}
    assert [sum(parts.values()) for parts in outcome.breakdown] == outcome.scores == [15, 3, 31]


def test_points_are_the_score_all_along() -> None:
    state = table(player("a3", points=14), player("a4", points=9, spent=3), player("c3"), phase="movement")
    assert GAME.engine.scores(state) == [14, 9, 10]
