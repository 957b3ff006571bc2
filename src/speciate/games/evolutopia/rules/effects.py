"""What crises are made of: each effect of the vocabulary once. A new crisis made of known effects needs no code."""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolutopia import events, heuristics, steps
from speciate.games.evolutopia.names import EXPERTS, INDICATORS, KINDS, NONE
from speciate.games.evolutopia.phases import losses
from speciate.games.evolutopia.phases.losses import Loss
from speciate.games.evolutopia.rules import ending, experts
from speciate.games.evolutopia.state import Table

# An effect of a card is one int: a row of EFFECTS, whom it concerns (an indicator or a kind of expert), and a number
# from -8 to 7.
WHICH: Final = 4
NUMBER: Final = 8
ZERO: Final = 8


def effect(row: int, which: int, n: int) -> int:
    return row | which << WHICH | (n + ZERO) << NUMBER


def row_of(effect: int) -> "Effect":
    return EFFECTS[effect & 15]


def which_of(effect: int) -> int:
    return (effect >> WHICH) & 15


def number_of(effect: int) -> int:
    return (effect >> NUMBER) - ZERO


class Effect:
    """One word of the vocabulary."""

    name: str = ""  # as packs write it
    key: str = ""  # what names whom it concerns: `kind` or `indicator`
    names: tuple[str, ...] = ()  # and what that can be
    is_counted: bool = True  # it has a number `n`
    is_signed: bool = False  # which may be below 0

    def changes(self, table: Table, which: i64, n: i64) -> bool:  # noqa: ARG002 (most know better)
        """crisis.real-choice: whether it would change the game."""
        return True

    def run(self, table: Table, which: i64, n: i64) -> None:
        """Does it at once, or begins as many choices as it asks for and can find."""
        raise NotImplementedError

    def cost(self, table: Table, which: i64, n: i64) -> float:
        """For bots: about how many points it costs."""
        raise NotImplementedError


class CrisisTrack(Effect):
    """The pawn moves n beacons."""

    name = "crisis-track"

    def run(self, table: Table, which: i64, n: i64) -> None:  # noqa: ARG002 (it concerns nobody)
        ending.move_pawn(table, n)
        ending.judge(table)

    def cost(self, table: Table, which: i64, n: i64) -> float:  # noqa: ARG002 (as above)
        return heuristics.advance(table, n)


class IndicatorChange(Effect):
    """An indicator changes by n."""

    name = "indicator"
    key = "indicator"
    names: tuple[str, ...] = INDICATORS
    is_signed = True

    def changes(self, table: Table, which: i64, n: i64) -> bool:
        return n < 0 or (n > 0 and table.indicators[which] < table.setup.indicator_most)

    def run(self, table: Table, which: i64, n: i64) -> None:
        ending.change_indicator(table, which, n)
        ending.judge(table)

    def cost(self, table: Table, which: i64, n: i64) -> float:
        level = table.indicators[which]
        return heuristics.fall(table, level, -n) if n < 0 else -heuristics.rise(table, level, n)


class ReleaseKind(Effect):
    """Every expert of a kind in play goes back into the bag."""

    name = "release-kind"
    key = "kind"
    names: tuple[str, ...] = EXPERTS
    is_counted = False

    def changes(self, table: Table, which: i64, n: i64) -> bool:  # noqa: ARG002 (all of them)
        return experts.in_play(table, which) > 0

    def run(self, table: Table, which: i64, n: i64) -> None:  # noqa: ARG002 (as above)
        count = experts.release_kind(table, which)
        events.tell(table, "kind-released", which, count)

    def cost(self, table: Table, which: i64, n: i64) -> float:  # noqa: ARG002 (as above)
        return heuristics.RELEASED * float(experts.in_play(table, which))


class Away(Effect):
    """n of the things of a kind go, and the player chooses which."""

    def __init__(self, name: str, loss: Loss, cost: float, cost_of_each: float) -> None:
        self.name = name
        self.loss: Loss = loss
        self.cost_at_all: float = cost
        self.cost_of_each: float = cost_of_each

    def changes(self, table: Table, which: i64, n: i64) -> bool:  # noqa: ARG002 (as many as there are)
        return self.loss.most(table) > 0

    def run(self, table: Table, which: i64, n: i64) -> None:  # noqa: ARG002 (it concerns nobody)
        most = self.loss.most(table)
        table.losing = n if n < most else most
        if table.losing > 0:
            steps.push(table, self.loss.number)

    def cost(self, table: Table, which: i64, n: i64) -> float:  # noqa: ARG002 (as above)
        return self.cost_at_all + self.cost_of_each * float(n)


class ExpertsAway(Away):
    """n experts leave the experts zone for the bag."""

    def run(self, table: Table, which: i64, n: i64) -> None:
        """With no more experts than must go there is nothing to choose."""
        if experts.in_zone(table) > n:
            super().run(table, which, n)
            return
        for kind in range(KINDS):
            while experts.of_kind(table.zone, kind):
                table.zone -= experts.unit(kind)
                table.bag += experts.unit(kind)
                events.tell(table, "expert-to-bag", kind)

    def cost(self, table: Table, which: i64, n: i64) -> float:  # noqa: ARG002 (as above)
        here = experts.in_zone(table)
        return self.cost_of_each * float(n if n < here else here)


class ExtraBlock(Effect):
    """n more actions are blocked this time."""

    name = "extra-block"

    def run(self, table: Table, which: i64, n: i64) -> None:  # noqa: ARG002 (it concerns nobody)
        table.blocks += n

    def cost(self, table: Table, which: i64, n: i64) -> float:  # noqa: ARG002 (as above)
        return heuristics.BLOCKED * float(n)


CRISIS_TRACK: Final[Effect] = CrisisTrack()
INDICATOR: Final[Effect] = IndicatorChange()
EFFECTS: Final[list[Effect]] = [
    CRISIS_TRACK,
    INDICATOR,
    ReleaseKind(),
    Away("study-away", losses.STUDIED, 0.0, 1.5),  # n tiles of the study zone go under the pile
    Away("site-experts-away", losses.STAFF, 3.0, 0.0),  # all experts of n sites go back into the bag
    Away("site-away", losses.SITES, 4.0, 0.0),  # n sites go under the pile, their experts into the bag
    ExpertsAway("zone-experts-away", losses.ZONE_EXPERTS, 0.0, 0.8),
    ExtraBlock(),
    Away("plan-away", losses.PLANS, 0.0, 1.5),  # n held good plans go under their pile
]
NAMES: Final[tuple[str, ...]] = tuple([row.name for row in EFFECTS])


def any_changes(table: Table, option: list[int]) -> bool:
    for one in option:
        if row_of(one).changes(table, which_of(one), number_of(one)):
            return True
    return False


NONE_LEFT: Final[list[int]] = []  # copies share it


def run_next(table: Table) -> None:
    one = table.effects[0]
    # the list is the pack's: replaced, never changed
    table.effects = table.effects[1:] if len(table.effects) > 1 else NONE_LEFT
    row_of(one).run(table, which_of(one), number_of(one))


def cost(table: Table, option: list[int]) -> float:
    value = 0.0
    for one in option:
        value += row_of(one).cost(table, which_of(one), number_of(one))
    return value


def unmanaged(table: Table) -> float:
    """What the current crisis would cost, left unmanaged."""
    return cost(table, table.setup.crisis_unmanaged[table.crisis]) if table.crisis != NONE else 0.0
