"""Choose an evolution: one from the pile comes to the study zone."""

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.phases import plans
from speciate.games.evolutopia.rules import piles
from speciate.games.evolutopia.state import LOOK, STUDY_ROOM, UNDER_PILE, Table
from speciate.games.evolutopia.step import Step


class Look(Step):
    """choose.look: the top tile, into the study zone or aside."""

    number = LOOK
    name = "look"
    kinds = (moves.STUDY, moves.ASIDE, moves.PLAY)
    is_half = False

    def legal(self, table: Table) -> list[int]:
        out = [moves.STUDY]
        if self.refuse(table, moves.ASIDE) is None:
            out.append(moves.ASIDE)
        plans.add_legal(table, out)
        return out

    def refuse(self, table: Table, move: i64) -> Reason | None:
        """choose.aside; the last tile of the pile cannot be set aside, something must be studied."""
        if kind_of(move) == moves.STUDY:
            return None
        if len(table.aside_tiles) >= table.setup.aside_most:
            return why.ASIDE_FULL
        return None if piles.has_more_tiles(table) else why.LAST_TILE

    def apply(self, table: Table, move: i64) -> None:
        if kind_of(move) == moves.ASIDE:
            events.tile(table, "tile-aside", table.top)
            table.aside_tiles.append(table.top)
            piles.show_next_tile(table)
            return
        table.steps.pop()
        table.steps.append(UNDER_PILE)
        piles.study_top(table)
        if len(table.study) > table.setup.study_zone:
            table.steps.append(STUDY_ROOM)


class StudyRoom(Step):
    """choose.full: the study zone is too full, one of those that lay there before goes under the pile."""

    number = STUDY_ROOM
    name = "study-room"
    kinds = (moves.BURY,)

    def legal(self, table: Table) -> list[int]:
        return [moves.move(moves.BURY, tile) for tile in table.study[:-1]]

    def refuse(self, table: Table, move: i64) -> Reason | None:
        if arg_a(move) == table.study[-1]:
            return why.NEW_TILE_STAYS
        return None if arg_a(move) in table.study else why.NOT_THERE_BEFORE

    def apply(self, table: Table, move: i64) -> None:
        table.steps.pop()
        table.study.remove(arg_a(move))
        piles.tile_under(table, arg_a(move))


class UnderPile(Step):
    """choose.aside: the tiles set aside go under the pile, in the order the player wants."""

    number = UNDER_PILE
    name = "under-pile"
    kinds = (moves.BURY,)
    is_half = False

    def legal(self, table: Table) -> list[int]:
        return [moves.move(moves.BURY, tile) for tile in table.aside_tiles]

    def refuse(self, table: Table, move: i64) -> Reason | None:
        return None if arg_a(move) in table.aside_tiles else why.NOT_ASIDE

    def apply(self, table: Table, move: i64) -> None:
        table.aside_tiles.remove(arg_a(move))
        piles.tile_under(table, arg_a(move))

    def run(self, table: Table) -> bool:
        """The last one goes without asking."""
        if len(table.aside_tiles) > 1:
            return False
        table.steps.pop()
        if table.aside_tiles:
            piles.tile_under(table, table.aside_tiles.pop())
        return True
