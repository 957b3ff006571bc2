"""Recruit: fill the experts zone from the bag."""

from typing import final

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves, steps
from speciate.games.evolutopia.names import KINDS, NONE
from speciate.games.evolutopia.rules import cards, experts, piles
from speciate.games.evolutopia.state import DRAW_EXPERT, PLACE, Table
from speciate.games.evolutopia.step import Menu


@final
class Dismiss(Menu):
    """recruit.dismiss: any experts of the zone are set aside, one at a time; then the drawing begins."""

    def possible(self, table: Table) -> i64:
        found: i64 = 1 << KINDS  # drawing
        bit: i64 = 1
        kind: i64
        for kind in range(KINDS):
            if experts.of_kind(table.zone, kind):
                found |= bit
            bit <<= 1
        return found

    def answer(self, table: Table, place: i64) -> i64:  # noqa: ARG002 (the same at every table)
        return moves.DRAW if place == KINDS else moves.move(moves.DISMISS, place)

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if kind_of(move) == moves.DRAW or experts.of_kind(table.zone, arg_a(move)) else why.NOT_IN_ZONE

    def apply(self, table: Table, _: int, move: int) -> None:
        if kind_of(move) == moves.DRAW:
            steps.pop(table)
            steps.push(table, PLACE)
            return
        dismiss(table, arg_a(move))


def dismiss(table: Table, kind: i64) -> None:
    table.zone -= experts.unit(kind)
    table.aside += experts.unit(kind)
    events.tell(table, "expert-aside", kind)


@final
class Place(Menu):
    """recruit.draw: the expert drawn goes into the zone or aside, until the zone is full or the bag empty."""

    def possible(self, table: Table) -> i64:
        return 3 if table.asides < table.setup.aside_most else 1

    def answer(self, table: Table, place: i64) -> i64:  # noqa: ARG002 (the same at every table)
        return moves.PLACE if place == 0 else moves.ASIDE

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return None if move == moves.PLACE or table.asides < table.setup.aside_most else why.ASIDE_ENOUGH

    def apply(self, table: Table, _: int, move: int) -> None:
        if move == moves.PLACE:
            place(table)
        else:
            set_aside(table)

    def is_idle(self, table: Table) -> bool:
        return table.drawn == NONE or not (table.asides < table.setup.aside_most or cards.playable(table))

    def follow(self, table: Table) -> None:
        if table.drawn != NONE:
            place(table)  # no more can be set aside
        elif can_draw(table):
            piles.owe(table, DRAW_EXPERT)
        else:
            return_asides(table)
            steps.pop(table)


def can_draw(table: Table) -> bool:
    """recruit.draw: until the zone is full or the bag empty."""
    return experts.in_zone(table) < table.setup.experts_zone and experts.in_bag(table) > 0


def place(table: Table) -> None:
    kind = table.drawn
    table.zone += experts.unit(kind)
    table.drawn = NONE
    events.tell(table, "expert-to-zone", kind)


def set_aside(table: Table) -> None:
    kind = table.drawn
    table.aside += experts.unit(kind)
    table.asides += 1
    table.drawn = NONE
    events.tell(table, "expert-aside", kind)


def return_asides(table: Table) -> None:
    """recruit.return: those set aside, before and while drawing."""
    table.bag += table.aside
    table.aside = 0
    table.asides = 0
