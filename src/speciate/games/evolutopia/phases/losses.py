"""What a crisis takes away: the player chooses which of several things goes."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import KINDS
from speciate.games.evolutopia.phases import site
from speciate.games.evolutopia.rules import experts, piles
from speciate.games.evolutopia.state import LOSE_EXPERT, LOSE_PLAN, LOSE_STUDY, SCRAP, SHELVE, VACATE, Table
from speciate.games.evolutopia.step import Question


class Loss(Question):
    """One of the things that must go goes, as many times as the effect said."""

    def __init__(self, number: int, name: str, kind: int) -> None:
        super().__init__(name, (kind,), why.NO_CRISIS_NOW)
        self.number = number  # as tables hold it

    def most(self, table: Table) -> i64:
        """How many could go."""
        raise NotImplementedError

    def lose(self, table: Table, move: int) -> None:
        raise NotImplementedError

    def apply(self, table: Table, _: int, move: int) -> None:
        self.lose(table, move)
        table.losing -= 1
        if table.losing == 0:
            table.steps.pop()


def by_cause(table: Table, arriving: Reason, unmanaged: Reason) -> Reason:
    """crisis.draw, crisis.check: what a crisis does as it comes, or when it was not managed and is still to leave."""
    return unmanaged if SHELVE in table.steps else arriving


@final
class LoseExpert(Loss):
    def most(self, table: Table) -> i64:
        return experts.in_zone(table)

    def legal(self, table: Table, _: int) -> list[int]:
        return [moves.move(moves.DISMISS, kind) for kind in range(KINDS) if table.zone[kind]]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if table.zone[arg_a(move)] else by_cause(table, why.NO_EXPERT_TO_LOSE, why.UNMANAGED_EXPERT)

    def lose(self, table: Table, move: int) -> None:
        kind = arg_a(move)
        table.zone[kind] -= 1
        table.bag[kind] += 1
        events.expert(table, "expert-to-bag", kind)


@final
class LoseStudy(Loss):
    def most(self, table: Table) -> i64:
        return len(table.study)

    def legal(self, table: Table, _: int) -> list[int]:
        return [moves.move(moves.BURY, tile) for tile in table.study]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if arg_a(move) in table.study else by_cause(table, why.NO_TILE_TO_LOSE, why.UNMANAGED_TILE)

    def lose(self, table: Table, move: int) -> None:
        table.study.remove(arg_a(move))
        piles.tile_under(table, arg_a(move))


@final
class Vacate(Loss):
    def most(self, table: Table) -> i64:
        return len([one for one in table.sites if one.experts])

    def legal(self, table: Table, _: int) -> list[int]:
        return [moves.move(moves.VACATE, one.tile) for one in table.sites if one.experts]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        found = experts.site_of(table, arg_a(move))
        if found is None:
            return by_cause(table, why.NO_SITE_TO_LOSE, why.UNMANAGED_SITE)
        return None if found.experts else why.NO_EXPERTS_THERE

    def lose(self, table: Table, move: int) -> None:
        events.tile(table, "site-vacated", arg_a(move))
        experts.release(table, experts.experts_at(table, arg_a(move)))


@final
class Scrap(Loss):
    def most(self, table: Table) -> i64:
        return len(table.sites)

    def legal(self, table: Table, _: int) -> list[int]:
        return [moves.move(moves.SCRAP, one.tile) for one in table.sites]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        if experts.site_of(table, arg_a(move)) is not None:
            return None
        return by_cause(table, why.NO_SITE_TO_LOSE, why.UNMANAGED_SITE)

    def lose(self, table: Table, move: int) -> None:
        experts.release(table, site.take_site(table, arg_a(move)))


@final
class LosePlan(Loss):
    def most(self, table: Table) -> i64:
        return sum([len(player.plans) for player in table.players])

    def legal(self, table: Table, _: int) -> list[int]:
        seats = range(table.seats)
        return [moves.move(moves.DISCARD, seat, plan) for seat in seats for plan in table.players[seat].plans]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        seat = arg_a(move)
        if seat < table.seats and arg_b(move) in table.players[seat].plans:
            return None
        return by_cause(table, why.NO_PLAN_TO_LOSE, why.UNMANAGED_PLAN)

    def lose(self, table: Table, move: int) -> None:
        table.players[arg_a(move)].plans.remove(arg_b(move))
        table.plans_under.append(arg_b(move))
        events.plan(table, "plan-lost", arg_a(move), arg_b(move))


ZONE_EXPERTS: Final = LoseExpert(LOSE_EXPERT, "lose-expert", moves.DISMISS)
STUDIED: Final = LoseStudy(LOSE_STUDY, "lose-study", moves.BURY)
STAFF: Final = Vacate(VACATE, "vacate", moves.VACATE)
SITES: Final = Scrap(SCRAP, "scrap", moves.SCRAP)
PLANS: Final = LosePlan(LOSE_PLAN, "lose-plan", moves.DISCARD)
ALL: Final[list[Loss]] = [ZONE_EXPERTS, STUDIED, STAFF, SITES, PLANS]
