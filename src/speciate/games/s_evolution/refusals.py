"""Why not? The judge of every move, with the facts a player wants to hear."""

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import NO_SUCH_MOVE, Reason, Refusal, full_slug
from speciate.core.seats import NATURE
from speciate.games.s_evolution import moves
from speciate.games.s_evolution.cards import DISASTERS, SCIENCE, SUITS, card_text, is_disaster
from speciate.games.s_evolution.catalogue import (
    DRAWN_BY_CHANCE,
    FIRST_BY_CHANCE,
    GAME_OVER,
    NO_EARLY_DISASTER,
    NO_MANAGEMENT,
    NOT_DISASTER_NOW,
    NOT_DONE_NOW,
    NOT_MANAGE_NOW,
    NOT_PLAY_NOW,
    NOT_TAKE_NOW,
    NOT_THIS_DRAW,
    NOT_THIS_FIRST,
    NOT_THIS_REPLACEMENT,
    NOT_THIS_TURN,
    NOT_TRADE_NOW,
    NOT_YOUR_ACTION,
    NOTHING_TO_END,
    REPLACED_BY_CHANCE,
    TURNED_BY_CHANCE,
)
from speciate.games.s_evolution.editions import BUILDINGS, paid_with
from speciate.games.s_evolution.phases import action, disaster, hand, manage, play, take, trade, trump
from speciate.games.s_evolution.rules import workers
from speciate.games.s_evolution.state import DISASTER, MANAGE, NEEDS, OVER, PLAY, START, TAKE, TRADE, TRUMP, Table


def refuse(table: Table, seat: int, move: int) -> Reason | None:
    """Why a seat cannot make a move now; None if it can."""
    if not moves.CODEC.readable(move) or not NATURE <= seat < table.seats:
        return NO_SUCH_MOVE
    if table.phase == OVER:
        return GAME_OVER
    if seat == NATURE:
        return refuse_chance(table, move)
    if table.actor == NATURE or kind_of(move) in moves.NATURES:
        return by_chance(table, kind_of(move))
    return refuse_player(table, seat, move)


# -- chance -------------------------------------------------------------------------------------------


def refuse_chance(table: Table, move: int) -> Reason | None:
    """Nature does what is drawn by lot, and nothing that players do."""
    if table.actor == NATURE and move in table.legal(NATURE):
        return None
    kind = kind_of(move)
    if kind not in moves.NATURES:
        return refuse_player(table, NATURE, move)
    if kind == moves.FIRST:
        return NOT_THIS_FIRST
    if kind == moves.DRAW:
        return refuse_draw(table, arg_a(move))
    return NOT_THIS_REPLACEMENT if table.replacing else NOT_THIS_TURN


def refuse_draw(table: Table, card: int) -> Reason:
    """hand.draw: one of the drawer's own deck; hand.no-disaster-2.0: no disaster in round 1."""
    if table.round == 1 and table.owing and is_disaster(card):
        if card in table.players[hand.next_drawer(table)].deck:
            return NO_EARLY_DISASTER
    return NOT_THIS_DRAW


def by_chance(table: Table, kind: int) -> Reason:
    """What a player tried is for nature, or nature comes first."""
    if kind == moves.FIRST or (table.phase == START and kind not in moves.NATURES):
        return FIRST_BY_CHANCE
    if kind == moves.DRAW or not (table.turning or kind in moves.NATURES):
        return DRAWN_BY_CHANCE
    return REPLACED_BY_CHANCE if table.replacing else TURNED_BY_CHANCE


# -- players ------------------------------------------------------------------------------------------


def refuse_player(table: Table, seat: int, move: int) -> Reason | None:
    """A move of another phase is refused by that phase's own rule; the rest is for the phase to say."""
    kind = kind_of(move)
    phase = table.phase
    if kind == moves.TRUMP:
        return trump.refuse(table, seat) if phase == TRUMP else table.setup.edition.not_trump_now
    if kind in moves.CARDS:
        if phase == TRUMP:
            return table.setup.edition.trump_first
        return play.refuse(table, seat, move) if phase == PLAY else NOT_PLAY_NOW
    if kind == moves.TAKE:
        return take.refuse(table, seat, arg_a(move)) if phase == TAKE else NOT_TAKE_NOW
    if phase < DISASTER:
        return not_now(table, kind)
    if seat != table.turn:
        return not_your_action(table, seat)
    return refuse_action(table, kind, move)


def not_your_action(table: Table, seat: int) -> Reason:
    """action.whole: the player before is not done, or one's own phase is over; action.order-2013, action.order-2.0."""
    ahead = (seat - table.turn) % table.seats
    waiting = (table.lead - table.turn - 1) % table.seats
    return table.setup.edition.not_first_to_act if 1 < ahead <= waiting else NOT_YOUR_ACTION


def refuse_action(table: Table, kind: int, move: int) -> Reason | None:
    """Of the player who acts; a choice owed in between comes before the step goes on."""
    phase = table.phase
    if moves.is_choice(kind):
        return action.refuse(table, kind, arg_a(move))
    if action.owes_choice(table):
        return not_now(table, kind)
    if phase == TRADE and kind in (moves.TRADE, moves.DONE):
        return trade.refuse(table, move)
    if phase == MANAGE and (kind == moves.DONE or kind in moves.PURCHASES):
        return manage.refuse(table, move)
    if phase == DISASTER and kind in (moves.SUFFER, moves.PROTECT):
        return disaster.refuse(table, move)
    if phase == NEEDS and kind in (moves.RISE, moves.STAY):
        return None
    return not_now(table, kind)


def not_now(table: Table, kind: int) -> Reason:
    """Why not a step of the Action phase, at another time. over.sixth: the last round has no management."""
    if kind in (moves.SUFFER, moves.PROTECT):
        return NOT_DISASTER_NOW
    if kind == moves.TRADE:
        return NOT_TRADE_NOW
    if kind in (moves.RISE, moves.STAY):
        return table.setup.edition.not_rise_now
    if moves.is_choice(kind):
        return action.not_now(table, kind)
    is_last = table.round == table.setup.rounds
    if kind == moves.DONE:
        return NOTHING_TO_END if is_last else NOT_DONE_NOW
    return NO_MANAGEMENT if is_last else NOT_MANAGE_NOW


def explain(table: Table, move: int, reason: Reason) -> Refusal:
    """The refusal with what its message mentions."""
    args: dict[str, object] = {}
    if reason is not NO_SUCH_MOVE:
        add_pieces(move, args)
        if reason.key == "must-follow":
            args["suit"] = SUITS[table.colour]
        elif reason.key == "cannot-pay":
            add_price(table, move, args)
    return Refusal(full_slug("s-evolution", reason), reason.key, args)


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
