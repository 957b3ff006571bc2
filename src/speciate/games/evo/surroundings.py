"""What a learned policy sees of the table: the same for all moves of a choice, so it is worked out once."""

from typing import Final, final

from mypy_extensions import i64

from speciate.games.evo import evaluate
from speciate.games.evo.genes import FUR, PARASOL
from speciate.games.evo.phases import births
from speciate.games.evo.rules import combat, zones
from speciate.games.evo.rules.zones import COLD, HOT
from speciate.games.evo.state import EMPTY, NOWHERE, Player, Table
from speciate.kit.features import at_most

# how a dino stands, or would stand
MILD: Final = 0
BORNE: Final = 1  # by a fur or a parasol: it stands so
WARM: Final = 1  # by a fur: it would stand so,
SHADY: Final = 2  # or by a parasol
CROWDED: Final = 2  # more dinos than furs, or parasols
LOST: Final = 3

# who another seat is
FIRST: Final = 0  # ahead of all others, and of oneself
BEST_RIVAL: Final = 1  # ahead of all others, not of oneself
BEHIND: Final = 2

FIELD: Final = 15  # four bits
DANGEROUS: Final = 4  # an attack that wins up to this roll, or higher


@final
class Surroundings:
    def __init__(self, table: Table, seat: i64) -> None:
        player = table.players[seat]
        temperate = table.setup.loop[table.climate]
        warm = zones.room_in(player, COLD)
        shade = zones.room_in(player, HOT)
        self.has_fur = warm > 0
        self.has_parasol = shade > 0
        terrains = table.setup.island.terrains
        for region in player.dinos:
            beyond = terrains[region] - temperate
            if beyond == 1:
                warm -= 1
            elif beyond == -1:
                shade -= 1
        self.temperate = temperate
        self.warm = warm  # furs left over, or missing when below 0
        self.shade = shade
        self.late: i64 = lateness(table)
        self.outlooks: i64 = outlooks(table, player)
        self.threats: i64 = threats(table, player)
        self.young: i64 = at_most(births.eggs(player), 2)
        self.herd: i64 = at_most(len(player.dinos) - 1, 3)
        self.start: i64 = NOWHERE  # the dino that was looked at last,
        self.standing: i64 = MILD  # how it stands,
        self.before: i64 = 0  # and what is beside it
        self.first: i64 = NOWHERE  # the best of the others,
        self.is_ahead = True  # and whether one is ahead of it
        self.rank(table, seat)

    def rank(self, table: Table, seat: i64) -> None:
        most: i64 = -1
        for other, rival in enumerate(table.players):
            if other != seat:
                worth = rival.points + len(rival.dinos)
                if worth > most:
                    most = worth
                    self.first = other
        own = table.players[seat]
        self.is_ahead = own.points + len(own.dinos) >= most

    def standing_of(self, other: i64) -> i64:
        if other != self.first:
            return BEHIND
        return BEST_RIVAL if self.is_ahead else FIRST

    def stand(self, terrain: i64) -> i64:
        """How the dinos on a terrain stand: MILD, BORNE, CROWDED or LOST."""
        beyond = terrain - self.temperate
        if beyond == 0:
            return MILD
        if beyond == 1:
            return BORNE if self.warm >= 0 else CROWDED if self.has_fur else LOST
        if beyond == -1:
            return BORNE if self.shade >= 0 else CROWDED if self.has_parasol else LOST
        return LOST

    def bearing(self, terrain: i64, start: i64) -> i64:
        """How one more dino would stand there, come from another terrain: MILD, WARM, SHADY or LOST."""
        beyond = terrain - self.temperate
        if beyond == 0:
            return MILD
        if beyond == 1:
            return WARM if self.warm > 0 or (start == terrain and self.has_fur) else LOST
        if beyond == -1:
            return SHADY if self.shade > 0 or (start == terrain and self.has_parasol) else LOST
        return LOST

    def look_from(self, table: Table, start: i64) -> None:
        """Steps are listed dino by dino: what is the same for all of one is worked out once."""
        self.start = start
        self.standing = self.stand(table.setup.island.terrains[start])
        self.before = beside(table, self, start)

    def outlook(self, terrain: i64) -> i64:
        return self.outlooks >> 4 * terrain & FIELD


def lateness(table: Table) -> i64:
    """0 to 4: how near the end is."""
    rounds = evaluate.rounds_to_come(table)
    if rounds >= 4.5:
        return 0 if rounds >= 7.0 else 1
    if rounds >= 2.5:
        return 2
    return 3 if rounds >= 1.0 else 4


def outlooks(table: Table, player: Player) -> i64:
    """By terrain, four bits each, how likely it is mild or nearly so next round, in twelfths."""
    odds = table.setup.forecast.odds[table.climate]
    furs: i64 = min(2, player.genes[FUR])
    parasols: i64 = min(2, player.genes[PARASOL])
    found: i64 = 0
    last: i64 = len(odds) - 1
    for terrain, weight in enumerate(odds):
        total: i64 = 2 * weight
        if terrain > 0:
            total += furs * odds[terrain - 1]
        if terrain < last:
            total += parasols * odds[terrain + 1]
        found |= total << 4 * terrain
    return found


def threats(table: Table, player: Player) -> i64:
    """By seat, two bits each: 0 for who cannot attack, 1 for who can, 2 for who can with good odds."""
    found: i64 = 0
    at: i64 = 0
    for other in table.players:
        if other is not player:
            wins = combat.wins_up_to(table, other, player)
            if wins >= DANGEROUS:
                found |= 2 << at
            elif wins > 0:
                found |= 1 << at
        at += 2
    return found


def beside(table: Table, around: Surroundings, region: i64) -> i64:
    """Of what borders a region, four bits each: what is empty, where of that a newborn would live, the threat."""
    board = table.board
    terrains = table.setup.island.terrains
    free: i64 = 0
    nurseries: i64 = 0
    threat: i64 = 0
    for near in table.setup.island.adjacent[region]:
        holder = board[near]
        if holder == EMPTY:
            free += 1
            if around.bearing(terrains[near], NOWHERE) != LOST:
                nurseries += 1
        else:
            danger = around.threats >> 2 * holder & 3
            if danger > threat:
                threat = danger
    return free | nurseries << 4 | threat << 8


def free_of(near: i64) -> i64:
    return near & FIELD


def nurseries_of(near: i64) -> i64:
    return near >> 4 & FIELD


def threat_of(near: i64) -> i64:
    return near >> 8
