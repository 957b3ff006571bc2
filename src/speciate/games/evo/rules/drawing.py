"""What nature draws from piles and bags: event cards for those who are owed some, genes for the auction."""

from mypy_extensions import i64

from speciate.games.evo import events
from speciate.games.evo.genes import CARD, GENES
from speciate.games.evo.rules import places
from speciate.games.evo.state import NO_SEAT, SETUP, Table
from speciate.kit.auction import FREE, NO_BID


def owe_cards(table: Table, seat: i64, count: i64) -> None:
    table.players[seat].owed += count
    table.owing += count


def must_draw(table: Table) -> bool:
    """Whether something is drawn now. auction.draw, auction.card: from an empty bag or pile, nothing."""
    if table.owing:
        if table.pile:
            return True
        forget_cards(table)
    if table.gifts or table.undrawn:
        if table.bag:
            return True
        table.gifts = 0
        table.undrawn = 0
    return False


def forget_cards(table: Table) -> None:
    """auction.card: with no card left there is nothing to get."""
    for seat, player in enumerate(table.players):
        if player.owed:
            events.tell(table, "no-card-left", {"seat": seat})
            player.owed = 0
    table.owing = 0


def next_drawer(table: Table) -> i64:
    """Seat by seat, in the round's order once there is one."""
    if table.phase == SETUP:
        for seat, player in enumerate(table.players):
            if player.owed:
                return seat
    for seat in table.order:
        if table.players[seat].owed:
            return seat
    return NO_SEAT


def give_card(table: Table, card: i64) -> None:
    """setup.cards, auction.card: a card already taken from the pile goes to whoever draws next."""
    seat = next_drawer(table)
    player = table.players[seat]
    hand = player.hand[:]
    places.add(hand, card)
    player.hand = hand
    player.owed -= 1
    table.owing -= 1
    if table.listener is not None:
        events.drew(table, seat, card)


def give_gene(table: Table, gene: i64) -> None:
    """A gene already taken from the bag: a gift of an event card, or a lot of the auction (auction.draw)."""
    if table.gifts:
        table.gifts -= 1
        seat = table.order[table.turn]
        add_gene(table, seat, gene)
        if table.listener is not None:
            events.tell(table, "gene-given", {"seat": seat, "gene": GENES[gene]})
        return
    table.undrawn -= 1
    table.lots.append(gene)
    table.bids.append(NO_BID)
    table.bidders.append(FREE)
    if table.listener is not None:
        events.tell(table, "gene-laid", {"gene": GENES[gene]})


def add_gene(table: Table, seat: i64, gene: i64) -> None:
    """auction.pay: onto the portrait. auction.card: a card gene leaves the game for an event card."""
    if gene == CARD:
        table.gone = [*table.gone, gene]
        owe_cards(table, seat, 1)
    else:
        player = table.players[seat]
        genes = player.genes[:]
        genes[gene] += 1
        player.genes = genes
