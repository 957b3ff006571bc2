"""The styles of bots: what each likes beyond the points, as weights of what lies on the table.

Weights are in points, as those of `evaluate`, and small beside a round's needs: a style bends a choice, it does not
blind. The table may be an imagined one, so nothing here is a secret.
"""

from typing import Final

from speciate.games.s_evolution import cards, worth
from speciate.games.s_evolution.cards import JOKER, SCIENCE, face_of, suit_of
from speciate.games.s_evolution.editions import LAB, TRADE
from speciate.games.s_evolution.rules import stock
from speciate.games.s_evolution.state import OVER, Player, Table
from speciate.kit.masks import count_bits

# The places of a style's weights.
PEOPLE: Final = 0  # a pop
TRADING: Final = 1  # a level of Trade
SCIENTIFIC: Final = 2  # a unit of science in stock or on a card taken, and a level of the Lab
DISCOVERIES: Final = 3  # a Discovery face up, or on its way there


def liking(*, people: float = 0.0, trading: float = 0.0, science: float = 0.0, discoveries: float = 0.0) -> list[float]:
    return [people, trading, science, discoveries]


STYLES: Final = {
    "settler": liking(people=1.2),
    "merchant": liking(trading=1.2),
    "scholar": liking(science=0.25, discoveries=0.8),
}


def taste(table: Table, seat: int, weights: list[float]) -> float:
    """Nothing once the game is over: then only points count."""
    if table.phase == OVER:
        return 0.0
    player = table.players[seat]
    total = weights[PEOPLE] * float(player.population) + weights[TRADING] * float(worth.at(player.levels, TRADE))
    if weights[SCIENTIFIC] != 0.0:
        total += weights[SCIENTIFIC] * science(player)
    return total + weights[DISCOVERIES] * discoveries(player)


def science(player: Player) -> float:
    total = float(stock.amount(player, SCIENCE) + worth.at(player.levels, LAB))
    for card in player.taken:
        if suit_of(card) == SCIENCE and face_of(card) < JOKER:
            total += float(face_of(card))
    return total


def discoveries(player: Player) -> float:
    coming = player.discovery != cards.NO_DISCOVERY or (cards.is_discovery(player.card) and not player.card_taken)
    return float(count_bits(player.up)) + (1.0 if coming else 0.0)
