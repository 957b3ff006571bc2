"""Phase 4: each player in turn places newborns beside their adults."""

from collections.abc import Callable
from typing import Final, TypeVar, final

from mypy_extensions import i64

from speciate.core.moves import any_of, arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.games.evo import catalogue, events, genes, moves
from speciate.games.evo.cards import EGG, FAR_EGG
from speciate.games.evo.island import bits_of
from speciate.games.evo.phases.phase import Phase, any_below
from speciate.games.evo.rules import dinos, places
from speciate.games.evo.state import EMPTY, NOWHERE, Player, Table

T = TypeVar("T")

NO_CRADLES: Final[list[int]] = []  # no list is made for it, and it stays empty


@final
class Births(Phase):
    def begin_turn(self, table: Table) -> None:
        table.births = most_births(table, table.players[table.order[table.turn]])
        forget_young(table)

    def has_turn(self, table: Table, player: Player) -> bool:
        """birth.must: nobody may decline; who has no place for a newborn is passed over."""
        if table.births == 0:
            return False
        return len(cradles(table, player)) > 0 if player.dinos else count_empty(table) > 0

    def end(self, table: Table) -> None:
        table.births = 0
        forget_young(table)

    def legal(self, table: Table, seat: int) -> list[int]:
        """Every empty region beside a parent; birth.extinct: the first of a species reborn goes anywhere."""
        if seat != table.actor:
            return []
        player = table.players[seat]
        if not player.dinos:
            return births_anywhere(table, table.setup.island.births)
        found = cradles(table, player)
        if table.births > 1:
            return found[:]
        table._cradles = None  # for the last newborn the list is handed out itself: no move after it needs what is kept
        return found if found else []

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        """birth.extinct: where nearly every region is listed, the list is not made."""
        player = table.players[seat]
        if player.dinos:
            return any_of(cradles(table, player), random)
        return table.setup.island.births[nth_empty(table, any_below(count_empty(table), random))]

    def judge(self, table: Table, seat: int, move: int) -> Reason | None:
        """birth.must, birth.place, birth.extinct"""
        if kind_of(move) != moves.BIRTH:
            return catalogue.BIRTH_MUST
        region = table.setup.island.regions[arg_a(move)]
        if region == NOWHERE:
            return catalogue.NO_REGION
        player = table.players[seat]
        reborn = len(table.young) == len(player.dinos)  # no adult among them
        if table.board[region] != EMPTY:
            return catalogue.REBIRTH_OCCUPIED if reborn else catalogue.BIRTH_OCCUPIED
        if not player.dinos:
            return None
        nearby = around(table, player)
        for parent in player.dinos:
            if is_parent(table, player, parent) and region in nearby[parent]:
                return None
        return catalogue.BIRTH_APART if reborn else catalogue.BIRTH_TOO_FAR

    def apply(self, table: Table, seat: int, move: int) -> None:
        region = table.setup.island.regions[arg_a(move)]
        kept = table._cradles
        if kept is not None and table.births > 1:  # after the last one nobody chooses among them any more
            places.take_at(kept, places.find(kept, move))
        bear(table, seat, region)


def forget_young(table: Table) -> None:
    if table.young:
        table.young = []
    table._cradles = None


def bear(table: Table, seat: i64, region: i64) -> None:
    """A newborn in a region that is no longer among the births to choose from."""
    herd = len(table.players[seat].dinos)
    if len(table.young) == herd:
        table._cradles = None  # birth.extinct: this one will be a parent too
    dinos.put(table, seat, region)
    if table.births > 1 or table.listener is not None:
        places.add(table.young, region)  # the last one of a turn is no newborn any more when the next is asked
    table.births -= 1
    if table.listener is not None:
        events.at_region(table, "born" if herd else "reborn", seat, region)


def most_births(table: Table, player: Player) -> i64:
    """birth.count: as many as it has eggs. birth.must: as far as its reserve goes."""
    if is_barren(table, player):
        return 0
    count: i64 = eggs(player)
    left = dinos.reserve(table, player)
    if count > left:
        return left
    return count


def is_barren(table: Table, player: Player) -> bool:
    """Whether an event card forbids births; the card for far newborns allows them all the same."""
    return table.barren and not player.bonus[FAR_EGG]


def eggs(player: Player) -> int:
    """This round's cards counted in."""
    return max(0, player.genes[genes.EGG] + player.bonus[EGG])


def is_parent(table: Table, player: Player, region: i64) -> bool:
    """birth.place: the adults, there since before this phase. birth.extinct: without one, the newborns."""
    young = table.young
    return len(young) == len(player.dinos) or not places.holds(young, region)


def around(table: Table, player: Player) -> list[list[int]]:
    """By region, where a newborn can go to from there: what borders it, or with a card what is nearby."""
    reach = player.bonus[FAR_EGG]
    island = table.setup.island
    return island.nearby(reach) if reach else island.adjacent


def cradles(table: Table, player: Player) -> list[int]:
    """The births that a player with dinos can choose from: worked out once a turn, for each newborn only takes one."""
    kept = table._cradles
    if kept is None:
        if player.bonus[FAR_EGG] or table.setup.island.is_large:
            kept = nearby_births(table, player, table.setup.island.births)
        else:
            kept = births_beside(table, player)
        table._cradles = kept
    return kept


def births_beside(table: Table, player: Player) -> list[int]:
    """The births in places beside a parent, those beside the first of them first."""
    island = table.setup.island
    closed: i64 = 0  # as bits (`island.py`)
    for other in table.players:
        closed |= bits_of(other.dinos)
    out = NO_CRADLES
    for region in player.dinos:
        if table.young and not is_parent(table, player, region):
            continue
        found = island.cradles.menu(region, closed)
        if out:
            out += found
        elif found:
            out = found[:]
        closed = island.with_beside(region, closed)  # what is listed is not listed again
    return out


def nearby_births(table: Table, player: Player, births: list[T]) -> list[T]:
    """The same on any island, and with the card for far newborns.

    Of any type: compiled code makes no new numbers of them then.
    """
    board = table.board
    nearby = around(table, player)
    out: list[T] = []
    listed = 0  # as bits: on every island but the largest a number of one word
    for region in player.dinos:
        if table.young and not is_parent(table, player, region):
            continue
        for to in nearby[region]:
            if board[to] == EMPTY and not listed >> to & 1:
                listed |= 1 << to
                out.append(births[to])
    return out


def births_anywhere(table: Table, births: list[T]) -> list[T]:
    return [births[region] for region, holder in enumerate(table.board) if holder == EMPTY]


def count_empty(table: Table) -> int:
    count = table.setup.island.size
    for player in table.players:
        count -= len(player.dinos)
    return count


def nth_empty(table: Table, n: i64) -> i64:
    """The n-th empty region."""
    region: i64 = 0
    for holder in table.board:
        if holder == EMPTY:
            if n == 0:
                break
            n -= 1
        region += 1
    return region
