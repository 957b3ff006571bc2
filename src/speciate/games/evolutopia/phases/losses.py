"""What a crisis takes away: the player chooses which of several things goes."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import KINDS
from speciate.games.evolutopia.phases import site
from speciate.games.evolutopia.rules import experts, piles
from speciate.games.evolutopia.state import LOSE_EXPERT, LOSE_PLAN, LOSE_STUDY, SCRAP, SHELVE, VACATE, Table
from speciate.games.evolutopia.step import Step


class Loss(Step):
    """One of the things that must go goes, as many times as the effect said."""

    def most(self, table: Table) -> i64:
        """How many could go."""
        raise NotImplementedError

    def lose(self, table: Table, move: i64) -> None:
        raise NotImplementedError

    def apply(self, table: Table, move: i64) -> None:
        self.lose(table, move)
        table.losing -= 1
        if table.losing == 0:
            table.steps.pop()


def by_cause(table: Table, arriving: Reason, unmanaged: Reason) -> Reason:
    """crisis.draw, crisis.check: what a crisis does as it comes, or when it was not managed and is still to leave."""
    return unmanaged if SHELVE in table.steps else arriving


class LoseExpert(Loss):
    number = LOSE_EXPERT
    name = "lose-expert"
    kinds = (moves.DISMISS,)

    def most(self, table: Table) -> i64:
        return experts.in_zone(table)

    def legal(self, table: Table) -> list[int]:
        return [moves.move(moves.DISMISS, kind) for kind in range(KINDS) if table.zone[kind]]

    def refuse(self, table: Table, move: i64) -> Reason | None:
        return None if table.zone[arg_a(move)] else by_cause(table, why.NO_EXPERT_TO_LOSE, why.UNMANAGED_EXPERT)

    def lose(self, table: Table, move: i64) -> None:
        kind = arg_a(move)
        table.zone[kind] -= 1
        table.bag[kind] += 1
        events.expert(table, "expert-to-bag", kind)


class LoseStudy(Loss):
    number = LOSE_STUDY
    name = "lose-study"
    kinds = (moves.BURY,)

    def most(self, table: Table) -> i64:
        return len(table.study)

    def legal(self, table: Table) -> list[int]:
        return [moves.move(moves.BURY, tile) for tile in table.study]

    def refuse(self, table: Table, move: i64) -> Reason | None:
        return None if arg_a(move) in table.study else by_cause(table, why.NO_TILE_TO_LOSE, why.UNMANAGED_TILE)

    def lose(self, table: Table, move: i64) -> None:
        table.study.remove(arg_a(move))
        piles.tile_under(table, arg_a(move))


class Vacate(Loss):
    number = VACATE
    name = "vacate"
    kinds = (moves.VACATE,)

    def most(self, table: Table) -> i64:
        return len(self.legal(table))

    def legal(self, table: Table) -> list[int]:
        return [moves.move(moves.VACATE, one.tile) for one in table.sites if one.experts]

    def refuse(self, table: Table, move: i64) -> Reason | None:
        found = experts.site_of(table, arg_a(move))
        if found is None:
            return by_cause(table, why.NO_SITE_TO_LOSE, why.UNMANAGED_SITE)
        return None if found.experts else why.NO_EXPERTS_THERE

    def lose(self, table: Table, move: i64) -> None:
        events.tile(table, "site-vacated", arg_a(move))
        experts.release(table, experts.experts_at(table, arg_a(move)))


class Scrap(Loss):
    number = SCRAP
    name = "scrap"
    kinds = (moves.SCRAP,)

    def most(self, table: Table) -> i64:
        return len(table.sites)

    def legal(self, table: Table) -> list[int]:
        return [moves.move(moves.SCRAP, one.tile) for one in table.sites]

    def refuse(self, table: Table, move: i64) -> Reason | None:
        if experts.site_of(table, arg_a(move)) is not None:
            return None
        return by_cause(table, why.NO_SITE_TO_LOSE, why.UNMANAGED_SITE)

    def lose(self, table: Table, move: i64) -> None:
        experts.release(table, site.take_site(table, arg_a(move)))


class LosePlan(Loss):
    number = LOSE_PLAN
    name = "lose-plan"
    kinds = (moves.DISCARD,)

    def most(self, table: Table) -> i64:
        return len(self.legal(table))

    def legal(self, table: Table) -> list[int]:
        seats = range(table.seats)
        return [moves.move(moves.DISCARD, seat, plan) for seat in seats for plan in table.players[seat].plans]

    def refuse(self, table: Table, move: i64) -> Reason | None:
        seat = arg_a(move)
        if seat < table.seats and arg_b(move) in table.players[seat].plans:
            return None
        return by_cause(table, why.NO_PLAN_TO_LOSE, why.UNMANAGED_PLAN)

    def lose(self, table: Table, move: i64) -> None:
        table.players[arg_a(move)].plans.remove(arg_b(move))
        table.plans_under.append(arg_b(move))
        events.plan(table, "plan-lost", arg_a(move), arg_b(move))


ZONE_EXPERTS: Final = LoseExpert()
STUDIED: Final = LoseStudy()
STAFF: Final = Vacate()
SITES: Final = Scrap()
PLANS: Final = LosePlan()
ALL: Final[list[Loss]] = [ZONE_EXPERTS, STUDIED, STAFF, SITES, PLANS]
