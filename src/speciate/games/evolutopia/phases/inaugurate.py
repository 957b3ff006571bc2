"""Inaugurate: a finished evolution scores and takes its place on the territory."""

from typing import final

from speciate.core.moves import arg_a
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves, steps
from speciate.games.evolutopia.names import KINDS, NONE
from speciate.games.evolutopia.phases import roles
from speciate.games.evolutopia.rules import cards, ending, experts, territory
from speciate.games.evolutopia.state import BUILD, Site, Table, is_nuisance
from speciate.games.evolutopia.step import Question


def is_complete(table: Table, site: Site) -> bool:
    """inaugurate.complete. assign.needed: nobody is there who is not needed, so counting them is enough."""
    return len(site.experts) == table.setup.staff[site.tile]


def refuse_site(table: Table, site: Site, remedy: bool) -> Reason | None:
    """inaugurate.order: with no legal square the tile cannot be inaugurated."""
    if not is_complete(table, site):
        return why.NOT_FINISHED
    return None if territory.has_square(table, site.tile, remedy) else why.NO_SQUARE


def any_can_open(table: Table, remedy: bool) -> bool:
    for site in table.sites:
        if is_complete(table, site) and territory.has_square(table, site.tile, remedy):
            return True
    return False


def is_possible(table: Table) -> bool:
    """Whether something can be inaugurated, be it with a role."""
    for site in table.sites:
        if is_complete(table, site):
            if territory.has_square(table, site.tile, False):
                return True
            if roles.holds(table, roles.COVER_ANY_NUISANCE) and territory.has_square(table, site.tile, True):
                return True
    return False


def refuse_any(table: Table) -> Reason | None:
    """Why nothing can be inaugurated, if so."""
    if is_possible(table):
        return None
    for site in table.sites:
        if refuse_site(table, site, False) is why.NO_SQUARE:
            return why.NO_SQUARE
    return why.NOTHING_FINISHED


@final
class Open(Question):
    """inaugurate.complete: which evolution."""

    def legal(self, table: Table, _: int) -> list[int]:
        remedy = table.remedy
        out = [moves.move(moves.OPEN, site.tile) for site in table.sites if refuse_site(table, site, remedy) is None]
        cards.add_usable(table, out)
        return out

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        site = experts.site_of(table, arg_a(move))
        return why.NOT_A_SITE if site is None else refuse_site(table, site, table.remedy)

    def apply(self, table: Table, _: int, move: int) -> None:
        """inaugurate.score, inaugurate.order: the scores first, and they may end the game."""
        tile = arg_a(move)
        site = experts.site_of(table, tile)
        assert site is not None
        experts.release(table, site.experts)
        table.sites.remove(site)
        table.opened = tile
        steps.pop(table)
        steps.push(table, BUILD)
        events.tell(table, "inaugurated", tile)
        gains = table.setup.gains[tile]
        for which in range(KINDS):
            if gains[which]:
                ending.change_indicator(table, which, gains[which])
        ending.judge(table)


@final
class Build(Question):
    """inaugurate.adjacent, inaugurate.nuisance: on which square."""

    def legal(self, table: Table, _: int) -> list[int]:
        return [moves.move(moves.BUILD, square) for square in territory.squares_for(table, table.opened, table.remedy)]

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        return territory.refuse_square(table, table.opened, arg_a(move), table.remedy)

    def apply(self, table: Table, _: int, move: int) -> None:
        square = arg_a(move)
        content = table.squares[square]
        indicator = territory.nuisance_indicator(table, square) if is_nuisance(content) else NONE
        tile = table.opened
        table.squares[square] = tile
        table.opened = NONE
        steps.pop(table)
        if is_nuisance(content):
            table.covered = sorted([*table.covered, content])
        events.tell(table, "built", tile, square)
        if is_nuisance(content):
            events.tell(table, "nuisance-covered", content, square, territory.nuisances_left(table))
            if table.remedy:
                ending.change_indicator(table, indicator, 1)
        table.anywhere = False
        table.remedy = False
        ending.judge(table)
