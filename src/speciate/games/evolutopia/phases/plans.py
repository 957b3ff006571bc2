"""Good plans: played in their owner's turn between two steps or two draws; then their owner is silent."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, heuristics, moves, steps
from speciate.games.evolutopia.names import ASSIGN, INAUGURATE, KINDS, NONE, SITE
from speciate.games.evolutopia.phases import assign, crises, inaugurate
from speciate.games.evolutopia.rules import ending, experts, piles
from speciate.games.evolutopia.state import BOOST, DRAW_OFFER, OPEN, START, SUMMON, TURN, UNBLOCK, WATCH, Table
from speciate.games.evolutopia.step import OneOf, Question
from speciate.kit.steps import Step

ASSIGNED: Final = 2  # experts of assign-two
MOST_TO_BOOST: Final = 4  # the highest indicator of indicator-plus-one
SEEN_CRISES: Final = 3  # of reorder-crises


def refuse(table: Table, step: Step[Table], plan: i64) -> Reason | None:
    """plan.play: a plan of one's own, at a step that it may interrupt, if it would change something."""
    if plan not in table.players[table.turn].plans:
        return why.PLAN_NOT_YOURS
    if moves.PLAY not in step.kinds:
        return why.PLAN_NOT_NOW
    return None if table.setup.plans[plan].can_play(table) else why.PLAN_NO_EFFECT


def apply_play(table: Table, move: i64) -> None:
    """plan.play, plan.silence."""
    plan = arg_a(move)
    player = table.players[table.turn]
    player.plans = piles.without(player.plans, plan)
    player.silent = True
    table.plans_under = [*table.plans_under, plan]
    events.tell(table, "plan-played", table.turn, plan)
    table.setup.plans[plan].begin(table)


# -- what a good plan can do ------------------------------------------------------------------------------------


class Plan:
    """One word of the vocabulary of good plans: a card made of a known one needs no code."""

    def __init__(self, name: str, step: int = NONE) -> None:
        self.name: str = name  # as packs write it
        self.step: int = step  # what it asks, if it begins a step

    def can_play(self, table: Table) -> bool:  # noqa: ARG002 (most depend on something)
        """Whether it would change something."""
        return True

    def begin(self, table: Table) -> None:
        steps.push(table, self.step)

    def is_timely(self, table: Table) -> bool:  # noqa: ARG002 (most are)
        """For bots: what an action would do as well waits until the action is blocked."""
        return True


class BagExpertToSlot(Plan):
    def can_play(self, table: Table) -> bool:
        return experts.missing_anywhere(table) & experts.kinds_in(table.bag) != 0


class AssignTwo(Plan):
    def can_play(self, table: Table) -> bool:
        return assign.can_assign(table)

    def begin(self, table: Table) -> None:
        assign.begin(table, ASSIGNED)

    def is_timely(self, table: Table) -> bool:
        return table.is_blocked(ASSIGN)


class FreeSite(Plan):
    def can_play(self, table: Table) -> bool:
        return len(table.study) > 0

    def is_timely(self, table: Table) -> bool:
        return table.is_blocked(SITE) and len(table.sites) < table.setup.site_zone


class FreeInaugurate(Plan):
    def can_play(self, table: Table) -> bool:
        return inaugurate.refuse_any(table) is None

    def is_timely(self, table: Table) -> bool:
        return table.is_blocked(INAUGURATE) and heuristics.has_good_site(table)


class UnblockOne(Plan):
    def can_play(self, table: Table) -> bool:
        return table.blocked != 0

    def is_timely(self, table: Table) -> bool:
        return table.is_blocked(ASSIGN) and assign.can_assign(table)


class CrisisBackOne(Plan):
    def can_play(self, table: Table) -> bool:
        return table.pawn > 1

    def begin(self, table: Table) -> None:
        ending.move_pawn(table, -1)

    def is_timely(self, table: Table) -> bool:
        return table.pawn > 2


class IndicatorPlusOne(Plan):
    def can_play(self, table: Table) -> bool:
        for level in table.indicators:
            if level <= MOST_TO_BOOST:
                return True
        return False


