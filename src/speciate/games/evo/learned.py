"""What a quiet position is worth, as games of the search against itself have shown: for the master.

Survivors counted or not, it is one scale: by how many points one is ahead. `evaluate` says of a round that is still to
be counted that all have more than before, so lines of a search that end on either side of it cannot be compared.
"""

from math import exp, log
from typing import Final

from speciate.games.evo import evaluate
from speciate.games.evo.state import OVER, Player, Table, is_counted

# Fitted to what such positions came to in games of small searches (docs/training.md).
DINO: Final = 0.72  # in the next round that is counted,
DINO_LATER: Final = 0.15  # and in each one after it
HOPED_FOR: Final = 0.35  # a dino more, or less, by the odds of the climate die
HAND_CARD: Final = 0.85
CARD_ROUNDS: Final = 4.0  # so many rounds before the end a card is worth all that
INCOME: Final = 1.24  # times what a gene is said to bring in each round after the next
DOUBT: Final = 1.25  # so many points are still open at the end,
DOUBT_EACH: Final = 0.8  # and with every round that is still to be counted


def standing(table: Table, seat: int) -> float:
    """By how many points one is ahead; the nearer a rival, the more it counts."""
    rounds = 0.0
    if table.phase != OVER:
        rounds = evaluate.rounds_to_come(table) + (0.0 if is_counted(table) else 1.0)
    doubt = DOUBT + DOUBT_EACH * rounds
    player = table.players[seat]
    own = value(table, player, rounds)
    if rounds > 0.0:
        herd = float(len(player.dinos))
        own += HOPED_FOR * min(1.0, rounds) * (evaluate.by_the_die(table, player, player.genes) - herd)
    others = 0.0
    for other in range(table.seats):
        if other != seat:
            others += exp(min(30.0, (value(table, table.players[other], rounds) - own) / doubt))
    return -doubt * log(others + 1e-12)


def value(table: Table, player: Player, rounds: float) -> float:
    """The points a player will have in the end, with so many rounds still to be counted."""
    herd = float(len(player.dinos))
    if rounds <= 0.0:
        return float(player.points) + evaluate.TIE_BREAK * herd
    later = max(0.0, rounds - 1.0)
    cards = float(len(player.hand) + player.owed)
    total = float(player.points) + herd * (DINO * min(1.0, rounds) + DINO_LATER * later)
    total += HAND_CARD * cards * min(1.0, rounds / CARD_ROUNDS)
    return total + INCOME * later * evaluate.income(table, player.genes)
