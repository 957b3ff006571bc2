"""Choose an evolution: one from the pile comes to the study zone."""

from typing import final

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves, steps
from speciate.games.evolutopia.rules import piles
from speciate.games.evolutopia.state import STUDY_ROOM, UNDER_PILE, Table
from speciate.games.evolutopia.step import Menu, OneOf, Question


@final
class Look(Menu):
    """choose.look: the top tile, into the study zone or aside."""

    def possible(self, table: Table) -> i64:
        return 3 if len(table.aside_tiles) < table.setup.aside_most else 1

    def answer(self, table: Table, place: i64) -> i64:  # noqa: ARG002 (the same at every table)
        return moves.STUDY if place == 0 else moves.ASIDE

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        """choose.aside: at most so many; nothing goes straight under the pile."""
        if kind_of(move) == moves.ASIDE:
            return None if len(table.aside_tiles) < table.setup.aside_most else why.ASIDE_FULL
        return None if kind_of(move) == moves.STUDY else why.STUDY_OR_ASIDE

    def apply(self, table: Table, _: int, move: int) -> None:
        if kind_of(move) == moves.ASIDE:
            tile = table.top
            table.aside_tiles = [*table.aside_tiles, tile]
            piles.show_next_tile(table)
            events.tell(table, "tile-aside", tile)
            return
        steps.pop(table)
        steps.push(table, UNDER_PILE)
        piles.study_top(table)
        if len(table.study) > table.setup.study_zone:
            steps.push(table, STUDY_ROOM)


@final
class StudyRoom(Question):
    """choose.full: the study zone is too full, one of those that lay there before goes under the pile."""

    def legal(self, table: Table, _: int) -> list[int]:
        return [moves.move(moves.BURY, tile) for tile in table.study[:-1]]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        if arg_a(move) == table.study[-1]:
            return why.NEW_TILE_STAYS
        return None if arg_a(move) in table.study else why.NOT_THERE_BEFORE

    def apply(self, table: Table, _: int, move: int) -> None:
        steps.pop(table)
        table.study.remove(arg_a(move))
        piles.tile_under(table, arg_a(move))


@final
class UnderPile(OneOf):
    """choose.aside: the tiles set aside go under the pile, in the order the player wants."""

    def choices(self, table: Table) -> list[int]:
        return table.aside_tiles

    def apply(self, table: Table, _: int, move: int) -> None:
        table.aside_tiles = piles.without(table.aside_tiles, arg_a(move))
        piles.tile_under(table, arg_a(move))

    def is_idle(self, table: Table) -> bool:
        return len(table.aside_tiles) <= 1

    def follow(self, table: Table) -> None:
        """The last one goes without asking."""
        steps.pop(table)
        if table.aside_tiles:
            last = table.aside_tiles[0]
            table.aside_tiles = []
            piles.tile_under(table, last)
