"""What the rounds to come will bring, by what such positions came to: fitted to 1200 games of bots in either edition.

A fit is a sum of what counts once and of what counts in each round to come; `evaluate` and `policy` both ask here.
"""

from typing import Final, final

from mypy_extensions import i64

from speciate.games.s_evolution.cards import SUITS
from speciate.games.s_evolution.editions import BUILDINGS, FACTORY, FARM, LAB
from speciate.games.s_evolution.state import Table

DISCOVERY: Final = 2.8  # one in hand: it will be exchanged and lie face up
OBSCURED: Final = -2.5
INVADED: Final = -0.3


# what no need asks for still brings something, by kind; lists, for mypyc loses tuples of floats
SPARE_FOOD: Final = 0.3
SPARE_TOOLS: Final = 0.45
SPARE_SCIENCE: Final = 0.5
SPARE: Final = [SPARE_FOOD, SPARE_TOOLS, SPARE_SCIENCE]


@final
class Fit:
    """The numbers of one edition. People help as far as there is enough for them, hence the square."""

    def __init__(
        self,
        *,
        food: float,
        tools: float,
        science: float,
        people: float,
        age: float,
        each_age: float,
        each_age_squared: float,
        each_people: float,
        each_people_squared: float,
        each_people_age: float,
        each_people_made: float,
        farm: float,
        factory: float,
        lab: float,
        trade: float,
        prestige: float,
        shield: float,
    ) -> None:
        self.stock = [food, tools, science]  # a resource kept
        self.people = people
        self.age = age
        # and with every round to come
        self.each_age = each_age
        self.each_age_squared = each_age_squared
        self.each_people = each_people
        self.each_people_squared = each_people_squared
        self.each_people_age = each_people_age
        self.each_people_made = each_people_made  # people times what the production buildings make
        self.levels = [farm, factory, lab, trade, prestige, shield]  # a level of a worker


FIT_2013: Final = Fit(
    food=0.25,
    tools=0.1,
    science=0.22,
    people=0.55,
    age=1.5,
    each_age=0.22,
    each_age_squared=-0.12,
    each_people=0.9,
    each_people_squared=-0.43,
    each_people_age=0.26,
    each_people_made=0.13,
    farm=0.57,
    factory=0.57,
    lab=0.1,
    trade=0.3,
    prestige=0.24,
    shield=0.14,
)
FIT_2_0: Final = Fit(
    food=0.43,
    tools=0.34,
    science=0.39,
    people=1.6,
    age=1.4,
    each_age=1.0,
    each_age_squared=-0.14,
    each_people=1.0,
    each_people_squared=-0.45,
    each_people_age=-0.05,
    each_people_made=0.22,
    farm=0.4,
    factory=0.57,
    lab=-0.1,
    trade=0.38,
    prestige=0.48,
    shield=0.14,
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
    for building in range(len(BUILDINGS)):
        each += fit.levels[building] * float(at(levels, building))
    return fit.people * people + fit.age * age + rounds * each


def at(levels: i64, building: i64) -> i64:
    """The level of a building, of levels that are only thought of."""
    return (levels >> (building << 1)) & 3
