"""Phase 6, second half: genes are auctioned, one for each player.

A bid is made in two steps, as a hand makes it: choose the gene, then name the amount.
"""

from mypy_extensions import i64

from speciate.core.moves import A, arg_a, arg_b, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.evo import events, moves
from speciate.games.evo.cards import REBATE
from speciate.games.evo.catalogue import (
    AMOUNT_FIRST,
    BID_STANDS,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    DROP_NOT_ALLOWED,
    DROP_NOT_OUTBID,
    LOT_FIRST,
    LOT_TOO_DEAR,
    MUST_BID,
    MUST_NAME_AMOUNT,
    NOT_BID_NOW,
    NOT_YOUR_BID,
    OUTBID_FIRST,
)
from speciate.games.evo.catalogue import NO_LOT as NO_SUCH_LOT
from speciate.games.evo.genes import GENES, MUTANT
from speciate.games.evo.rules import drawing, event_cards
from speciate.games.evo.state import AUCTION, NO_LOT, NO_SEAT, Player, Table
from speciate.kit.auction import FREE, is_free, lot_of, lowest_bid, place


def open_phase(table: Table) -> None:
    """auction.draw: as many genes as players. auction.variant: one fewer. Then everyone is asked for cards."""
    table.phase = AUCTION
    table.undrawn = wanted(table)
    for player in table.players:
        player.discount = player.genes[MUTANT]  # auction.mutant: only those owned before this round
    event_cards.open_window(table)


def wanted(table: Table) -> i64:
    return table.seats - 1 if table.setup.scarce else table.seats


def next_actor(table: Table) -> i64:
    """auction.outbid: who was outbid comes first; then auction.bid in the round's order."""
    if not table.lots:
        return NOBODY
    if table.rebidder != NO_SEAT:
        return table.rebidder
    while table.turn < table.seats:
        seat = table.order[table.turn]
        if lot_of(table.bidders, seat) == FREE and not table.players[seat].dropped:
            return seat
        table.turn += 1
    table.turn = 0
    return NOBODY


def purse(player: Player) -> i64:
    """auction.afford: what a player can pay, the discount counted in."""
    return player.points + discount(player)


def discount(player: Player) -> i64:
    """auction.mutant, and what a card of this round gives."""
    return player.discount + player.bonus[REBATE]


# -- what can be done -------------------------------------------------------------------------------


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


def legal(table: Table, seat: i64) -> list[int]:
    out: list[int] = []
    if seat != table.actor:
        return out
    player = table.players[seat]
    most = purse(player)
    if table.lot != NO_LOT:
        # auction.any-amount: from the lowest that stands to all one has
        for amount in range(lowest_bid(table.bids, table.lot), most + 1):
            out.append(moves.BID | amount << A)
        return out
    for lot, gene in enumerate(table.lots):
        if lowest_bid(table.bids, lot) <= most:
            out.append(moves.lot(lot, gene))
    if may_drop(table, player):
        out.append(moves.DROP)
    return out


def refuse(table: Table, seat: i64, move: i64) -> Reason | None:
    if table.phase != AUCTION or table.asking:
        return NOT_BID_NOW
    if seat != table.actor:
        return refuse_turn(table, seat)
    kind = kind_of(move)
    player = table.players[seat]
    if kind == moves.BID:
        return refuse_bid(table, player, arg_a(move))
    if kind == moves.DROP:
        return refuse_drop(table, player)
    if table.lot != NO_LOT:
        return AMOUNT_FIRST
    lot = arg_a(move)
    if lot >= len(table.lots) or table.lots[lot] != arg_b(move):
        return NO_SUCH_LOT
    return None if lowest_bid(table.bids, lot) <= purse(player) else LOT_TOO_DEAR


def refuse_turn(table: Table, seat: i64) -> Reason:
    """auction.must: a bid stands. auction.outbid: who was outbid comes before the next. auction.bid: in order."""
    if lot_of(table.bidders, seat) != FREE:
        return BID_STANDS
    return NOT_YOUR_BID if table.rebidder == NO_SEAT else OUTBID_FIRST


def refuse_stopping(table: Table, seat: i64) -> Reason:
    """auction.must: nobody passes."""
    return MUST_BID if seat == table.actor else refuse_turn(table, seat)


def refuse_drop(table: Table, player: Player) -> Reason | None:
    """auction.must, auction.variant"""
    if table.lot != NO_LOT:
        return MUST_NAME_AMOUNT
    if may_drop(table, player):
        return None
    return DROP_NOT_OUTBID if table.setup.scarce else DROP_NOT_ALLOWED


def refuse_bid(table: Table, player: Player, amount: i64) -> Reason | None:
    """auction.bid: more than the present bid. auction.afford: not more than one can pay."""
    if table.lot == NO_LOT:
        return LOT_FIRST
    if amount < lowest_bid(table.bids, table.lot):
        return BID_TOO_LOW
    return None if amount <= purse(player) else BID_TOO_HIGH


# -- what it does -----------------------------------------------------------------------------------


def apply(table: Table, seat: i64, move: i64) -> None:
    kind = kind_of(move)
    if kind == moves.LOT:
        table.lot = arg_a(move)
    elif kind == moves.BID:
        apply_bid(table, seat, arg_a(move))
    else:
        table.players[seat].dropped = True
        table.rebidder = NO_SEAT
        events.tell(table, "dropped", {"seat": seat})


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


def price(player: Player, bid: i64) -> i64:
    """auction.mutant: the discount lowers what is paid, never below nothing."""
    return max(0, bid - discount(player))


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
        if table.listener is not None:
            events.tell(table, "gene-bought", {"seat": seat, "gene": GENES[gene], "count": paid})
        drawing.add_gene(table, seat, gene)
    for lot, gene in enumerate(table.lots):
        if table.bidders[lot] == FREE:
            table.bag.append(gene)
    for player in table.players:
        player.outbid = False
        player.dropped = False
    table.lots = []
    table.bids = []
    table.bidders = []
