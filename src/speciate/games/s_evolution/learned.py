"""What a position between rounds is worth, as games of the search against itself have shown it.

The numbers were fitted to what such positions came to in games of small searches, one set for either edition
(docs/training.md). How far one is ahead of the others is told in points, so that the chance to win grows with it.
"""

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from speciate.games.s_evolution import cards, worth
from speciate.games.s_evolution.cards import SUITS
from speciate.games.s_evolution.editions import BUILDINGS, FACTORY, FARM, LAB
from speciate.games.s_evolution.phases import scoring
from speciate.games.s_evolution.rules import stock
from speciate.games.s_evolution.state import OVER, Player, Table
from speciate.games.s_evolution.worth import Each, Numbers, by_building, by_suit


@final
class Lesson(Numbers):
    """What was learned of one edition."""

    def __init__(
        self,
        *,
        people: float,
        age: float,
        each: Each,
        levels: list[float],
        levels_each: list[float],
        stock: list[float],
        discovery: float,
        obscured: float,
        invaded: float,
        short: float,
        largest_set: float,
        sets: float,
        doubt: float,
        doubt_each: float,
    ) -> None:
        super().__init__(stock, discovery)
        self.people = people
        self.age = age
        self.each = each  # in every round to come
        self.levels = levels  # a level of a worker,
        self.levels_each = levels_each  # and in every round to come
        self.obscured = obscured
        self.invaded = invaded
        self.short = short  # each resource that the people will miss, with what is in stock and made
        self.largest_set = largest_set  # each Discovery of the largest set, on top of its points
        self.sets = sets  # each colour that is begun
        self.doubt = doubt  # so many points are still open at the end,
        self.doubt_each = doubt_each  # and with every round to come

    def development(self, rounds: float, age: float, people: float, levels: i64) -> float:
        made = float(worth.at(levels, FARM) + worth.at(levels, FACTORY) + worth.at(levels, LAB))
        factor = self.each
        each = age * (factor.age + factor.age_squared * age)
        each += people * (factor.people + factor.people_squared * people)
        each += people * (factor.people_age * age + factor.people_made * made)
        total = self.people * people + self.age * age + rounds * each
        for building in range(len(BUILDINGS)):
            level = float(worth.at(levels, building))
            total += level * (self.levels[building] + rounds * self.levels_each[building])
        return total


LESSON_2013: Final = Lesson(
    people=2.45,
    age=-0.29,
    each=Each(age=1.58, age_squared=-0.12, people=0.7, people_squared=-0.17, people_age=-0.07, people_made=0.19),
    levels=by_building(farm=-0.82, factory=-0.42, lab=-0.15, trade=0.46, prestige=1.48, shield=1.92),
    levels_each=by_building(farm=0.35, factory=0.35, lab=-0.21, trade=0.28, prestige=-0.69, shield=0.29),
    stock=by_suit(food=0.38, tools=0.43, science=0.57),
    discovery=3.46,
    obscured=-3.43,
    invaded=-0.51,
    short=-0.51,
    largest_set=0.62,
    sets=0.56,
    doubt=1.0,
    doubt_each=0.8,
)
LESSON_2_0: Final = Lesson(
    people=1.23,
    age=0.11,
    each=Each(age=1.11, age_squared=-0.18, people=1.63, people_squared=-0.32, people_age=0.06, people_made=0.01),
    levels=by_building(farm=-0.32, factory=0.56, lab=0.53, trade=1.13, prestige=0.14, shield=-0.13),
    levels_each=by_building(farm=0.42, factory=0.08, lab=0.12, trade=-0.1, prestige=0.22, shield=0.5),
    stock=by_suit(food=0.24, tools=0.14, science=0.24),
    discovery=3.28,
    obscured=-2.18,
    invaded=0.33,
    short=-0.52,
    largest_set=0.65,
    sets=0.88,
    doubt=1.25,
    doubt_each=0.5,
)


def lesson_of(table: Table) -> Lesson:
    return LESSON_2013 if table.setup.edition.first else LESSON_2_0


def standing(table: Table, seat: int) -> float:
    """Between rounds and in the end: by how many points one is ahead, the nearer a rival the more it counts."""
    lesson = lesson_of(table)
    rounds = 0.0 if table.phase == OVER else float(table.setup.rounds - table.round + 1)
    doubt = lesson.doubt + rounds * lesson.doubt_each
    own = value(table, lesson, table.players[seat], rounds)
    others = 0.0
    for other, player in enumerate(table.players):
        if other != seat:
            others += exp(min(30.0, (value(table, lesson, player, rounds) - own) / doubt))
    return -doubt * log(others + 1e-12)


def value(table: Table, lesson: Lesson, player: Player, rounds: float) -> float:
    """The points a player will have in the end."""
    sizes = scoring.set_sizes(table, player)
    total = float(player.score + scoring.set_points(table, player))
    if rounds <= 0.0:
        return total
    total += lesson.largest_set * float(max(sizes)) + lesson.sets * float(len(sizes) - sizes.count(0))
    if player.discovery != cards.NO_DISCOVERY:
        total += lesson.discovery
    if player.obscured:
        total += lesson.obscured
    if player.invaded:
        total += lesson.invaded
    total += supplies(lesson, player)
    return total + lesson.development(rounds, float(player.age), float(player.population), player.levels)


def supplies(lesson: Lesson, player: Player) -> float:
    """What is in stock, and what the people will miss."""
    total = 0.0
    for suit in range(len(SUITS)):
        have = stock.amount(player, suit)
        total += lesson.stock[suit] * float(have)
        total += lesson.short * float(max(0, player.population - have - worth.at(player.levels, suit)))
    return total
