"""What a seat may know: the only place where secrets are dropped.

A view is a type of its own, so that no code can hand out a State by mistake.
"""

from random import Random
from typing import final

from speciate.core.state import State, View
from speciate.games.template import determinize, position
from speciate.games.template.cards import NO_SEED, UNKNOWN
from speciate.games.template.options import Setup
from speciate.games.template.state import NOT_WON, Player, Table


@final
class TemplateView(View):
    """The table with every seed the seat may not see turned into UNKNOWN, and the bag into a number."""

    def __init__(self, seat: int, setup: Setup) -> None:
        super().__init__(seat)
        self.setup = setup
        self.players: list[Player] = []
        self.bag = 0
        self.pot: list[int] = []
        self.round = 0
        self.phase = 0
        self.winner = NOT_WON
        self.waiting: list[int] = []  # the seats that owe a decision; NATURE while seeds are drawn

    def to_json(self) -> dict[str, object]:
        return position.write_view(self)

    def determinize(self, rng: Random) -> State:
        return determinize.imagine(self, rng)


def make_view(table: Table, seat: int) -> TemplateView:
    view = TemplateView(seat, table.setup)
    view.players = [player.copy() if owner == seat else hide(player) for owner, player in enumerate(table.players)]
    view.bag = len(table.bag)
    view.pot = table.pot[:]
    view.round = table.round
    view.phase = table.phase
    view.winner = table.winner
    view.waiting = [decision.seat for decision in table.pending()]
    return view


def hide(player: Player) -> Player:
    """lay.secret: a player as the others see it, hand and laid seed unknown."""
    seen = player.copy()
    seen.hand = [UNKNOWN] * len(player.hand)
    seen.laid = NO_SEED if player.laid == NO_SEED else UNKNOWN
    return seen
