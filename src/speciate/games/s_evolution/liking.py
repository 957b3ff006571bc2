"""A policy that has practised: the weight of a move is the product of the weights of its features."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import kind_of
from speciate.games.s_evolution import features, moves
from speciate.games.s_evolution.state import MANAGE, PLAY, TAKE, TRADE, TRUMP, Table
from speciate.kit.bag import any_by_weight
from speciate.kit.features import weight_of

HOME: Final = Path(__file__).parent
KEPT_2013: Final = HOME / "weights-2013.toml"  # as `speciate train` wrote them,
KEPT_2_0: Final = HOME / "weights-2.0.toml"  # one for each edition


def choose(table: Table, seat: i64, weights: list[float], random: Callable[[], float]) -> i64:
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    seen = look(table, seat, legal)
    return any_by_weight(legal, [weight_of(each, weights) if each else 0.0 for each in seen], random)


def look(table: Table, seat: i64, legal: list[int]) -> list[int]:
    """The features of each legal move; 0 of one that this policy never makes."""
    player = table.players[seat]
    phase = table.phase
    if phase == PLAY:
        return features.of_cards(table, seat, legal)
    if phase == TAKE:
        return features.of_takings(table, seat, legal)
    if phase == TRUMP:
        return features.of_trumps(table, player, legal)
    kind: i64 = kind_of(legal[0])
    if kind == moves.GAIN:
        return features.of_gains(table, player, legal)
    if kind == moves.LOSE:
        return [features.of_loss(player, move) for move in legal]
    if kind == moves.DISMISS:
        return [features.of_dismissal(player, move) for move in legal]
    if phase == MANAGE:
        return features.of_purchases(table, player, legal)
    if phase == TRADE:
        return [features.of_trade(table, player, move) for move in legal]
    if kind == moves.RISE or kind == moves.STAY:
        return [features.of_rise(table, player, move) for move in legal]
    return [features.of_disaster(move) for move in legal]
