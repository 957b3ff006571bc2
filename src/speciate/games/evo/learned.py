"""A policy that has practised: the weight of a move is the product of the weights of its features.

It says what a search tries first and most; play-outs go by rules of thumb (`sensible`).
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import A, arg_a, arg_b, kind_of
from speciate.games.evo import evaluate, features, moves, sensible
from speciate.games.evo.judgement import NUMBERS
from speciate.games.evo.phases import auction
from speciate.games.evo.state import AUCTION, BIRTHS, MOVEMENT, NO_LOT, NOWHERE, Table
from speciate.games.evo.surroundings import Surroundings
from speciate.kit.auction import lowest_bid
from speciate.kit.bag import any_by_weight
from speciate.kit.features import weight_of

KEPT: Final = Path(__file__).parent / "weights.toml"  # as `speciate train` wrote them


def choose(table: Table, seat: i64, weights: list[float], random: Callable[[], float]) -> i64:
    if table.lot != NO_LOT:
        return moves.BID | sensible.fair_bid(table, table.players[seat], table.lot) << A
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    weighed = [weight_of(seen, weights) if seen else 0.0 for seen in look(table, seat, legal)]
    return any_by_weight(legal, weighed, random)


def look(table: Table, seat: i64, legal: list[int]) -> list[int]:
    """The features of each legal move; 0 of one that this policy never makes."""
    if table.phase == AUCTION and not table.asking:
        return look_at_bids(table, seat, legal) if table.lot != NO_LOT else look_at_lots(table, seat, legal)
    around = Surroundings(table, seat)
    if table.asking:
        return [of_asked(table, seat, around, move) for move in legal]
    if table.phase == MOVEMENT:
        if table.swimmer != NOWHERE:
            return [features.of_landing(table, around, move) for move in legal]
        return [of_moving(table, seat, around, move) for move in legal]
    if table.phase == BIRTHS:
        return [features.of_birth(table, around, move) for move in legal]
    return [features.of_removal(table, around, move) for move in legal]


def of_asked(table: Table, seat: i64, around: Surroundings, move: i64) -> i64:
    kind = kind_of(move)
    if kind == moves.PASS:
        return features.of_pass(table, table.players[seat], around)
    if kind == moves.STRIKE:
        return features.of_strike(table, around, move)
    return features.of_card(table, seat, around, move)


def of_moving(table: Table, seat: i64, around: Surroundings, move: i64) -> i64:
    kind = kind_of(move)
    if kind == moves.MOVE:
        return features.of_step(table, seat, around, move)
    if kind == moves.END:
        return features.of_steps_end(table, table.players[seat], around)
    if kind == moves.SWIM:
        return features.of_swim(table, around, move)
    return features.of_card(table, seat, around, move)


def look_at_bids(table: Table, seat: i64, legal: list[int]) -> list[int]:
    """What is bid is no choice: the least that costs anything."""
    fair = moves.BID | sensible.fair_bid(table, table.players[seat], table.lot) << A
    return [features.BID if move == fair else features.NOTHING for move in legal]


def look_at_lots(table: Table, seat: i64, legal: list[int]) -> list[int]:
    player = table.players[seat]
    rounds = evaluate.rounds_to_come(table)
    gains: list[float] = []
    best = -1000.0
    for move in legal:
        gain = 0.0
        if kind_of(move) == moves.LOT:
            gain = evaluate.gene_worth(table, player, arg_b(move), rounds, NUMBERS)
            gain -= float(auction.price(player, lowest_bid(table.bids, arg_a(move))))
            best = max(best, gain)
        gains.append(gain)
    return [
        features.of_lot(table, player, move, rounds, best - gains[at]) if kind_of(move) == moves.LOT else features.DROP
        for at, move in enumerate(legal)
    ]
