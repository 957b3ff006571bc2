"""What a quiet position is worth, as games of the search against itself have shown: for the master.

Survivors counted or not, it is one scale: by how many points one is ahead. `evaluate` says of a round that is still to
be counted that all have more than before, so lines of a search that end on either side of it cannot be compared.
"""

from math import exp, log
from typing import Final

from speciate.games.evo import evaluate
from speciate.games.evo.state import OVER, Player, Table, is_counted

# Fitted to who won from such positions in games of small searches (docs/training.md).
DINO: Final = 0.4  # in the next round that is counted,
DINO_LATER: Final = 0.13  # and in each one after it
HOPED_FOR: Final = 0.96  # a dino that lives, by the odds of the climate die, in the next round that is counted,
HOPED_FOR_LATER: Final = 0.07  # and in each one after it
INCOME: Final = 1.17  # times what a gene is said to bring in each round after the next
# The same at a glance, for the others: what their dinos can hope for takes long to work out.
OTHERS_DINO: Final = 1.1
OTHERS_DINO_LATER: Final = 0.18
OTHERS_INCOME: Final = 1.41
HAND_CARD: Final = 0.3
CARD_ROUNDS: Final = 4.0  # so many rounds before the end a card is worth all that
DOUBT: Final = 1.0  # so many points are still open at the end,
DOUBT_EACH: Final = 0.9  # and with every round that is still to be counted


def standing(table: Table, seat: int) -> float:
    """By how many points one is ahead; the nearer a rival, the more it counts."""
    rounds = 0.0
    if table.phase != OVER:
        rounds = evaluate.rounds_to_come(table) + (0.0 if is_counted(table) else 1.0)
    doubt = DOUBT + DOUBT_EACH * rounds
    own = value(table, table.players[seat], rounds)
    others = 0.0
    for other in range(table.seats):
        if other != seat:
            others += exp(min(30.0, (roughly(table, table.players[other], rounds) - own) / doubt))
    return -doubt * log(others + 1e-12)


def value(table: Table, player: Player, rounds: float) -> float:
    """The points a player will have in the end, with so many rounds still to be counted."""
    if rounds <= 0.0:
        return final_points(player)
    herd = float(len(player.dinos))
    later = max(0.0, rounds - 1.0)
    hoped_for = evaluate.by_the_die(table, player, player.genes)
    total = held(player, rounds) + min(1.0, rounds) * (DINO * herd + HOPED_FOR * hoped_for)
    total += later * (DINO_LATER * herd + HOPED_FOR_LATER * hoped_for)
    return total + INCOME * later * evaluate.income(table, player.genes)


def roughly(table: Table, player: Player, rounds: float) -> float:
    """The same at a glance: as many dinos as now."""
    if rounds <= 0.0:
        return final_points(player)
    herd = float(len(player.dinos))
    later = max(0.0, rounds - 1.0)
    total = held(player, rounds) + herd * (OTHERS_DINO * min(1.0, rounds) + OTHERS_DINO_LATER * later)
    return total + OTHERS_INCOME * later * evaluate.income(table, player.genes)


def final_points(player: Player) -> float:
    """over.win: the points, and the dinos that break a tie."""
    return float(player.points) + evaluate.TIE_BREAK * float(len(player.dinos))


def held(player: Player, rounds: float) -> float:
    """Points and event cards."""
    cards = float(len(player.hand) + player.owed)
    return float(player.points) + HAND_CARD * cards * min(1.0, rounds / CARD_ROUNDS)
