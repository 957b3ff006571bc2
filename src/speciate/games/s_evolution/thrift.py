"""Nothing is traded back, and no worker taken back, that one would want again at once.

A player who thinks of one choice at a time goes round in circles there: each step looks as good as the next. So trades
and workers taken back are judged by where the whole Action phase would end, by the usual purchases; only what leads
to the best end remains.
"""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.games.s_evolution import evaluate, moves, policy
from speciate.games.s_evolution.cards import NO_CARD
from speciate.games.s_evolution.phases import scoring
from speciate.games.s_evolution.rules import workers
from speciate.games.s_evolution.state import DISASTER, MANAGE, OVER, TRADE, Table
from speciate.kit.tables import like

EFFORT: Final = 0.01  # what a move must bring at least: a detour to the same end is none
BETTER: Final = 0.8  # by how much an end must be better for a worker to be taken back


def worthwhile(table: Table, seat: int) -> list[int]:
    legal = table.legal(seat)
    if table.phase == TRADE and moves.DONE in legal:
        return best_trades(table, seat, legal)
    if table.phase == MANAGE and moves.DONE in legal:
        return purchases(table, seat, legal)
    return legal


# -- trade --------------------------------------------------------------------------------------------


def best_trades(table: Table, seat: int, legal: list[int]) -> list[int]:
    """The moves from which the best end can still be reached, with the fewest trades."""
    known: dict[i64, float] = {}
    values = [reachable(table, seat, move, known) for move in legal]
    best = max(values)
    return [move for move, value in zip(legal, values, strict=True) if value > best - EFFORT / 2.0]


def reachable(table: Table, seat: int, move: int, known: dict[i64, float]) -> float:
    """The best end after a move. `known` are those found before, by the stock and the trades that are left."""
    after = like(table)
    after.apply(seat, move)
    effort = 0.0 if move == moves.DONE else EFFORT
    if after.phase != TRADE or after.turn != seat:
        return end_of_phase(after, seat) - effort
    key = after.players[seat].stock << 4 | after.trades
    if key not in known:
        known[key] = max([reachable(after, seat, further, known) for further in after.legal(seat)])
    return known[key] - effort


# -- management -----------------------------------------------------------------------------------------


def purchases(table: Table, seat: int, legal: list[int]) -> list[int]:
    """All purchases; a worker is taken back only where all people are at work and another place serves them better."""
    player = table.players[seat]
    kept = [move for move in legal if kind_of(move) != moves.REMOVE]
    if workers.placed(player) < player.population or not player.levels:
        return kept
    stays = end_of_phase(like(table), seat)
    for move in legal:
        if kind_of(move) == moves.REMOVE and moved(table, seat, move) > stays + BETTER:
            kept.append(move)
    return kept


def moved(table: Table, seat: int, move: int) -> float:
    """The end after a worker is taken back, if it then goes to another building; WORST if it would not."""
    after = like(table)
    after.apply(seat, move)
    if after.phase != MANAGE or after.turn != seat:
        return evaluate.WORST
    again = policy.choose(after, seat, calm)
    if kind_of(again) != moves.BUILD or arg_a(again) == arg_a(move):
        return evaluate.WORST
    return end_of_phase(after, seat)


# -- the end of one's phase -------------------------------------------------------------------------------


def calm() -> float:
    """For the policy: neither whim nor chance."""
    return 0.5


def end_of_phase(table: Table, seat: int) -> float:
    """What the position comes to when `seat` goes on as usual until it ends its Action phase."""
    while table.turn == seat and DISASTER <= table.phase <= MANAGE:
        move = policy.choose(table, seat, calm)
        if move == moves.DONE and table.phase == MANAGE:
            break
        table.apply(seat, move)
    player = table.players[seat]
    points = float(player.score + scoring.set_points(table, player))
    if table.phase == OVER:
        return points
    if table.phase < DISASTER:  # the next round has begun
        return points + evaluate.at_rest(table, player)
    return evaluate.prospects(table, seat, NO_CARD)
