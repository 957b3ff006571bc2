"""What is impossible about a position that somebody wrote: every mistake, with the rule it breaks.

The sentences stand in `locales/mistakes.<lang>.ftl`, as `position-<key>`.
"""

from typing import Final

from speciate.games.evo import state as at
from speciate.games.evo.cards import CARD_EFFECTS, TEXTS, UNKNOWN
from speciate.games.evo.genes import CARD, GENES, MUTANT
from speciate.games.evo.phases import auction, births, initiative, meteor, movement, survival
from speciate.games.evo.rules import combat, dinos
from speciate.games.evo.state import Player, Table, is_counted
from speciate.kit.auction import FREE, NO_BID, lot_of, lowest_bid
from speciate.kit.mistakes import Mistakes
from speciate.kit.positions import all_known, remainder

MOST_OWED: Final = 4  # cards or genes a seat can be owed at once: a card gene, and what one event card gives

# -- components -----------------------------------------------------------------------------------


def check_components(table: Table, pile_given: bool, bag_given: bool, mistakes: Mistakes) -> None:
    """setup.cards, setup.genes: every card and every gene of the pack lies somewhere, once."""
    held = table.discards[:]
    for player in table.players:
        held += player.hand
    if not all_known(held + table.pile, UNKNOWN, mistakes):
        return
    table.pile = remainder(table.setup.pack.events, held, table.pile if pile_given else None, TEXTS, mistakes)
    owned = table.lots + table.gone
    for player in table.players:
        for gene in range(len(GENES)):
            owned += [gene] * (player.genes[gene] - table.setup.printed[gene])
    table.bag = remainder(table.setup.pack.genes, owned, table.bag if bag_given else None, GENES, mistakes)
    for player in table.players:
        mistakes.when(player.genes[CARD], "card-gene")
    mistakes.when([gene for gene in table.gone if gene != CARD], "gone")


# -- the table ------------------------------------------------------------------------------------


def check(table: Table, mistakes: Mistakes) -> None:
    for seat, player in enumerate(table.players):
        check_player(table, seat, player, mistakes)
        check_bonus(table, seat, player, mistakes)
    check_tracks(table, mistakes)
    check_order(table, mistakes)
    check_asking(table, mistakes)
    check_movement(table, mistakes)
    check_births(table, mistakes)
    check_survival(table, mistakes)
    check_auction(table, mistakes)


def check_player(table: Table, seat: int, player: Player, mistakes: Mistakes) -> None:
    setup, phase, name = table.setup, table.phase, at.PHASES[table.phase]
    herd, owed, discount = len(player.dinos), player.owed, player.discount
    mistakes.when(herd > setup.dinos, "dinos", seat=seat, count=herd, most=setup.dinos)
    mistakes.when(player.points + player.spent < setup.points, "points", seat=seat)
    if phase == at.SETUP:
        mistakes.when(owed + len(player.hand) != setup.cards, "first-cards", seat=seat, count=setup.cards)
        inland = [region for region in player.dinos if region not in setup.island.stars]
        mistakes.when(herd > 1 or inland, "first-dino", seat=seat)
    else:
        mistakes.when(owed > (MOST_OWED if phase == at.AUCTION else 0), "owed", seat=seat, count=owed, phase=name)
    most = player.genes[MUTANT] if phase == at.AUCTION else 0
    mistakes.when(discount > most, "discount", seat=seat, count=discount)
    mistakes.when((player.outbid or player.dropped) and phase != at.AUCTION, "outbid", seat=seat, phase=name)


def check_bonus(table: Table, seat: int, player: Player, mistakes: Mistakes) -> None:
    """event.duration, event.first-rounds"""
    for effect, value in enumerate(player.bonus):
        row = CARD_EFFECTS[effect]
        mistakes.when(value and row.at_once, "bonus-at-once", seat=seat, effect=row.name)
        mistakes.when(value < 0 and not row.at_once and not row.signed, "bonus-sign", seat=seat, effect=row.name)
        mistakes.when(value and table.round <= table.setup.quiet_rounds, "bonus-early", seat=seat, round=table.round)


def check_tracks(table: Table, mistakes: Mistakes) -> None:
    """setup.meteor, meteor.advance: the meteor counts the rounds."""
    phase, struck = table.phase, meteor.has_struck(table)
    mistakes.when((table.round == 0) != (phase == at.SETUP), "round", round=table.round, phase=at.PHASES[phase])
    passed = table.round if is_counted(table) else max(0, table.round - 1)
    cell = table.setup.pack.meteor_start[table.seats] + passed
    if not mistakes.when(table.meteor != cell, "meteor", cell=table.meteor, expected=cell):
        mistakes.when(struck and phase != at.OVER and phase != at.METEOR, "meteor-last")
        mistakes.when(phase == at.OVER and not struck and not meteor.must_roll(table), "meteor-roll", cell=cell)
    is_quiet = table.round <= table.setup.quiet_rounds
    mistakes.when((table.climate_played or table.barren) and is_quiet, "card-early", round=table.round)


def check_order(table: Table, mistakes: Mistakes) -> None:
    """initiative.tail: while the order is made, longer tails and smaller herds come first."""
    mistakes.when(table.phase == at.SETUP and table.order, "order-early")
    if table.phase != at.INITIATIVE:
        return
    given = table.order
    table.order = []
    for seat in given:
        mistakes.when(seat not in initiative.next_equals(table), "order-tail", seat=seat)
        table.order.append(seat)


