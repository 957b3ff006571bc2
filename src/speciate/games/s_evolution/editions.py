"""The two editions side by side: everything 2.0 changed, in one table.

Numbers and switches are fields of `Edition`. Where behaviour differs, the code asks one of these fields and the two
ways stand next to each other as two small functions. The same list for players is in the
locales: `difference-<name>` has a text for either edition, `.first` and `.second`.
"""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.refusal import Reason
from speciate.games.s_evolution.cards import FOOD, SCIENCE, TOOLS

# The six places of a player board; a worker stands on a level, 1 to 2 or 3.
FARM: Final = 0  # a building that produces has the number of the suit it makes
FACTORY: Final = 1
LAB: Final = 2
TRADE: Final = 3
PRESTIGE: Final = 4
SHIELD: Final = 5


@final
class Building:
    """manage.cost: what its workers are paid with, and the price of each level in either edition."""

    def __init__(
        self, name: str, paid_with: int, prices: tuple[int, ...], prices_2013: tuple[int, ...] | None = None
    ) -> None:
        self.name = name
        self.paid_with = paid_with
        self.prices = prices
        self.prices_2013 = prices if prices_2013 is None else prices_2013


BUILDING_ROWS: Final = (
    Building("farm", TOOLS, (1, 2)),
    Building("factory", TOOLS, (1, 2)),
    Building("lab", TOOLS, (1, 2)),
    Building("trade", SCIENCE, (1, 1, 1)),
    Building("prestige", SCIENCE, (1, 2)),
    Building("shield", SCIENCE, (1, 2), prices_2013=(2, 2)),
)
BUILDINGS: Final = tuple([row.name for row in BUILDING_ROWS])
EVERY_DISASTER: Final = 99  # more than one can take in a round


def paid_with(building: i64) -> i64:
    """manage.cost: the resource that workers of a building are paid with."""
    return (PAID_WITH >> 2 * building) & 3


def pack_suits(suits: list[int]) -> int:
    """Two bits a building."""
    bits = 0
    for building, suit in enumerate(suits):
        bits |= suit << 2 * building
    return bits


PAID_WITH: Final[i64] = pack_suits([row.paid_with for row in BUILDING_ROWS])


def pack_prices(prices: tuple[tuple[int, ...], ...]) -> int:
    """Two bits a level, eight a building."""
    bits = 0
    for building, levels in enumerate(prices):
        for level, price in enumerate(levels):
            bits |= price << (8 * building + 2 * level)
    return bits


@final
class Edition:
    """One edition's numbers and switches."""

    def __init__(self, name: str, first: bool) -> None:
        self.name = name
        self.first = first  # the game of 2013
        # hand.blind-age-one, hand.look
        self.blind_age: i64 = 1 if first else 0
        # tie.2013, tie.2.0: whether Prestige comes before Age, population and turn order
        self.prestige_in_ties = not first
        # worker.prestige-2013, worker.prestige-2.0
        self.prestige_lends_age = not first
        # action.order-2013, action.order-2.0
        self.winner_acts_first = first
        # disaster.famine and its like: whether a joker may become the barred resource
        self.jokers_barred = first
        # disaster.hurricane-2013, disaster.hurricane-2.0
        self.hurricane_hits_stock = first
        # disaster.last-round-2013, disaster.last-round-2.0
        self.late_loss: i64 = 0 if first else 2
        # worker.protection-2013, worker.shield-2.0: disasters it holds off in a round
        self.shield_holds: i64 = 1 if first else EVERY_DISASTER
        # needs.pay-2013, needs.pay-2.0, needs.lose-2.0
        self.unmet_spends = first
        self.unmet_costs_points = not first
        # needs.rise-2013, needs.rise-2.0
        self.rise_is_forced = first
        # manage.pop-2013, manage.pop-2.0: price of 1 and of 2 population (0: not for sale), how often
        self.growth_paid_with: i64 = FOOD if first else SCIENCE
        self.price_of_one: i64 = 1
        self.price_of_two: i64 = 3 if first else 0
        self.growth_once = first
        self.most_growth: i64 = 2 if first else 1  # at once
        # manage.cost: the price of each level
        self.prices = tuple([row.prices_2013 if first else row.prices for row in BUILDING_ROWS])
        self.price_bits: i64 = pack_prices(self.prices)  # the same, quick to look up
        # over.last-discovery-2.0
        self.last_rise_counts = not first
        self._cite(first)

    def _cite(self, first: bool) -> None:
        """Why a move cannot be made, where each edition has a rule of its own about it."""
        trump = "trump.choice-2013" if first else "trump.choice-2.0"
        self.not_trump_now: Reason = Reason(trump, "not-trump-now")
        self.not_your_trump: Reason = Reason(trump, "not-your-trump")
        self.trump_first: Reason = Reason(trump, "not-play-now")
        self.not_unseen: Reason = Reason("hand.blind" if first else "hand.look", "not-unseen")
        self.not_first_to_act: Reason = Reason("action.order-2013" if first else "action.order-2.0", "not-your-action")
        self.no_protection: Reason = Reason("worker.protection-2013" if first else "worker.shield-2.0", "no-protection")
        late = "disaster.last-round-2013" if first else "disaster.last-round-2.0"
        self.not_lose_now: Reason = Reason(late, "not-lose-now")
        self.not_rise_now: Reason = Reason("needs.rise-2013" if first else "needs.rise-2.0", "not-rise-now")
        people = "manage.pop-2013" if first else "manage.pop-2.0"
        self.people_cost: Reason = Reason(people, "cannot-pay")
        self.grow_count: Reason = Reason(people, "grow-count")

    def price(self, building: i64, level: i64) -> i64:
        """manage.cost: what entering the level above `level` costs; 0 when there is none."""
        return (self.price_bits >> ((building << 3) + (level << 1))) & 3


EDITIONS: Final = ("2013", "2.0")
FIRST_EDITION: Final = Edition("2013", True)
SECOND_EDITION: Final = Edition("2.0", False)


def edition_named(name: str) -> Edition:
    return FIRST_EDITION if name == "2013" else SECOND_EDITION
