"""Phase 6, second half: genes are auctioned, one for each player.

A bid is made in two steps, as a hand makes it: choose the gene, then name the amount.
"""

from collections.abc import Callable
from typing import Final, TypeVar, final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import A, B, arg_a, arg_b, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evo import catalogue, events, moves
from speciate.games.evo.cards import NO_BONUS, REBATE
from speciate.games.evo.genes import GENES, MUTANT
from speciate.games.evo.options import MOST
from speciate.games.evo.phases.phase import Phase, any_below
from speciate.games.evo.rules import drawing, event_cards
from speciate.games.evo.state import NO_LOT, NO_SEAT, Player, Table
from speciate.kit.auction import FREE, is_free, lot_of, lowest_bid, place

T = TypeVar("T")

# Moves that are made once: by amount, as far as purses mostly go; by lot and gene.
READY_BIDS: Final = [moves.BID | amount << A for amount in range(64)]
KINDS: Final = 8  # of genes
READY_LOTS: Final = [moves.LOT | lot << A | gene << B for lot in range(MOST) for gene in range(KINDS)]


@final
class Auction(Phase):
    def open(self, table: Table) -> None:
        """auction.draw: as many genes as players. auction.variant: one fewer. Then everyone is asked for cards."""
        table.undrawn = wanted(table)
        for player in table.players:
            player.discount = player.genes[MUTANT]  # auction.mutant: only those owned before this round
        event_cards.open_window(table)

    def next_actor(self, table: Table) -> int:
        """auction.outbid: who was outbid comes first; then auction.bid in the round's order."""
        if not table.lots:
            return NOBODY
        if table.rebidder != NO_SEAT:
            return table.rebidder
        turn = table.turn
        seats: i64 = table.seats
        while turn < seats:
            seat = table.order[turn]
            if lot_of(table.bidders, seat) == FREE and not table.players[seat].dropped:
                table.turn = turn
                return seat
            turn += 1
        table.turn = 0
        return NOBODY

    def follow(self, table: Table) -> None:
        """A card gene may have been bought: its event card is drawn before the next round."""
        if table.lots:
            settle(table)
        else:
            super().follow(table)

    def pending(self, table: Table) -> list[Decision]:
        chosen = table.lot != NO_LOT
        return [Decision(table.actor, "bid" if chosen else "lot", step=chosen)]

    # -- what can be done

    def legal(self, table: Table, seat: int) -> list[int]:
        """auction.any-amount: once a lot is chosen, from the lowest that stands to all one has."""
        if seat != table.actor:
            return []
        player = table.players[seat]
        most = purse(player)
        if table.lot != NO_LOT:
            return bids_between(lowest_bid(table.bids, table.lot), most)
        out: list[int] = []
        add_lots(table, most, READY_LOTS, out)
        if may_drop(table, player):
            out.append(moves.DROP)
        return out

    def any_move(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        player = table.players[seat]
        if table.lot != NO_LOT:
            return moves.BID | any_amount(table, player, random) << A
        lot = any_lot(table, player, random)
        return moves.DROP if lot == NO_LOT else moves.LOT | lot << A | table.lots[lot] << B

    def why_wait(self, table: Table, seat: int) -> Reason | None:
        """auction.must: a bid stands. auction.outbid: who was outbid comes before the next. auction.bid: in order."""
        if lot_of(table.bidders, seat) != FREE:
            return catalogue.BID_STANDS
        return self.not_yours if table.rebidder == NO_SEAT else catalogue.OUTBID_FIRST

    def judge(self, table: Table, seat: int, move: int) -> Reason | None:
        kind = kind_of(move)
        player = table.players[seat]
        if kind == moves.BID:
            return refuse_bid(table, player, arg_a(move))
        if kind == moves.DROP:
            return refuse_drop(table, player)
        if kind != moves.LOT:
            return catalogue.MUST_BID
        if table.lot != NO_LOT:
            return catalogue.AMOUNT_FIRST
        lot = arg_a(move)
        if lot >= len(table.lots) or table.lots[lot] != arg_b(move):
            return catalogue.NO_LOT
        return None if lowest_bid(table.bids, lot) <= purse(player) else catalogue.LOT_TOO_DEAR

    # -- what it does

    def apply(self, table: Table, seat: int, move: int) -> None:
        kind = kind_of(move)
        if kind == moves.LOT:
            table.lot = arg_a(move)
        elif kind == moves.BID:
            apply_bid(table, seat, arg_a(move))
        else:
            drop(table, seat)


def drop(table: Table, seat: i64) -> None:
    table.players[seat].dropped = True
    table.rebidder = NO_SEAT
    if table.listener is not None:
        events.tell(table, "dropped", {"seat": seat})


def any_lot(table: Table, player: Player, random: Callable[[], float]) -> i64:
    """Each lot in reach as likely, and dropping out, where one may, as each of them: NO_LOT."""
    most = purse(player)
    count: i64 = may_drop(table, player)
    for bid in table.bids:
        count += bid < most
    left = any_below(count, random)
    for lot, bid in enumerate(table.bids):
        if bid < most:
            if left == 0:
                return lot
            left -= 1
    return NO_LOT


def any_amount(table: Table, player: Player, random: Callable[[], float]) -> i64:
    lowest = lowest_bid(table.bids, table.lot)
    return lowest + any_below(purse(player) + 1 - lowest, random)


def bids_between(lowest: i64, most: i64) -> list[int]:
    if most < len(READY_BIDS):
        return READY_BIDS[lowest : most + 1]
    return [moves.BID | amount << A for amount in range(lowest, most + 1)]


def add_lots(table: Table, most: i64, ready: list[T], out: list[T]) -> None:
    """The lots in reach of a purse. Of any type: compiled code makes no new numbers of them then."""
    lots = table.lots
    first: i64 = 0  # of the moves for a lot
    for lot, bid in enumerate(table.bids):
        if bid < most:
            out.append(ready[first + lots[lot]])
        first += KINDS


def wanted(table: Table) -> i64:
    return table.seats - 1 if table.setup.scarce else table.seats


def purse(player: Player) -> i64:
    """auction.afford: what a player can pay, the discount counted in."""
    return player.points + discount(player)


def discount(player: Player) -> i64:
    """auction.mutant, and what a card of this round gives."""
    if player.bonus is NO_BONUS:
        return player.discount
    return player.discount + player.bonus[REBATE]


def price(player: Player, bid: i64) -> i64:
    """auction.mutant: the discount lowers what is paid, never below nothing."""
    return max(0, bid - discount(player))


def may_drop(table: Table, player: Player) -> bool:
    """auction.must: nobody may, but auction.variant: who was outbid; auction.draw: with no gene free or in reach."""
    if table.setup.scarce and player.outbid:
        return True
    if is_free(table.bidders):
        return False
    if len(table.lots) < wanted(table):
        return True
    most = purse(player)
    for lot in range(len(table.lots)):
        if lowest_bid(table.bids, lot) <= most:
            return False
    return True


def refuse_drop(table: Table, player: Player) -> Reason | None:
    """auction.must, auction.variant"""
    if table.lot != NO_LOT:
        return catalogue.MUST_NAME_AMOUNT
    if may_drop(table, player):
        return None
    return catalogue.DROP_NOT_OUTBID if table.setup.scarce else catalogue.DROP_NOT_ALLOWED


def refuse_bid(table: Table, player: Player, amount: i64) -> Reason | None:
    """auction.bid: more than the present bid. auction.afford: not more than one can pay."""
    if table.lot == NO_LOT:
        return catalogue.LOT_FIRST
    if amount < lowest_bid(table.bids, table.lot):
        return catalogue.BID_TOO_LOW
    return None if amount <= purse(player) else catalogue.BID_TOO_HIGH


def apply_bid(table: Table, seat: i64, amount: i64) -> None:
    """auction.outbid: the one who stood there must bid again at once."""
    lot = table.lot
    ousted = place(table.bids, table.bidders, lot, seat, amount)
    table.lot = NO_LOT
    table.rebidder = ousted
    if ousted != FREE:
        table.players[ousted].outbid = True
    if table.listener is not None:
        args: dict[str, object] = {"seat": seat, "gene": GENES[table.lots[lot]], "count": amount}
        if ousted == FREE:
            events.tell(table, "bid", args)
        else:
            args["target"] = ousted
            events.tell(table, "outbid", args)


def settle(table: Table) -> None:
    """auction.pay: everyone at once; a gene nobody stands on goes back into the bag."""
    for seat in table.order:
        player = table.players[seat]
        lot = lot_of(table.bidders, seat)
        if lot == FREE:
            continue
        paid = price(player, table.bids[lot])
        gene = table.lots[lot]
        player.points -= paid
        player.spent += paid
        drawing.add_gene(table, seat, gene)
        if table.listener is not None:
            events.tell(table, "gene-bought", {"seat": seat, "gene": GENES[gene], "count": paid})
    for lot, gene in enumerate(table.lots):
        if table.bidders[lot] == FREE:
            table.bag.append(gene)
    for player in table.players:
        player.outbid = False
        player.dropped = False
    table.lots = []
    table.bids = []
    table.bidders = []
