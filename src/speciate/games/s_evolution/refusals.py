"""Why not? The judge of every move, with the facts a player wants to hear."""

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE
from speciate.games.s_evolution import moves
from speciate.games.s_evolution.cards import DISASTERS, SCIENCE, SUITS, card_text
from speciate.games.s_evolution.catalogue import (
    CANNOT_PAY,
    GAME_OVER,
    MUST_FOLLOW,
    NATURES_MOVE,
    NO_SUCH_MOVE,
    NOT_DISASTER_NOW,
    NOT_DONE_NOW,
    NOT_MANAGE_NOW,
    NOT_PLAY_NOW,
    NOT_RISE_NOW,
    NOT_TAKE_NOW,
    NOT_THIS_CHANCE,
    NOT_TRADE_NOW,
    NOT_TRUMP_NOW,
    NOT_YOUR_ACTION,
    OK,
    REFUSALS,
    slug_in,
)
from speciate.games.s_evolution.editions import BUILDINGS, paid_with
from speciate.games.s_evolution.phases import action, disaster, manage, play, take, trade, trump
from speciate.games.s_evolution.rules import workers
from speciate.games.s_evolution.state import DISASTER, MANAGE, NEEDS, OVER, PLAY, TAKE, TRADE, TRUMP, Table


def refuse(table: Table, seat: int, move: int) -> int:
    """OK, or the number of the refusal in the catalogue."""
    if not moves.CODEC.readable(move) or not NATURE <= seat < table.seats:
        return NO_SUCH_MOVE
    if table.phase == OVER:
        return GAME_OVER
    if seat == NATURE:
        return OK if table.actor == NATURE and move in table.legal(NATURE) else NOT_THIS_CHANCE
    if table.actor == NATURE or kind_of(move) <= moves.TURN_DISCOVERY:
        return NATURES_MOVE
    return refuse_player(table, seat, move)


def refuse_player(table: Table, seat: int, move: int) -> int:
    """A move of another phase is refused by that phase's own rule; the rest is for the phase to say."""
    kind = kind_of(move)
    phase = table.phase
    if kind == moves.TRUMP:
        return trump.refuse(table, seat) if phase == TRUMP else NOT_TRUMP_NOW
    if kind <= moves.FLIP:
        return play.refuse(table, seat, move) if phase == PLAY else NOT_PLAY_NOW
    if kind == moves.TAKE:
        return take.refuse(table, seat, arg_a(move)) if phase == TAKE else NOT_TAKE_NOW
    if phase < DISASTER:
        return not_now(kind)
    if seat != table.turn:
        return NOT_YOUR_ACTION
    return refuse_action(table, kind, move)


def refuse_action(table: Table, kind: int, move: int) -> int:
    """Of the player who acts; a choice owed in between comes before the step goes on."""
    phase = table.phase
    if moves.GAIN <= kind <= moves.DISMISS:
        return action.refuse(table, kind, arg_a(move))
    if action.owes_choice(table):
        return not_now(kind)
    if phase == TRADE and kind in (moves.TRADE, moves.DONE):
        return trade.refuse(table, move)
    if phase == MANAGE and kind >= moves.GROW:
        return manage.refuse(table, move)
    if phase == DISASTER and kind in (moves.SUFFER, moves.PROTECT):
        return disaster.refuse(table, move)
    if phase == NEEDS and kind in (moves.RISE, moves.STAY):
        return OK
    return not_now(kind)


def not_now(kind: int) -> int:
    """The refusal of a step of the Action phase at another time."""
    if kind in (moves.SUFFER, moves.PROTECT):
        return NOT_DISASTER_NOW
    if kind == moves.TRADE:
        return NOT_TRADE_NOW
    if kind in (moves.RISE, moves.STAY):
        return NOT_RISE_NOW
    if kind == moves.DONE:
        return NOT_DONE_NOW
    if moves.GAIN <= kind <= moves.DISMISS:
        return action.not_now(kind)
    return NOT_MANAGE_NOW


def explain(table: Table, move: int, code: int) -> Refusal:
    """The refusal with what its message mentions."""
    slug, key = REFUSALS[code]
    args: dict[str, object] = {}
    if code != NO_SUCH_MOVE:
        add_pieces(move, args)
        if code == MUST_FOLLOW:
            args["suit"] = SUITS[table.colour]
        elif code == CANNOT_PAY:
            add_price(table, move, args)
    return Refusal(f"s-evolution:{slug_in(table.setup.edition.name, slug)}", key, args)


def add_pieces(move: int, args: dict[str, object]) -> None:
    kind = kind_of(move)
    if kind in (moves.DRAW, moves.TURN, moves.PLAY):
        args["card"] = card_text(arg_a(move))
    elif kind in (moves.TRUMP, moves.GAIN, moves.LOSE):
        args["suit"] = SUITS[arg_a(move)]
    elif kind in (moves.SUFFER, moves.PROTECT):
        args["disaster"] = DISASTERS[arg_a(move)]
    elif kind in (moves.BUILD, moves.REMOVE, moves.DISMISS):
        args["building"] = BUILDINGS[arg_a(move)]
    elif kind == moves.TRADE:
        args["given"] = SUITS[arg_a(move)]
        args["got"] = SUITS[arg_b(move)]
    elif kind == moves.GROW:
        args["count"] = arg_a(move)


def add_price(table: Table, move: int, args: dict[str, object]) -> None:
    """What it would cost."""
    kind = kind_of(move)
    edition = table.setup.edition
    if kind == moves.BUILD:
        level = workers.level(table.players[table.turn], arg_a(move))
        args["price"] = edition.price(arg_a(move), level)
        args["suit"] = SUITS[paid_with(arg_a(move))]
    elif kind == moves.EVOLVE:
        args["price"] = table.setup.evolve_price
        args["suit"] = SUITS[SCIENCE]
    else:
        args["price"] = manage.growth_price(table, arg_a(move))
        args["suit"] = SUITS[edition.growth_paid_with]
