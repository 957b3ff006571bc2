"""The end: the last Discoveries, the sets, the winner."""

from speciate.core.outcome import Outcome
from speciate.games.s_evolution import events
from speciate.games.s_evolution.cards import AGES, SEAT_COLOURS
from speciate.games.s_evolution.options import SET_POINTS
from speciate.games.s_evolution.phases import action, hand
from speciate.games.s_evolution.rules.ties import tie_key
from speciate.games.s_evolution.state import OVER, Player, Table


def end_round(table: Table) -> None:
    """round.discard, setup.rounds, over.sixth; trick.first: who acted last leads the next round."""
    hand.close_round(table)
    action.clear(table)
    if table.round < table.setup.rounds:
        table.lead = table.turn
        hand.open_round(table)
        return
    turn_last_discoveries(table)
    table.phase = OVER
    if table.listener is not None:
        outcome = score(table)
        events.tell_list(table, "game-over", {"scores": list(outcome.scores), "winners": list(outcome.winners)})


def turn_last_discoveries(table: Table) -> None:
    """over.last-discovery-2.0: who rose in the last round turns up the Discovery of the Age reached."""
    if not table.setup.edition.last_rise_counts:
        return
    for seat, player in enumerate(table.players):
        bit = 1 << (player.age - 1)
        if player.rose and not player.up & bit:
            player.up |= bit
            events.tell(table, "discovery-up", seat, player.slots[player.age - 1])


def set_sizes(table: Table, player: Player) -> list[int]:
    """How many face-up Discoveries of each colour."""
    counts = [0] * len(SEAT_COLOURS)
    for at in range(AGES):
        if (player.up >> at) & 1:
            counts[table.setup.colours[player.slots[at]]] += 1
    return counts


def set_points(table: Table, player: Player) -> int:
    """score.sets"""
    total = 0
    for count in set_sizes(table, player):
        total += SET_POINTS[count]
    return total


def score(table: Table) -> Outcome:
    """over.win: the points of the needs and the sets; the tie rule leaves one winner."""
    parts = [{"needs": int(player.score), "sets": set_points(table, player)} for player in table.players]
    totals = [part["needs"] + part["sets"] for part in parts]
    best = 0
    for seat in range(1, table.seats):
        if (totals[seat], tie_key(table, seat)) > (totals[best], tie_key(table, best)):
            best = seat
    return Outcome(totals, [best], parts)