class IgnoreAdjacency(Plan):
    def can_play(self, table: Table) -> bool:
        """It lasts for the turn, so something must still be inaugurated in it."""
        return not table.anywhere and (table.current() == TURN or holds(table, FREE_INAUGURATE))

    def begin(self, table: Table) -> None:
        table.anywhere = True
        events.tell(table, "anywhere", table.turn)

    def is_timely(self, table: Table) -> bool:  # noqa: ARG002 (left for turns that are thought about)
        return False


class ReorderCrises(Plan):
    def begin(self, table: Table) -> None:
        """The next crises come to light; those seen before are among them without a draw."""
        for _ in range(SEEN_CRISES):
            piles.owe(table, DRAW_OFFER)
        steps.push(table, WATCH)

    def is_timely(self, table: Table) -> bool:  # noqa: ARG002 (left for turns that are thought about)
        return False


def holds(table: Table, wanted: Plan) -> bool:
    for plan in table.players[table.turn].plans:
        if table.setup.plans[plan] is wanted:
            return True
    return False


BAG_EXPERT: Final[Plan] = BagExpertToSlot("bag-expert-to-slot", SUMMON)
IGNORE_ADJACENCY: Final[Plan] = IgnoreAdjacency("ignore-adjacency")
FREE_INAUGURATE: Final[Plan] = FreeInaugurate("free-inaugurate", OPEN)
PLANS: Final[list[Plan]] = [
    BAG_EXPERT,
    AssignTwo("assign-two"),
    FreeSite("free-site", START),
    FREE_INAUGURATE,
    UnblockOne("unblock-one", UNBLOCK),
    CrisisBackOne("crisis-back-one"),
    IndicatorPlusOne("indicator-plus-one", BOOST),
    IGNORE_ADJACENCY,
    ReorderCrises("reorder-crises"),
]
NAMES: Final[tuple[str, ...]] = tuple([row.name for row in PLANS])

# -- plans that ask -----------------------------------------------------------------------------------------


@final
class Summon(Question):
    """An expert of the bag straight to where it is needed."""

    def legal(self, table: Table, _: int) -> list[int]:
        return [
            moves.move(moves.SUMMON, kind, place)
            for place in experts.places(table)
            for kind in range(KINDS)
            if experts.of_kind(table.bag, kind) and experts.wants(table, place, kind)
        ]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        if not experts.of_kind(table.bag, arg_a(move)):
            return why.PLAN_NOT_IN_BAG
        return experts.refuse_at(table, arg_b(move), arg_a(move), why.PLAN_NO_SUCH_PLACE)

    def apply(self, table: Table, _: int, move: int) -> None:
        kind = arg_a(move)
        table.bag -= experts.unit(kind)
        experts.put(table, kind, arg_b(move), kind)
        steps.pop(table)
        events.tell(table, "expert-assigned", kind, arg_b(move))


@final
class Unblock(OneOf):
    """Which action becomes free."""

    def choices(self, table: Table) -> list[int]:
        return [action for action in range(KINDS) if table.is_blocked(action)]

    def apply(self, table: Table, _: int, move: int) -> None:
        table.blocked &= ~(1 << arg_a(move))
        steps.pop(table)
        events.tell(table, "unblocked", arg_a(move))


@final
class Boost(OneOf):
    """Which indicator gains a point."""

    def choices(self, table: Table) -> list[int]:
        return [which for which in range(KINDS) if table.indicators[which] <= MOST_TO_BOOST]

    def apply(self, table: Table, _: int, move: int) -> None:
        steps.pop(table)
        ending.change_indicator(table, arg_a(move), 1)
        ending.judge(table)


@final
class Watch(Question):
    """Each crisis seen goes back on top of those put back before it, or beneath the pile."""

    def legal(self, table: Table, _: int) -> list[int]:
        return [moves.move(kind, crisis) for crisis in table.offered for kind in self.kinds]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if arg_a(move) in table.offered else why.PLAN_NOT_SEEN

    def apply(self, table: Table, _: int, move: int) -> None:
        crisis = arg_a(move)
        table.offered = piles.without(table.offered, crisis)
        if kind_of(move) == moves.ATOP:
            table.crises_top = [crisis, *table.crises_top]
            events.tell(table, "crisis-atop", crisis)
        else:
            crises.put_under(table, crisis)
        if not table.offered:
            steps.pop(table)
