"""What is impossible about a position that somebody wrote: every mistake, with the rule it breaks."""

from typing import Final

from speciate.games.evo.cards import CARD_EFFECTS, TEXTS, UNKNOWN
from speciate.games.evo.genes import CARD, GENES, MUTANT
from speciate.games.evo.phases import auction, births, initiative, meteor, movement, survival
from speciate.games.evo.rules import combat, dinos
from speciate.games.evo.state import (
    AUCTION,
    BIRTHS,
    EMPTY,
    INITIATIVE,
    METEOR,
    MOVEMENT,
    NO_LOT,
    NO_SEAT,
    NOWHERE,
    OVER,
    PHASES,
    SETUP,
    SURVIVAL,
    Player,
    Table,
    is_counted,
)
from speciate.kit.auction import FREE, NO_BID, lot_of, lowest_bid
from speciate.kit.positions import remainder

MOST_OWED: Final = 4  # cards or genes a seat can be owed at once: a card gene, and what one event card gives

# -- components -----------------------------------------------------------------------------------


def check_components(table: Table, pile_given: bool, bag_given: bool, mistakes: list[str]) -> None:
    """setup.cards, setup.genes: every card and every gene of the pack lies somewhere, once."""
    held = table.discards[:]
    for player in table.players:
        held += player.hand
    if UNKNOWN in held + table.pile:
        mistakes.append("a position knows every card; only views have ?")
        return
    table.pile = remainder(table.setup.pack.events, held, table.pile if pile_given else None, TEXTS, mistakes)
    owned = table.lots + table.gone
    for player in table.players:
        for gene in range(len(GENES)):
            owned += [gene] * (player.genes[gene] - table.setup.printed[gene])
    table.bag = remainder(table.setup.pack.genes, owned, table.bag if bag_given else None, GENES, mistakes)
    for player in table.players:
        if player.genes[CARD]:
            mistakes.append("a card gene is never on a portrait (auction.card)")
    if [gene for gene in table.gone if gene != CARD]:
        mistakes.append("only card genes leave the game (auction.card)")


# -- the table ------------------------------------------------------------------------------------


def check(table: Table, mistakes: list[str]) -> None:
    for seat, player in enumerate(table.players):
        check_player(table, seat, player, mistakes)
    check_tracks(table, mistakes)
    check_order(table, mistakes)
    check_asking(table, mistakes)
    check_movement(table, mistakes)
    check_births(table, mistakes)
    check_survival(table, mistakes)
    check_auction(table, mistakes)


def check_player(table: Table, seat: int, player: Player, mistakes: list[str]) -> None:
    phase = PHASES[table.phase]
    if len(player.dinos) > table.setup.dinos:
        mistakes.append(f"seat {seat} has {len(player.dinos)} dinos, there are {table.setup.dinos} (setup.dinos)")
    if player.points + player.spent < table.setup.points:
        mistakes.append(f"seat {seat} has lost points that were not spent (setup.points)")
    if table.phase == SETUP:
        if player.owed + len(player.hand) != table.setup.cards:
            mistakes.append(f"seat {seat} gets {table.setup.cards} cards in all (setup.cards)")
        if len(player.dinos) > 1 or [region for region in player.dinos if region not in table.setup.island.stars]:
            mistakes.append(f"seat {seat} begins with one dino on a starred beach (setup.start)")
    elif player.owed and (table.phase != AUCTION or player.owed > MOST_OWED):
        mistakes.append(f"seat {seat} draws {player.owed} cards in the {phase} phase (auction.card)")
    if player.discount and (table.phase != AUCTION or player.discount > player.genes[MUTANT]):
        mistakes.append(f"seat {seat} has a discount of {player.discount} (auction.mutant)")
    if (player.outbid or player.dropped) and table.phase != AUCTION:
        mistakes.append(f"seat {seat} was outbid or dropped out, but this is the {phase} phase (auction.bid)")
    check_bonus(table, seat, player, mistakes)


