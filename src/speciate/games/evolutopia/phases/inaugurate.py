"""Inaugurate: a finished evolution scores and takes its place on the territory."""

from mypy_extensions import i64

from speciate.core.moves import arg_a
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import KINDS, NONE, SQUARE_NAMES, TILE_NAMES
from speciate.games.evolutopia.ops import COVER_ANY_NUISANCE
from speciate.games.evolutopia.phases import roles
from speciate.games.evolutopia.rules import ending, experts, territory
from speciate.games.evolutopia.state import BUILD, Site, Table, is_nuisance


def is_finished(table: Table, site: Site) -> bool:
    """inaugurate.complete; assign.needed: nobody is there who is not needed, so counting them is enough."""
    return len(site.experts) == table.setup.staff[site.tile]


def any_finished(table: Table) -> bool:
    for site in table.sites:
        if is_finished(table, site):
            return True
    return False


def can_open(table: Table, site: Site, remedy: bool) -> bool:
    """inaugurate.order: with no legal square the tile cannot be inaugurated."""
    return is_finished(table, site) and territory.has_square(table, site.tile, remedy)


def any_can_open(table: Table, remedy: bool) -> bool:
    for site in table.sites:
        if can_open(table, site, remedy):
            return True
    return False


def is_possible(table: Table) -> bool:
    return any_can_open(table, False) or (roles.holds(table, COVER_ANY_NUISANCE) and any_can_open(table, True))


def legal_open(table: Table) -> list[int]:
    out = [moves.move(moves.OPEN, site.tile) for site in table.sites if can_open(table, site, table.remedy)]
    roles.add_legal(table, out)
    return out


def apply_open(table: Table, move: i64) -> None:
    """inaugurate.complete, inaugurate.score, inaugurate.order: the scores first, and they may end the game."""
    tile = arg_a(move)
    site = experts.site_of(table, tile)
    assert site is not None
    experts.release(table, site.experts)
    table.sites.remove(site)
    table.opened = tile
    table.steps.pop()
    table.steps.append(BUILD)
    if table.listener is not None:
        events.tell(table, "inaugurated", {"tile": TILE_NAMES[tile]})
    gains = table.setup.gains[tile]
    for which in range(KINDS):
        if gains[which]:
            ending.change_indicator(table, which, gains[which])
    ending.judge(table)


def legal_build(table: Table) -> list[int]:
    """inaugurate.adjacent, inaugurate.nuisance."""
    return [moves.move(moves.BUILD, square) for square in territory.squares_for(table, table.opened, table.remedy)]


def apply_build(table: Table, move: i64) -> None:
    square = arg_a(move)
    content = table.squares[square]
    indicator = territory.nuisance_indicator(table, square) if is_nuisance(content) else NONE
    table.squares[square] = table.opened
    if table.listener is not None:
        events.tell(table, "built", {"tile": TILE_NAMES[table.opened], "square": SQUARE_NAMES[square]})
    table.opened = NONE
    table.steps.pop()
    if is_nuisance(content):
        cover(table, square, content)
        if table.remedy:
            ending.change_indicator(table, indicator, 1)
    table.anywhere = False
    table.remedy = False
    ending.judge(table)


def cover(table: Table, square: int, content: int) -> None:
    table.covered.append(content)
    table.covered.sort()
    if table.listener is not None:
        name = events.nuisance_name(content)
        left = territory.nuisances_left(table)
        events.tell(table, "nuisance-covered", {"nuisance": name, "square": SQUARE_NAMES[square], "left": left})
