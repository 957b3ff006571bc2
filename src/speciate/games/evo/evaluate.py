"""What a bot thinks of a position: points, the dinos that will live, and what its genes will bring.

This round's survivors are counted as the climate stands; next round's by the odds of the die, each as if nobody
stood in the way. Later rounds are weighed by the genes. The table may be an imagined one, so nothing here is a secret.
"""

from typing import Final, final

from mypy_extensions import i64

from speciate.games.evo import state as at
from speciate.games.evo.genes import CARD as CARD_GENE
from speciate.games.evo.genes import GENE_KINDS
from speciate.games.evo.phases import auction, births, movement
from speciate.games.evo.rules import zones
from speciate.games.evo.rules.zones import COLD, HOT
from speciate.games.evo.state import Player, Table, is_counted
from speciate.games.evo.survivors import Herd
from speciate.kit.auction import FREE, lot_of
from speciate.kit.weighing import ahead

KINDS: Final = list(GENE_KINDS)  # compiled code would make the tuple anew whenever it is asked for one of them
NEXT_ROUND: Final = 0.95  # a dino of next round, seen from here
CARD_ROUNDS: Final = 4.0  # so many rounds before the end a card is worth all that
AT_ONCE: Final = 0.5  # what a gene that the next round asks for brings in it
TIE_BREAK: Final = 0.05  # a dino on the board when the game is over
HALF_A_DINO: Final = 0.5  # so that a herd of none has a share too


@final
class Numbers:
    """What a bot takes things to be worth, in points."""

    def __init__(
        self, *, rival: float, crowd: float, later: float, hand_card: float, incomes: list[list[float]]
    ) -> None:
        self.rival = rival  # what the best of the others counts against one's own,
        self.crowd = crowd  # and what all others on average
        self.later = later  # a dino in each round after the next
        self.hand_card = hand_card
        self.incomes = incomes  # by gene, as `Gene.income`


USUAL: Final = Numbers(
    rival=0.25, crowd=0.25, later=0.35, hand_card=1.2, incomes=[list(row.income) for row in GENE_KINDS]
)


def evaluate(table: Table, seat: i64, numbers: Numbers = USUAL) -> float:
    """One's own prospects, less a part of the others', most of all of the best."""
    if table.phase == at.OVER:
        values = [final_points(player) for player in table.players]
    else:
        rounds = rounds_to_come(table)
        values = [
            prospects(table, seat, rounds, numbers) if other == seat else roughly(table, other, rounds, numbers)
            for other in range(table.seats)
        ]
    return ahead(values, seat, numbers.rival, numbers.crowd)


def final_points(player: Player) -> float:
    """over.win: the points, and the dinos that break a tie."""
    return float(player.points) + TIE_BREAK * len(player.dinos)


def rounds_to_come(table: Table) -> float:
    """The rounds after this one, by the odds of the meteor."""
    forecast = table.setup.forecast
    if table.phase == at.AUCTION:
        return forecast.rounds_after[table.meteor]
    return forecast.rounds_before[table.meteor + (0 if is_counted(table) else 1)]


def prospects(table: Table, seat: i64, rounds: float, numbers: Numbers) -> float:
    """Points, and the survivors of this round, of the next, and of those after it."""
    player = table.players[seat]
    own = with_gene(table, seat, player)
    herd = Herd(table, player)
    counted = is_counted(table)
    total = holdings(table, seat, player, rounds, numbers)
    now = 0.0 if counted else this_round(table, seat, player, herd)
    if rounds <= 0.0:
        return total + now
    coming = herd.by_the_die(table, own)
    if not counted:
        coming *= min(1.0, (now + HALF_A_DINO) / (len(player.dinos) + HALF_A_DINO))
    later = max(0.0, rounds - 1.0)
    per_round = numbers.later * coming + income(table, own, numbers)
    return total + now + min(1.0, rounds) * NEXT_ROUND * coming + later * per_round


def roughly(table: Table, seat: i64, rounds: float, numbers: Numbers) -> float:
    """The same at a glance, for the others: as many dinos as now, in every round."""
    player = table.players[seat]
    herd = float(len(player.dinos))
    total = holdings(table, seat, player, rounds, numbers) + numbers.later * herd * rounds
    if not is_counted(table):
        total += herd
    return total + max(0.0, rounds - 1.0) * income(table, with_gene(table, seat, player), numbers)


def holdings(table: Table, seat: i64, player: Player, rounds: float, numbers: Numbers) -> float:
    """Points and cards, as they will be if the bids stand."""
    held = float(len(player.hand) + player.owed)
    total = float(player.points) + numbers.hand_card * held * min(1.0, rounds / CARD_ROUNDS)
    lot = lot_of(table.bidders, seat)
    if lot != FREE:
        total -= float(auction.price(player, table.bids[lot]))
        if table.lots[lot] == CARD_GENE:
            total += numbers.hand_card * min(1.0, rounds / CARD_ROUNDS)
    return total


def with_gene(table: Table, seat: i64, player: Player) -> list[int]:
    """The portrait, with the gene the seat stands on."""
    lot = lot_of(table.bidders, seat)
    if lot == FREE or table.lots[lot] == CARD_GENE:
        return player.genes
    own = player.genes[:]
    own[table.lots[lot]] += 1
    return own


def income(table: Table, own: list[int], numbers: Numbers) -> float:
    """What the genes bring in a round that is still far away."""
    total = 0.0
    printed = table.setup.printed
    for gene, count in enumerate(own):
        for extra in range(count - printed[gene]):
            incomes = numbers.incomes[gene]
            total += incomes[min(extra, len(incomes) - 1)]
    return total


def gene_worth(table: Table, player: Player, gene: int, rounds: float, numbers: Numbers = USUAL) -> float:
    """What one more gene of a kind is worth at a glance, with so many rounds to come."""
    if gene == CARD_GENE:
        return numbers.hand_card * min(1.0, rounds / CARD_ROUNDS)
    row = KINDS[gene]
    extra = max(0, player.genes[gene] - table.setup.printed[gene])
    incomes = numbers.incomes[gene]
    return (rounds + 1.0) * incomes[min(extra, len(incomes) - 1)] + (AT_ONCE if row.used_at_once else 0.0)


def is_before_the_roll(table: Table) -> bool:
    """Whether this round's climate is still to come."""
    phase = table.phase
    return phase == at.SETUP or phase == at.INITIATIVE or (phase == at.CLIMATE and not table.climate_played)


def this_round(table: Table, seat: i64, player: Player, herd: Herd) -> float:
    """The dinos left when this round's points are counted."""
    if is_before_the_roll(table):
        return herd.by_the_die(table, player.genes)
    phase = table.phase
    legs = movement.most_steps(player)
    eggs = 0 if births.is_barren(table, player) else births.eggs(player)
    acting = not table.asking and table.order[table.turn] == seat
    done = not table.asking and table.order.index(seat) < table.turn
    if phase == at.MOVEMENT:
        legs = table.steps if acting else 0 if done else legs
    elif phase == at.BIRTHS:
        legs = 0
        eggs = table.births if acting else 0 if done else eggs
    elif phase == at.SURVIVAL:
        legs = 0
        eggs = 0
    furs = zones.room_in(player, COLD)
    parasols = zones.room_in(player, HOT)
    return herd.survivors(table, table.setup.loop[table.climate], legs, eggs, furs, parasols)
