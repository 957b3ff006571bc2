"""Roles: a talent a turn, at the moment its card says; three uses bring the second role to light."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, arg_c, kind_of
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves, steps
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.names import CRISIS_PLACE, KINDS, NONE, ZONE_PLACE
from speciate.games.evolutopia.names import RECRUIT as RECRUITING
from speciate.games.evolutopia.phases import assign, inaugurate
from speciate.games.evolutopia.rules import cards, experts, piles
from speciate.games.evolutopia.state import Table
from speciate.games.evolutopia.step import OneOf, Question

# -- which can be used now ------------------------------------------------------------------------------


def holds(table: Table, talent: "Talent") -> bool:
    """Whether the player could still use a talent this turn, their own or one to copy."""
    if table.role_used:
        return False
    within_reach = table.players[table.turn].roles
    if copies(table):
        within_reach = within_reach + cards.others_roles(table)
    for role in within_reach:
        if table.setup.talents[role] is talent:
            return True
    return False


def copies(table: Table) -> bool:
    """Whether the player has a role that copies another's."""
    for role in table.players[table.turn].roles:
        if table.setup.talents[role].is_copy:
            return True
    return False


def refuse(table: Table, move: i64) -> Reason | None:
    """role.once: one's own, or with a role that copies another's; once a turn, at its moment."""
    role = arg_a(move)
    if kind_of(move) == moves.COPY:
        if not copies(table):
            return why.NO_COPY
        if role not in cards.others_roles(table):
            return why.ROLE_NOT_YOURS
    elif role not in table.players[table.turn].roles:
        out = table.setup.solo and not table.setup.pack.plays_alone(role)
        return why.ROLE_IN_BOX if out else why.ROLE_NOT_YOURS
    if table.role_used:
        return why.ROLE_USED
    return None if cards.can_use(table, table.setup.talents[role], table.current()) else why.ROLE_NOT_NOW


def apply_role(table: Table, move: i64) -> None:
    """role.experience: a copied talent is a use of one's own role."""
    role = arg_a(move)
    player = table.players[table.turn]
    table.role_used = True
    player.uses += 1
    left = table.setup.role_uses - player.uses
    events.tell(table, "role-used", table.turn, role, left if left > 0 else 0)
    table.setup.talents[role].begin(table)
    if left == 0 and not table.setup.solo:
        piles.owe(table, at.DRAW_SECOND)


# -- what a role can do -----------------------------------------------------------------------------------------


class Talent:
    """One word of the vocabulary of roles: a role made of a known one needs no code."""

    def __init__(self, name: str, moments: int = 0, step: int = NONE, always_helps: bool = True) -> None:
        self.name: str = name  # as packs write it
        self.moments: i64 = moments  # role.once: the steps at which it may be used, a bit each
        self.step: int = step  # what it asks, if it begins a step
        self.always_helps: bool = always_helps  # for bots: those that only rearrange are left for turns of thought
        self.is_copy: bool = moments == 0  # of another player's talent, at its moment

    def can_use(self, table: Table) -> bool:  # noqa: ARG002 (most depend on something)
        """At its moment: whether it would do something."""
        return True

    def begin(self, table: Table) -> None:
        steps.push(table, self.step)


FREE: Final = 1 << at.TURN | 1 << at.AFTER  # before or after the action


class RecruitPickOne(Talent):
    def can_use(self, table: Table) -> bool:
        return experts.in_bag(table) > 0 and experts.in_zone(table) < table.setup.experts_zone


class AssignOneMore(Talent):
    def can_use(self, table: Table) -> bool:
        return assign.is_action(table) and assign.can_assign(table)

    def begin(self, table: Table) -> None:
        table.assign_limit += 1


class CrisisPickOfTwo(Talent):
    def begin(self, table: Table) -> None:
        steps.pop(table)
        steps.push(table, at.KEEP)
        piles.owe(table, at.DRAW_OFFER)
        piles.owe(table, at.DRAW_OFFER)


class MoveExpert(Talent):
    def can_use(self, table: Table) -> bool:
        if experts.in_zone(table) == table.setup.experts_zone:
            return is_wanted_elsewhere(table)
        if table.crisis_experts:
            return True
        for site in table.sites:
            if site.experts:
                return True
        return False


class CoverAnyNuisance(Talent):
    def can_use(self, table: Table) -> bool:
        return not table.remedy and inaugurate.any_can_open(table, True)

    def begin(self, table: Table) -> None:
        table.remedy = True


class OneBlockLess(Talent):
    def begin(self, table: Table) -> None:
        table.blocks -= 1


class AssignAnyKind(Talent):
    def can_use(self, table: Table) -> bool:
        return table.assigned < table.assign_limit and assign.is_action(table) and assign.can_train(table)

    def begin(self, table: Table) -> None:
        table.wild = True


class RecruitThenAssignCrisis(Talent):
    def can_use(self, table: Table) -> bool:
        return table.acted == RECRUITING and experts.missing_at_crisis(table) & experts.kinds_in(table.zone) != 0


