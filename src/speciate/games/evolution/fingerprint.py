"""A position as a row of numbers. Records ask for a digest at every move, so it is written by hand: many times faster
than the fields can tell it, and the same. The conformance suite names a field that is forgotten here.
"""

from librt.strings import BytesWriter, write_i64_le

from speciate.games.evolution.state import Player, Species, Table
from speciate.kit.row import IS_COMPILED, add_bag, add_flag, add_tuple, packer


def row_of(table: Table) -> BytesWriter:
    row = BytesWriter()
    write_i64_le(row, table.seats)
    write_i64_le(row, table.phase)
    write_i64_le(row, table.round)
    write_i64_le(row, table.last_round)
    write_i64_le(row, table.first)
    write_i64_le(row, table.turn)
    write_i64_le(row, table.hole)
    add_flag(row, table.fed)
    add_flag(row, table.acted)
    write_i64_le(row, table.idle)
    write_i64_le(row, table.naming)
    write_i64_le(row, table.unreachable)
    add_bag(row, table.deck)
    add_bag(row, table.aside)
    add_bag(row, table.discards)
    add_bag(row, table.renewed)
    add_bag(row, table.old)
    for player in table.players:
        add_player(row, player)
    return row


def add_player(row: BytesWriter, player: Player) -> None:
    write_i64_le(row, len(player.species))
    for species in player.species:
        add_species(row, species)
    add_own(row, player)
    shown = player.shown
    add_flag(row, shown is not None)
    if shown is not None:
        add_player(row, shown)


def add_own(row: BytesWriter, player: Player) -> None:
    """What a player has besides species."""
    if IS_COMPILED:
        write_i64_le(row, player.next_id)
        write_i64_le(row, player.bag)
        write_i64_le(row, player.food_card)
        write_i64_le(row, player.held)
        add_flag(row, player.ended)
        add_flag(row, player.declined)
        write_i64_le(row, player.owed)
    else:
        cards = (player.food_card, player.held)
        row.write(packer(7)(player.next_id, player.bag, *cards, player.ended, player.declined, player.owed))
    add_bag(row, player.hand)
    add_bag(row, player.discarding)
    add_bag(row, player.kept)
    add_bag(row, player.drawn)


def add_species(row: BytesWriter, species: Species) -> None:
    cards = species.cards
    if not IS_COMPILED:  # there are many of them, and every call costs
        counts = (species.id, species.body, species.population, species.food, species.fat)
        traits = (species.hidden, species.used, species.ignoring)
        row.write(packer(9 + len(cards))(*counts, *traits, len(cards), *cards))
        return
    write_i64_le(row, species.id)
    write_i64_le(row, species.body)
    write_i64_le(row, species.population)
    write_i64_le(row, species.food)
    write_i64_le(row, species.fat)
    write_i64_le(row, species.hidden)
    write_i64_le(row, species.used)
    write_i64_le(row, species.ignoring)
    write_i64_le(row, len(cards))
    add_tuple(row, cards)


# -- by what pieces of views are found


def values_of_player(player: Player) -> bytes:
    row = BytesWriter()
    add_own(row, player)
    return row.getvalue()


def values_of_species(species: Species) -> bytes:
    row = BytesWriter()
    add_species(row, species)
    return row.getvalue()