def check_asking(table: Table, mistakes: Mistakes) -> None:
    phase = table.phase
    mistakes.when(
        table.asking and phase in (at.SETUP, at.INITIATIVE, at.METEOR, at.OVER), "asking", phase=at.PHASES[phase]
    )
    mistakes.when(table.gifts and not (phase == at.AUCTION and table.asking), "gifts")
    mistakes.when(table.gifts > MOST_OWED, "gifts-most", most=MOST_OWED)


def check_movement(table: Table, mistakes: Mistakes) -> None:
    fights, swims = table.attacker != at.NOWHERE, table.swimmer != at.NOWHERE
    if table.phase != at.MOVEMENT or table.asking:
        mistakes.when(table.steps or fights or swims, "movement")
        return
    seat = table.order[table.turn]
    player = table.players[seat]
    most = movement.most_steps(player)
    mistakes.when(table.steps > most, "steps", seat=seat, count=table.steps, most=most)
    if fights:
        check_fight(table, seat, player, mistakes)
    if swims:
        can_swim = table.board[table.swimmer] == seat and table.steps and not fights
        mistakes.when(not can_swim or movement.refuse_swim(table, player, table.swimmer) is not None, "swimmer")


def check_fight(table: Table, seat: int, player: Player, mistakes: Mistakes) -> None:
    """combat.forced, combat.outmatched"""
    holder = table.board[table.target]
    bordering = table.target in table.setup.island.adjacent[table.attacker]
    is_none = table.board[table.attacker] != seat or holder in (at.EMPTY, seat) or not bordering
    if not mistakes.when(is_none, "fight", seat=seat):
        mistakes.when(combat.wins_up_to(table, player, table.players[holder]) == combat.OUTMATCHED, "outmatched")


def check_births(table: Table, mistakes: Mistakes) -> None:
    if table.phase != at.BIRTHS or table.asking:
        mistakes.when(table.births or table.young, "births")
        return
    seat = table.order[table.turn]
    player = table.players[seat]
    most = births.eggs(player)
    too_many = table.births + len(table.young) > most or table.births > dinos.reserve(table, player)
    mistakes.when(too_many, "births-most", seat=seat, most=most)
    mistakes.when(table.births and births.is_barren(table, player), "barren")
    strange = [region for region in table.young if region not in player.dinos]
    mistakes.when(strange or len(set(table.young)) < len(table.young), "young", seat=seat)


def check_survival(table: Table, mistakes: Mistakes) -> None:
    """survive.deadly: once removing has begun, the doomed are gone, and whoever had their turn is done."""
    if table.phase != at.SURVIVAL or table.asking:
        return
    for place, seat in enumerate(table.order):
        player = table.players[seat]
        overdue = place < table.turn and survival.crowded(table, player)
        mistakes.when(survival.doomed(table, player) or overdue, "doomed", seat=seat)


def check_auction(table: Table, mistakes: Mistakes) -> None:
    choosing = table.lot != at.NO_LOT or table.rebidder != at.NO_SEAT
    if table.phase != at.AUCTION:
        mistakes.when(table.lots or choosing or table.undrawn, "no-auction", phase=at.PHASES[table.phase])
        return
    most = auction.wanted(table)
    mistakes.when(len(table.lots) + table.undrawn > most, "lots", most=most)
    for lot, bidder in enumerate(table.bidders):
        check_lot(table, lot, bidder, mistakes)
    begun = choosing or any(player.outbid or player.dropped for player in table.players)
    begun = begun or any(seat != FREE for seat in table.bidders)
    mistakes.when(begun and (table.asking or table.undrawn or table.owing), "bid-early")
    mistakes.when(table.undrawn and not table.asking, "undrawn")
    if not mistakes.found:
        check_bidders(table, mistakes)
        check_chosen(table, mistakes)


def check_lot(table: Table, lot: int, bidder: int, mistakes: Mistakes) -> None:
    bid = table.bids[lot]
    half = (bidder == FREE) != (bid == NO_BID)
    mistakes.when(half, "lot", lot=lot)
    if bidder != FREE:
        player = table.players[bidder]
        mistakes.when(not half and bid > auction.purse(player), "bid", seat=bidder, lot=lot)
        mistakes.when(table.bidders.count(bidder) > 1 or player.dropped, "bidder", seat=bidder)


def check_bidders(table: Table, mistakes: Mistakes) -> None:
    """auction.outbid, auction.must"""
    rebidder = table.rebidder
    if rebidder != at.NO_SEAT:
        was_outbid = lot_of(table.bidders, rebidder) == FREE and table.players[rebidder].outbid
        mistakes.when(not was_outbid, "rebidder", seat=rebidder)
    for seat, player in enumerate(table.players):
        waits = lot_of(table.bidders, seat) == FREE and not player.dropped
        early = table.order.index(seat) < table.turn
        bidding = table.lots and not table.asking
        mistakes.when(waits and bidding and rebidder != seat and (player.outbid or early), "standing", seat=seat)
        if player.dropped and not mistakes.when(seat == rebidder or not bidding, "dropped-early", seat=seat):
            for_all = not table.setup.scarce and len(table.lots) == auction.wanted(table)
            mistakes.when(for_all, "dropped-needless", seat=seat)


def check_chosen(table: Table, mistakes: Mistakes) -> None:
    """auction.afford: the lot that somebody is about to bid on."""
    if table.lot == at.NO_LOT:
        return
    actor = table.step().next_actor(table)
    if not mistakes.when(table.lot >= len(table.lots) or actor < 0, "lot-missing"):
        lowest = lowest_bid(table.bids, table.lot)
        mistakes.when(lowest > auction.purse(table.players[actor]), "lot-dear", seat=actor, lot=table.lot)
