"""Where a species stands, who is beside it, and how many of its dinos may live next round: at a glance, for all seats.

A roll of the climate is expected from where the pawn stands, and no card of the round that ends counts any more.
"""

from typing import Final, final

from mypy_extensions import i64

from speciate.games.evo.genes import EGG, FUR, HORN, LEG, PARASOL
from speciate.games.evo.rules import dinos
from speciate.games.evo.rules.zones import at_least_none
from speciate.games.evo.state import EMPTY, Player, Table
from speciate.games.evo.surroundings import DANGEROUS
from speciate.games.evo.survivors import REBORN, RESCUED
from speciate.kit.features import at_most

# Numbers by terrain lie side by side in one int. They begin with an empty terrain, hotter than the hottest, and no
# shift of a 1 reaches bit 31, from where on compiled code makes it wrong (docs/speed.md).
WIDTH: Final = 7  # bits: more than the regions that border a herd
ONE_OF: Final = 127
# the same by seat: the roll with which one wins, and beyond it that with which one loses
FIGHT: Final = 8
LOSES: Final = 4
ROLL: Final = 15


@final
class Ground:
    """What borders the dinos of a seat: by terrain, and by who stands there."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.stands: i64 = 0  # dinos on each terrain,
        self.free: i64 = 0  # empty regions beside them,
        self.steps: i64 = 0  # and dinos of other terrains that are a step away from an empty region of it
        self.attack: i64 = 0  # the highest roll with which each dino wins, all together,
        self.threat: i64 = 0  # or is beaten
        self.prey: i64 = 0  # the fights that each could well win,
        self.hunters: i64 = 0  # or lose,
        self.contacts: i64 = 0  # and all there could be
        self.look(table, seat)

    def look(self, table: Table, seat: i64) -> None:
        island = table.setup.island
        terrains = island.terrains
        board = table.board
        fights = fights_of(table, seat)
        listed = 0  # as bits, as births are listed
        for region in table.players[seat].dinos:
            here: i64 = 1 << WIDTH * (terrains[region] + 1)
            self.stands += here
            open_to: i64 = 0
            attack: i64 = 0
            threat: i64 = 0
            for near in island.adjacent[region]:
                holder = board[near]
                if holder == EMPTY:
                    there: i64 = 1 << WIDTH * (terrains[near] + 1)
                    open_to |= there
                    if not listed >> near & 1:
                        listed |= 1 << near
                        self.free += there
                elif holder != seat:
                    fight = fights >> FIGHT * holder
                    wins = fight & ROLL
                    losses = fight >> LOSES & ROLL
                    attack = max(attack, wins)
                    threat = max(threat, losses)
                    self.meet(wins, losses)
            self.attack += attack
            self.threat += threat
            self.steps += open_to & ~here

    def meet(self, wins: i64, losses: i64) -> None:
        self.contacts += 1
        if wins >= DANGEROUS:
            self.prey += 1
        if losses >= DANGEROUS:
            self.hunters += 1


def fights_of(table: Table, seat: i64) -> i64:
    """By seat, up to which roll one wins an attack on it (combat.odds), and it an attack on oneself; 0 for never."""
    wins = table.setup.wins
    own = table.players[seat].genes[HORN]
    found: i64 = 0
    at: i64 = 0
    for player in table.players:
        ahead: i64 = own - player.genes[HORN]
        both: i64 = 0
        if ahead >= -1:
            both = wins[at_most(ahead, 2) + 1]
        if ahead <= 1:
            both |= wins[at_most(-ahead, 2) + 1] << LOSES
        found |= both << at
        at += FIGHT
    return found


@final
class Hopes:
    """What can be expected of next round, over all rolls of the climate die."""

    def __init__(self, table: Table, player: Player, ground: Ground) -> None:
        self.mild = 0.0  # dinos where it will be temperate,
        self.cold = 0.0  # cold
        self.hot = 0.0  # or hot
        self.alive = 0.0  # who live where they stand,
        self.rescued = 0.0  # may step to where it is mild,
        self.room = 0.0  # or be born there
        self.free = 0.0  # the mild regions beside the herd
        self.survivors = 0.0  # all together, as `Herd` counts them, but one step at a time
        self.later_mild = 0.0  # after one roll more
        self.later_alive = 0.0
        forecast = table.setup.forecast
        for terrain, chance in enumerate(forecast.chances[table.climate]):
            if chance > 0.0:
                self.add(table, player, ground, terrain, chance)
        for terrain, chance in enumerate(forecast.later_chances[table.climate]):
            if chance > 0.0:
                self.later_mild += chance * float(of_terrain(ground.stands, terrain))
                self.later_alive += chance * float(alive_in(player, ground.stands, terrain))
        if not player.dinos:
            self.survivors = RESCUED * float(at_most(player.genes[EGG], REBORN))  # born again, wherever it is mild

    def add(self, table: Table, player: Player, ground: Ground, terrain: i64, chance: float) -> None:
        """What it comes to where one terrain is temperate."""
        genes = player.genes
        eggs: i64 = genes[EGG]
        legs: i64 = genes[LEG]
        cold = of_terrain(ground.stands, terrain + 1)
        hot = of_terrain(ground.stands, terrain - 1)
        free = of_terrain(ground.free, terrain)
        steps = of_terrain(ground.steps, terrain)
        alive = alive_in(player, ground.stands, terrain)
        herd: i64 = len(player.dinos)
        lost = herd - alive
        room = free + at_most(at_least_none(genes[FUR] - cold), of_terrain(ground.free, terrain + 1))
        room += at_most(at_least_none(genes[PARASOL] - hot), of_terrain(ground.free, terrain - 1))
        saved = at_most(at_most(legs, lost), steps)
        born = at_most(at_most(eggs, room), dinos.reserve(table, player) + lost)
        self.mild += chance * float(of_terrain(ground.stands, terrain))
        self.cold += chance * float(cold)
        self.hot += chance * float(hot)
        self.alive += chance * float(alive)
        self.rescued += chance * float(at_most(legs, steps))
        self.room += chance * float(at_most(eggs, free))
        self.free += chance * float(free)
        self.survivors += chance * (float(alive) + RESCUED * float(saved + born))


def of_terrain(packed: i64, terrain: i64) -> i64:
    return packed >> WIDTH * (terrain + 1) & ONE_OF


def alive_in(player: Player, stands: i64, temperate: i64) -> i64:
    """The dinos that live where they stand: where it is mild, and as many as there are furs and parasols elsewhere."""
    warm = at_most(of_terrain(stands, temperate + 1), player.genes[FUR])
    return of_terrain(stands, temperate) + warm + at_most(of_terrain(stands, temperate - 1), player.genes[PARASOL])
