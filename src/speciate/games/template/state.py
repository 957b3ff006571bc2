"""What lies on the table, and nothing that happens to it.

Plain slotted classes of small ints and lists: `copy` is written by hand because search copies a lot.
"""

from typing import Final, final

from speciate.core.state import State
from speciate.games.template.cards import NO_SEED
from speciate.games.template.options import Setup

DEAL: Final = 0
LAY: Final = 1
CHOOSE: Final = 2
OVER: Final = 3

PHASES: Final = ("deal", "lay", "choose", "over")

NOT_WON: Final = -1


@final
class Player:
    __slots__ = ("hand", "laid", "owed", "sprouts", "store")

    def __init__(self) -> None:
        self.hand: list[int] = []  # sorted, for its owner's eyes only
        self.laid = NO_SEED  # face down, until all have laid
        self.store: list[int] = []  # seeds kept from pots, sorted, face up
        self.sprouts = 0  # times it planted the pot
        self.owed = 0  # seeds it is about to draw

    def copy(self) -> "Player":
        other = Player()
        other.hand = self.hand[:]
        other.laid = self.laid
        other.store = self.store[:]
        other.sprouts = self.sprouts
        other.owed = self.owed
        return other


class Table(State):
    """Rules live in `phases/`; `flow.py` makes this the State the contract asks for."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.players: list[Player] = []
        self.bag: list[int] = []  # its order means nothing: a draw is a chance move
        self.pot: list[int] = []  # sorted, face up
        self.round = 0
        self.phase = DEAL
        self.winner = NOT_WON  # the seat that decides about the pot

    def copy_to(self, other: "Table") -> None:
        """Makes `other` a table like this one that shares nothing that changes."""
        other.actor = self.actor
        other.players = [player.copy() for player in self.players]
        other.bag = self.bag[:]
        other.pot = self.pot[:]
        other.round = self.round
        other.phase = self.phase
        other.winner = self.winner
