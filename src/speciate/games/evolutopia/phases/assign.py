"""Assign: experts go from the zone to evolutions on site and to the crisis."""

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, arg_c, kind_of
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves, steps
from speciate.games.evolutopia.names import CRISIS_PLACE, KINDS, NEED
from speciate.games.evolutopia.rules import cards, experts
from speciate.games.evolutopia.state import ASSIGN, TAKEN, Table
from speciate.games.evolutopia.step import Question, count_bits, nth_bit


def begin(table: Table, limit: i64) -> None:
    table.assigned = 0
    table.assign_limit = limit
    table.wild = False
    steps.push(table, ASSIGN)


def is_action(table: Table) -> bool:
    """Whether experts are assigned by the action; a good plan lets one assign too, but no role helps it."""
    return steps.below(table) == TAKEN


def can_assign(table: Table) -> bool:
    """assign.needed: whether some expert of the zone is needed somewhere."""
    here = experts.kinds_in(table.zone)
    if here == 0:
        return False
    for site in table.sites:
        if experts.missing_at(table, site) & here:
            return True
    return experts.missing_at_crisis(table) & here != 0


def can_train(table: Table) -> bool:
    """Whether an expert of the zone could go somewhere if it counted as any kind."""
    return experts.missing_anywhere(table) != 0 and experts.kinds_in(table.zone) != 0


@final
class Assign(Question):
    """assign.up-to-three: one at a time; at least one."""

    def legal(self, table: Table, _: int) -> list[int]:
        out: list[int] = []
        if table.assigned < table.assign_limit:
            here = experts.kinds_in(table.zone)
            for site in table.sites:
                add_assigned(table, site.tile, experts.missing_at(table, site), here, out)
            add_assigned(table, CRISIS_PLACE, experts.missing_at_crisis(table), here, out)
        cards.add_usable(table, out)
        if table.assigned:
            out.append(moves.DONE)
        return out

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        """Counted and picked without the list, unless one may count as any kind or a role can be used."""
        roles = cards.usable(table)
        if table.wild or roles:
            return super().any_move(table, seat, random)
        here = experts.kinds_in(table.zone) if table.assigned < table.assign_limit else 0
        at_crisis = experts.missing_at_crisis(table) & here
        count = count_bits(at_crisis) + (1 if table.assigned else 0)
        for site in table.sites:
            count += count_bits(experts.missing_at(table, site) & here)
        left: i64 = int(random() * float(count))
        for site in table.sites:
            wanted = experts.missing_at(table, site) & here
            if left < count_bits(wanted):
                return moves.move(moves.ASSIGN, nth_bit(wanted, left) // NEED, site.tile)
            left -= count_bits(wanted)
        if left < count_bits(at_crisis):
            return moves.move(moves.ASSIGN, nth_bit(at_crisis, left) // NEED, CRISIS_PLACE)
        return moves.DONE

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        kind = kind_of(move)
        if kind == moves.DONE:
            return None if table.assigned else why.ASSIGN_ONE if is_action(table) else why.PLAN_ASSIGNS
        if table.assigned >= table.assign_limit:
            return why.ASSIGNED_ENOUGH if is_action(table) else why.PLAN_DONE
        if not experts.of_kind(table.zone, arg_a(move)):
            return why.NOT_AT_HAND
        counts_as = arg_a(move)
        if kind == moves.TRAIN:
            if not table.wild:
                return why.NOT_TRAINED
            counts_as = arg_c(move)
            if counts_as == arg_a(move):
                return why.COUNTS_AS_ITSELF
        return experts.refuse_at(table, arg_b(move), counts_as, why.NO_SUCH_PLACE)

    def apply(self, table: Table, _: int, move: int) -> None:
        if kind_of(move) == moves.DONE:
            steps.pop(table)
            return
        kind = arg_a(move)
        place = arg_b(move)
        is_trained = kind_of(move) == moves.TRAIN
        counts_as = arg_c(move) if is_trained else kind
        table.zone -= experts.unit(kind)
        experts.put(table, kind, place, counts_as)
        table.assigned += 1
        if is_trained:
            table.wild = False
            events.tell(table, "expert-trained", kind, place, counts_as)
        else:
            events.tell(table, "expert-assigned", kind, place)

    def is_idle(self, table: Table) -> bool:
        """When nothing is left but to stop. assign.stay: what is complete now waits where it is."""
        return table.assigned > 0 and not can_go_on(table)


def add_assigned(table: Table, place: i64, missing: i64, here: i64, out: list[int]) -> None:
    """The moves to one place; `missing` are the kinds it still needs, `here` those in the zone."""
    wanted: i64
    for wanted in range(KINDS):
        bit: i64 = 1 << NEED * wanted
        if missing & bit:
            if here & bit:
                out.append(moves.move(moves.ASSIGN, wanted, place))
            if table.wild:
                add_trained(table, place, wanted, out)


def add_trained(table: Table, place: i64, wanted: i64, out: list[int]) -> None:
    for kind in range(KINDS):
        if kind != wanted and experts.of_kind(table.zone, kind):
            out.append(moves.move(moves.TRAIN, kind, place, wanted))


def can_go_on(table: Table) -> bool:
    """Whether another expert could be assigned, or a role used."""
    if table.assigned < table.assign_limit and (can_train(table) if table.wild else can_assign(table)):
        return True
    return cards.usable(table) != 0
