"""Before the first round, and after the last."""

from typing import final

from speciate.core.seats import NATURE
from speciate.games.evolution import events
from speciate.games.evolution.phases.phase import Phase
from speciate.games.evolution.rules import scoring
from speciate.games.evolution.state import Table


@final
class Start(Phase):
    """setup.players: nature names the first player."""

    def next_actor(self, table: Table) -> int:  # noqa: ARG002 (the contract's)
        return NATURE


@final
class Over(Phase):
    def open(self, table: Table) -> None:
        if table.listener is not None:
            events.game_over(table, scoring.score(table))
