"""Variants, and every number of the rulebook by its name."""

from collections.abc import Mapping
from typing import Final, final

from speciate.core.options import Option, number_of
from speciate.games.s_evolution.editions import EDITIONS, edition_named

SEATS: Final = (2, 4)  # setup.players

OPTIONS: Final = (
    Option("edition", "2.0", "the rules of 2013, or 2.0 that replaced them", choices=EDITIONS),
    Option("generous", False, "decks with more 3s: a few more resources for everyone"),
    Option("sum_before_floor", False, "2.0: add up the points of all needs of a round, then stop at 0", quiet=True),
    Option("rounds", 6, "rounds played; six use up the decks", 1, 6, advanced=True),
    Option("start_population", 2, "population at the start", 1, 6, advanced=True),
    Option("stock_limit", 8, "the most one can store of a resource", 4, 12, advanced=True),
    Option("evolve_price", 3, "Science for rising an Age", 1, 8, advanced=True),
)

# numbers that belong to the components: four cards a round empty a deck of 24 in six
HAND_SIZE: Final = 4
MOST_POPULATION: Final = 6
LEAST_POPULATION: Final = 1
# score.sets: points for so many face-up Discoveries of a colour
SET_POINTS: Final = (0, 1, 3, 6, 10, 15, 21)


@final
class Setup:
    """What was agreed before the first card; shared by every copy of a position and never changed."""

    def __init__(
        self,
        seats: int,
        options: Mapping[str, object],
        decks: tuple[tuple[int, ...], ...],
        colours: tuple[int, ...],
        pack: str,
    ) -> None:
        self.seats = seats
        self.options = dict(options)
        self.edition = edition_named(str(options["edition"]))
        self.decks = decks[:seats]  # the resource cards of each seat's deck, sorted
        self.colours = colours  # of each Discovery, by its number
        self.pack = pack
        self.sum_before_floor = bool(options.get("sum_before_floor"))
        self.rounds = number_of(options, "rounds")
        self.start_population = number_of(options, "start_population")
        self.stock_limit = number_of(options, "stock_limit")
        self.evolve_price = number_of(options, "evolve_price")
