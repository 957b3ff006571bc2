"""What the levels that search think of a position of Evo: numbers fitted to games of searches (docs/training.md).

The same things count as in `evaluate`, but what dinos and genes bring is told by what positions between two rounds
came to: a dino more is soon lost again to the climate, and genes are worth more alike than they look.
"""

from typing import Final

from mypy_extensions import i64

from speciate.games.evo import evaluate as usual
from speciate.games.evo.evaluate import HALF_A_DINO, Numbers
from speciate.games.evo.state import OVER, Table, is_counted
from speciate.games.evo.survivors import Herd
from speciate.kit.weighing import ahead

UNROLLED: Final = 0.6  # what a dino expected in this round counts for before the climate is known
ONCE: Final = 0.2  # what a dino expected in the next round counts for, besides what it does for each to come


def income_of(first: float, further: float) -> list[float]:
    """What each gene of a kind brings in a round, by what the first and the second bring."""
    return [first, further, 0.75 * further, 0.5 * further]


NUMBERS: Final = Numbers(
    rival=0.16,
    crowd=0.16,
    later=0.28,
    hand_card=0.55,
    incomes=[
        income_of(0.08, 0.08),  # tail
        income_of(0.32, 0.14),  # leg
        income_of(0.55, 0.35),  # horn
        income_of(0.57, 0.12),  # egg
        income_of(0.43, 0.31),  # fur
        income_of(0.37, 0.33),  # parasol
        income_of(0.21, 0.16),  # mutant
        income_of(0.0, 0.0),  # card, which is none once it is bought
    ],
)


def evaluate(table: Table, seat: i64) -> float:
    """One's own prospects, less a part of the others', most of all of the best."""
    if table.phase == OVER:
        values = [usual.final_points(player) for player in table.players]
    else:
        rounds = usual.rounds_to_come(table)
        values = [
            prospects(table, seat, rounds) if other == seat else roughly(table, other, rounds)
            for other in range(table.seats)
        ]
    return ahead(values, seat, NUMBERS.rival, NUMBERS.crowd)


def prospects(table: Table, seat: i64, rounds: float) -> float:
    """Points, the survivors of this round, and what dinos and genes bring in the rounds after it."""
    player = table.players[seat]
    herd = Herd(table, player)
    total = usual.holdings(table, seat, player, rounds, NUMBERS)
    now = 0.0 if is_counted(table) else usual.this_round(table, seat, player, herd)
    if rounds <= 0.0:
        return total + now
    own = usual.with_gene(table, seat, player)
    coming = herd.by_the_die(table, own)
    if not is_counted(table):
        coming *= min(1.0, (now + HALF_A_DINO) / (len(player.dinos) + HALF_A_DINO))
        if usual.is_before_the_roll(table):
            now *= UNROLLED
    each = ONCE * min(1.0, rounds) + NUMBERS.later * rounds
    return total + now + each * coming + rounds_of_use(table, rounds) * usual.income(table, own, NUMBERS)


def roughly(table: Table, seat: i64, rounds: float) -> float:
    """The same at a glance, for the others: as many dinos as now, in every round."""
    player = table.players[seat]
    herd = float(len(player.dinos))
    total = usual.holdings(table, seat, player, rounds, NUMBERS) + NUMBERS.later * herd * rounds
    if not is_counted(table):
        total += herd
    own = usual.with_gene(table, seat, player)
    return total + rounds_of_use(table, rounds) * usual.income(table, own, NUMBERS)


def rounds_of_use(table: Table, rounds: float) -> float:
    """The rounds that genes still serve: this one too, until it is counted."""
    return rounds if is_counted(table) else rounds + 1.0