def check_bonus(table: Table, seat: int, player: Player, mistakes: list[str]) -> None:
    """event.duration, event.first-rounds"""
    for effect, value in enumerate(player.bonus):
        row = CARD_EFFECTS[effect]
        if value and row.at_once:
            mistakes.append(f"seat {seat}: {row.name} is done at once, not kept as a bonus (event.duration)")
        if value < 0 and not row.at_once and not row.signed:
            mistakes.append(f"seat {seat}: a bonus of {row.name} is not below 0 (event.when)")
        if value and table.round <= table.setup.quiet_rounds:
            mistakes.append(f"seat {seat} has a bonus in round {table.round} (event.first-rounds)")


def check_tracks(table: Table, mistakes: list[str]) -> None:
    """setup.meteor, meteor.advance: the meteor counts the rounds."""
    if (table.round == 0) != (table.phase == SETUP):
        mistakes.append(f"round is {table.round} in the {PHASES[table.phase]} phase")
    passed = table.round if is_counted(table) else max(0, table.round - 1)
    cell = table.setup.pack.meteor_start[table.seats] + passed
    if table.meteor != cell:
        mistakes.append(f"the meteor is on cell {table.meteor}, in this round it is on {cell} (meteor.advance)")
    elif table.phase != OVER and meteor.has_struck(table) and table.phase != METEOR:
        mistakes.append("the meteor is on the last cell, but the game is not over (meteor.last)")
    elif table.phase == OVER and not meteor.has_struck(table) and not meteor.must_roll(table):
        mistakes.append(f"the game does not end on cell {cell} (meteor.roll)")
    if (table.climate_played or table.barren) and table.round <= table.setup.quiet_rounds:
        mistakes.append(f"no card is played in round {table.round} (event.first-rounds)")


def check_order(table: Table, mistakes: list[str]) -> None:
    """initiative.tail: while the order is made, longer tails and smaller herds come first."""
    if table.phase == SETUP and table.order:
        mistakes.append("there is no order before the first round (initiative.fixed)")
    if table.phase != INITIATIVE:
        return
    given = table.order
    table.order = []
    for seat in given:
        if seat not in initiative.next_equals(table):
            mistakes.append(f"seat {seat} does not come next in the order (initiative.tail)")
        table.order.append(seat)


def check_asking(table: Table, mistakes: list[str]) -> None:
    if table.asking and table.phase in (SETUP, INITIATIVE, METEOR, OVER):
        mistakes.append(f"nobody is asked for cards in the {PHASES[table.phase]} phase (event.when)")
    if table.gifts and not (table.phase == AUCTION and table.asking):
        mistakes.append("genes are given by a card, before the bids (event.when)")
    if table.gifts > MOST_OWED:
        mistakes.append(f"a card gives {MOST_OWED} genes at most (event.when)")


def check_movement(table: Table, mistakes: list[str]) -> None:
    if table.phase != MOVEMENT or table.asking:
        if table.steps or table.attacker != NOWHERE or table.swimmer != NOWHERE:
            mistakes.append("steps, fight and swimmer belong to somebody's movement (move.turns)")
        return
    seat = table.order[table.turn]
    player = table.players[seat]
    most = movement.most_steps(player)
    if table.steps > most:
        mistakes.append(f"seat {seat} has {table.steps} steps left, of {most} (move.steps)")
    if table.attacker != NOWHERE:
        check_fight(table, seat, player, mistakes)
    if table.swimmer != NOWHERE:
        swims = table.board[table.swimmer] == seat and table.steps and table.attacker == NOWHERE
        if not swims or movement.refuse_swim(table, player, table.swimmer) is not None:
            mistakes.append("the swimmer is a dino on the coast, with a step and the card for it (event.when)")


def check_fight(table: Table, seat: int, player: Player, mistakes: list[str]) -> None:
    """combat.forced, combat.outmatched"""
    holder = table.board[table.target]
    bordering = table.target in table.setup.island.adjacent[table.attacker]
    if table.board[table.attacker] != seat or holder in (EMPTY, seat) or not bordering:
        mistakes.append(f"a fight is a dino of seat {seat} entering a bordering region others hold (combat.forced)")
    elif combat.wins_up_to(table, player, table.players[holder]) == combat.OUTMATCHED:
        mistakes.append("the attacker has two horns fewer or worse (combat.outmatched)")


