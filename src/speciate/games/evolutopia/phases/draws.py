"""Nature: what is drawn from bag and piles, in the order it is owed.

A pile whose next card everybody knows needs no draw: `resolve_known` takes it.
"""

from random import Random

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
    DRAW_OFFER,
    DRAW_PLAN,
    DRAW_ROLE,
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
    kind = move_kind(draw)
    return [(moves.move(kind, card), 1) for card in unseen(table, draw)]


def move_kind(draw: int) -> int:
    if draw == DRAW_CRISIS or draw == DRAW_OFFER:
        return moves.CRISIS
    if draw == DRAW_PLAN:
        return moves.PLAN
    if draw == DRAW_ROLE or draw == DRAW_SECOND or draw == DRAW_CHOICE:
        return moves.ROLE
    return moves.TILE


def unseen(table: Table, draw: int) -> list[int]:
    """The cards of a pile that nobody has seen."""
    kind = move_kind(draw)
    if kind == moves.CRISIS:
        return table.crises
    if kind == moves.PLAN:
        return table.plans
    return table.roles if kind == moves.ROLE else table.tiles


def any_outcome(table: Table, rng: Random) -> int:
    """One outcome by its weight, without the list of all."""
    draw = table.owed[0]
    if draw == DRAW_FIRST:
        return moves.move(moves.FIRST, int(rng.random() * float(table.seats)))
    if draw == DRAW_NUISANCE:
        tile = table.nuisances[int(rng.random() * float(len(table.nuisances)))]
        side = int(rng.random() * 2.0) if table.setup.random_sides else 0
        return moves.move(moves.NUISANCE, tile, side)
    if draw == DRAW_EXPERT or draw == DRAW_ZONE:
        return moves.move(moves.EXPERT, any_expert(table, rng))
    cards = unseen(table, draw)
    return moves.move(move_kind(draw), cards[int(rng.random() * float(len(cards)))])


def any_expert(table: Table, rng: Random) -> int:
    total = 0
    for kind in range(KINDS):
        total += table.bag[kind]
    at = int(rng.random() * float(total))
    for kind in range(KINDS):
        at -= table.bag[kind]
        if at < 0:
            return kind
    raise ValueError("the bag is empty")


# -- drawing ------------------------------------------------------------------------------------------------


def resolve_known(table: Table) -> bool:
    """Does the draw owed first if its outcome is known; False when it is nature's to say."""
    draw = table.owed[0]
    kind = move_kind(draw)
    if draw == DRAW_FIRST or draw == DRAW_NUISANCE or draw == DRAW_EXPERT or draw == DRAW_ZONE:
        return False
    if kind == moves.CRISIS and table.crises_top:
        take(table, table.crises_top.pop(0))
        return True
    if unseen(table, draw):
        return False
    under = known(table, kind)
    if under:
        take(table, under.pop(0))
    else:
        table.owed.pop(0)  # an empty pile gives nothing
    return True


def known(table: Table, kind: int) -> list[int]:
    """The cards put under a pile, whose order everybody knows."""
    if kind == moves.CRISIS:
        return table.crises_under
    if kind == moves.PLAN:
        return table.plans_under
    return table.roles_under if kind == moves.ROLE else table.tiles_under


def apply(table: Table, move: int) -> None:
    draw = table.owed[0]
    if draw == DRAW_FIRST:
        table.owed.pop(0)
        table.first = arg_a(move)
        if table.listener is not None:
            events.tell(table, "first-player", {"seat": table.first})
    elif draw == DRAW_NUISANCE:
        table.owed.pop(0)
        lay_nuisance(table, arg_a(move), arg_b(move))
    elif draw == DRAW_EXPERT or draw == DRAW_ZONE:
        table.owed.pop(0)
        take_expert(table, draw, arg_a(move))
    else:
        unseen(table, draw).remove(arg_a(move))
        take(table, arg_a(move))


def lay_nuisance(table: Table, tile: int, side: int) -> None:
    """setup.territory: on the next square of the configuration."""
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


def take_expert(table: Table, draw: int, kind: int) -> None:
    table.bag[kind] -= 1
    if draw == DRAW_ZONE:
        table.zone[kind] += 1
        events.expert(table, "expert-came", kind)
    else:
        table.drawn = kind
        events.expert(table, "expert-drawn", kind)


def take(table: Table, card: int) -> None:
    """A card or tile comes to where the draw owed first wants it."""
    draw = table.owed.pop(0)
    kind = move_kind(draw)
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


def take_tile(table: Table, draw: int, tile: int) -> None:
    """setup.evolutions."""
    name = "tile-shown"
    if draw == DRAW_STUDY:
        table.study.append(tile)
        name = "tile-studied"
    elif draw == DRAW_SITE:
        table.sites.append(Site(tile))
        name = "tile-started"
    else:
        assert draw == DRAW_TOP
        table.top = tile
    if table.listener is not None:
        events.tell(table, name, {"tile": TILE_NAMES[tile]})


def take_crisis(table: Table, draw: int, crisis: int) -> None:
    if draw == DRAW_CRISIS:
        crises.arrive(table, crisis)
        return
    table.offered.append(crisis)
    if table.listener is not None:
        events.tell(table, "crisis-seen", {"crisis": CRISIS_NAMES[crisis]})


def take_role(table: Table, draw: int, role: int) -> None:
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


def next_without_role(table: Table) -> int:
    for seat in range(table.seats):
        if not table.players[seat].roles:
            return seat
    return NONE


def name_of(draw: int) -> str:
    """What is being drawn, for the decision of nature."""
    if draw == DRAW_FIRST:
        return "first"
    if draw == DRAW_NUISANCE:
        return "nuisance"
    if draw == DRAW_EXPERT or draw == DRAW_ZONE:
        return "expert"
    return ("tile", "crisis", "plan", "role")[(moves.TILE, moves.CRISIS, moves.PLAN, moves.ROLE).index(move_kind(draw))]
