"""Where play-outs rest, and what a round that is over is worth."""

from random import Random

import pytest

from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolution.engine import ENGINE, EvolutionEngine
from speciate.games.evolution.state import AFTERMATH, DEAL, Table

GAME = get_game("evolution")
RESTS = EvolutionEngine(rests=True)


def counted(seed: int) -> Table | None:
    """A table of a game by the policy where a round is over and dead species still leave cards."""
    rng = Random(seed)
    state = GAME.new(4)
    while state.actor != NOBODY:
        if state.actor != NATURE:
            state.apply(state.actor, ENGINE.policy(state, state.actor, rng.random))
            continue
        assert isinstance(state, Table)
        if state.phase == AFTERMATH and state.round != state.last_round:
            return state
        state.settle(rng)
    return None


def test_a_round_is_over_also_when_the_dead_leave_cards() -> None:
    """Nature deals those and the new round in one go: a play-out that did not rest here went on for a whole round."""
    tables = [table for seed in range(12) if (table := counted(seed)) is not None]
    assert len(tables) >= 4
    for table in tables:
        assert RESTS.is_quiet(table) and not ENGINE.is_quiet(table)
        values = [RESTS.evaluate(table, seat) for seat in range(4)]
        while table.phase == AFTERMATH:  # what comes of it is counted already: cards, and a species for who has none
            table.apply(NATURE, table.draw(Random(1)))
        assert table.phase == DEAL and RESTS.is_quiet(table)
        assert values == pytest.approx([RESTS.evaluate(table, seat) for seat in range(4)], abs=0.5)


def test_the_last_round_is_played_to_its_end() -> None:
    table = next(table for seed in range(12) if (table := counted(seed)) is not None)
    table.last_round = table.round
    assert not RESTS.is_quiet(table)
    table.settle(Random(1))
    assert table.outcome() is not None
