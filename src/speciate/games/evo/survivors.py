"""How many dinos of a species live through a round, as if nobody stood in their way."""

from typing import Final, final

from mypy_extensions import i64

from speciate.games.evo import state as at
from speciate.games.evo.genes import EGG, FUR, LEG, PARASOL
from speciate.games.evo.island import TERRAINS
from speciate.games.evo.options import FACES
from speciate.games.evo.rules import dinos, zones
from speciate.games.evo.state import Player, Table

RESCUED: Final = 0.9  # the share of planned steps and births that come off
REBORN: Final = 2  # newborns a species without an adult finds a mild place for
FAR: Final = 3  # more steps than a rescue is planned for


@final
class Herd:
    """What is counted once, whatever the climate: by terrain, where its dinos stand and what is empty beside them."""

    def __init__(self, table: Table, player: Player) -> None:
        self.player = player
        # one terrain more at either end, where nobody ever stands: hotter than the hottest, colder than the coldest
        stands = [0] * (len(TERRAINS) + 2)
        free = [0] * (len(TERRAINS) + 2)
        island = table.setup.island
        terrains = island.terrains
        board = table.board
        listed = 0  # as bits, as births are listed
        for region in player.dinos:
            stands[terrains[region] + 1] += 1
            for near in island.adjacent[region]:
                if board[near] == at.EMPTY and not listed >> near & 1:
                    listed |= 1 << near
                    free[terrains[near] + 1] += 1
        self.stands = stands
        self.free = free

    def survivors(self, table: Table, temperate: i64, legs: i64, eggs: i64, furs: i64, parasols: i64) -> float:
        """How many dinos would live in a climate, with so many steps and newborns still to come."""
        count: i64 = len(self.player.dinos)
        if count == 0:
            return float(min(eggs, REBORN)) * RESCUED  # born again, wherever it is mild
        mild: i64 = self.stands[temperate + 1]
        cold: i64 = self.stands[temperate + 2]
        hot: i64 = self.stands[temperate]
        alive = mild + min(cold, furs) + min(hot, parasols)
        stranded = count - alive
        warm = furs - cold  # furs left over, or dinos too many
        shade = parasols - hot
        saved = 0.0
        if stranded and legs:
            saved = RESCUED * float(rescues(table, self.player, temperate, legs, stranded, warm, shade))
        born = 0.0
        if eggs:
            room = self.nurseries(temperate, warm, shade)
            born = RESCUED * float(min(min(eggs, room), dinos.reserve(table, self.player) + stranded))
        return float(alive) + saved + born

    def nurseries(self, temperate: i64, warm: i64, shade: i64) -> i64:
        """Empty regions beside the dinos where a newborn would live."""
        room: i64 = self.free[temperate + 1]
        if warm > 0:
            room += min(warm, self.free[temperate + 2])
        if shade > 0:
            room += min(shade, self.free[temperate])
        return room

    def by_the_die(self, table: Table, own: list[int]) -> float:
        """The dinos left when a round's points are counted, over all rolls of the climate die."""
        total = 0.0
        for terrain, weight in enumerate(table.setup.forecast.odds[table.climate]):
            if weight:
                total += weight * self.survivors(table, terrain, own[LEG], own[EGG], own[FUR], own[PARASOL])
        return total / FACES


def rescues(table: Table, player: Player, temperate: i64, legs: i64, stranded: i64, warm: i64, shade: i64) -> i64:
    """The stranded that a step, or two, brings to a region where they live."""
    one: i64 = 0
    two: i64 = 0
    terrains = table.setup.island.terrains
    for region in player.dinos:
        if zones.is_lost_in(zones.zone_of(terrains[region], temperate), warm, shade):
            far = steps_to_safety(table, region, temperate, warm > 0, shade > 0)
            if far == 1:
                one += 1
            elif far == 2:
                two += 1
    near = min(min(one, stranded), legs)
    return near + min(min(two, stranded - near), (legs - near) // 2)


def steps_to_safety(table: Table, region: i64, temperate: i64, warm: bool, shade: bool) -> i64:
    """1 or 2 steps over empty regions to one that is mild, or bearable with what is left over; FAR for farther."""
    island = table.setup.island
    terrains = island.terrains
    board = table.board
    nearest: i64 = FAR
    for near in island.adjacent[region]:
        if board[near] != at.EMPTY:
            continue
        if zones.bears(zones.zone_of(terrains[near], temperate), warm, shade):
            return 1
        if nearest == FAR:
            for beyond in island.adjacent[near]:
                if board[beyond] == at.EMPTY and terrains[beyond] == temperate:
                    nearest = 2
                    break
    return nearest
