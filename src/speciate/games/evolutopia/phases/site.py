"""Start a site: an evolution goes from the study zone to the site zone."""

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import BLUE, GREEN, KINDS, NONE, TILE_NAMES
from speciate.games.evolutopia.phases import choose
from speciate.games.evolutopia.rules import experts, piles
from speciate.games.evolutopia.state import BONUS, DRAW_PLAN, PICTOGRAM, SITE_ROOM, SPARE, Site, Table


def legal_start(table: Table) -> list[int]:
    """site.move."""
    return [moves.move(moves.START, tile) for tile in table.study]


def apply_start(table: Table, move: i64) -> None:
    tile = arg_a(move)
    table.study.remove(tile)
    table.sites.append(Site(tile, []))
    if table.listener is not None:
        events.tell(table, "tile-started", {"tile": TILE_NAMES[tile]})
    table.steps.pop()
    table.steps.append(PICTOGRAM)
    if len(table.sites) > table.setup.site_zone:
        table.steps.append(SITE_ROOM)


def legal_site_room(table: Table) -> list[int]:
    """site.full: one of those that were there before."""
    return [moves.move(moves.SCRAP, site.tile) for site in table.sites[:-1]]


def apply_site_room(table: Table, move: i64) -> None:
    table.steps.pop()
    table.spare = take_site(table, arg_a(move))
    table.steps.append(SPARE)


def take_site(table: Table, tile: int) -> list[int]:
    """A site goes under the pile; returns its experts."""
    site = experts.site_of(table, tile)
    assert site is not None
    table.sites.remove(site)
    piles.tile_under(table, tile)
    return site.experts


def legal_spare(table: Table) -> list[int]:
    """site.full: each expert to the zone, while it has room, or back into the bag."""
    out = [moves.move(moves.RESCUE, kind) for kind in range(KINDS) if is_spare(table, kind)]
    out.append(moves.DONE)
    return out


def is_spare(table: Table, kind: int) -> bool:
    for one in table.spare:
        if experts.kind_of_expert(one) == kind:
            return True
    return False


def apply_spare(table: Table, move: i64) -> None:
    if kind_of(move) == moves.DONE:
        release_spare(table)
        return
    kind = arg_a(move)
    for at, one in enumerate(table.spare):
        if experts.kind_of_expert(one) == kind:
            table.spare.pop(at)
            break
    table.zone[kind] += 1
    events.expert(table, "expert-to-zone", kind)


def settle_spare(table: Table) -> bool:
    """Nothing to ask when nobody is left or the zone is full, an expert just drawn counted in. True when done."""
    taken = experts.in_zone(table) + (0 if table.drawn == NONE else 1)
    if table.spare and taken < table.setup.experts_zone:
        return False
    release_spare(table)
    return True


def release_spare(table: Table) -> None:
    for one in table.spare:
        events.expert(table, "expert-to-bag", experts.kind_of_expert(one))
    experts.release(table, table.spare)
    table.steps.pop()


def run_pictogram(table: Table) -> None:
    """site.blue, site.green: of the evolution just put on site."""
    table.steps.pop()
    pictogram = table.setup.pictograms[table.sites[-1].tile]
    if pictogram == BLUE and table.top != NONE:
        table.steps.append(BONUS)
    elif pictogram == GREEN and (table.plans or table.plans_under):
        table.owed.append(DRAW_PLAN)


def legal_bonus(table: Table) -> list[int]:
    """site.blue: into the study zone if there is room, left where it is, or under the pile."""
    out = [moves.LEAVE]
    if len(table.study) < table.setup.study_zone:
        out.append(moves.STUDY)
    if table.tiles or table.tiles_under:
        out.append(moves.UNDER)
    return out


def apply_bonus(table: Table, move: i64) -> None:
    table.steps.pop()
    if kind_of(move) == moves.STUDY:
        choose.study_top(table)
    elif kind_of(move) == moves.UNDER:
        top_under(table)


def top_under(table: Table) -> None:
    """The tile that shows goes under the pile, and the next one shows."""
    tile = table.top
    piles.show_next_tile(table)
    piles.tile_under(table, tile)