def check_births(table: Table, mistakes: list[str]) -> None:
    if table.phase != BIRTHS or table.asking:
        if table.births or table.young:
            mistakes.append("births and young belong to somebody's turn of the births (birth.count)")
        return
    seat = table.order[table.turn]
    player = table.players[seat]
    most = births.eggs(player)
    if table.births + len(table.young) > most or table.births > dinos.reserve(table, player):
        mistakes.append(f"seat {seat} has {most} newborns at most, and so many as its reserve (birth.count)")
    if table.births and births.is_barren(table, player):
        mistakes.append("nobody has newborns in a barren round (event.duration)")
    if [region for region in table.young if region not in player.dinos] or len(set(table.young)) < len(table.young):
        mistakes.append(f"the young are dinos of seat {seat}, each once (birth.count)")


def check_survival(table: Table, mistakes: list[str]) -> None:
    """survive.deadly: once removing has begun, the doomed are gone, and whoever had their turn is done."""
    if table.phase != SURVIVAL or table.asking:
        return
    for place, seat in enumerate(table.order):
        player = table.players[seat]
        if survival.doomed(table, player) or (place < table.turn and survival.crowded(table, player)):
            mistakes.append(f"seat {seat} keeps dinos that cannot survive (survive.deadly)")


def check_auction(table: Table, mistakes: list[str]) -> None:
    if table.phase != AUCTION:
        if table.lots or table.lot != NO_LOT or table.rebidder != NO_SEAT or table.undrawn:
            mistakes.append(f"there is no auction in the {PHASES[table.phase]} phase (auction.draw)")
        return
    if len(table.lots) + table.undrawn > auction.wanted(table):
        mistakes.append(f"at most {auction.wanted(table)} genes are laid out (auction.draw)")
    for lot, bidder in enumerate(table.bidders):
        if (bidder == FREE) != (table.bids[lot] == NO_BID):
            mistakes.append(f"lot {lot} needs a bid and a seat, or neither (auction.bid)")
        elif bidder != FREE and (table.bids[lot] > auction.purse(table.players[bidder])):
            mistakes.append(f"seat {bidder} cannot pay its bid on lot {lot} (auction.afford)")
        if bidder != FREE and (table.bidders.count(bidder) > 1 or table.players[bidder].dropped):
            mistakes.append(f"seat {bidder} stands on more than one gene, or has dropped out (auction.bid)")
    if has_begun(table) and (table.asking or table.undrawn or table.owing):
        mistakes.append("bids come after the genes and the cards (auction.draw)")
    if table.undrawn and not table.asking:
        mistakes.append("the genes are laid out before the cards are asked for (auction.draw)")
    if not mistakes:
        check_bidders(table, mistakes)


def has_begun(table: Table) -> bool:
    """Whether somebody has bid, or is about to."""
    for player in table.players:
        if player.outbid or player.dropped:
            return True
    return table.lot != NO_LOT or table.rebidder != NO_SEAT or any(seat != FREE for seat in table.bidders)


def check_bidders(table: Table, mistakes: list[str]) -> None:
    """auction.outbid, auction.must"""
    rebidder = table.rebidder
    if rebidder != NO_SEAT and (lot_of(table.bidders, rebidder) != FREE or not table.players[rebidder].outbid):
        mistakes.append(f"seat {rebidder} was not outbid (auction.outbid)")
    for seat, player in enumerate(table.players):
        waits = lot_of(table.bidders, seat) == FREE and not player.dropped
        early = table.order.index(seat) < table.turn
        if waits and table.lots and not table.asking and rebidder != seat and (player.outbid or early):
            mistakes.append(f"seat {seat} stands on no gene, but it is not its turn (auction.must)")
        if player.dropped and (seat == rebidder or not table.lots or table.asking):
            mistakes.append(f"seat {seat} has dropped out before it could (auction.must)")
        elif player.dropped and not table.setup.scarce and len(table.lots) == auction.wanted(table):
            mistakes.append(f"seat {seat} has dropped out, but there is a gene for everybody (auction.must)")
    if table.lot != NO_LOT:
        actor = table.step().next_actor(table)
        if table.lot >= len(table.lots) or actor < 0:
            mistakes.append("the lot to bid on is not there (auction.bid)")
        elif lowest_bid(table.bids, table.lot) > auction.purse(table.players[actor]):
            mistakes.append(f"seat {actor} cannot bid on lot {table.lot} (auction.afford)")
