"""The styles of bots: what each likes beyond the points, as weights of what lies on the table.

Weights are in points, as those of `evaluate`, and small beside a dino: a style bends a choice, it does not blind.
The table may be an imagined one, so nothing here is a secret.
"""

from typing import Final

from speciate.games.evo.evaluate import with_gene
from speciate.games.evo.genes import CARD, EGG, HORN
from speciate.games.evo.state import OVER, Table
from speciate.kit.auction import FREE, lot_of

# The places of a style's weights.
EGGS: Final = 0  # an egg, the one that is bid for too
HERD: Final = 1  # a dino of one's own
HORNS: Final = 2  # a horn, likewise
RIVALS: Final = 3  # a dino that the others have not
HAND: Final = 4  # an event card, the one that is bid for too


def liking(
    *, eggs: float = 0.0, herd: float = 0.0, horns: float = 0.0, rivals: float = 0.0, hand: float = 0.0
) -> list[float]:
    return [eggs, herd, horns, rivals, hand]


STYLES: Final = {
    "breeder": liking(eggs=1.0, herd=0.3),
    "brawler": liking(horns=1.0, rivals=0.5),
    "schemer": liking(hand=0.8),
}


def taste(table: Table, seat: int, weights: list[float]) -> float:
    """Nothing once the game is over: then only points count."""
    if table.phase == OVER:
        return 0.0
    player = table.players[seat]
    genes = with_gene(table, seat, player)
    total = weights[EGGS] * genes[EGG] + weights[HORNS] * genes[HORN] + weights[HERD] * len(player.dinos)
    if weights[HAND] != 0.0:
        lot = lot_of(table.bidders, seat)
        held = len(player.hand) + int(player.owed)
        total += weights[HAND] * float(held + (1 if lot != FREE and table.lots[lot] == CARD else 0))
    if weights[RIVALS] != 0.0:
        for other in table.players:
            if other is not player:
                total -= weights[RIVALS] * len(other.dinos)
    return total
