"""A policy that has learned: the weight of a move is the product of the weights of its features.

It takes the place of the one made by hand (`policy`) where weights are given.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, pack
from speciate.games.evolution import cards, features, moves, surroundings
from speciate.games.evolution.choosing import Likings
from speciate.games.evolution.state import FEED, FOOD, PLAY, Player, Species, Table
from speciate.kit.features import weight_of

KEPT: Final = Path(__file__).parent / "weights.toml"  # as `speciate train` wrote them


@final
class Learned(Likings):
    """Likings that were learned."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def around(self, table: Table, seat: i64) -> i64:
        return surroundings.of(table, seat)

    def choose_card(self, player: Player, around: i64, random: Callable[[], float]) -> i64:
        """A card, until the hand is empty or the seat thinks better of it."""
        hand = player.hand
        if not hand:
            return moves.END
        weights = self.weights
        hunter = features.hunts(player)
        left = 0.0
        last: i64 = cards.NO_CARD
        for held in hand:
            card: i64 = held
            if card != last:
                left += weights[features.of_card(card, hunter, around)]
                last = card
        left += weights[features.of_cards_end(len(hand), around)]
        left *= random()
        last = cards.NO_CARD
        for held in hand:
            card = held
            if card != last:
                left -= weights[features.of_card(card, hunter, around)]
                if left < 0.0:
                    return pack(moves.CARD, card)
                last = card
        return moves.END

    def use(self, player: Player, species: Species, kind: i64, around: i64) -> float:
        return weight_of(features.of_species(player, species, kind, around), self.weights)

    def new(self, player: Player, around: i64) -> float:
        return weight_of(features.of_new(player, around), self.weights)

    def feeding(self, table: Table, seat: i64, move: i64) -> float:
        return weight_of(features.of_feeding(table, seat, move), self.weights)

    def rest(self, table: Table, seat: i64, legal: list[int]) -> list[float]:
        return weigh(table, seat, legal, self.weights)


def weigh(table: Table, seat: i64, legal: list[int], weights: list[float]) -> list[float]:
    """What `look` sees, weighed at once: a list of ints as large as features costs more than all the rest."""
    player = table.players[seat]
    if table.phase == PLAY:
        around = surroundings.of(table, seat)
        return [weight_of(features.of_use(player, move, around), weights) for move in legal]
    if table.phase == FEED:
        return [weight_of(features.of_feeding(table, seat, move), weights) for move in legal]
    if table.phase == FOOD:
        mouths = features.need(player)
        return [weight_of(features.of_food(arg_a(move), mouths), weights) for move in legal]
    return [weight_of(features.of_leaf(move), weights) for move in legal]


def look(table: Table, seat: i64, legal: list[int]) -> list[int]:
    """The features of each legal move; 0 of one that this policy never makes."""
    player = table.players[seat]
    if table.phase == PLAY:
        around = surroundings.of(table, seat)
        if player.held == cards.NO_CARD:
            hunter = features.hunts(player)
            return [features.of_card_step(player, move, hunter, around) for move in legal]
        return [features.of_use(player, move, around) for move in legal]
    if table.phase == FEED:
        return [features.of_feeding(table, seat, move) for move in legal]
    if table.phase == FOOD:
        mouths = features.need(player)
        return [features.of_food(arg_a(move), mouths) for move in legal]
    return [features.of_leaf(move) for move in legal]
