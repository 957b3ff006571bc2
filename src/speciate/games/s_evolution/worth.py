"""What the rounds to come will bring, by what such positions came to: fitted to 1200 games of bots in either edition.

A fit is a sum of what counts once and of what counts in each round to come; `evaluate` and `policy` both ask here.
"""

from typing import Final, final

from mypy_extensions import i64

from speciate.games.s_evolution.cards import SUITS
from speciate.games.s_evolution.editions import FACTORY, FARM, LAB, PRESTIGE, SHIELD, TRADE
from speciate.games.s_evolution.state import Table

DISCOVERY: Final = 2.8  # one in hand: it will be exchanged and lie face up
OBSCURED: Final = -2.5
INVADED: Final = -0.3


@final
class Fit:
    """The numbers of one edition. People help as far as there is enough for them, hence the square."""

    def __init__(self, stock: list[float], people: float, age: float, each: list[float], levels: list[float]) -> None:
        self.stock = stock  # a resource kept, by kind
        self.people = people
        self.age = age
        # and with every round to come
        self.each_age = each[0]
        self.each_age_squared = each[1]
        self.each_people = each[2]
        self.each_people_squared = each[3]
        self.each_people_age = each[4]
        self.each_people_made = each[5]  # people times what the production buildings make
        self.levels = levels  # a level, by building


FIT_2013: Final = Fit(
    [0.25, 0.1, 0.22], 0.55, 1.5, [0.22, -0.12, 0.9, -0.43, 0.26, 0.13], [0.57, 0.57, 0.1, 0.3, 0.24, 0.14]
)
FIT_2_0: Final = Fit(
    [0.43, 0.34, 0.39], 1.6, 1.4, [1.0, -0.14, 1.0, -0.45, -0.05, 0.22], [0.4, 0.57, -0.1, 0.38, 0.48, 0.14]
)


def fit_of(table: Table) -> Fit:
    return FIT_2013 if table.setup.edition.first else FIT_2_0


def stock_worth(fit: Fit, have: list[float]) -> float:
    total = 0.0
    for suit in range(len(SUITS)):
        total += fit.stock[suit] * max(0.0, have[suit])
    return total


def development(fit: Fit, rounds: float, age: float, people: float, levels: i64) -> float:
    """An Age, people and workers, with so many rounds to come."""
    made = float(at(levels, FARM) + at(levels, FACTORY) + at(levels, LAB))
    each = age * (fit.each_age + fit.each_age_squared * age)
    each += people * (fit.each_people + fit.each_people_squared * people)
    each += people * (fit.each_people_age * age + fit.each_people_made * made)
    for building in (FARM, FACTORY, LAB, TRADE, PRESTIGE, SHIELD):
        each += fit.levels[building] * float(at(levels, building))
    return fit.people * people + fit.age * age + rounds * each


def at(levels: i64, building: i64) -> i64:
    """The level of a building, of levels that are only thought of."""
    return (levels >> (building << 1)) & 3
