"""Variants, and every number of the rulebook by its name."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from speciate.core.options import Option, number_of
from speciate.games.evolution.cards import CARD_CODES

SEATS: Final = (2, 6)
BY_SEATS: Final = -1  # "as the rulebook says for this number of players"

OPTIONS: Final = (
    Option("quick", False, "everyone plays cards at the same time, unseen (always so with 6 players)"),
    Option("cards_each_round", 3, "cards dealt to a player, before those for their species", 1, 9, advanced=True),
    Option("cards_per_species", 1, "further cards dealt for each species", 0, 3, advanced=True),
    Option("trait_limit", BY_SEATS, "traits a species can hold; -1: 3, or 2 with two players", -1, 5, advanced=True),
    Option("track_limit", 6, "the highest body size and population", 1, 9, advanced=True),
    Option("set_aside", BY_SEATS, "cards out of the game unseen; -1: 40 with two players", -1, 80, advanced=True),
    Option("shell_bonus", 4, "body added by Hard Shell in defence", 0, 9, advanced=True),
    Option("intelligence_plants", 2, "plants for a card discarded to Intelligence", 1, 5, advanced=True),
)

TWO_PLAYER_TRAIT_LIMIT: Final = 2
TRAIT_LIMIT: Final = 3
TWO_PLAYER_SET_ASIDE: Final = 40
QUICK_SEATS: Final = 6


@final
class Setup:
    """What was agreed before the first card; shared by every copy of a position and never changed."""

    def __init__(self, seats: int, options: Mapping[str, object], cards: tuple[int, ...], pack: str) -> None:
        self.seats = seats
        self.options = dict(options)
        self.cards = cards  # the whole deck of the pack, sorted
        self.counts = count_cards(cards)  # how many there are of each, by card
        self.pack = pack
        # setup.six-players: with 6 the quick variant is in force
        self.quick = bool(options["quick"]) or seats == QUICK_SEATS
        self.cards_each_round = number_of(options, "cards_each_round")
        self.cards_per_species = number_of(options, "cards_per_species")
        self.track_limit = number_of(options, "track_limit")
        self.shell_bonus = number_of(options, "shell_bonus")
        self.intelligence_plants = number_of(options, "intelligence_plants")
        # setup.two-players: 40 cards aside, 2 traits a species
        self.trait_limit = number_of(options, "trait_limit")
        if self.trait_limit == BY_SEATS:
            self.trait_limit = TWO_PLAYER_TRAIT_LIMIT if seats == 2 else TRAIT_LIMIT
        self.set_aside = number_of(options, "set_aside")
        if self.set_aside == BY_SEATS:
            self.set_aside = TWO_PLAYER_SET_ASIDE if seats == 2 else 0

    def is_for(self, seats: int, options: Mapping[str, object], cards: tuple[int, ...], pack: str) -> bool:
        """Whether the same was agreed."""
        return seats == self.seats and cards is self.cards and pack == self.pack and options == self.options


def count_cards(cards: Sequence[int]) -> list[int]:
    counts = [0] * CARD_CODES
    for held in cards:
        card: i64 = held
        counts[card] += 1
    return counts
