"""The end of the feeding phase, and of the round."""

from typing import final

from mypy_extensions import i64

from speciate.games.evolution import events
from speciate.games.evolution.phases.phase import Phase
from speciate.games.evolution.phases.start import Over
from speciate.games.evolution.rules import extinction, taking
from speciate.games.evolution.state import Player, Table, seat_after


@final
class Aftermath(Phase):
    def __init__(self, number: int, over: Over) -> None:
        super().__init__(number)
        self.over = over

    def open(self, table: Table) -> None:
        """end.starve, end.bag: all species at once; then the cards for the dead are drawn.

        end.watering-hole: the plants that are left stay, so nothing is done about them.
        """
        table.idle = 0
        for seat, player in enumerate(table.players):
            starve(table, seat, player)
            eaten: i64 = 0
            for species in player.species:
                eaten += species.food
                species.food = 0
            taking.bag(table, seat, player, eaten)

    def follow(self, table: Table) -> None:
        """over.deal, over.later: the last round is the one that was set; end.first-player: else the marker moves."""
        if table.round == table.last_round:
            self.over.enter(table)
            return
        table.first = seat_after(table, table.first)
        self.following.enter(table)


def starve(table: Table, seat: i64, player: Player) -> None:
    """end.starve: population that was not fed."""
    row = player.species
    place: i64 = 0
    while place < len(row):
        species = row[place]
        species.ignoring = 0
        if species.food < species.population:
            species.population = species.food
            if table.listener is not None:
                events.counted(table, seat, species, "starved", species.population)
            if species.population == 0:
                extinction.die(table, seat, species)  # the row closes up, so the next is at this place
                continue
        place += 1
