"""Phase 5: the climate takes what no fur and no parasol protects; the survivors bring points."""

from mypy_extensions import i64

from speciate.core.moves import A
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evo import events, moves
from speciate.games.evo.catalogue import (
    NO_REGION,
    NOT_REMOVE_NOW,
    NOT_YOUR_REMOVAL,
    REMOVE_FURRED,
    REMOVE_MILD,
    REMOVE_NO_DINO,
    REMOVE_SHADED,
    TOO_MANY_IN_THE_COLD,
    TOO_MANY_IN_THE_HEAT,
)
from speciate.games.evo.rules import dinos, event_cards, zones
from speciate.games.evo.rules.zones import COLD, HOT, TEMPERATE
from speciate.games.evo.state import NOWHERE, SURVIVAL, Player, Table


def open_phase(table: Table) -> None:
    table.phase = SURVIVAL
    event_cards.open_window(table)


def begin(table: Table) -> None:
    """survive.deadly: where nobody of a species can live there is nothing to choose."""
    for seat in table.order:
        player = table.players[seat]
        lost = doomed(table, player)
        if lost:
            if table.listener is not None:
                events.died(table, seat, lost)
            for region in lost:
                dinos.take(table, region)


def doomed(table: Table, player: Player) -> list[int]:
    """The dinos on terrain where none of the species can live."""
    return [region for region in player.dinos if zones.room_in(player, zones.zone(table, region)) == 0]


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
    if cold > zones.room_in(player, COLD):
        mask |= 1 << COLD
    if hot > zones.room_in(player, HOT):
        mask |= 1 << HOT
    return mask


def next_actor(table: Table) -> i64:
    """survive.choice: each owner with too many in a zone chooses, in the round's order."""
    while table.turn < table.seats:
        seat = table.order[table.turn]
        if crowded(table, table.players[seat]):
            return seat
        table.turn += 1
    table.turn = 0
    return NOBODY


def legal(table: Table, seat: i64) -> list[int]:
    """survive.choice: any dino of a crowded zone."""
    out: list[int] = []
    if seat != table.order[table.turn]:
        return out
    player = table.players[seat]
    mask = crowded(table, player)
    for region in player.dinos:
        if mask >> zones.zone(table, region) & 1:
            out.append(moves.REMOVE | table.setup.island.codes[region] << A)
    return out


def refuse(table: Table, seat: i64, code: i64) -> Reason | None:
    if table.phase != SURVIVAL or table.asking:
        return NOT_REMOVE_NOW
    if seat != table.order[table.turn]:
        return NOT_YOUR_REMOVAL
    region = table.setup.island.regions[code]
    if region == NOWHERE:
        return NO_REGION
    if table.board[region] != seat:
        return REMOVE_NO_DINO
    zone = zones.zone(table, region)
    if crowded(table, table.players[seat]) >> zone & 1:
        return None
    if zone == TEMPERATE:
        return REMOVE_MILD
    return REMOVE_FURRED if zone == COLD else REMOVE_SHADED


def refuse_stopping(table: Table, seat: i64) -> Reason:
    """survive.cold, survive.hot: too many is too many."""
    if seat != table.order[table.turn]:
        return NOT_YOUR_REMOVAL
    return TOO_MANY_IN_THE_COLD if crowded(table, table.players[seat]) >> COLD & 1 else TOO_MANY_IN_THE_HEAT


def apply(table: Table, seat: i64, code: i64) -> None:
    region = table.setup.island.regions[code]
    if table.listener is not None:
        events.at_region(table, "removed", seat, region)
    dinos.take(table, region)


def score(table: Table) -> None:
    """survive.points: one for each dino left."""
    for seat in table.order:
        player = table.players[seat]
        points = table.setup.points_per_dino * len(player.dinos)
        player.points += points
        if table.listener is not None:
            events.tell(table, "scored", {"seat": seat, "count": points})
