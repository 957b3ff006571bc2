"""Who won the pot keeps it or plants it: an open choice of one seat."""

from speciate.core.moves import kind_of
from speciate.core.seats import NOBODY
from speciate.games.template import events, moves
from speciate.games.template.catalogue import BAG_EMPTY, NOT_YOUR_POT, OK
from speciate.games.template.state import NOT_WON, Table


def next_actor(table: Table) -> int:
    return NOBODY if table.winner == NOT_WON else table.winner


def legal(table: Table, seat: int) -> list[int]:
    """The same question as `refusal` asks, so the two cannot differ."""
    out: list[int] = []
    for move in (moves.keep(), moves.plant()):
        if refuse(table, seat, move) == OK:
            out.append(move)
    return out


def refuse(table: Table, seat: int, move: int) -> int:
    """reveal.highest: the pot is the winner's; choose.plant: only while there is a seed to draw."""
    if seat != table.winner:
        return NOT_YOUR_POT
    return BAG_EMPTY if kind_of(move) == moves.PLANT and not table.bag else OK


def apply(table: Table, seat: int, move: int) -> None:
    player = table.players[seat]
    if kind_of(move) == moves.KEEP:
        # choose.keep: into the store, where each seed counts its value
        events.tell(table, "kept", {"seat": seat, "count": len(table.pot)})
        player.store = sorted(player.store + table.pot)
        table.pot = []
    else:
        # choose.plant: the pot stays for the next round; a sprout, and one more seed to play
        events.tell(table, "planted", {"seat": seat})
        player.sprouts += 1
        player.owed += 1
    table.winner = NOT_WON
