"""Phase 1: the order of the round, once for all its phases."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.seats import NATURE, NOBODY
from speciate.games.evo import events
from speciate.games.evo.cards import NO_BONUS
from speciate.games.evo.genes import TAIL
from speciate.games.evo.phases.phase import Phase
from speciate.games.evo.rules.places import holds
from speciate.games.evo.state import Player, Table

MANY: Final = 100  # more dinos than anybody has


@final
class Initiative(Phase):
    def open(self, table: Table) -> None:
        """event.duration: what the cards of the last round did is over."""
        table.round += 1
        table.order = []
        table.turn = 0
        table.climate_played = False
        table.barren = False
        for player in table.players:
            player.bonus = NO_BONUS
            player.discount = 0
        if table.listener is not None:
            events.tell(table, "round", {"round": table.round})

    def next_actor(self, table: Table) -> int:
        """Fills the order as far as it is clear; nature chooses among equals."""
        while len(table.order) < table.seats:
            equals = next_equals(table)
            if len(equals) > 1:
                return NATURE
            table.order = [*table.order, equals[0]]
        # initiative.fixed: nothing that happens later this round changes it
        if table.listener is not None:
            events.tell(table, "order", {"seats": list(table.order)})
        return NOBODY


def next_equals(table: Table) -> list[int]:
    """initiative.tail: who comes next: the longest tail, then the fewest dinos; several when still tied."""
    highest: i64 = -MANY
    for seat, player in enumerate(table.players):
        if rank(player) > highest and not holds(table.order, seat):
            highest = rank(player)
    return [
        seat for seat, player in enumerate(table.players) if rank(player) == highest and not holds(table.order, seat)
    ]


def rank(player: Player) -> i64:
    """The higher, the sooner."""
    return player.genes[TAIL] * MANY - len(player.dinos)


def go_first(table: Table, seat: int) -> None:
    table.order = [*table.order, seat]
    if table.listener is not None:
        events.tell(table, "drawn-first", {"seat": seat})
