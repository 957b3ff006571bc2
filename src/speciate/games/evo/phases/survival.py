"""Phase 5: the climate takes what no fur and no parasol protects; the survivors bring points."""

from typing import Final, TypeVar, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.games.evo import catalogue, events, moves
from speciate.games.evo.phases.phase import Phase
from speciate.games.evo.rules import dinos, zones
from speciate.games.evo.rules.zones import COLD, DEADLY, HOT, TEMPERATE
from speciate.games.evo.state import NOWHERE, Player, Table

T = TypeVar("T")

NOBODY_LOST: Final[list[int]] = []  # most often: no list is made for it, and it stays empty


@final
class Survival(Phase):
    """survive.choice: each owner with too many in a zone chooses, in the round's order."""

    def begin(self, table: Table) -> None:
        """survive.deadly: where nobody of a species can live there is nothing to choose."""
        for seat in table.order:
            lost = doomed(table, table.players[seat])
            if lost:
                for region in lost:
                    dinos.take(table, region)
                if table.listener is not None:
                    events.died(table, seat, lost)
                dinos.tell_if_extinct(table, seat)

    def has_turn(self, table: Table, player: Player) -> bool:
        return crowded(table, player) != 0

    def follow(self, table: Table) -> None:
        """survive.points: one for each dino left."""
        for seat in table.order:
            player = table.players[seat]
            points = table.setup.points_per_dino * len(player.dinos)
            player.points += points
            if table.listener is not None:
                events.tell(table, "scored", {"seat": seat, "count": points})
        super().follow(table)

    def legal(self, table: Table, seat: int) -> list[int]:
        """survive.choice: any dino of a crowded zone."""
        if seat != table.actor:
            return []
        player = table.players[seat]
        return in_zones(table, player, crowded(table, player), table.setup.island.removals)

    def judge(self, table: Table, seat: int, move: int) -> Reason | None:
        """survive.cold, survive.hot: too many is too many, and no more than that."""
        mask = crowded(table, table.players[seat])
        if kind_of(move) != moves.REMOVE:
            return catalogue.TOO_MANY_IN_THE_COLD if mask >> COLD & 1 else catalogue.TOO_MANY_IN_THE_HEAT
        region = table.setup.island.regions[arg_a(move)]
        if region == NOWHERE:
            return catalogue.NO_REGION
        if table.board[region] != seat:
            return catalogue.REMOVE_NO_DINO
        zone = zones.zone(table, region)
        if mask >> zone & 1:
            return None
        if zone == TEMPERATE:
            return catalogue.REMOVE_MILD
        return catalogue.REMOVE_FURRED if zone == COLD else catalogue.REMOVE_SHADED

    def apply(self, table: Table, seat: int, move: int) -> None:
        remove(table, seat, table.setup.island.regions[arg_a(move)])


def remove(table: Table, seat: i64, region: i64) -> None:
    dinos.take(table, region)
    if table.listener is not None:
        events.at_region(table, "removed", seat, region)
    dinos.tell_if_extinct(table, seat)


def in_zones(table: Table, player: Player, mask: i64, removals: list[T]) -> list[T]:
    """The removals of dinos in some zones, given as bits 1 << zone.

    Of any type: compiled code makes no new numbers of them then.
    """
    terrains = table.setup.island.terrains
    temperate = table.setup.loop[table.climate]
    out: list[T] = []
    for region in player.dinos:
        if mask >> zones.zone_of(terrains[region], temperate) & 1:
            out.append(removals[region])
    return out


def doomed(table: Table, player: Player) -> list[int]:
    """The dinos on terrain where none of the species can live."""
    terrains = table.setup.island.terrains
    temperate = table.setup.loop[table.climate]
    lost = NOBODY_LOST
    for region in player.dinos:
        zone = zones.zone_of(terrains[region], temperate)
        if zone != TEMPERATE and (zone == DEADLY or zones.room_in(player, zone) == 0):
            if not lost:
                lost = []
            lost.append(region)
    return lost


def crowded(table: Table, player: Player) -> i64:
    """survive.cold, survive.hot: the zones with more dinos than furs, or parasols, as bits 1 << zone."""
    cold: i64 = 0
    hot: i64 = 0
    terrains = table.setup.island.terrains
    temperate = table.setup.loop[table.climate]
    for region in player.dinos:
        zone = zones.zone_of(terrains[region], temperate)
        if zone == COLD:
            cold += 1
        elif zone == HOT:
            hot += 1
    mask: i64 = 0
    if cold > 0 and cold > zones.room_in(player, COLD):
        mask |= 1 << COLD
    if hot > 0 and hot > zones.room_in(player, HOT):
        mask |= 1 << HOT
    return mask
