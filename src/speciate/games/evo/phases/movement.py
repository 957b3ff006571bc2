"""Phase 3: each player in turn moves their dinos, step by step; entering a held region is an attack."""

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evo import events, genes, moves
from speciate.games.evo.cards import LEG, SWIM, effect_of
from speciate.games.evo.catalogue import (
    ATTACK_OUTMATCHED,
    LAND_FIRST,
    LAND_INLAND,
    LAND_NOT_NOW,
    LAND_OCCUPIED,
    MOVE_NO_DINO,
    MOVE_NOT_ADJACENT,
    MOVE_OWN,
    NO_REGION,
    NOT_MOVE_NOW,
    NOT_YOUR_MOVE,
    SWIM_INLAND,
    SWIM_NO_ROOM,
    SWIM_NOT_NOW,
)
from speciate.games.evo.rules import combat, dinos, event_cards
from speciate.games.evo.state import EMPTY, MOVEMENT, NOWHERE, Player, Table


def open_phase(table: Table) -> None:
    table.phase = MOVEMENT
    event_cards.open_window(table)


def begin(table: Table) -> None:
    """move.steps: the seat at turn has as many steps as legs, this round's cards counted in."""
    player = table.players[table.order[table.turn]]
    table.steps = max(0, player.genes[genes.LEG] + player.bonus[LEG])


def next_actor(table: Table) -> i64:
    """move.turns: in the round's order, each their whole movement; who cannot move is passed over."""
    if table.attacker != NOWHERE:
        return NATURE
    while table.turn < table.seats:
        seat = table.order[table.turn]
        if table.steps and table.players[seat].dinos:
            return seat
        table.turn += 1
        if table.turn < table.seats:
            begin(table)
    table.turn = 0
    table.steps = 0  # those of a last seat without a dino too
    return NOBODY


# -- what can be done -------------------------------------------------------------------------------


def legal(table: Table, seat: i64) -> list[int]:
    out: list[int] = []
    if seat != table.order[table.turn]:
        return out
    if table.swimmer != NOWHERE:
        add_landings(table, out)
        return out
    player = table.players[seat]
    island = table.setup.island
    board = table.board
    for region in player.dinos:
        ways = island.ways[region]
        for i, to in enumerate(island.adjacent[region]):
            holder = board[to]
            # move.own; combat.outmatched. move.climate-blind: the climate is not asked
            if holder == EMPTY or (
                holder != seat and combat.wins_up_to(table, player, table.players[holder]) != combat.OUTMATCHED
            ):
                out.append(moves.MOVE | ways[i])
    if player.bonus[SWIM] and has_free_coast(table):
        for region in player.dinos:
            if island.coast[region]:
                out.append(moves.swim(island.codes[region]))
    if table.round > table.setup.quiet_rounds:
        for card in player.hand:
            if effect_of(card) == SWIM:
                event_cards.add_plays(table, seat, out)
                break
    out.append(moves.END)
    return out


def add_landings(table: Table, out: list[int]) -> None:
    island = table.setup.island
    for region in range(island.size):
        if island.coast[region] and table.board[region] == EMPTY:
            out.append(moves.land(island.codes[region]))


def has_free_coast(table: Table) -> bool:
    coast = table.setup.island.coast
    for region, holder in enumerate(table.board):
        if holder == EMPTY and coast[region]:
            return True
    return False


def refuse(table: Table, seat: i64, move: i64) -> Reason | None:
    """move.turns first; then whether the step can be made."""
    if table.phase != MOVEMENT or table.asking:
        return NOT_MOVE_NOW
    if seat != table.order[table.turn]:
        return NOT_YOUR_MOVE
    kind = kind_of(move)
    if kind == moves.LAND:
        return refuse_landing(table, arg_a(move))
    if table.swimmer != NOWHERE:
        return LAND_FIRST
    if kind == moves.END:
        return None
    region = table.setup.island.regions[arg_a(move)]
    if region == NOWHERE:
        return NO_REGION
    if table.board[region] != seat:
        return MOVE_NO_DINO
    player = table.players[seat]
    return refuse_step(table, player, region, arg_b(move)) if kind == moves.MOVE else refuse_swim(table, player, region)


def refuse_step(table: Table, player: Player, start: i64, code: i64) -> Reason | None:
    """move.steps: to a bordering region; move.own, move.one-each; combat.outmatched."""
    end = table.setup.island.regions[code]
    if end == NOWHERE:
        return NO_REGION
    if end not in table.setup.island.adjacent[start]:
        return MOVE_NOT_ADJACENT
    holder = table.board[end]
    if holder == EMPTY:
        return None
    if table.players[holder] is player:
        return MOVE_OWN
    outmatched = combat.wins_up_to(table, player, table.players[holder]) == combat.OUTMATCHED
    return ATTACK_OUTMATCHED if outmatched else None


def refuse_swim(table: Table, player: Player, region: i64) -> Reason | None:
    """event.when: only with the card, from coast to coast."""
    if not player.bonus[SWIM]:
        return SWIM_NOT_NOW
    if not table.setup.island.coast[region]:
        return SWIM_INLAND
    return None if has_free_coast(table) else SWIM_NO_ROOM


def refuse_landing(table: Table, code: i64) -> Reason | None:
    if table.swimmer == NOWHERE:
        return LAND_NOT_NOW
    region = table.setup.island.regions[code]
    if region == NOWHERE:
        return NO_REGION
    if not table.setup.island.coast[region]:
        return LAND_INLAND
    return None if table.board[region] == EMPTY else LAND_OCCUPIED


# -- what it does -----------------------------------------------------------------------------------


def apply(table: Table, seat: i64, move: i64) -> None:
    kind = kind_of(move)
    regions = table.setup.island.regions
    if kind == moves.MOVE:
        apply_step(table, seat, regions[arg_a(move)], regions[arg_b(move)])
    elif kind == moves.END:
        table.steps = 0  # move.steps: moving is optional
    elif kind == moves.SWIM:
        table.swimmer = regions[arg_a(move)]
    elif kind == moves.LAND:
        apply_landing(table, seat, regions[arg_a(move)])
    else:
        event_cards.apply(table, seat, move)


def apply_step(table: Table, seat: i64, start: i64, end: i64) -> None:
    """combat.step: an attack costs its one step too, and who wins it may move on."""
    table.steps -= 1
    if table.board[end] == EMPTY:
        dinos.step(table, seat, start, end)
        if table.listener is not None:
            events.stepped(table, "moved", seat, start, end)
    else:
        combat.declare(table, seat, start, end)


def apply_landing(table: Table, seat: i64, region: i64) -> None:
    start = table.swimmer
    table.swimmer = NOWHERE
    table.steps -= 1
    player = table.players[seat]
    values = list(player.bonus)
    values[SWIM] -= 1
    player.bonus = tuple(values)
    dinos.step(table, seat, start, region)
    if table.listener is not None:
        events.stepped(table, "swam", seat, start, region)


def roll(table: Table, face: i64) -> None:
    """combat.odds: only the attacker rolls."""
    table.die = face
    combat.resolve(table, face)
