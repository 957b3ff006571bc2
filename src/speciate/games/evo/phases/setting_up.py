"""Before the first round: everything laid out, beaches drawn, cards dealt."""

from typing import final

from speciate.core.seats import NATURE, NOBODY
from speciate.games.evo import events
from speciate.games.evo.phases.phase import Phase
from speciate.games.evo.rules import dinos, drawing
from speciate.games.evo.state import EMPTY, NO_SEAT, Player, Table


@final
class SettingUp(Phase):
    """setup.start, setup.cards: nature draws; nobody is asked."""

    def open(self, table: Table) -> None:
        """setup.players, setup.species, setup.points, setup.genes, setup.climate, setup.meteor"""
        setup = table.setup
        table.board = [EMPTY] * setup.island.size
        table.pile = setup.pack.events[:]
        table.bag = setup.pack.genes[:]
        table.climate = setup.pack.start
        table.meteor = setup.pack.meteor_start[setup.seats]
        for seat in range(setup.seats):
            player = Player([], setup.printed[:], [])
            player.points = setup.points
            table.players.append(player)
            drawing.owe_cards(table, seat, setup.cards)  # setup.cards

    def next_actor(self, table: Table) -> int:
        return NOBODY if next_seat(table) == NO_SEAT else NATURE


def next_seat(table: Table) -> int:
    """setup.start: seat by seat; NO_SEAT when everyone has a beach."""
    for seat, player in enumerate(table.players):
        if not player.dinos:
            return seat
    return NO_SEAT


def free_beaches(table: Table) -> list[int]:
    return [region for region in table.setup.island.stars if table.board[region] == EMPTY]


def start_on(table: Table, region: int) -> None:
    """setup.start, setup.dinos: one dino on the beach, the rest in reserve."""
    seat = next_seat(table)
    dinos.put(table, seat, region)
    if table.listener is not None:
        events.at_region(table, "started", seat, region)
