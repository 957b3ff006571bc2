"""What a seat may know: the only place where secrets are dropped."""

from random import Random
from typing import final

from speciate.core.state import State, View
from speciate.games.s_evolution import determinize, position
from speciate.games.s_evolution.cards import UNKNOWN
from speciate.games.s_evolution.options import Setup
from speciate.games.s_evolution.rules import sight
from speciate.games.s_evolution.state import Player, Table


@final
class SEvolutionView(View):
    """A table on which every card the seat may not see is UNKNOWN, and what everyone has seen of each deck."""

    def __init__(self, seat: int, setup: Setup) -> None:
        super().__init__(seat)
        self.table = Table(setup)  # nothing but data: it has no rules to play by, and no secrets
        self.spent: list[list[int]] = []  # the cards of each deck that have been played, all rounds together
        self.waiting: list[int] = []  # the seats that owe a decision; NATURE while cards are drawn

    def to_json(self) -> dict[str, object]:
        return position.write_view(self)

    def determinize(self, rng: Random) -> State:
        return determinize.imagine(self, rng)


def make_view(table: Table, seat: int) -> SEvolutionView:
    view = SEvolutionView(seat, table.setup)
    table.copy_to(view.table)
    view.table.owing = table.owing
    for owner, player in enumerate(view.table.players):
        view.spent.append(spent_cards(table, owner))
        hide(view.table, owner, seat, player)
    view.waiting = [decision.seat for decision in table.pending()]
    return view


def hide(table: Table, owner: int, viewer: int, player: Player) -> None:
    """hand.blind, disaster.invasion: a hand the viewer does not see is so many cards; a deck always is."""
    player.deck = [UNKNOWN] * len(player.deck)
    if not sight.sees_hand(table, owner, viewer):
        player.hand = [UNKNOWN] * len(player.hand)


def spent_cards(table: Table, owner: int) -> list[int]:
    """The cards of a deck that are neither in it, nor in its owner's hand, nor set aside: all have seen them."""
    player = table.players[owner]
    left = sorted(player.deck + player.hand + player.aside)
    spent: list[int] = []
    at = 0
    for card in table.setup.decks[owner]:
        if at < len(left) and left[at] == card:
            at += 1
        else:
            spent.append(card)
    return spent
