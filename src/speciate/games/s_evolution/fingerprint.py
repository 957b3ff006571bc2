"""A position as a row of numbers. Records ask for a digest at every move, so it is written by hand: many times faster
than the fields can tell it, and the same. The conformance suite names a field that is forgotten here.
"""

from librt.strings import BytesWriter, write_i64_le

from speciate.games.s_evolution.state import Player, Table, seats_in
from speciate.kit.row import add_bag, add_flag, add_list, add_tuple


def row_of(table: Table) -> BytesWriter:
    row = BytesWriter()
    write_i64_le(row, table.seats)
    write_i64_le(row, table.phase)
    write_i64_le(row, table.round)
    write_i64_le(row, table.lead)
    write_i64_le(row, table.turn)
    add_flag(row, table.turning)
    add_flag(row, table.replacing)
    write_i64_le(row, table.trump)
    write_i64_le(row, table.colour)
    write_i64_le(row, table.winner)
    write_i64_le(row, table.held_off)
    write_i64_le(row, table.barred)
    write_i64_le(row, table.storms)
    write_i64_le(row, table.gains)
    write_i64_le(row, table.losses)
    write_i64_le(row, table.trades)
    write_i64_le(row, table.met)
    write_i64_le(row, table.unmet)
    add_flag(row, table.rising)
    add_flag(row, table.grown)
    add_flag(row, table.evolved)
    add_list(row, seats_in(table.choosers))
    add_bag(row, table.suffering)
    add_bag(row, list(table.gone))
    for player in table.players:
        add_player(row, player)
    return row


def add_player(row: BytesWriter, player: Player) -> None:
    write_i64_le(row, player.age)
    write_i64_le(row, player.population)
    write_i64_le(row, player.score)
    write_i64_le(row, player.stock)
    write_i64_le(row, player.levels)
    write_i64_le(row, player.unseen)
    write_i64_le(row, player.owed)
    write_i64_le(row, player.discovery)
    write_i64_le(row, player.up)
    write_i64_le(row, player.card)
    add_flag(row, player.card_taken)
    write_i64_le(row, player.void)
    add_flag(row, player.obscured)
    add_flag(row, player.invaded)
    add_flag(row, player.rose)
    add_tuple(row, player.slots)
    add_bag(row, player.deck)
    add_bag(row, player.hand)
    add_bag(row, player.taken)
    add_bag(row, player.aside)


def values_of_player(player: Player) -> bytes:
    """By what pieces of views are found; they also show what was spent."""
    row = BytesWriter()
    add_player(row, player)
    add_bag(row, player.spent)
    return row.getvalue()
