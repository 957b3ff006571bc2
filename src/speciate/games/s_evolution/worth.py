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


def by_suit(*, food: float, tools: float, science: float) -> list[float]:
    return [food, tools, science]


def by_building(
    *, farm: float, factory: float, lab: float, trade: float, prestige: float, shield: float
) -> list[float]:
    return [farm, factory, lab, trade, prestige, shield]


SPARE: Final = by_suit(food=0.3, tools=0.45, science=0.5)  # what no need asks for still brings something


@final
class Each:
    """What counts in every round to come. People help as far as there is enough for them, hence the square."""

    def __init__(
        self,
        *,
        age: float,
        age_squared: float,
        people: float,
        people_squared: float,
        people_age: float,
        people_made: float,
    ) -> None:
        self.age = age
        self.age_squared = age_squared
        self.people = people
        self.people_squared = people_squared
        self.people_age = people_age
        self.people_made = people_made  # people times what the production buildings make


class Numbers:
    """What purchases are judged by: what resources are worth that are kept, and what is bought with them."""

    def __init__(self, stock: list[float], discovery: float) -> None:
        self.stock = stock  # a resource kept
        self.discovery = discovery  # one in hand

    def development(self, rounds: float, age: float, people: float, levels: i64) -> float:
        """An Age, people and workers, with so many rounds to come."""
        raise NotImplementedError


@final
class Fit(Numbers):
    """The numbers of one edition."""

    def __init__(self, *, stock: list[float], people: float, age: float, each: Each, levels: list[float]) -> None:
        super().__init__(stock, DISCOVERY)
        self.people = people
        self.age = age
        self.each = each
        self.levels = levels  # a level of a worker, in every round to come

    def development(self, rounds: float, age: float, people: float, levels: i64) -> float:
        made = float(at(levels, FARM) + at(levels, FACTORY) + at(levels, LAB))
        factor = self.each
        each = age * (factor.age + factor.age_squared * age)
        each += people * (factor.people + factor.people_squared * people)
        each += people * (factor.people_age * age + factor.people_made * made)
        for building in range(len(BUILDINGS)):
            each += self.levels[building] * float(at(levels, building))
        return self.people * people + self.age * age + rounds * each


FIT_2013: Final = Fit(
    stock=by_suit(food=0.25, tools=0.1, science=0.22),
    people=0.55,
    age=1.5,
    each=Each(age=0.22, age_squared=-0.12, people=0.9, people_squared=-0.43, people_age=0.26, people_made=0.13),
    levels=by_building(farm=0.57, factory=0.57, lab=0.1, trade=0.3, prestige=0.24, shield=0.14),
)
FIT_2_0: Final = Fit(
    stock=by_suit(food=0.43, tools=0.34, science=0.39),
    people=1.6,
    age=1.4,
    each=Each(age=1.0, age_squared=-0.14, people=1.0, people_squared=-0.45, people_age=-0.05, people_made=0.22),
    levels=by_building(farm=0.4, factory=0.57, lab=-0.1, trade=0.38, prestige=0.48, shield=0.14),
)


def fit_of(table: Table) -> Fit:
    return FIT_2013 if table.setup.edition.first else FIT_2_0


def stock_worth(fit: Fit, have: list[float]) -> float:
    total = 0.0
    for suit in range(len(SUITS)):
        total += fit.stock[suit] * max(0.0, have[suit])
    return total


def at(levels: i64, building: i64) -> i64:
    """The level of a building, of levels that are only thought of."""
    return (levels >> (building << 1)) & 3
