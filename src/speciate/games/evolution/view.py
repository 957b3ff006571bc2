"""What a seat may know: the only place where secrets are dropped."""

from random import Random
from typing import final

from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, View
from speciate.games.evolution import determinize, position
from speciate.games.evolution.cards import NO_CARD, UNKNOWN, bit_of
from speciate.games.evolution.options import Setup
from speciate.games.evolution.phases import food, play
from speciate.games.evolution.state import FOOD, PLAY, Player, Species, Table


@final
class EvolutionView(View):
    """The table with every card the seat may not see turned into UNKNOWN, and the deck into a number."""

    def __init__(self, seat: int, setup: Setup) -> None:
        super().__init__(seat)
        self.setup = setup
        self.players: list[Player] = []
        self.deck = 0  # cards that can still be drawn
        self.aside = 0  # cards out of the game
        self.discards: list[int] = []
        self.renewed: list[int] = []
        self.old: list[int] = []
        self.hole = 0
        self.first = 0
        self.round = 0
        self.last_round = 0
        self.phase = 0
        self.turn = 0
        self.fed = False
        self.acted = False
        self.idle = 0
        self.naming = -1
        self.waiting: list[int] = []  # the seats that owe a decision; NATURE while cards are drawn
        self.unseen: list[int] = []  # the cards it does not show, worked out when first needed

    def to_json(self) -> dict[str, object]:
        return position.write_view(self)

    def determinize(self, rng: Random) -> State:
        return determinize.imagine(self, rng)


def make_view(table: Table, seat: int) -> EvolutionView:
    view = EvolutionView(seat, table.setup)
    view.players = [show_player(table, owner, seat) for owner in range(table.seats)]
    view.deck = len(table.deck) - table.unreachable
    view.aside = table.unreachable + len(table.aside)
    view.discards = sorted(table.discards)
    view.renewed = table.renewed[:]
    view.old = table.old[:]
    view.hole = table.hole
    view.first = table.first
    view.round = table.round
    view.last_round = table.last_round
    view.phase = table.phase
    view.turn = table.turn
    view.fed = table.fed
    view.acted = table.acted
    view.idle = table.idle
    view.naming = table.naming
    view.waiting = waiting(table)
    return view


def waiting(table: Table) -> list[int]:
    if table.actor == NATURE or table.actor == NOBODY:
        return [] if table.actor == NOBODY else [NATURE]
    if table.phase == FOOD:
        return [seat for seat in range(table.seats) if food.owes(table.players[seat])]
    if table.phase == PLAY:
        return [seat for seat in range(table.seats) if play.may_act(table, seat)]
    return [table.turn]


def show_player(table: Table, owner: int, seat: int) -> Player:
    player = table.players[owner]
    if owner == seat:
        return player.copy()
    if player.shown is None:
        return hide(player)
    # play.quick: the others see what was there before, and whether the seat has ended
    seen = hide(player.shown)
    seen.ended = player.ended
    return seen


def hide(player: Player) -> Player:
    """A player as the others see it: hand, laid food card and face-down traits unknown."""
    seen = Player()
    seen.species = [hide_species(species) for species in player.species]
    seen.next_id = player.next_id
    seen.hand = [UNKNOWN] * (len(player.hand) + (1 if player.held != NO_CARD else 0))
    seen.bag = player.bag
    seen.food_card = NO_CARD if player.food_card == NO_CARD else UNKNOWN
    seen.ended = player.ended
    seen.declined = player.declined
    seen.owed = player.owed
    seen.kept = [UNKNOWN] * len(player.kept)
    seen.drawn = [UNKNOWN] * len(player.drawn)
    return seen


def hide_species(species: Species) -> Species:
    seen = species.copy()
    if species.hidden:
        seen.cards = tuple([UNKNOWN if species.hidden & bit_of(card) else card for card in species.cards])
        seen.traits = species.traits & ~species.hidden
        seen.hidden = 0
    return seen
