"""Start a site: an evolution goes from the study zone to the site zone."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import any_of, arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves, steps
from speciate.games.evolutopia.names import BLUE, GREEN, KINDS, NONE
from speciate.games.evolutopia.rules import experts, piles
from speciate.games.evolutopia.state import BONUS, DRAW_PLAN, PICTOGRAM, SITE_ROOM, SPARE, Site, Table
from speciate.games.evolutopia.step import OneOf, Question, TableStep


@final
class Start(OneOf):
    """site.move: which evolution goes on site."""

    def choices(self, table: Table) -> list[int]:
        return table.study

    def apply(self, table: Table, _: int, move: int) -> None:
        table.study.remove(arg_a(move))
        start(table, arg_a(move))


def start(table: Table, tile: i64) -> None:
    """An evolution that has left the study zone."""
    table.sites.append(Site(tile, []))
    events.tell(table, "tile-started", tile)
    steps.pop(table)
    steps.push(table, PICTOGRAM)
    if len(table.sites) > table.setup.site_zone:
        steps.push(table, SITE_ROOM)


@final
class SiteRoom(OneOf):
    """site.full: the site zone is too full, one of those that were there before goes under the pile."""

    def choices(self, table: Table) -> list[int]:
        return [site.tile for site in table.sites[:-1]]

    def apply(self, table: Table, _: int, move: int) -> None:
        steps.pop(table)
        table.spare = take_site(table, arg_a(move))
        piles.tile_under(table, arg_a(move))
        steps.push(table, SPARE)


def take_site(table: Table, tile: int) -> list[int]:
    """A site leaves its zone; returns its experts."""
    site = experts.site_of(table, tile)
    assert site is not None
    table.sites.remove(site)
    return site.experts


@final
class Spare(Question):
    """site.full: each expert of the site given up to the zone, while it has room, or back into the bag."""

    def legal(self, table: Table, _: int) -> list[int]:
        out = [moves.move(moves.RESCUE, kind) for kind in range(KINDS) if experts.holds(table.spare, kind)]
        out.append(moves.DONE)
        return out

    def refuse(self, table: Table, _: int, move: int) -> Reason | None:
        if kind_of(move) == moves.DONE or experts.holds(table.spare, arg_a(move)):
            return None
        return why.NOT_SPARE

    def apply(self, table: Table, _: int, move: int) -> None:
        if kind_of(move) == moves.DONE:
            self.follow(table)
            return
        kind = arg_a(move)
        for at, one in enumerate(table.spare):
            if experts.kind_of_expert(one) == kind:
                table.spare = table.spare[:at] + table.spare[at + 1 :]
                break
        table.zone += experts.unit(kind)
        events.tell(table, "expert-to-zone", kind)

    def is_idle(self, table: Table) -> bool:
        """When nobody is left or the zone is full, an expert just drawn counted in."""
        taken = experts.in_zone(table) + (0 if table.drawn == NONE else 1)
        return not table.spare or taken >= table.setup.experts_zone

    def follow(self, table: Table) -> None:
        """Whoever is left goes back into the bag."""
        while table.spare:
            kind = experts.kind_of_expert(table.spare[0])
            table.spare = table.spare[1:]
            table.bag += experts.unit(kind)
            events.tell(table, "expert-to-bag", kind)
        steps.pop(table)


@final
class Pictogram(TableStep):
    """site.blue, site.green: of the evolution just put on site."""

    def follow(self, table: Table) -> None:
        steps.pop(table)
        pictogram = table.setup.pictograms[table.sites[-1].tile]
        if pictogram == BLUE:
            steps.push(table, BONUS)
        elif pictogram == GREEN and (table.plans or table.plans_under):
            piles.owe(table, DRAW_PLAN)


BONUSES: Final = [moves.LEAVE, moves.STUDY, moves.UNDER]


@final
class Bonus(Question):
    """site.blue: the top tile into the study zone, which one has just left, left where it is, or under the pile."""

    def legal(self, _: Table, __: int) -> list[int]:
        return BONUSES[:]

    def any_move(self, _: Table, __: int, random: Callable[[], float]) -> int:
        return any_of(BONUSES, random)

    def refuse(self, _: Table, __: int, move: int) -> Reason | None:
        return why.NOT_BY_PICTOGRAM if move == moves.ASIDE else None

    def apply(self, table: Table, _: int, move: int) -> None:
        steps.pop(table)
        if move == moves.STUDY:
            piles.study_top(table)
        elif move == moves.UNDER:
            piles.top_under(table)
