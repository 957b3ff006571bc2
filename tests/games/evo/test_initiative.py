"""Phase 1: who goes first."""

import pytest

from speciate.core.seats import NATURE
from tests.games.evo.build import codes, kind, nature, play, player, table


@pytest.mark.rule("evo:initiative.tail")
def test_the_longest_tail_goes_first() -> None:
    state = table(player("c1"), player("d1", genes="tail"), player("e1", genes="tail tail"), phase="initiative")
    assert state.order == [2, 1, 0]


@pytest.mark.rule("evo:initiative.tail")
def test_among_equal_tails_the_smaller_herd_goes_first() -> None:
    state = table(player("c1", "c2"), player("d1", "d2", "d3"), player("e1"), phase="initiative")
    assert state.order == [2, 0, 1]


@pytest.mark.rule("evo:initiative.tail")
def test_a_tail_beats_a_small_herd() -> None:
    state = table(player("c1"), player("d1", "d2", genes="tail"), player(), phase="initiative")
    assert state.order == [1, 2, 0]


@pytest.mark.rule("evo:initiative.tail")
def test_chance_decides_among_equals() -> None:
    state = table(player("c1"), player("d1", genes="tail"), player("e1"), phase="initiative")
    assert kind(state) == "first"
    assert state.order == [1]
    assert codes(state, NATURE) == ["first 0", "first 2"]
    nature(state, "first 2")
    assert state.order == [1, 2, 0]


@pytest.mark.rule("evo:initiative.fixed")
def test_the_order_holds_when_herds_grow_later_in_the_round() -> None:
    state = table(player("c5"), player("d1", "d2"), player("e1", "e2", "e3"), phase="initiative")
    assert state.order == [0, 1, 2]
    nature(state, "roll 2")
    while kind(state) in ("move", "birth"):
        play(state, state.actor, codes(state, state.actor)[-1])
    assert state.order == [0, 1, 2]
