"""Nature: what is drawn from bag and piles, in the order it is owed.

A pile whose next card everybody knows needs no draw: `resolve_known` takes it.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import (
    CRISIS_NAMES,
    INDICATORS,
    KINDS,
    NONE,
    PLAN_NAMES,
    ROLE_NAMES,
    SQUARE_NAMES,
    TILE_NAMES,
)
from speciate.games.evolutopia.phases import crises
from speciate.games.evolutopia.rules import territory
from speciate.games.evolutopia.state import (
    DRAW_CHOICE,
    DRAW_CRISIS,
    DRAW_EXPERT,
    DRAW_FIRST,
    DRAW_NUISANCE,
    DRAW_SECOND,
    DRAW_SITE,
    DRAW_STUDY,
    DRAW_TOP,
    DRAW_ZONE,
    EMPTY,
    NUISANCE,
    Site,
    Table,
)

# by draw: the kind of move it is, and so the pile or bag it is from
KIND_OF_DRAW: Final = [
    moves.FIRST, moves.NUISANCE, moves.TILE, moves.TILE, moves.TILE, moves.EXPERT, moves.EXPERT, moves.CRISIS,
    moves.CRISIS, moves.PLAN, moves.ROLE, moves.ROLE, moves.ROLE,
]  # fmt: skip

# -- what may come ------------------------------------------------------------------------------------------


def legal(table: Table) -> list[int]:
    return [move for move, _ in chance(table)]


def chance(table: Table) -> list[tuple[int, int]]:
    """Every outcome of the draw owed first, with its weight."""
    draw = table.owed[0]
    if draw == DRAW_FIRST:
        return [(moves.move(moves.FIRST, seat), 1) for seat in range(table.seats)]
    if draw == DRAW_NUISANCE:
        sides = 2 if table.setup.random_sides else 1
        return [(moves.move(moves.NUISANCE, tile, side), 1) for side in range(sides) for tile in table.nuisances]
    if draw == DRAW_EXPERT or draw == DRAW_ZONE:
        return [(moves.move(moves.EXPERT, kind), table.bag[kind]) for kind in range(KINDS) if table.bag[kind]]
    kind = KIND_OF_DRAW[draw]
    return [(moves.move(kind, card), 1) for card in unseen(table, kind)]


def unseen(table: Table, kind: i64) -> list[int]:
    """The cards of a pile that nobody has seen."""
    if kind == moves.CRISIS:
        return table.crises
    if kind == moves.PLAN:
        return table.plans
    return table.roles if kind == moves.ROLE else table.tiles


def draw_any(table: Table, random: Callable[[], float]) -> None:
    """Does the draw owed first with one outcome by its weight, without a list of all or a move."""
    draw: i64 = table.owed[0]
    kind: i64 = KIND_OF_DRAW[draw]
    if kind == moves.EXPERT:
        table.owed.pop(0)
        take_expert(table, draw, any_expert(table.bag, random()))
    elif draw == DRAW_FIRST:
        take_first(table, int(random() * float(table.seats)))
    elif draw == DRAW_NUISANCE:
        tile = table.nuisances[int(random() * float(len(table.nuisances)))]
        lay_nuisance(table, tile, int(random() * 2.0) if table.setup.random_sides else 0)
    else:
        cards = unseen(table, kind)
        take(table, cards.pop(int(random() * float(len(cards)))))


def any_expert(bag: list[int], random: float) -> i64:
    """A kind by how many of it there are."""
    total = 0
    for count in bag:
        total += count
    at = int(random * float(total))
    for kind, count in enumerate(bag):
        at -= count
        if at < 0:
            return kind
    raise ValueError("the bag is empty")


# -- drawing ------------------------------------------------------------------------------------------------


def resolve_known(table: Table) -> bool:
    """Does the draw owed first if its outcome is known; False when it is nature's to say."""
    draw: i64 = table.owed[0]
    kind: i64 = KIND_OF_DRAW[draw]
    if kind == moves.EXPERT or kind == moves.FIRST or kind == moves.NUISANCE:
        return False
    if kind == moves.CRISIS and table.crises_top:
        take(table, table.crises_top.pop(0))
        return True
    if unseen(table, kind):
        return False
    under = known(table, kind)
    if under:
        take(table, under.pop(0))
    else:
        table.owed.pop(0)  # an empty pile gives nothing
    return True


