"""Dinos come onto the board and leave it; whatever is not on the board is in its owner's reserve."""

from mypy_extensions import i64

from speciate.games.evo import events
from speciate.games.evo.rules.places import add, drop, replace
from speciate.games.evo.state import EMPTY, Player, Table


def put(table: Table, seat: i64, region: i64) -> None:
    """move.one-each: the region is empty."""
    table.board[region] = seat
    add(table.players[seat].dinos, region)


def take(table: Table, region: i64) -> None:
    """The dino goes back to the reserve. Once that is told, `tell_if_extinct` says whether it was the last."""
    seat = table.board[region]
    table.board[region] = EMPTY
    drop(table.players[seat].dinos, region)


def tell_if_extinct(table: Table, seat: i64) -> None:
    if table.listener is not None and not table.players[seat].dinos:
        events.tell(table, "extinct", {"seat": seat})


def step(table: Table, seat: i64, start: i64, end: i64) -> None:
    """A dino goes from one region to an empty one."""
    table.board[start] = EMPTY
    table.board[end] = seat
    replace(table.players[seat].dinos, start, end)


def reserve(table: Table, player: Player) -> i64:
    """setup.dinos: those not on the board."""
    return table.setup.dinos - len(player.dinos)
