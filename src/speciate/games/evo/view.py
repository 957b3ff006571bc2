"""What a seat may know: the only place where secrets are dropped."""

from random import Random
from typing import final

from speciate.core.state import State, View
from speciate.games.evo import determinize, position
from speciate.games.evo.cards import UNKNOWN
from speciate.games.evo.state import Player, Table


@final
class EvoView(View):
    """The table with every event card the seat may not see turned into UNKNOWN.

    Nearly everything of Evo lies open, so a view holds a table: its own copy, without the secrets.
    """

    def __init__(self, seat: int, table: Table, waiting: list[int]) -> None:
        super().__init__(seat)
        self.table = table
        self.waiting = waiting  # the seat that owes a decision; NATURE while something is drawn or rolled

    def to_json(self) -> dict[str, object]:
        return position.write_view(self)

    def determinize(self, rng: Random) -> State:
        return determinize.imagine(self, rng)


def make_view(table: Table, seat: int) -> EvoView:
    """event.hidden: the others' hands and the pile are backs of cards; all else is for all to see."""
    seen = Table(table.setup)
    table.copy_to(seen)
    for owner, player in enumerate(seen.players):
        if owner != seat:
            hide(player)
    seen.pile = [UNKNOWN] * len(seen.pile)
    return EvoView(seat, seen, [decision.seat for decision in table.pending()])


def hide(player: Player) -> None:
    player.hand = [UNKNOWN] * len(player.hand)