COPY_ROLE: Final[Talent] = Talent("copy-role")  # has no moment of its own
ASSIGN_ANY_KIND: Final[Talent] = AssignAnyKind("assign-any-kind", 1 << at.ASSIGN)
COVER_ANY_NUISANCE: Final[Talent] = CoverAnyNuisance("cover-any-nuisance", 1 << at.OPEN)
TALENTS: Final[list[Talent]] = [
    COPY_ROLE,
    RecruitPickOne("recruit-pick-one", 1 << at.DISMISS, at.FETCH),
    AssignOneMore("assign-one-more", 1 << at.ASSIGN),
    Talent("move-top-tile", FREE, at.VISION, always_helps=False),
    CrisisPickOfTwo("crisis-pick-of-two", 1 << at.MEDIATE),
    MoveExpert("move-expert", FREE, at.DISPATCH, always_helps=False),
    COVER_ANY_NUISANCE,
    OneBlockLess("one-block-less", 1 << at.BLOCK),
    ASSIGN_ANY_KIND,
    RecruitThenAssignCrisis("recruit-then-assign-crisis", 1 << at.AFTER, at.RESPOND),
]
NAMES: Final[tuple[str, ...]] = tuple([row.name for row in TALENTS])

# -- talents that ask -------------------------------------------------------------------------------------


@final
class Fetch(OneOf):
    """An expert of one's choice from the bag."""

    def choices(self, table: Table) -> list[int]:
        return experts.kinds_among(table.bag)

    def apply(self, table: Table, _: int, move: int) -> None:
        kind = arg_a(move)
        table.bag -= experts.unit(kind)
        table.zone += experts.unit(kind)
        steps.pop(table)
        events.tell(table, "expert-to-zone", kind)


@final
class Vision(Question):
    """The top tile into the study zone or under the pile."""

    def legal(self, table: Table, seat: int) -> list[int]:
        return [move for move in (moves.STUDY, moves.UNDER) if self.refuse(table, seat, move) is None]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        if move == moves.STUDY and len(table.study) >= table.setup.study_zone:
            return why.STUDY_FULL
        return why.NO_ROLE_NOW if move == moves.LEAVE else None

    def apply(self, table: Table, _: int, move: int) -> None:
        steps.pop(table)
        if move == moves.STUDY:
            piles.study_top(table)
        else:
            piles.top_under(table)


@final
class Dispatch(Question):
    """One expert to another place that needs its own kind, or to the zone."""

    def legal(self, table: Table, _: int) -> list[int]:
        return dispatched(table)

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        kind = arg_a(move)
        place = arg_b(move)
        to = arg_c(move)
        if place not in experts.places(table) or not experts.holds(experts.experts_at(table, place), kind):
            return why.NOT_AT_WORK
        if to == place:
            return why.NOT_ELSEWHERE
        if to == ZONE_PLACE:
            return None if experts.in_zone(table) < table.setup.experts_zone else why.ZONE_FULL
        return experts.refuse_at(table, to, kind, why.ROLE_NO_SUCH_PLACE)

    def apply(self, table: Table, _: int, move: int) -> None:
        kind = arg_a(move)
        to = arg_c(move)
        steps.pop(table)
        experts.take(experts.experts_at(table, arg_b(move)), kind)
        if to == ZONE_PLACE:
            table.zone += experts.unit(kind)
        else:
            experts.put(table, kind, to, kind)
        events.tell(table, "expert-moved", kind, arg_b(move), to)


def is_wanted_elsewhere(table: Table) -> bool:
    """Whether an expert at work is needed at another place."""
    places = experts.places(table)
    for place in places:
        for one in experts.experts_at(table, place):
            for to in places:
                if to != place and experts.wants(table, to, experts.kind_of_expert(one)):
                    return True
    return False


def dispatched(table: Table) -> list[int]:
    """Every expert at work with every place it could move to."""
    out: list[int] = []
    has_room = experts.in_zone(table) < table.setup.experts_zone
    for place in experts.places(table):
        seen = 0
        for one in experts.experts_at(table, place):
            kind = experts.kind_of_expert(one)
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            for to in experts.places(table):
                if to != place and experts.wants(table, to, kind):
                    out.append(moves.move(moves.MOVE, kind, place, to))
            if has_room:
                out.append(moves.move(moves.MOVE, kind, place, ZONE_PLACE))
    return out


@final
class Respond(Question):
    """One expert of the zone to the crisis."""

    def legal(self, table: Table, seat: int) -> list[int]:
        assigned = [moves.move(moves.ASSIGN, kind, CRISIS_PLACE) for kind in range(KINDS)]
        return [move for move in assigned if self.refuse(table, seat, move) is None]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        if arg_b(move) != CRISIS_PLACE:
            return why.CRISIS_ONLY
        if not experts.of_kind(table.zone, arg_a(move)):
            return why.ROLE_NOT_IN_ZONE
        return experts.refuse_at(table, CRISIS_PLACE, arg_a(move), why.CRISIS_ONLY)

    def apply(self, table: Table, _: int, move: int) -> None:
        kind = arg_a(move)
        table.zone -= experts.unit(kind)
        experts.put(table, kind, CRISIS_PLACE, kind)
        steps.pop(table)
        events.tell(table, "expert-assigned", kind, CRISIS_PLACE)
