"""Nature: what is drawn from bag and piles, in the order it is owed.

A pile whose next card everybody knows needs no draw: `resolve_known` takes it.
"""

from collections.abc import Callable
from random import Random
from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.names import KINDS
from speciate.games.evolutopia.rules import experts, piles, territory
from speciate.games.evolutopia.state import EMPTY, NUISANCE, Site, Table
from speciate.kit.source import random_of

# by kind of move: why it is not a player's to say
IS_DRAWN: Final[dict[int, Reason]] = {
    moves.FIRST: why.FIRST_IS_DRAWN,
    moves.NUISANCE: why.NUISANCES_ARE_DRAWN,
    moves.TILE: why.TILES_ARE_DRAWN,
    moves.EXPERT: why.EXPERTS_ARE_DRAWN,
    moves.CRISIS: why.CRISES_ARE_DRAWN,
    moves.PLAN: why.PLANS_ARE_DRAWN,
    moves.ROLE: why.ROLES_ARE_DRAWN,
}

# -- what can be owed ---------------------------------------------------------------------------------------


@final
class Draw:
    """Something drawn. `take` says where it comes to lie."""

    def __init__(self, name: str, kind: int, told: str) -> None:
        self.name: str = name  # as positions write it
        self.kind: i64 = kind  # of the move, and so the pile or bag it is from
        self.told: str = told  # the announcement


# by number, as tables hold them: see `state.py`
DRAWS: Final[list[Draw]] = [
    Draw("first", moves.FIRST, "first-player"),
    Draw("nuisance", moves.NUISANCE, "nuisance"),
    Draw("study", moves.TILE, "tile-studied"),
    Draw("site", moves.TILE, "tile-started"),
    Draw("top", moves.TILE, "tile-shown"),
    Draw("zone", moves.EXPERT, "expert-came"),
    Draw("expert", moves.EXPERT, "expert-drawn"),
    Draw("crisis", moves.CRISIS, "crisis-came"),
    Draw("offer", moves.CRISIS, "crisis-seen"),
    Draw("plan", moves.PLAN, "plan-drawn"),
    Draw("role", moves.ROLE, "role-dealt"),
    Draw("second", moves.ROLE, "role-unlocked"),
    Draw("choice", moves.ROLE, "role-offered"),
]
NAMES: Final[tuple[str, ...]] = tuple([draw.name for draw in DRAWS])


def take(table: Table, number: i64, what: i64) -> None:
    """Lays what was drawn where it belongs. A nuisance is twice the number of its tile, plus its side."""
    draw = DRAWS[number]
    kind = draw.kind
    if kind == moves.NUISANCE:
        lay_nuisance(table, what)
        return
    if kind == moves.PLAN or number == at.DRAW_ROLE or number == at.DRAW_SECOND:
        give_card(table, number, what)
        return
    if kind == moves.EXPERT:
        table.bag -= experts.unit(what)
        if number == at.DRAW_ZONE:
            table.zone += experts.unit(what)  # setup.experts
        else:
            table.drawn = what  # recruit.draw: to be placed or set aside
    elif number == at.DRAW_TOP:
        table.top = what
    elif number == at.DRAW_STUDY:
        table.study.append(what)  # setup.evolutions
    elif number == at.DRAW_SITE:
        table.sites.append(Site(what, []))
    elif number == at.DRAW_CRISIS:
        table.crisis = what  # crisis.draw
    elif number == at.DRAW_FIRST:
        table.first = what  # setup.first
    else:
        table.offered = [*table.offered, what]  # a crisis or a role to choose from
    events.tell(table, draw.told, what)


def lay_nuisance(table: Table, what: i64) -> None:
    """setup.territory: on the next square of the configuration."""
    laid = 0
    for square in table.setup.nuisance_squares:
        if table.squares[square] == EMPTY:
            laid = square
            break
    table.squares[laid] = NUISANCE + what
    events.tell(table, "nuisance", table.squares[laid], laid, territory.nuisance_indicator(table, laid))


def give_card(table: Table, number: i64, what: i64) -> None:
    """setup.roles: to the next seat that has none; site.green, role.experience: to the player whose turn it is."""
    seat = table.turn
    if number == at.DRAW_ROLE:
        seat = 0
        while table.players[seat].roles:
            seat += 1
    player = table.players[seat]
    if number == at.DRAW_PLAN:
        player.plans = sorted([*player.plans, what])
    else:
        player.roles = [*player.roles, what]
    events.tell(table, DRAWS[number].told, seat, what)


def unseen(table: Table, kind: i64) -> list[int]:
    """The cards of a pile that nobody has seen."""
    if kind == moves.CRISIS:
        return table.crises
    if kind == moves.PLAN:
        return table.plans
    return table.roles if kind == moves.ROLE else table.tiles


def take_unseen(table: Table, kind: i64, at: i64) -> i64:
    """Takes a card that nobody has seen. Copies of a table share the piles, but for the one that is drawn from most."""
    if kind == moves.TILE:
        return table.tiles.pop(at)
    cards = unseen(table, kind)[:]
    card = cards.pop(at)
    if kind == moves.CRISIS:
        table.crises = cards
    elif kind == moves.PLAN:
        table.plans = cards
    else:
        table.roles = cards
    return card


def known(table: Table, kind: i64) -> list[int]:
    """The cards put under a pile, whose order everybody knows."""
    if kind == moves.CRISIS:
        return table.crises_top or table.crises_under
    if kind == moves.PLAN:
        return table.plans_under
    return table.roles_under if kind == moves.ROLE else table.tiles_under


