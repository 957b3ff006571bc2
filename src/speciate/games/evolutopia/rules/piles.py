"""Piles: what is drawn from them and what goes under them."""

from speciate.games.evolutopia import events
from speciate.games.evolutopia.names import NONE, TILE_NAMES
from speciate.games.evolutopia.state import DRAW_TOP, Table


def show_next_tile(table: Table) -> None:
    """setup.evolutions: the pile lies face up, so the next tile shows as soon as the top one is gone."""
    table.top = NONE
    if table.tiles or table.tiles_under:
        table.owed.append(DRAW_TOP)


def tile_under(table: Table, tile: int) -> None:
    """A tile goes under the pile; of an empty pile it is the top."""
    if table.listener is not None:
        events.tell(table, "tile-under", {"tile": TILE_NAMES[tile]})
    table.tiles_under.append(tile)
    if table.top == NONE and DRAW_TOP not in table.owed:
        table.owed.append(DRAW_TOP)


def crises_left(table: Table) -> int:
    return len(table.crises_top) + len(table.crises) + len(table.crises_under)
