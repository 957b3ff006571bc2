"""Why not? The judge of every move, with the facts a player wants to hear."""

from typing import Final

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import NO_SUCH_MOVE, Reason, Refusal
from speciate.core.seats import NATURE
from speciate.games.evo import moves
from speciate.games.evo.cards import STRIKE_CARD, TEXTS
from speciate.games.evo.catalogue import (
    ATTACK_OUTMATCHED,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    CARD_OTHER_TIME,
    CHANCE_FIRST,
    DROP_NOT_ALLOWED,
    DROP_NOT_OUTBID,
    LOT_TOO_DEAR,
    NATURES_MOVE,
    NOT_THIS_CHANCE,
    OVER_BY_ROLL,
    OVER_ON_LAST_CELL,
    OVER_WITHOUT_AUCTION,
)
from speciate.games.evo.genes import GENES
from speciate.games.evo.island import name_of
from speciate.games.evo.phases import auction, births, meteor, movement, survival
from speciate.games.evo.rules import combat, event_cards
from speciate.games.evo.state import (
    AUCTION,
    BIRTHS,
    CLIMATE,
    INITIATIVE,
    METEOR,
    MOVEMENT,
    OVER,
    SETUP,
    SURVIVAL,
    Table,
)
from speciate.kit.auction import lowest_bid

CHANCE_KINDS: Final = (moves.BEACH, moves.DEAL, moves.FIRST, moves.ROLL, moves.DRAW)
CARD_KINDS: Final = (moves.PLAY, moves.AIM, moves.STRIKE)
AUCTION_KINDS: Final = (moves.LOT, moves.BID, moves.DROP)


def refuse(table: Table, seat: int, move: int) -> Reason | None:
    """None, or the reason why not."""
    if not moves.CODEC.readable(move) or not NATURE <= seat < table.seats:
        return NO_SUCH_MOVE
    kind = kind_of(move)
    if table.phase == OVER:
        return why_over(table, kind)
    if seat == NATURE:
        return refuse_chance(table, move)
    if kind in CHANCE_KINDS:
        return NATURES_MOVE[rule_of_chance(table, kind)]
    if table.actor == NATURE:
        due = rule_of_chance(table, kind_of(table.chance()[0][0]))
        return CHANCE_FIRST["combat.forced" if due == "combat.odds" else due]
    if kind in CARD_KINDS:
        return event_cards.refuse(table, seat, move)
    if kind in AUCTION_KINDS:
        return auction.refuse(table, seat, move)
    if kind == moves.BIRTH:
        return births.refuse(table, seat, arg_a(move))
    if kind == moves.REMOVE:
        return survival.refuse(table, seat, arg_a(move))
    if kind == moves.PASS or kind == moves.END:
        return refuse_stopping(table, seat, move)
    return movement.refuse(table, seat, move)


def refuse_stopping(table: Table, seat: int, move: int) -> Reason | None:
    """Passing is for event cards, ending for movement; elsewhere what is asked must be done."""
    if not table.asking:
        if table.phase == BIRTHS:
            return births.refuse_stopping(table, seat)
        if table.phase == SURVIVAL:
            return survival.refuse_stopping(table, seat)
        if table.phase == AUCTION:
            return auction.refuse_stopping(table, seat)
    if kind_of(move) == moves.PASS:
        return event_cards.refuse(table, seat, move)
    return movement.refuse(table, seat, move)


def why_over(table: Table, kind: int) -> Reason:
    """meteor.no-auction for who would still bid; for all else what ended the game, meteor.last or meteor.roll."""
    if kind in AUCTION_KINDS:
        return OVER_WITHOUT_AUCTION
    return OVER_ON_LAST_CELL if meteor.has_struck(table) else OVER_BY_ROLL


def refuse_chance(table: Table, move: int) -> Reason | None:
    """Nature draws what is there to be drawn, when it is asked for."""
    if move in [outcome for outcome, _ in table.chance()]:
        return None
    kind = kind_of(move)
    if kind not in CHANCE_KINDS:
        return NO_SUCH_MOVE  # nature holds no seat
    if kind == moves.FIRST and table.order and table.phase != INITIATIVE:
        return NOT_THIS_CHANCE["initiative.fixed"]
    if kind == moves.ROLL and table.phase == CLIMATE and table.asking:
        return NOT_THIS_CHANCE["climate.ask"]
    return NOT_THIS_CHANCE[rule_of_chance(table, kind)]


def rule_of_chance(table: Table, kind: int) -> str:
    """The rule that leaves something to chance."""
    if kind == moves.BEACH:
        return "setup.start"
    if kind == moves.DEAL:
        return "setup.cards" if table.phase == SETUP else "auction.card"
    if kind == moves.FIRST:
        return "initiative.tail"
    if kind == moves.DRAW:
        return "auction.draw"
    if table.phase == MOVEMENT:
        return "combat.odds"
    return "meteor.roll" if table.phase == METEOR else "climate.roll"


def explain(table: Table, seat: int, move: int, reason: Reason) -> Refusal:
    """The refusal with what its message mentions; nothing the asking seat may not know."""
    args: dict[str, object] = {}
    if reason is not NO_SUCH_MOVE and table.actor >= 0 and kind_of(move) not in CHANCE_KINDS and seat >= 0:
        add_pieces(move, args)
        add_numbers(table, seat, move, reason, args)
    return reason.refusal("evo", args)


def add_pieces(move: int, args: dict[str, object]) -> None:
    kind = kind_of(move)
    if kind in (moves.PLAY, moves.AIM):
        args["card"] = TEXTS[arg_a(move)]
    elif kind == moves.STRIKE:
        args["card"] = TEXTS[STRIKE_CARD]
    elif kind in (moves.MOVE, moves.SWIM, moves.REMOVE):
        args["dino"] = name_of(arg_a(move))
    elif kind == moves.LOT:
        args["gene"] = GENES[arg_b(move)]
    if kind == moves.MOVE:
        args["region"] = name_of(arg_b(move))
    elif kind in (moves.STRIKE, moves.LAND, moves.BIRTH):
        args["region"] = name_of(arg_a(move))


def add_numbers(table: Table, seat: int, move: int, reason: Reason, args: dict[str, object]) -> None:
    player = table.players[seat]
    if reason is ATTACK_OUTMATCHED:
        defender = table.board[table.setup.island.regions[arg_b(move)]]
        args["target"] = defender
        args["count"] = -combat.horns_ahead(player, table.players[defender])
    elif reason is LOT_TOO_DEAR:
        args["count"] = lowest_bid(table.bids, arg_a(move))
        args["most"] = auction.purse(player)
    elif reason is BID_TOO_LOW:
        args["count"] = lowest_bid(table.bids, table.lot)
    elif reason is BID_TOO_HIGH:
        args["count"] = auction.purse(player)
    elif reason is DROP_NOT_ALLOWED or reason is DROP_NOT_OUTBID:
        args["scarce"] = int(table.setup.scarce)
    elif reason is CARD_OTHER_TIME:
        args["moment"] = event_cards.moment_of(STRIKE_CARD if kind_of(move) == moves.STRIKE else arg_a(move))
