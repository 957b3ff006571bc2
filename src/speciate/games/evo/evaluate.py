"""What a bot thinks of a position: points, the dinos that will live, and what its genes will bring.

This round's survivors are counted as the climate stands; next round's by the odds of the die, each as if nobody
stood in the way. Later rounds are weighed by the genes. The table may be an imagined one, so nothing here is a secret.
"""

from typing import Final

from speciate.games.evo import state as at
from speciate.games.evo.genes import CARD as CARD_GENE
from speciate.games.evo.genes import EGG, FUR, GENE_KINDS, LEG, PARASOL
from speciate.games.evo.island import TERRAINS
from speciate.games.evo.options import FACES
from speciate.games.evo.phases import auction, births, movement
from speciate.games.evo.rules import dinos, zones
from speciate.games.evo.rules.zones import COLD, HOT, TEMPERATE
from speciate.games.evo.state import Player, Table, is_counted
from speciate.kit.auction import FREE, lot_of
from speciate.kit.weighing import ahead

RIVAL: Final = 0.25  # what the best of the others counts against one's own,
CROWD: Final = 0.25  # and what all others on average
NEXT_ROUND: Final = 0.95  # a dino of next round, seen from here
LATER: Final = 0.35  # the same for each round after it
HAND_CARD: Final = 1.2
CARD_ROUNDS: Final = 4.0  # so many rounds before the end a card is worth all that
RESCUED: Final = 0.9  # the share of planned steps and births that come off
AT_ONCE: Final = 0.5  # what a gene that the next round asks for brings in it
TIE_BREAK: Final = 0.05  # a dino on the board when the game is over
REBORN: Final = 2  # newborns a species without an adult finds a mild place for
HALF_A_DINO: Final = 0.5  # so that a herd of none has a share too


def evaluate(table: Table, seat: int) -> float:
    """One's own prospects, less a part of the others', most of all of the best."""
    over = table.phase == at.OVER
    rounds = 0.0 if over else rounds_to_come(table)
    values = [final_points(table, other) if over else roughly(table, other, rounds) for other in range(table.seats)]
    if not over:
        values[seat] = prospects(table, seat, rounds)
    return ahead(values, seat, RIVAL, CROWD)


def final_points(table: Table, seat: int) -> float:
    """over.win: the points, and the dinos that break a tie."""
    player = table.players[seat]
    return float(player.points) + TIE_BREAK * len(player.dinos)


def rounds_to_come(table: Table) -> float:
    """The rounds after this one, by the odds of the meteor."""
    left = 0.0
    chance = 1.0  # that the game gets so far
    cell = table.meteor + (1 if not is_counted(table) else 0)
    last = len(table.setup.cells) - 1
    if table.phase == at.AUCTION:
        cell += 1
        left = 1.0
    while cell < last and chance > 0.0:
        chance *= 1.0 - len(table.setup.cells[cell]) / FACES
        left += chance
        cell += 1
    return left


def prospects(table: Table, seat: int, rounds: float) -> float:
    """Points, and the survivors of this round, of the next, and of those after it."""
    player = table.players[seat]
    own = with_gene(table, seat, player)
    total = holdings(table, seat, player, rounds)
    now = this_round(table, seat, player) if not is_counted(table) else 0.0
    if rounds <= 0.0:
        return total + now
    coming = by_the_die(table, player, own)
    if not is_counted(table):
        coming *= min(1.0, (now + HALF_A_DINO) / (len(player.dinos) + HALF_A_DINO))
    later = max(0.0, rounds - 1.0)
    return total + now + min(1.0, rounds) * NEXT_ROUND * coming + later * (LATER * coming + income(table, own))


def roughly(table: Table, seat: int, rounds: float) -> float:
    """The same at a glance, for the others: as many dinos as now, in every round."""
    player = table.players[seat]
    herd = float(len(player.dinos))
    total = holdings(table, seat, player, rounds) + LATER * herd * rounds
    if not is_counted(table):
        total += herd
    return total + max(0.0, rounds - 1.0) * income(table, with_gene(table, seat, player))


def holdings(table: Table, seat: int, player: Player, rounds: float) -> float:
    """Points and cards, as they will be if the bids stand."""
    held = float(len(player.hand) + player.owed)
    total = float(player.points) + HAND_CARD * held * min(1.0, rounds / CARD_ROUNDS)
    lot = lot_of(table.bidders, seat)
    if lot != FREE:
        total -= float(auction.price(player, table.bids[lot]))
        if table.lots[lot] == CARD_GENE:
            total += HAND_CARD * min(1.0, rounds / CARD_ROUNDS)
    return total


def with_gene(table: Table, seat: int, player: Player) -> list[int]:
    """The portrait, with the gene the seat stands on."""
    lot = lot_of(table.bidders, seat)
    if lot == FREE or table.lots[lot] == CARD_GENE:
        return player.genes
    own = player.genes[:]
    own[table.lots[lot]] += 1
    return own


