"""Drawing seeds from the bag. The bag has no order: which seed comes up is nature's move."""

from bisect import insort

from speciate.games.template import events
from speciate.games.template.state import DEAL, Table


def open_game(table: Table) -> None:
    """setup.bag, deal.hand: all seeds in the bag, then so many for each player."""
    table.phase = DEAL
    table.bag = list(table.setup.seeds)
    for player in table.players:
        player.owed = table.setup.hand_size


def open_phase(table: Table) -> None:
    """deal.refill: by option, one more seed for everyone between two rounds."""
    table.phase = DEAL
    if table.setup.refill:
        for player in table.players:
            player.owed += 1


def next_drawer(table: Table) -> int:
    """deal.hand: seat by seat, each all of theirs; -1 when nobody draws."""
    for seat, player in enumerate(table.players):
        if player.owed:
            return seat
    return -1


def must_draw(table: Table) -> bool:
    """Whether a seed is drawn now. deal.empty: with nothing in the bag, nothing is owed any more."""
    if next_drawer(table) < 0:
        return False
    if table.bag:
        return True
    for seat, player in enumerate(table.players):
        if player.owed:
            events.tell(table, "bag-empty", {"seat": seat, "count": player.owed})
            player.owed = 0
    return False


def draw_seed(table: Table, seed: int) -> None:
    seat = next_drawer(table)
    player = table.players[seat]
    table.bag.remove(seed)
    insort(player.hand, seed)
    player.owed -= 1
    events.tell_owner(table, seat, "drew", seed)
