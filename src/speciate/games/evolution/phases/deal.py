"""Phase 1: new species for those who have none, then cards."""

from speciate.games.evolution import events
from speciate.games.evolution.rules import deck
from speciate.games.evolution.state import DEAL, Player, Species, Table


def open_phase(table: Table) -> None:
    """deal.species, deal.cards: who has no species takes one, then 3 cards and 1 for each species."""
    table.phase = DEAL
    table.round += 1
    events.tell(table, "round", {"round": table.round, "seat": table.first})
    for seat, player in enumerate(table.players):
        if not player.species:
            species = new_species(player)
            player.species.append(species)
            events.tell(table, "species-given", {"species": events.species_ref(seat, species)})
        count = table.setup.cards_each_round + table.setup.cards_per_species * len(player.species)
        deck.owe(table, seat, count)


def new_species(player: Player) -> Species:
    """Body 1, population 1, numbered after its owner's earlier ones."""
    species = Species(player.next_id)
    player.next_id += 1
    return species