def known(table: Table, kind: i64) -> list[int]:
    """The cards put under a pile, whose order everybody knows."""
    if kind == moves.CRISIS:
        return table.crises_under
    if kind == moves.PLAN:
        return table.plans_under
    return table.roles_under if kind == moves.ROLE else table.tiles_under


def apply(table: Table, move: i64) -> None:
    draw: i64 = table.owed[0]
    kind: i64 = KIND_OF_DRAW[draw]
    if kind == moves.FIRST:
        take_first(table, arg_a(move))
    elif kind == moves.NUISANCE:
        lay_nuisance(table, arg_a(move), arg_b(move))
    elif kind == moves.EXPERT:
        table.owed.pop(0)
        take_expert(table, draw, arg_a(move))
    else:
        unseen(table, kind).remove(arg_a(move))
        take(table, arg_a(move))


def take_first(table: Table, seat: i64) -> None:
    """setup.first."""
    table.owed.pop(0)
    table.first = seat
    if table.listener is not None:
        events.tell(table, "first-player", {"seat": seat})


def lay_nuisance(table: Table, tile: i64, side: i64) -> None:
    """setup.territory: on the next square of the configuration."""
    table.owed.pop(0)
    table.nuisances.remove(tile)
    laid = 0
    for square in table.setup.nuisance_squares:
        if table.squares[square] == EMPTY:
            laid = square
            break
    table.squares[laid] = NUISANCE + 2 * tile + side
    if table.listener is not None:
        indicator = INDICATORS[territory.nuisance_indicator(table, laid)]
        name = events.nuisance_name(table.squares[laid])
        events.tell(table, "nuisance", {"nuisance": name, "square": SQUARE_NAMES[laid], "indicator": indicator})


def take_expert(table: Table, draw: i64, kind: i64) -> None:
    table.bag[kind] -= 1
    if draw == DRAW_ZONE:
        table.zone[kind] += 1
        events.expert(table, "expert-came", kind)
    else:
        table.drawn = kind
        events.expert(table, "expert-drawn", kind)


def take(table: Table, card: i64) -> None:
    """A card or tile comes to where the draw owed first wants it."""
    draw: i64 = table.owed.pop(0)
    kind: i64 = KIND_OF_DRAW[draw]
    if kind == moves.TILE:
        take_tile(table, draw, card)
    elif kind == moves.CRISIS:
        take_crisis(table, draw, card)
    elif kind == moves.PLAN:
        player = table.players[table.turn]
        player.plans.append(card)
        player.plans.sort()
        if table.listener is not None:
            events.tell(table, "plan-drawn", {"seat": table.turn, "plan": PLAN_NAMES[card]})
    else:
        take_role(table, draw, card)


def take_tile(table: Table, draw: i64, tile: i64) -> None:
    """setup.evolutions."""
    name = "tile-shown"
    if draw == DRAW_STUDY:
        table.study.append(tile)
        name = "tile-studied"
    elif draw == DRAW_SITE:
        table.sites.append(Site(tile, []))
        name = "tile-started"
    else:
        assert draw == DRAW_TOP
        table.top = tile
    if table.listener is not None:
        events.tell(table, name, {"tile": TILE_NAMES[tile]})


def take_crisis(table: Table, draw: i64, crisis: i64) -> None:
    if draw == DRAW_CRISIS:
        crises.arrive(table, crisis)
        return
    table.offered.append(crisis)
    if table.listener is not None:
        events.tell(table, "crisis-seen", {"crisis": CRISIS_NAMES[crisis]})


def take_role(table: Table, draw: i64, role: i64) -> None:
    """setup.roles, role.experience, solo.roles."""
    if draw == DRAW_CHOICE:
        table.offered.append(role)
        if table.listener is not None:
            events.tell(table, "role-offered", {"role": ROLE_NAMES[role]})
        return
    seat = table.turn if draw == DRAW_SECOND else next_without_role(table)
    table.players[seat].roles.append(role)
    if table.listener is not None:
        name = "role-unlocked" if draw == DRAW_SECOND else "role-dealt"
        events.tell(table, name, {"seat": seat, "role": ROLE_NAMES[role]})


def next_without_role(table: Table) -> i64:
    for seat in range(table.seats):
        if not table.players[seat].roles:
            return seat
    return NONE


def name_of(draw: int) -> str:
    """What is being drawn, for the decision of nature."""
    return ("first", "nuisance", "tile", "expert", "crisis", "plan", "role")[KIND_OF_DRAW[draw]]
