"""Sensible moves found at once, for play-outs: what a player does who does not think long.

Play-outs are many, so a look must cost little more than listing the moves; `evaluate` judges where they end.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import A, arg_a, arg_b, kind_of
from speciate.games.evo import evaluate, moves
from speciate.games.evo.evaluate import Numbers
from speciate.games.evo.phases import auction
from speciate.games.evo.rules import combat, zones
from speciate.games.evo.rules.zones import COLD, HOT, TEMPERATE
from speciate.games.evo.state import AUCTION, BIRTHS, EMPTY, MOVEMENT, NO_LOT, NOWHERE, SURVIVAL, Player, Table
from speciate.kit.auction import lowest_bid
from speciate.kit.bag import any_by_weight
from speciate.kit.weighing import best_of

PASSES: Final = 0.85  # how often a seat that is asked keeps its cards
ATTACKS: Final = 0.5  # how often a seat with good odds attacks
GOOD_ODDS: Final = 4  # wins up to this roll, or higher
WHIM: Final = 1.5  # how far a gene may seem better or worse than it is
RAISES: Final = 2  # bids above the lowest that are worth a thought
# how likely a newborn is placed in a zone where it lives, and in one where it dies
BORN_MILD: Final = 6.0
BORN_SAFE: Final = 3.0
BORN_LOST: Final = 0.2


def choose(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    phase = table.phase
    if table.asking:
        if random() < PASSES:
            return moves.PASS
        return any_of(table.legal(seat), random)
    if phase == AUCTION:
        return choose_bid(table, seat, random)
    if phase == MOVEMENT and table.swimmer == NOWHERE:
        return choose_step(table, seat, random)
    if phase == BIRTHS:
        return choose_birth(table, seat, random)
    assert phase == SURVIVAL or phase == MOVEMENT
    return any_of(table.legal(seat), random)


def any_of(legal: list[int], random: Callable[[], float]) -> i64:
    return legal[int(random() * float(len(legal)))]


def promising(table: Table, seat: i64) -> list[int]:
    """The moves worth a thought: of a bid's amounts, the lowest few."""
    if table.phase == AUCTION and table.lot != NO_LOT and not table.asking:
        lowest = lowest_bid(table.bids, table.lot)
        most = min(lowest + RAISES, auction.purse(table.players[seat]))
        return [moves.BID | amount << A for amount in range(lowest, most + 1)]
    return table.legal(seat)


# -- on the island ----------------------------------------------------------------------------------


def choose_step(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """Out of a region that kills into one that does not; with good odds an attack; otherwise it is over."""
    player = table.players[seat]
    temperate = table.setup.loop[table.climate]
    terrains = table.setup.island.terrains
    warm = zones.room_in(player, COLD)
    shade = zones.room_in(player, HOT)
    for region in player.dinos:
        zone = zones.zone_of(terrains[region], temperate)
        if zone == COLD:
            warm -= 1
        elif zone == HOT:
            shade -= 1
    count = len(player.dinos)
    first = int(random() * float(count))
    for i in range(count):
        region = player.dinos[(first + i) % count]
        zone = zones.zone_of(terrains[region], temperate)
        if zones.is_lost_in(zone, warm, shade):
            step = step_to_safety(table, region, temperate, warm > 0, shade > 0)
            if step != NOWHERE:
                return step
    if random() < ATTACKS:
        return attack(table, seat, player)
    return moves.END


def step_to_safety(table: Table, region: i64, temperate: i64, warm: bool, shade: bool) -> i64:
    """The step to an empty region where a dino lives, a mild one if there is one; NOWHERE without one."""
    island = table.setup.island
    found: i64 = NOWHERE
    ways = island.ways[region]
    for i, near in enumerate(island.adjacent[region]):
        if table.board[near] != EMPTY:
            continue
        zone = zones.zone_of(island.terrains[near], temperate)
        if zone == TEMPERATE:
            return moves.MOVE | ways[i]
        if zones.bears(zone, warm, shade):
            found = moves.MOVE | ways[i]
    return found


def attack(table: Table, seat: i64, player: Player) -> i64:
    """An attack on a mild region with good odds, or the end of the movement."""
    island = table.setup.island
    temperate = table.setup.loop[table.climate]
    for region in player.dinos:
        for i, near in enumerate(island.adjacent[region]):
            holder = table.board[near]
            if holder == EMPTY or holder == seat or island.terrains[near] != temperate:
                continue
            if combat.wins_up_to(table, player, table.players[holder]) >= GOOD_ODDS:
                return moves.MOVE | island.ways[region][i]
    return moves.END


def choose_birth(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """Where a newborn lives, most of all where it is mild."""
    player = table.players[seat]
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    island = table.setup.island
    temperate = table.setup.loop[table.climate]
    warm = zones.room_in(player, COLD)
    shade = zones.room_in(player, HOT)
    weights: list[float] = []
    for move in legal:
        zone = zones.zone_of(island.terrains[island.regions[arg_a(move)]], temperate)
        weight = BORN_LOST
        if zone == TEMPERATE:
            weight = BORN_MILD
        elif zones.bears(zone, warm > 0, shade > 0):
            weight = BORN_SAFE
        weights.append(weight)
    return any_by_weight(legal, weights, random)


# -- at the auction ---------------------------------------------------------------------------------


def choose_bid(table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """The gene that is most above its price, at the lowest bid that stands."""
    if table.lot != NO_LOT:
        return moves.BID | lowest_bid(table.bids, table.lot) << A
    return choose_lot(table, seat, random, evaluate.USUAL, WHIM)


def choose_lot(table: Table, seat: i64, random: Callable[[], float], numbers: Numbers, whim: float) -> i64:
    """The gene that is most above its price, which may seem better or worse than it is by a whim."""
    player = table.players[seat]
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    rounds = evaluate.rounds_to_come(table)
    gains: list[float] = []
    for move in legal:
        gain = 0.0
        if kind_of(move) == moves.LOT:
            price = auction.price(player, lowest_bid(table.bids, arg_a(move)))
            gain = evaluate.gene_worth(table, player, arg_b(move), rounds, numbers) - float(price)
        gains.append(gain + whim * random())
    return best_of(legal, gains)
