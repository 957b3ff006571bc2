"""A position as a row of numbers. Records ask for a digest at every move, so it is written by hand: many times faster
than the fields can tell it, and the same. The conformance suite names a field that is forgotten here.
"""

from librt.strings import BytesWriter, write_i64_le

from speciate.games.evo.state import Player, Table
from speciate.kit.row import add_all, add_bag, add_flag, add_list, add_tuple


def row_of(table: Table) -> BytesWriter:
    row = BytesWriter()
    write_i64_le(row, table.seats)
    write_i64_le(row, table.phase)
    write_i64_le(row, table.round)
    write_i64_le(row, table.climate)
    write_i64_le(row, table.meteor)
    write_i64_le(row, table.die)
    write_i64_le(row, table.turn)
    add_flag(row, table.asking)
    add_flag(row, table.climate_played)
    add_flag(row, table.barren)
    write_i64_le(row, table.steps)
    write_i64_le(row, table.attacker)
    write_i64_le(row, table.target)
    write_i64_le(row, table.swimmer)
    write_i64_le(row, table.births)
    write_i64_le(row, table.lot)
    write_i64_le(row, table.rebidder)
    write_i64_le(row, table.undrawn)
    write_i64_le(row, table.gifts)
    add_list(row, table.order)
    add_bag(row, table.young)
    add_list(row, table.lots)
    add_list(row, table.bids)
    add_list(row, table.bidders)
    add_bag(row, table.pile)
    add_bag(row, table.discards)
    add_bag(row, table.bag)
    add_bag(row, table.gone)
    for player in table.players:
        add_player(row, player)
    return row


def add_player(row: BytesWriter, player: Player) -> None:
    write_i64_le(row, player.points)
    write_i64_le(row, player.spent)
    write_i64_le(row, player.owed)
    write_i64_le(row, player.discount)
    add_flag(row, player.outbid)
    add_flag(row, player.dropped)
    add_all(row, player.genes)
    add_tuple(row, player.bonus)
    add_bag(row, player.dinos)
    add_bag(row, player.hand)


def values_of_player(player: Player) -> bytes:
    """By what pieces of views are found."""
    row = BytesWriter()
    add_player(row, player)
    return row.getvalue()
