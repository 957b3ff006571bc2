"""A position as a row of ints. Records ask for a digest at every move, so it is written by hand: many times faster than
the fields can tell it, and the same. The conformance suite names a field that is forgotten here.
"""

from speciate.games.evolution.state import Player, Table
from speciate.kit.row import add_bag


def row_of(table: Table) -> list[int]:
    row: list[int] = [
        table.seats,
        table.phase,
        table.round,
        table.last_round,
        table.first,
        table.turn,
        table.hole,
        int(table.fed),
        int(table.acted),
        table.idle,
        table.naming,
        table.unreachable,
    ]
    add_bag(row, table.deck)
    add_bag(row, table.aside)
    add_bag(row, table.discards)
    add_bag(row, table.renewed)
    add_bag(row, table.old)
    for player in table.players:
        add_player(row, player)
    return row


def add_player(row: list[int], player: Player) -> None:
    row.append(len(player.species))
    for species in player.species:
        row.append(species.id)
        row.append(species.body)
        row.append(species.population)
        row.append(species.food)
        row.append(species.fat)
        row.append(species.hidden)
        row.append(species.used)
        row.append(species.ignoring)
        row.append(len(species.cards))
        row += species.cards
    row.append(player.next_id)
    row.append(player.bag)
    row.append(player.food_card)
    row.append(player.held)
    row.append(int(player.ended))
    row.append(int(player.declined))
    row.append(player.owed)
    add_bag(row, player.hand)
    add_bag(row, player.discarding)
    add_bag(row, player.kept)
    add_bag(row, player.drawn)
    row.append(0 if player.shown is None else 1)
    if player.shown is not None:
        add_player(row, player.shown)
