"""Phase 1: new species for those who have none, then cards."""

from typing import final

from speciate.games.evolution import events
from speciate.games.evolution.phases.phase import Phase
from speciate.games.evolution.rules import deck
from speciate.games.evolution.state import Table


@final
class Deal(Phase):
    def open(self, table: Table) -> None:
        """deal.species, deal.cards: who has no species takes one, then 3 cards and 1 for each species."""
        table.round += 1
        if table.listener is not None:
            events.tell(table, "round", {"round": table.round, "seat": table.first})
        for seat, player in enumerate(table.players):
            if not player.species:
                species = player.new_species()
                player.species.append(species)
                if table.listener is not None:
                    events.of_species(table, seat, species, "species-given", {})
            count = table.setup.cards_each_round + table.setup.cards_per_species * len(player.species)
            deck.owe(table, seat, count)
