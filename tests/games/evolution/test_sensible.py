"""The moves that the master looks at: none that throws a trait away for nothing, no two that are the same."""

from collections.abc import Iterator
from random import Random

import pytest

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolution import cards, moves
from speciate.games.evolution.engine import ENGINE
from speciate.games.evolution.phases.play import NEW_LEFT, NEW_RIGHT
from speciate.games.evolution.state import PLAY, Table

GAME = get_game("evolution")
KNOWING = ENGINE.learned()


def tables(seats: int) -> Iterator[Table]:
    """All of three random games."""
    for seed in range(3):
        rng = Random(seed)
        state = GAME.new(seats)
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.settle(rng)
                continue
            assert isinstance(state, Table)
            yield state
            state.apply(state.actor, state.any_move(state.actor, rng.random))


def dropped(table: Table, move: int) -> bool:
    """Whether a trait may be thrown away: Carnivore, or to make room for a card."""
    player = table.players[table.actor]
    full = len(player.species[arg_a(move)].cards) == table.setup.trait_limit
    return cards.TRAITS[arg_b(move)] == "carnivore" or (full and len(player.hand) > 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_traits_are_kept_and_sides_are_told_apart_only_where_they_matter(seats: int) -> None:
    seen: set[object] = set()
    for table in tables(seats):
        legal, looked_at = table.legal(table.actor), KNOWING.worthwhile(table, table.actor)
        assert KNOWING.promising(table, table.actor) == looked_at
        assert ENGINE.worthwhile(table, table.actor) == ENGINE.promising(table, table.actor) == legal
        if table.phase != PLAY:
            assert looked_at == legal
            continue
        calls = {name for species in table.players[table.actor].species for name in cards.trait_names(species.traits)}
        wanted = [move for move in legal if kind_of(move) != moves.DROP or dropped(table, move)]
        if not calls & {"cooperation", "symbiosis", "warning-call"} and NEW_LEFT in wanted:
            wanted.remove(NEW_LEFT)
            assert NEW_RIGHT in wanted
            seen.add("side")
        assert looked_at == wanted
        seen |= {(kind_of(move), move in wanted) for move in legal}
    assert seen >= {"side", (moves.DROP, False), (moves.DROP, True), (moves.NEW, True), (moves.END, True)}
