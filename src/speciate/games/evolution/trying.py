"""A use of a card tried on the table itself and taken back: what a bot looks at most, without a copy each time."""

from typing import final

from speciate.core.moves import arg_a, kind_of
from speciate.core.state import Undo
from speciate.games.evolution import moves
from speciate.games.evolution.cards import NO_CARD, bit_of
from speciate.games.evolution.phases import play
from speciate.games.evolution.state import PLAY, Player, Species, Table, own_discards


def try_use(table: Table, seat: int, move: int) -> Undo | None:
    """Puts the card that is held to a use; None where none is, or where somebody would hear of it."""
    player = table.players[seat]
    if table.phase != PLAY or player.held == NO_CARD or table.listener is not None:
        return None
    undo = use_of(table, player, move)
    play.play(table, seat, player, move)
    return undo


def use_of(table: Table, player: Player, move: int) -> "Use":
    if kind_of(move) == moves.NEW:
        return NewSpecies(table, player, arg_a(move) == moves.LEFT)
    return OfSpecies(table, player, player.species[arg_a(move)], kind_of(move) == moves.TRAIT)


class Use(Undo):
    """The card that was held, and where it has gone."""

    def __init__(self, table: Table, player: Player) -> None:
        self.table = table
        self.player = player
        self.card = player.held
        self.discarding = player.discarding

    def hold_again(self, is_paid: bool) -> None:
        self.player.held = self.card
        if is_paid:
            if self.table.setup.quick:
                self.player.discarding = self.discarding
            else:
                own_discards(self.table).pop()


@final
class NewSpecies(Use):
    def __init__(self, table: Table, player: Player, is_left: bool) -> None:
        super().__init__(table, player)
        self.is_left = is_left

    def take_back(self) -> None:
        self.player.species.pop(0 if self.is_left else -1)
        self.player.next_id -= 1
        self.hold_again(is_paid=True)


@final
class OfSpecies(Use):
    """A trait, body size or population."""

    def __init__(self, table: Table, player: Player, species: Species, is_trait: bool) -> None:
        super().__init__(table, player)
        self.species = species
        self.cards = species.cards
        self.body = species.body
        self.population = species.population
        self.is_trait = is_trait

    def take_back(self) -> None:
        species = self.species
        if self.is_trait:
            species.cards = self.cards
            species.traits &= ~bit_of(self.card)
            species.hidden &= ~bit_of(self.card)
        species.body = self.body
        species.population = self.population
        self.hold_again(is_paid=not self.is_trait)