def take_known(table: Table, kind: i64) -> i64:
    """Takes the next of them, likewise."""
    if kind == moves.TILE:
        return table.tiles_under.pop(0)
    cards = known(table, kind)
    if kind == moves.PLAN:
        table.plans_under = cards[1:]
    elif kind == moves.ROLE:
        table.roles_under = cards[1:]
    elif table.crises_top:
        table.crises_top = cards[1:]
    else:
        table.crises_under = cards[1:]
    return cards[0]


def is_pile(kind: i64) -> bool:
    return kind != moves.EXPERT and kind != moves.FIRST and kind != moves.NUISANCE


def is_unknown(table: Table, kind: i64) -> bool:
    """Whether nobody has seen the next card of a pile."""
    return len(unseen(table, kind)) > 0 and not (kind == moves.CRISIS and table.crises_top)


NOTHING: Final[list[int]] = []  # owed; copies share it

# -- drawing ------------------------------------------------------------------------------------------------


def chance(table: Table) -> list[tuple[int, int]]:
    """Every outcome of the draw owed first, with its weight."""
    kind = DRAWS[table.owed[0]].kind
    if kind == moves.FIRST:
        return [(moves.move(kind, seat), 1) for seat in range(table.seats)]
    if kind == moves.NUISANCE:
        sides = 2 if table.setup.random_sides else 1
        return [(moves.move(kind, tile, side), 1) for side in range(sides) for tile in table.nuisances]
    if kind == moves.EXPERT:
        there = experts.kinds_among(table.bag)
        return [(moves.move(kind, expert), experts.of_kind(table.bag, expert)) for expert in there]
    return [(moves.move(kind, card), 1) for card in unseen(table, kind)]


def legal(table: Table) -> list[int]:
    return [move for move, _ in chance(table)]


def refuse(table: Table, move: i64) -> Reason | None:
    """What nature cannot draw: what is not there, or anything while a player is to choose."""
    if table.actor == NATURE and move in legal(table):
        return None
    drawn = IS_DRAWN.get(kind_of(move))
    return why.NOT_THIS_CHANCE if drawn is None else Reason(drawn.slug, why.NOT_THIS_CHANCE.key)


def take_owed(table: Table) -> i64:
    """What is drawn next; then it is no longer owed."""
    number = table.owed[0]
    table.owed = table.owed[1:] if len(table.owed) > 1 else NOTHING
    return number


def settle(table: Table, rng: Random) -> None:
    """Does what is owed, as nature and `resolve_known` would one after the other.

    All of it at once if nobody listens: the draws still to come would be missed on the table that is shown with each
    announcement.
    """
    random = random_of(rng)
    if len(table.owed) == 1 or table.listener is not None:
        number = take_owed(table)
        if DRAWS[number].kind == moves.NUISANCE:
            draw_nuisances(table, 1, random)
        else:
            draw(table, number, random())
        return
    owed = table.owed
    table.owed = NOTHING
    done: i64 = 0
    while done < len(owed):
        number = owed[done]
        done += 1
        kind = DRAWS[number].kind
        if kind == moves.NUISANCE:
            count: i64 = 1
            while done < len(owed) and owed[done] == number:
                count += 1
                done += 1
            draw_nuisances(table, count, random)
        elif not is_pile(kind) or is_unknown(table, kind):
            draw(table, number, random())
        elif known(table, kind):
            take(table, number, take_known(table, kind))


def draw_nuisances(table: Table, count: i64, random: Callable[[], float]) -> None:
    """So many in a row, with one new list of what is left instead of one for each."""
    table.nuisances = table.nuisances[:]
    for _ in range(count):
        at = int(random() * float(len(table.nuisances)))
        side = int(random() * 2.0) if table.setup.random_sides else 0
        lay_nuisance(table, 2 * table.nuisances.pop(at) + side)


def draw(table: Table, number: i64, random: float) -> None:
    """One outcome by its weight, without a list of all or a move; nuisances are drawn by themselves."""
    kind = DRAWS[number].kind
    if kind == moves.EXPERT:
        take(table, number, any_expert(table.bag, random))
    elif kind == moves.FIRST:
        take(table, number, int(random * float(table.seats)))
    else:
        take(table, number, take_unseen(table, kind, int(random * float(len(unseen(table, kind))))))


def any_expert(bag: i64, random: float) -> i64:
    """A kind by how many of it there are."""
    return expert_at(bag, int(random * float(experts.total(bag))))


def expert_at(bag: i64, at: i64) -> i64:
    """The kind of one of all that are in the bag."""
    kind: i64
    for kind in range(KINDS):
        at -= experts.of_kind(bag, kind)
        if at < 0:
            return kind
    raise ValueError("the bag is empty")


def resolve_known(table: Table) -> bool:
    """Does the draw owed first if its outcome is known; False when it is nature's to say."""
    number = table.owed[0]
    kind = DRAWS[number].kind
    if not is_pile(kind) or is_unknown(table, kind):
        return False
    take_owed(table)
    if known(table, kind):  # an empty pile gives nothing
        take(table, number, take_known(table, kind))
    return True


def apply(table: Table, move: i64) -> None:
    number = take_owed(table)
    kind = DRAWS[number].kind
    if is_pile(kind):
        take_unseen(table, kind, unseen(table, kind).index(arg_a(move)))
    elif kind == moves.NUISANCE:
        table.nuisances = piles.without(table.nuisances, arg_a(move))
    take(table, number, 2 * arg_a(move) + arg_b(move) if kind == moves.NUISANCE else arg_a(move))
