"""Scavenger."""

from mypy_extensions import i64

from speciate.games.evolution.cards import SCAVENGER
from speciate.games.evolution.rules import taking
from speciate.games.evolution.state import Table, seat_after


def feast(table: Table, attacking_seat: i64, ignored: i64) -> None:
    """trait.scavenger: each takes 1 meat, from the attacking player clockwise, left to right, once an attack."""
    seat = attacking_seat
    while True:
        for species in table.players[seat].species:
            if species.traits & SCAVENGER:
                taking.take(table, seat, species, 1, taking.MEAT, "scavenger", ignored)
        seat = seat_after(table, seat)
        if seat == attacking_seat:
            return
