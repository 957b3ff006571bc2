"""Phase 4: each player in turn places newborns beside their adults."""

from bisect import insort

from mypy_extensions import i64

from speciate.core.moves import A
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evo import events, genes, moves
from speciate.games.evo.cards import EGG, FAR_EGG
from speciate.games.evo.catalogue import (
    BIRTH_APART,
    BIRTH_MUST,
    BIRTH_OCCUPIED,
    BIRTH_TOO_FAR,
    NO_REGION,
    NOT_BIRTH_NOW,
    NOT_YOUR_BIRTH,
    REBIRTH_OCCUPIED,
)
from speciate.games.evo.rules import dinos, event_cards
from speciate.games.evo.state import BIRTHS, EMPTY, NOWHERE, Player, Table
from speciate.kit.hexes import reached


def open_phase(table: Table) -> None:
    table.phase = BIRTHS
    event_cards.open_window(table)


def begin(table: Table) -> None:
    """birth.count: the seat at turn places as many as it has eggs. birth.must: as far as its reserve goes."""
    player = table.players[table.order[table.turn]]
    table.young = []
    if table.barren and not player.bonus[FAR_EGG]:
        table.births = 0
        return
    table.births = min(max(0, player.genes[genes.EGG] + player.bonus[EGG]), dinos.reserve(table, player))


def next_actor(table: Table) -> i64:
    """birth.must: nobody may decline; who has no place for a newborn is passed over."""
    while table.turn < table.seats:
        seat = table.order[table.turn]
        if table.births and has_place(table, table.players[seat]):
            return seat
        table.turn += 1
        if table.turn < table.seats:
            begin(table)
    table.turn = 0
    table.births = 0
    table.young = []
    return NOBODY


def parents(table: Table, player: Player) -> list[int]:
    """birth.place: the adults, there since before this phase. birth.extinct: without one, the newborns."""
    if not table.young:
        return player.dinos
    adults = [region for region in player.dinos if region not in table.young]
    return adults or table.young


def around(table: Table, player: Player, region: i64) -> list[int]:
    """The regions a newborn can go to from here: those that border it, or with a card those nearby."""
    reach = player.bonus[FAR_EGG]
    adjacent = table.setup.island.adjacent
    return reached(adjacent, region, reach) if reach else adjacent[region]


def has_place(table: Table, player: Player) -> bool:
    if not player.dinos:
        return EMPTY in table.board
    board = table.board
    for region in parents(table, player):
        for to in around(table, player, region):
            if board[to] == EMPTY:
                return True
    return False


def legal(table: Table, seat: i64) -> list[int]:
    """Every empty region beside a parent; birth.extinct: the first of a species reborn goes anywhere."""
    out: list[int] = []
    if seat != table.order[table.turn]:
        return out
    player = table.players[seat]
    codes = table.setup.island.codes
    board = table.board
    if not player.dinos:
        for region, holder in enumerate(board):
            if holder == EMPTY:
                out.append(moves.BIRTH | codes[region] << A)
        return out
    listed = [False] * len(board)
    for region in parents(table, player):
        for to in around(table, player, region):
            if board[to] == EMPTY and not listed[to]:
                listed[to] = True
                out.append(moves.BIRTH | codes[to] << A)
    return out


def refuse(table: Table, seat: i64, code: i64) -> Reason | None:
    """birth.place, birth.extinct"""
    if table.phase != BIRTHS or table.asking:
        return NOT_BIRTH_NOW
    if seat != table.order[table.turn]:
        return NOT_YOUR_BIRTH
    region = table.setup.island.regions[code]
    if region == NOWHERE:
        return NO_REGION
    player = table.players[seat]
    reborn = len(table.young) == len(player.dinos)  # no adult among them
    if table.board[region] != EMPTY:
        return REBIRTH_OCCUPIED if reborn else BIRTH_OCCUPIED
    if not player.dinos:
        return None
    for parent in parents(table, player):
        if region in around(table, player, parent):
            return None
    return BIRTH_APART if reborn else BIRTH_TOO_FAR


def refuse_stopping(table: Table, seat: i64) -> Reason:
    """birth.must: nobody declines."""
    return BIRTH_MUST if seat == table.order[table.turn] else NOT_YOUR_BIRTH


def apply(table: Table, seat: i64, code: i64) -> None:
    region = table.setup.island.regions[code]
    if table.listener is not None:
        name = "born" if table.players[seat].dinos else "reborn"
        events.at_region(table, name, seat, region)
    dinos.put(table, seat, region)
    insort(table.young, region)
    table.births -= 1
