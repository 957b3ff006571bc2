"""The end of the feeding phase, and of the round."""

from speciate.games.evolution import events
from speciate.games.evolution.rules import extinction, taking
from speciate.games.evolution.state import AFTERMATH, Table
from speciate.kit.turn_order import clockwise


def open_phase(table: Table) -> None:
    """end.starve, end.bag: all species at once; then the cards for the dead are drawn.

    end.watering-hole: the plants that are left stay, so nothing is done about them.
    """
    table.phase = AFTERMATH
    table.idle = 0
    for seat, player in enumerate(table.players):
        for species in player.species[:]:
            species.ignoring = 0
            if species.food < species.population:
                species.population = species.food
                if table.listener is not None:
                    ref = events.species_ref(seat, species)
                    events.tell(table, "starved", {"species": ref, "count": species.population})
                if species.population == 0:
                    extinction.die(table, seat, species)
        eaten = 0
        for species in player.species:
            eaten += species.food
            species.food = 0
        taking.bag(table, seat, player, eaten)


def close_phase(table: Table) -> None:
    """end.first-player: the marker moves one seat clockwise."""
    table.first = clockwise(table.first, table.seats)
