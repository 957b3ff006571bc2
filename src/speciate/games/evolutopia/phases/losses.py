"""What a crisis takes away: the player chooses which of several things goes."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import A, arg_a, arg_b
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves, steps
from speciate.games.evolutopia.phases import site
from speciate.games.evolutopia.rules import experts, piles
from speciate.games.evolutopia.state import LOSE_EXPERT, LOSE_PLAN, LOSE_STUDY, SCRAP, SHELVE, VACATE, Table
from speciate.games.evolutopia.step import OneOf


class Loss(OneOf):
    """One of the things that must go goes, as many times as the effect said."""

    def __init__(self, number: int, name: str, kind: int, arriving: Reason, unmanaged: Reason) -> None:
        super().__init__(name, kind, why.NO_CRISIS_NOW, arriving)
        self.number: int = number  # as tables hold it
        self.unmanaged: Reason = unmanaged

    def otherwise(self, table: Table) -> Reason:
        """crisis.draw, crisis.check: by a crisis that comes, or by one that was not managed and is still to leave."""
        return self.unmanaged if steps.holds(table, SHELVE) else super().otherwise(table)

    def most(self, table: Table) -> i64:
        """How many could go."""
        return len(self.choices(table))

    def lose(self, table: Table, move: int) -> None:
        raise NotImplementedError

    def apply(self, table: Table, _: int, move: int) -> None:
        self.lose(table, move)
        table.losing -= 1
        if table.losing == 0:
            steps.pop(table)


@final
class LoseExpert(Loss):
    def choices(self, table: Table) -> list[int]:
        return experts.kinds_among(table.zone)

    def most(self, table: Table) -> i64:
        return experts.in_zone(table)

    def lose(self, table: Table, move: int) -> None:
        kind = arg_a(move)
        table.zone -= experts.unit(kind)
        table.bag += experts.unit(kind)
        events.tell(table, "expert-to-bag", kind)


@final
class LoseStudy(Loss):
    def choices(self, table: Table) -> list[int]:
        return table.study

    def lose(self, table: Table, move: int) -> None:
        table.study.remove(arg_a(move))
        piles.tile_under(table, arg_a(move))


@final
class Vacate(Loss):
    def choices(self, table: Table) -> list[int]:
        return [one.tile for one in table.sites if one.experts]

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:
        """crisis.real-choice: a site where nobody works would change nothing."""
        reason = super().refuse(table, seat, move)
        return why.NO_EXPERTS_THERE if reason is not None and experts.site_of(table, arg_a(move)) else reason

    def lose(self, table: Table, move: int) -> None:
        experts.release(table, experts.experts_at(table, arg_a(move)))
        events.tell(table, "site-vacated", arg_a(move))


@final
class Scrap(Loss):
    def choices(self, table: Table) -> list[int]:
        return [one.tile for one in table.sites]

    def lose(self, table: Table, move: int) -> None:
        experts.release(table, site.take_site(table, arg_a(move)))
        piles.tile_under(table, arg_a(move))


@final
class LosePlan(Loss):
    """A plan of anybody: a choice is a seat and a plan, as a move packs them."""

    def choices(self, table: Table) -> list[int]:
        seats = range(table.seats)
        return [moves.move(0, seat, plan) >> A for seat in seats for plan in table.players[seat].plans]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if move >> A in self.choices(table) else self.otherwise(table)

    def lose(self, table: Table, move: int) -> None:
        player = table.players[arg_a(move)]
        player.plans = piles.without(player.plans, arg_b(move))
        table.plans_under = [*table.plans_under, arg_b(move)]
        events.tell(table, "plan-lost", arg_a(move), arg_b(move))


ZONE_EXPERTS: Final[Loss] = LoseExpert(
    LOSE_EXPERT, "lose-expert", moves.DISMISS, why.NO_EXPERT_TO_LOSE, why.UNMANAGED_EXPERT
)
STUDIED: Final[Loss] = LoseStudy(LOSE_STUDY, "lose-study", moves.BURY, why.NO_TILE_TO_LOSE, why.UNMANAGED_TILE)
STAFF: Final[Loss] = Vacate(VACATE, "vacate", moves.VACATE, why.NO_SITE_TO_LOSE, why.UNMANAGED_SITE)
SITES: Final[Loss] = Scrap(SCRAP, "scrap", moves.SCRAP, why.NO_SITE_TO_LOSE, why.UNMANAGED_SITE)
PLANS: Final[Loss] = LosePlan(LOSE_PLAN, "lose-plan", moves.DISCARD, why.NO_PLAN_TO_LOSE, why.UNMANAGED_PLAN)
ALL: Final[list[Loss]] = [ZONE_EXPERTS, STUDIED, STAFF, SITES, PLANS]
