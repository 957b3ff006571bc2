"""The tie rule, by which all ties of the game are broken."""

from mypy_extensions import i64

from speciate.games.s_evolution.editions import PRESTIGE
from speciate.games.s_evolution.rules.workers import level
from speciate.games.s_evolution.state import Player, Table


def tie_key(table: Table, seat: i64) -> i64:
    """Whoever has the higher key comes first; no two seats have the same."""
    return key_of(table, seat, table.players[seat])


def key_of(table: Table, seat: i64, player: Player) -> i64:
    """The same for a player that is at hand."""
    if table.setup.edition.prestige_in_ties:
        return key_2_0(table, seat, player)
    return key_2013(table, seat, player)


def key_2013(table: Table, seat: i64, player: Player) -> i64:
    """tie.2013: higher Age, more population, earlier in the current turn order."""
    return player.age << 8 | player.population << 4 | earlier(table, seat)


def key_2_0(table: Table, seat: i64, player: Player) -> i64:
    """tie.2.0: higher Prestige level before all that."""
    return level(player, PRESTIGE) << 12 | key_2013(table, seat, player)


def earlier(table: Table, seat: i64) -> i64:
    """Higher the sooner a seat's turn comes, clockwise from the lead."""
    after = seat - table.lead
    if after < 0:
        after += table.seats
    return table.seats - after
