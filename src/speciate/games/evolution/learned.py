"""A policy that has learned: the weight of a move is the product of the weights of its features, then chance decides.

It takes the place of the one made by hand (`policy`) where weights are given.
"""

import tomllib
from collections.abc import Callable, Mapping
from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a
from speciate.games.evolution import cards, features, moves
from speciate.games.evolution.features import BITS, FAMILIES, MASK, SIZE
from speciate.games.evolution.phases import play
from speciate.games.evolution.state import FEED, FOOD, PLAY, Player, Table
from speciate.kit.bag import any_by_weight

KEPT: Final = Path(__file__).parent / "weights.toml"  # as `speciate train` wrote them


def kept() -> list[float]:
    """The weights that won a match, and come with the game."""
    return weights_of(tomllib.loads(KEPT.read_text(encoding="utf-8"))["weights"])


def weights_of(logarithms: Mapping[str, list[float]]) -> list[float]:
    """By family, as `speciate train` writes them; what is not named counts for nothing, either way."""
    weights = [1.0] * SIZE
    for family, start in FAMILIES:
        for at, logarithm in enumerate(logarithms.get(family, ()), start):
            weights[at] = exp(logarithm)
    return weights


def choose(table: Table, seat: i64, random: Callable[[], float], weights: list[float]) -> i64:
    player = table.players[seat]
    if table.phase == PLAY:
        if player.held == cards.NO_CARD:
            return choose_card(player, random, weights)
        legal = play.legal_uses(table, player)
    else:
        legal = table.legal(seat)
        if len(legal) == 1:
            return legal[0]
    return any_by_weight(legal, weigh(table, seat, legal, weights), random)


def choose_card(player: Player, random: Callable[[], float], weights: list[float]) -> i64:
    """A card, until the hand is empty or the seat thinks better of it."""
    steps = player.moves_of(moves.CARD)
    if not steps:
        return moves.END
    hunter = features.hunts(player)
    liking = [weights[features.of_card(arg_a(step), hunter)] for step in steps]
    steps.append(moves.END)
    liking.append(weights[features.of_cards_end(len(player.hand))])
    return any_by_weight(steps, liking, random)


def weigh(table: Table, seat: i64, legal: list[int], weights: list[float]) -> list[float]:
    """What `look` sees, weighed at once: a list of ints as large as features costs more than all the rest."""
    player = table.players[seat]
    if table.phase == PLAY:
        danger = features.hunted(table, seat)
        return [weight_of(features.of_use(player, move, danger), weights) for move in legal]
    if table.phase == FEED:
        return [weight_of(features.of_feeding(table, seat, move), weights) for move in legal]
    if table.phase == FOOD:
        mouths = features.need(player)
        return [weight_of(features.of_food(arg_a(move), mouths), weights) for move in legal]
    return [weight_of(features.of_leaf(move), weights) for move in legal]


def weight_of(seen: i64, weights: list[float]) -> float:
    weight = weights[seen & MASK]
    seen >>= BITS
    while seen:
        weight *= weights[seen & MASK]
        seen >>= BITS
    return weight


def look(table: Table, seat: i64, legal: list[int]) -> list[int]:
    """The features of each legal move; 0 of one that this policy never makes."""
    player = table.players[seat]
    if table.phase == PLAY and player.held == cards.NO_CARD:
        hunter = features.hunts(player)
        return [features.of_card_step(player, move, hunter) for move in legal]
    if table.phase == PLAY:
        danger = features.hunted(table, seat)
        return [features.of_use(player, move, danger) for move in legal]
    if table.phase == FEED:
        return [features.of_feeding(table, seat, move) for move in legal]
    if table.phase == FOOD:
        mouths = features.need(player)
        return [features.of_food(arg_a(move), mouths) for move in legal]
    return [features.of_leaf(move) for move in legal]
