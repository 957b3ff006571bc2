"""Nature: what is drawn from bag and piles, in the order it is owed.

A pile whose next card everybody knows needs no draw: `resolve_known` takes it.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import KINDS
from speciate.games.evolutopia.phases import crises
from speciate.games.evolutopia.rules import territory
from speciate.games.evolutopia.state import EMPTY, NUISANCE, Site, Table

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


class Draw:
    """Something drawn, and where it comes to lie."""

    def __init__(self, name: str, kind: int) -> None:
        self.name: str = name  # as positions write it
        self.kind: i64 = kind  # of the move, and so the pile or bag it is from

    def take(self, table: Table, what: i64) -> None:
        raise NotImplementedError


class First(Draw):
    """setup.first."""

    def take(self, table: Table, what: i64) -> None:
        table.first = what
        events.tell(table, "first-player", what)


class Nuisance(Draw):
    """setup.territory: on the next square of the configuration; twice the number of the tile, plus its side."""

    def take(self, table: Table, what: i64) -> None:
        table.nuisances.remove(what >> 1)
        laid = 0
        for square in table.setup.nuisance_squares:
            if table.squares[square] == EMPTY:
                laid = square
                break
        table.squares[laid] = NUISANCE + what
        events.tell(table, "nuisance", table.squares[laid], laid, territory.nuisance_indicator(table, laid))


class Studied(Draw):
    """setup.evolutions: a tile to the study zone, at the start."""

    def take(self, table: Table, what: i64) -> None:
        table.study.append(what)
        events.tell(table, "tile-studied", what)


class OnSite(Draw):
    """setup.evolutions: a tile to the site zone, at the start."""

    def take(self, table: Table, what: i64) -> None:
        table.sites.append(Site(what, []))
        events.tell(table, "tile-started", what)


class Top(Draw):
    """The next tile of the pile comes to light."""

    def take(self, table: Table, what: i64) -> None:
        table.top = what
        events.tell(table, "tile-shown", what)


class Zone(Draw):
    """setup.experts: an expert to the zone, at the start."""

    def take(self, table: Table, what: i64) -> None:
        table.bag[what] -= 1
        table.zone[what] += 1
        events.tell(table, "expert-came", what)


class Expert(Draw):
    """recruit.draw: an expert to be placed or set aside."""

    def take(self, table: Table, what: i64) -> None:
        table.bag[what] -= 1
        table.drawn = what
        events.tell(table, "expert-drawn", what)


class Crisis(Draw):
    """crisis.draw."""

    def take(self, table: Table, what: i64) -> None:
        crises.arrive(table, what)


class Offer(Draw):
    """A crisis to choose from, or to look at."""

    def take(self, table: Table, what: i64) -> None:
        table.offered.append(what)
        events.tell(table, "crisis-seen", what)


class Plan(Draw):
    """site.green."""

    def take(self, table: Table, what: i64) -> None:
        player = table.players[table.turn]
        player.plans.append(what)
        player.plans.sort()
        events.tell(table, "plan-drawn", table.turn, what)


class Role(Draw):
    """setup.roles: for the next seat that has none."""

    def take(self, table: Table, what: i64) -> None:
        seat = 0
        while table.players[seat].roles:
            seat += 1
        table.players[seat].roles.append(what)
        events.tell(table, "role-dealt", seat, what)


class Second(Draw):
    """role.experience: the hidden role of the player whose turn it is."""

    def take(self, table: Table, what: i64) -> None:
        table.players[table.turn].roles.append(what)
        events.tell(table, "role-unlocked", table.turn, what)


class Choice(Draw):
    """solo.roles: a role to choose from."""

    def take(self, table: Table, what: i64) -> None:
        table.offered.append(what)
        events.tell(table, "role-offered", what)


# by number, as tables hold them: see `state.py`
DRAWS: Final[list[Draw]] = [
    First("first", moves.FIRST),
    Nuisance("nuisance", moves.NUISANCE),
    Studied("study", moves.TILE),
    OnSite("site", moves.TILE),
    Top("top", moves.TILE),
    Zone("zone", moves.EXPERT),
    Expert("expert", moves.EXPERT),
    Crisis("crisis", moves.CRISIS),
    Offer("offer", moves.CRISIS),
    Plan("plan", moves.PLAN),
    Role("role", moves.ROLE),
    Second("second", moves.ROLE),
    Choice("choice", moves.ROLE),
]
NAMES: Final[tuple[str, ...]] = tuple([draw.name for draw in DRAWS])


def unseen(table: Table, kind: i64) -> list[int]:
    """The cards of a pile that nobody has seen."""
    if kind == moves.CRISIS:
        return table.crises
    if kind == moves.PLAN:
        return table.plans
    return table.roles if kind == moves.ROLE else table.tiles


def known(table: Table, kind: i64) -> list[int]:
    """The cards put under a pile, whose order everybody knows."""
    if kind == moves.CRISIS:
        return table.crises_top or table.crises_under
    if kind == moves.PLAN:
        return table.plans_under
    return table.roles_under if kind == moves.ROLE else table.tiles_under


def is_pile(kind: i64) -> bool:
    return kind != moves.EXPERT and kind != moves.FIRST and kind != moves.NUISANCE


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
        return [(moves.move(kind, expert), table.bag[expert]) for expert in range(KINDS) if table.bag[expert]]
    return [(moves.move(kind, card), 1) for card in unseen(table, kind)]


def legal(table: Table) -> list[int]:
    return [move for move, _ in chance(table)]


def refuse(table: Table, move: i64) -> Reason | None:
    """What nature cannot draw: what is not there, or anything while a player is to choose."""
    if table.actor == NATURE and move in legal(table):
        return None
    drawn = IS_DRAWN.get(kind_of(move))
    return why.NOT_THIS_CHANCE if drawn is None else Reason(drawn.slug, why.NOT_THIS_CHANCE.key)


def draw_any(table: Table, random: Callable[[], float]) -> None:
    """Does the draw owed first with one outcome by its weight, without a list of all or a move."""
    draw = DRAWS[table.owed.pop(0)]
    kind = draw.kind
    if kind == moves.EXPERT:
        draw.take(table, any_expert(table.bag, random()))
    elif kind == moves.FIRST:
        draw.take(table, int(random() * float(table.seats)))
    elif kind == moves.NUISANCE:
        tile = table.nuisances[int(random() * float(len(table.nuisances)))]
        draw.take(table, 2 * tile + (int(random() * 2.0) if table.setup.random_sides else 0))
    else:
        cards = unseen(table, kind)
        draw.take(table, cards.pop(int(random() * float(len(cards)))))


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


def resolve_known(table: Table) -> bool:
    """Does the draw owed first if its outcome is known; False when it is nature's to say."""
    draw = DRAWS[table.owed[0]]
    kind = draw.kind
    if not is_pile(kind) or (unseen(table, kind) and not (kind == moves.CRISIS and table.crises_top)):
        return False
    table.owed.pop(0)
    cards = known(table, kind)
    if cards:  # an empty pile gives nothing
        draw.take(table, cards.pop(0))
    return True


def apply(table: Table, move: i64) -> None:
    draw = DRAWS[table.owed.pop(0)]
    if is_pile(draw.kind):
        unseen(table, draw.kind).remove(arg_a(move))
    draw.take(table, 2 * arg_a(move) + arg_b(move) if draw.kind == moves.NUISANCE else arg_a(move))
