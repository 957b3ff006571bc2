"""Phase 4: each player in turn places newborns beside their adults."""

from bisect import insort
from typing import final

from speciate.core.moves import A, arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.games.evo import catalogue, events, genes, moves
from speciate.games.evo.cards import EGG, FAR_EGG
from speciate.games.evo.phases.phase import Phase
from speciate.games.evo.rules import dinos
from speciate.games.evo.state import EMPTY, NOWHERE, Player, Table
from speciate.kit.hexes import reached


@final
class Births(Phase):
    def begin_turn(self, table: Table) -> None:
        table.births = most_births(table, table.players[table.order[table.turn]])
        table.young = []

    def has_turn(self, table: Table, player: Player) -> bool:
        """birth.must: nobody may decline; who has no place for a newborn is passed over."""
        return table.births > 0 and has_place(table, player)

    def end(self, table: Table) -> None:
        table.births = 0
        table.young = []

    def add_moves(self, table: Table, player: Player, out: list[int]) -> None:
        """Every empty region beside a parent; birth.extinct: the first of a species reborn goes anywhere."""
        codes = table.setup.island.codes
        board = table.board
        if not player.dinos:
            for region, holder in enumerate(board):
                if holder == EMPTY:
                    out.append(moves.BIRTH | codes[region] << A)
            return
        listed = [False] * len(board)
        for region in parents(table, player):
            for to in around(table, player, region):
                if board[to] == EMPTY and not listed[to]:
                    listed[to] = True
                    out.append(moves.BIRTH | codes[to] << A)

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
        for parent in parents(table, player):
            if region in around(table, player, parent):
                return None
        return catalogue.BIRTH_APART if reborn else catalogue.BIRTH_TOO_FAR

    def apply(self, table: Table, seat: int, move: int) -> None:
        region = table.setup.island.regions[arg_a(move)]
        name = "born" if table.players[seat].dinos else "reborn"
        dinos.put(table, seat, region)
        insort(table.young, region)
        table.births -= 1
        if table.listener is not None:
            events.at_region(table, name, seat, region)


def most_births(table: Table, player: Player) -> int:
    """birth.count: as many as it has eggs. birth.must: as far as its reserve goes."""
    return 0 if is_barren(table, player) else min(eggs(player), dinos.reserve(table, player))


def is_barren(table: Table, player: Player) -> bool:
    """Whether an event card forbids births; the card for far newborns allows them all the same."""
    return table.barren and not player.bonus[FAR_EGG]


def eggs(player: Player) -> int:
    """This round's cards counted in."""
    return max(0, player.genes[genes.EGG] + player.bonus[EGG])


def parents(table: Table, player: Player) -> list[int]:
    """birth.place: the adults, there since before this phase. birth.extinct: without one, the newborns."""
    if not table.young:
        return player.dinos
    adults = [region for region in player.dinos if region not in table.young]
    return adults or table.young


def around(table: Table, player: Player, region: int) -> list[int]:
    """The regions a newborn can go to from here: those that border it, or with a card those nearby."""
    reach = player.bonus[FAR_EGG]
    adjacent = table.setup.island.adjacent
    return reached(adjacent, region, reach) if reach else adjacent[region]


def has_place(table: Table, player: Player) -> bool:
    if not player.dinos:
        return EMPTY in table.board
    board = table.board
    for region in parents(table, player):
        for to in around(table, player, region):
            if board[to] == EMPTY:
                return True
    return False
