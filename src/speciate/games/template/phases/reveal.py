"""All seeds are turned up; nobody has a choice here."""

from speciate.games.template import events
from speciate.games.template.cards import NO_SEED, seed_text
from speciate.games.template.state import CHOOSE, NOT_WON, Table


def reveal(table: Table) -> None:
    """reveal.highest, reveal.tie: the seeds join the pot; a winner decides about it, or it stays."""
    table.winner = highest_alone(table)
    for seat, player in enumerate(table.players):
        if player.laid != NO_SEED:
            events.tell(table, "revealed", {"seat": seat, "seed": seed_text(player.laid)})
            table.pot.append(player.laid)
            player.laid = NO_SEED
    table.pot.sort()
    table.phase = CHOOSE
    if table.winner == NOT_WON:
        events.tell(table, "pot-stays", {"count": len(table.pot)})
    else:
        events.tell(table, "pot-won", {"seat": table.winner, "count": len(table.pot)})


def highest_alone(table: Table) -> int:
    """reveal.highest: the seat of the highest seed that nobody else laid. reveal.tie: NOT_WON if there is none."""
    laid = [player.laid for player in table.players]
    best = NO_SEED
    winner = NOT_WON
    for seat, seed in enumerate(laid):
        if seed > best and laid.count(seed) == 1:
            best = seed
            winner = seat
    return winner
