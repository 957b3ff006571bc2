"""Choose an evolution: one from the pile comes to the study zone."""

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import TILE_NAMES
from speciate.games.evolutopia.phases import plans
from speciate.games.evolutopia.rules import piles
from speciate.games.evolutopia.state import STUDY_ROOM, UNDER_PILE, Table


def legal_look(table: Table) -> list[int]:
    """choose.look, choose.aside: the last tile of the pile cannot be set aside, something must be studied."""
    out = [moves.STUDY]
    if len(table.aside_tiles) < table.setup.aside_most and (table.tiles or table.tiles_under):
        out.append(moves.ASIDE)
    plans.add_legal(table, out)
    return out


def apply_look(table: Table, move: i64) -> None:
    if kind_of(move) == moves.ASIDE:
        if table.listener is not None:
            events.tell(table, "tile-aside", {"tile": TILE_NAMES[table.top]})
        table.aside_tiles.append(table.top)
        piles.show_next_tile(table)
        return
    table.steps.pop()
    table.steps.append(UNDER_PILE)
    study_top(table)
    if len(table.study) > table.setup.study_zone:
        table.steps.append(STUDY_ROOM)


def study_top(table: Table) -> None:
    """The tile that shows goes to the study zone, and the next one shows."""
    if table.listener is not None:
        events.tell(table, "tile-studied", {"tile": TILE_NAMES[table.top]})
    table.study.append(table.top)
    piles.show_next_tile(table)


def legal_study_room(table: Table) -> list[int]:
    """choose.full: one of those that lay there before."""
    return [moves.move(moves.BURY, tile) for tile in table.study[:-1]]


def apply_study_room(table: Table, move: i64) -> None:
    table.steps.pop()
    table.study.remove(arg_a(move))
    piles.tile_under(table, arg_a(move))


def legal_under_pile(table: Table) -> list[int]:
    """choose.aside: in the order the player wants."""
    return [moves.move(moves.BURY, tile) for tile in table.aside_tiles]


def apply_under_pile(table: Table, move: i64) -> None:
    table.aside_tiles.remove(arg_a(move))
    piles.tile_under(table, arg_a(move))


def put_under(table: Table) -> bool:
    """The last tile set aside goes without asking. True when something was done."""
    if len(table.aside_tiles) > 1:
        return False
    table.steps.pop()
    if table.aside_tiles:
        piles.tile_under(table, table.aside_tiles.pop())
    return True
