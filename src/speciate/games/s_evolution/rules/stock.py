"""The resource tracks: four bits a resource in one int, so that a player copies fast."""

from mypy_extensions import i64

from speciate.games.s_evolution.cards import SUITS
from speciate.games.s_evolution.state import Player, Table


def amount(player: Player, suit: i64) -> i64:
    """How much of a resource is in stock."""
    return part(player.stock, suit)


def part(tracks: i64, suit: i64) -> i64:
    """The number of one resource, of several in one int."""
    return (tracks >> (suit << 2)) & 15


def total(player: Player) -> i64:
    return amount(player, 0) + amount(player, 1) + amount(player, 2)


def kinds(player: Player) -> i64:
    """The resources in stock, as a mask."""
    mask: i64 = 0
    for suit in range(len(SUITS)):
        if amount(player, suit):
            mask |= 1 << suit
    return mask


def add(table: Table, player: Player, suit: i64, count: i64) -> i64:
    """harvest.cap: as much as the track holds; the excess is lost. Returns what was added."""
    room = table.setup.stock_limit - amount(player, suit)
    if count > room:
        count = room
    player.stock += count << (suit << 2)
    return count


def take(player: Player, suit: i64, count: i64) -> i64:
    """As much as there is, up to `count`. Returns what was taken."""
    have = amount(player, suit)
    if count > have:
        count = have
    player.stock -= count << (suit << 2)
    return count
