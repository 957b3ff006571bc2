"""A table that a seat imagines: tried out to the end, copied, judged; never the real one."""

from random import Random

import pytest

from speciate.core.errors import IllegalMove
from speciate.core.registry import get_game
from speciate.core.seats import NATURE
from speciate.table.imagined import ImaginedTable

GAME = get_game("evolution")


def imagined() -> ImaginedTable:
    """As nature left it: it has something to draw first."""
    state = GAME.new(3)
    assert state.actor == NATURE
    return ImaginedTable(GAME, state, Random(4))


def test_nature_draws_at_once_and_after_every_move() -> None:
    world = imagined()
    assert world.to_move == (0, 1, 2) and repr(world) == "<ImaginedTable: evolution, to move (0, 1, 2)>"
    for seat in (0, 1, 2):
        world.play(seat, world.legal(seat)[0])
    assert world.to_move and world.outcome is None


def test_it_is_played_out_to_a_result() -> None:
    world = imagined()
    outcome = world.play_out()
    assert outcome is not None and outcome == world.outcome and outcome.winners
    assert world.to_move == ()


def test_a_copy_goes_its_own_way() -> None:
    world = imagined()
    other = world.copy()
    before = [world.worth(seat) for seat in range(3)]
    other.play(0, other.legal(0)[0])
    assert other.to_move == (1, 2) and world.to_move == (0, 1, 2)
    assert [world.worth(seat) for seat in range(3)] == before


def test_the_rules_hold_there_too() -> None:
    world = imagined()
    with pytest.raises(IllegalMove, match="is refused by rule evolution:"):
        world.play(0, "end")
    assert len(world.legal(0)) > 1
