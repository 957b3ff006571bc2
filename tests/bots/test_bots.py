"""The first bots: legal, fair, and one better than the other."""

from random import Random

import pytest

from speciate.bots.registry import BOTS, make_bot
from speciate.core.errors import UnknownName
from speciate.core.registry import all_games
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.lab.metrics import Summary
from speciate.lab.plan import Plan
from speciate.lab.simulate import simulate
from speciate.table.agent import Request

GAMES = list(all_games().values())


def test_an_unknown_bot_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match='did you mean "greedy"'):
        make_bot("gredy", Random(1))


def ask(name: str, state: State, game_id: str, seat: int) -> int:
    decision = next(owed for owed in state.pending() if owed.seat == seat)
    request = Request(all_games()[game_id], decision, state.legal(seat), state.view(seat))
    return make_bot(name, Random(42)).choose(request)


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_hidden_cards_do_not_change_what_a_bot_does(name: str, game_id: str) -> None:
    """With what it may not know permuted and its own random stream fixed, it chooses the same."""
    rng = Random(7)
    state = all_games()[game_id].new(3)
    asked = 0
    while state.actor != NOBODY and asked < 60:
        if state.actor == NATURE:
            state.settle(rng)
            continue
        seat = state.actor
        chosen = ask(name, state, game_id, seat)
        assert chosen in state.legal(seat)
        assert ask(name, state.determinize(seat, rng), game_id, seat) == chosen
        asked += 1
        state.apply(seat, chosen)
    assert asked > 10


def test_greedy_beats_three_random_players() -> None:
    summary = Summary()
    for game in simulate(Plan("evolution", ("greedy", "random", "random", "random"), 24, "greedy"), jobs=1):
        summary.add(game)
    wins = summary.wins_by_bot["greedy"]
    assert wins.share_interval[0] > 0.5  # twice its share, with confidence
