"""Variants, and every number of the rules by its name.

A number that stands here instead of in the code can be changed at the table, swept in an experiment
and shown in a form without touching a rule.
"""

from collections.abc import Mapping
from typing import Final, final

from speciate.core.options import Option, number_of

OPTIONS: Final = (
    Option("refill", False, "everyone draws a seed after each round, while the bag lasts"),
    Option("hand_size", 4, "seeds each player draws at the start", 2, 6),
    Option("sprout_points", 2, "points for each time one planted the pot", 0, 9, advanced=True),
)


@final
class Setup:
    """What was agreed before the first seed; shared by every copy of a position and never changed."""

    def __init__(
        self, seats: int, options: Mapping[str, object], values: tuple[int, ...], seeds: tuple[int, ...], pack: str
    ) -> None:
        self.seats = seats
        self.options = dict(options)
        self.values = values  # what a seed of each kind is worth
        self.seeds = seeds  # every seed of the pack, sorted
        self.pack = pack  # its name
        self.refill = bool(options["refill"])
        self.hand_size = number_of(options, "hand_size")
        self.sprout_points = number_of(options, "sprout_points")
