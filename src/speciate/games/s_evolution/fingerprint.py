"""A position as a row of ints: everything `position.write` says."""

from speciate.games.s_evolution.options import OPTIONS
from speciate.games.s_evolution.state import Player, Table
from speciate.kit.row import add_bag, digest_of


def digest(table: Table) -> str:
    row: list[int] = [
        table.seats,
        table.phase,
        table.round,
        table.lead,
        table.turn,
        int(table.turning),
        int(table.replacing),
        table.trump,
        table.colour,
        table.winner,
        table.held_off,
        table.barred,
        table.storms,
        table.gains,
        table.losses,
        table.trades,
        table.met,
        table.unmet,
        int(table.rising),
        int(table.grown),
        int(table.evolved),
        len(table.order),
        *table.order,
        len(table.suffering),
        *table.suffering,
    ]
    add_bag(row, list(table.gone))
    for player in table.players:
        add_player(row, player)
    return digest_of(row, OPTIONS, table.setup.options, table.setup.pack)


def add_player(row: list[int], player: Player) -> None:
    row.append(player.age)
    row.append(player.population)
    row.append(player.score)
    row.append(player.stock)
    row.append(player.levels)
    row.append(player.unseen)
    row.append(player.owed)
    row.append(player.discovery)
    row.append(player.up)
    row.append(player.card)
    row.append(int(player.card_taken))
    row.append(player.void)
    row.append(int(player.obscured))
    row.append(int(player.invaded))
    row.append(int(player.rose))
    row += player.slots
    add_bag(row, player.deck)
    add_bag(row, player.hand)
    add_bag(row, player.taken)
    add_bag(row, player.aside)
