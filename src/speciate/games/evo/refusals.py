"""Why not? The judge of every move, with the facts a player wants to hear."""

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE
from speciate.games.evo import moves
from speciate.games.evo.cards import STRIKE, TEXTS, make_card
from speciate.games.evo.catalogue import (
    ATTACK_OUTMATCHED,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    CARD_OTHER_TIME,
    DROP_NOT_ALLOWED,
    GAME_OVER,
    LOT_TOO_DEAR,
    NATURES_MOVE,
    NO_SUCH_MOVE,
    NOT_THIS_CHANCE,
    OK,
    REFUSALS,
)
from speciate.games.evo.genes import GENES
from speciate.games.evo.island import name_of
from speciate.games.evo.phases import auction, births, movement, survival
from speciate.games.evo.rules import combat, event_cards
from speciate.games.evo.state import OVER, Table
from speciate.kit.auction import lowest_bid


def refuse(table: Table, seat: int, move: int) -> int:
    """OK, or the number of the refusal in the catalogue."""
    if not moves.CODEC.readable(move) or not NATURE <= seat < table.seats:
        return NO_SUCH_MOVE
    if table.phase == OVER:
        return GAME_OVER
    if seat == NATURE:
        return refuse_chance(table, move)
    kind = kind_of(move)
    if table.actor == NATURE or kind <= moves.DRAW:
        return NATURES_MOVE
    if kind <= moves.PASS:
        return event_cards.refuse(table, seat, move)
    if kind <= moves.END:
        return movement.refuse(table, seat, move)
    if kind == moves.BIRTH:
        return births.refuse(table, seat, arg_a(move))
    if kind == moves.REMOVE:
        return survival.refuse(table, seat, arg_a(move))
    return auction.refuse(table, seat, move)


def refuse_chance(table: Table, move: int) -> int:
    """setup.start, climate.roll: nature draws what is there to be drawn, when it is asked for."""
    return OK if move in [outcome for outcome, _ in table.chance()] else NOT_THIS_CHANCE


def explain(table: Table, seat: int, move: int, code: int) -> Refusal:
    """The refusal with what its message mentions; nothing the asking seat may not know."""
    slug, key = REFUSALS[code]
    args: dict[str, object] = {}
    if code not in (NO_SUCH_MOVE, GAME_OVER, NATURES_MOVE) and seat >= 0:
        add_pieces(move, args)
        add_numbers(table, seat, move, code, args)
    return Refusal(f"evo:{slug}", key, args)


def add_pieces(move: int, args: dict[str, object]) -> None:
    kind = kind_of(move)
    if kind in (moves.PLAY, moves.AIM):
        args["card"] = TEXTS[arg_a(move)]
    elif kind == moves.STRIKE:
        args["card"] = TEXTS[make_card(STRIKE, 1)]
    elif kind in (moves.MOVE, moves.SWIM, moves.REMOVE):
        args["dino"] = name_of(arg_a(move))
    elif kind == moves.LOT:
        args["gene"] = GENES[arg_b(move)]
    if kind == moves.MOVE:
        args["region"] = name_of(arg_b(move))
    elif kind in (moves.STRIKE, moves.LAND, moves.BIRTH):
        args["region"] = name_of(arg_a(move))


def add_numbers(table: Table, seat: int, move: int, code: int, args: dict[str, object]) -> None:
    player = table.players[seat]
    if code == ATTACK_OUTMATCHED:
        defender = table.board[table.setup.island.regions[arg_b(move)]]
        args["target"] = defender
        args["count"] = -combat.horns_ahead(player, table.players[defender])
    elif code == LOT_TOO_DEAR:
        args["count"] = lowest_bid(table.bids, arg_a(move))
        args["most"] = auction.purse(player)
    elif code == BID_TOO_LOW:
        args["count"] = lowest_bid(table.bids, table.lot)
    elif code == BID_TOO_HIGH:
        args["count"] = auction.purse(player)
    elif code == DROP_NOT_ALLOWED:
        args["scarce"] = int(table.setup.scarce)
    elif code == CARD_OTHER_TIME:
        args["moment"] = event_cards.moment_of(make_card(STRIKE, 1) if kind_of(move) == moves.STRIKE else arg_a(move))