def income(table: Table, own: list[int]) -> float:
    """What the genes bring in a round that is still far away."""
    total = 0.0
    for row in GENE_KINDS:
        for extra in range(own[row.number] - table.setup.printed[row.number]):
            total += row.income_of(extra)
    return total


def gene_worth(table: Table, player: Player, gene: int, rounds: float) -> float:
    """What one more gene of a kind is worth at a glance, with so many rounds to come."""
    if gene == CARD_GENE:
        return HAND_CARD * min(1.0, rounds / CARD_ROUNDS)
    row = GENE_KINDS[gene]
    extra = max(0, player.genes[gene] - table.setup.printed[gene])
    return (rounds + 1.0) * row.income_of(extra) + (AT_ONCE if row.used_at_once else 0.0)


# -- survivors --------------------------------------------------------------------------------------


def this_round(table: Table, seat: int, player: Player) -> float:
    """The dinos left when this round's points are counted."""
    legs = movement.most_steps(player)
    eggs = 0 if births.is_barren(table, player) else births.eggs(player)
    phase = table.phase
    if phase == at.SETUP or phase == at.INITIATIVE or (phase == at.CLIMATE and not table.climate_played):
        return by_the_die(table, player, player.genes)
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
    return survivors(table, player, table.setup.loop[table.climate], legs, eggs, furs, parasols)


def by_the_die(table: Table, player: Player, own: list[int]) -> float:
    """The dinos left when a round's points are counted, over all rolls of the climate die."""
    setup = table.setup
    cells = len(setup.loop)
    weights = [0] * len(TERRAINS)
    for step in setup.die:
        weights[setup.loop[(table.climate + step) % cells]] += 1
    total = 0.0
    for terrain in range(len(weights)):
        if weights[terrain]:
            lives = survivors(table, player, terrain, own[LEG], own[EGG], own[FUR], own[PARASOL])
            total += weights[terrain] * lives
    return total / FACES


def survivors(table: Table, player: Player, temperate: int, legs: int, eggs: int, furs: int, parasols: int) -> float:
    """How many dinos would live in a climate, with so many steps and newborns still to come."""
    if not player.dinos:
        return float(min(eggs, REBORN)) * RESCUED  # born again, wherever it is mild
    terrains = table.setup.island.terrains
    mild = 0
    cold = 0
    hot = 0
    for region in player.dinos:
        zone = zones.zone_of(terrains[region], temperate)
        if zone == TEMPERATE:
            mild += 1
        elif zone == COLD:
            cold += 1
        elif zone == HOT:
            hot += 1
    alive = mild + min(cold, furs) + min(hot, parasols)
    stranded = len(player.dinos) - alive
    warm = furs - cold  # furs left over, or dinos too many
    shade = parasols - hot
    saved = 0.0
    if stranded and legs:
        saved = rescued(table, player, temperate, legs, stranded, warm, shade)
    born = 0.0
    if eggs:
        room = nurseries(table, player, temperate, max(0, warm), max(0, shade))
        born = RESCUED * float(min(eggs, room, dinos.reserve(table, player) + stranded))
    return alive + saved + born


def rescued(table: Table, player: Player, temperate: int, legs: int, stranded: int, warm: int, shade: int) -> float:
    """The stranded that a step, or two, brings to a region where they live."""
    one = 0
    two = 0
    terrains = table.setup.island.terrains
    for region in player.dinos:
        zone = zones.zone_of(terrains[region], temperate)
        if zones.is_lost_in(zone, warm, shade):
            far = steps_to_safety(table, region, temperate, warm > 0, shade > 0)
            if far == 1:
                one += 1
            elif far == 2:
                two += 1
    near = min(one, stranded, legs)
    rest = min(two, stranded - near, (legs - near) // 2)
    return RESCUED * (near + rest)


def steps_to_safety(table: Table, region: int, temperate: int, warm: bool, shade: bool) -> int:
    """1 or 2 steps over empty regions to one that is mild, or bearable with what is left over; 3 for farther."""
    island = table.setup.island
    two = False
    for near in island.adjacent[region]:
        if table.board[near] != at.EMPTY:
            continue
        zone = zones.zone_of(island.terrains[near], temperate)
        if zones.bears(zone, warm, shade):
            return 1
        if not two:
            for beyond in island.adjacent[near]:
                if table.board[beyond] == at.EMPTY and island.terrains[beyond] == temperate:
                    two = True
    return 2 if two else 3


def nurseries(table: Table, player: Player, temperate: int, warm: int, shade: int) -> int:
    """Empty regions beside the dinos where a newborn would live."""
    island = table.setup.island
    mild: list[int] = []
    cold: list[int] = []
    hot: list[int] = []
    for region in player.dinos:
        for near in island.adjacent[region]:
            if table.board[near] != at.EMPTY:
                continue
            zone = zones.zone_of(island.terrains[near], temperate)
            if zone == TEMPERATE and near not in mild:
                mild.append(near)
            elif zone == COLD and warm and near not in cold:
                cold.append(near)
            elif zone == HOT and shade and near not in hot:
                hot.append(near)
    return len(mild) + min(warm, len(cold)) + min(shade, len(hot))
