"""Why not? What chance and players may not do for each other, and the facts a player wants to hear."""

from typing import cast, final

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE
from speciate.games.s_evolution import moves
from speciate.games.s_evolution.cards import DISASTERS, SCIENCE, SUITS, card_text, is_disaster
from speciate.games.s_evolution.catalogue import (
    DRAWN_BY_CHANCE,
    FIRST_BY_CHANCE,
    GAME_OVER,
    NO_EARLY_DISASTER,
    NOT_THIS_DRAW,
    NOT_THIS_FIRST,
    NOT_THIS_REPLACEMENT,
    NOT_THIS_TURN,
    REPLACED_BY_CHANCE,
    TURNED_BY_CHANCE,
)
from speciate.games.s_evolution.editions import BUILDINGS, paid_with
from speciate.games.s_evolution.phases import hand, manage
from speciate.games.s_evolution.rules import workers
from speciate.games.s_evolution.state import START, Table
from speciate.kit.steps import Judge, StepState

NATURES = (moves.FIRST, moves.DRAW, moves.TURN, moves.TURN_DISCOVERY)


@final
class SEvolutionJudge(Judge):
    """Chance has four tasks, and each a rule of its own."""

    def __init__(self) -> None:
        super().__init__("s-evolution", moves.CODEC, NATURES, GAME_OVER, DRAWN_BY_CHANCE, NOT_THIS_DRAW)

    def why_not_drawn(self, state: StepState, move: int) -> Reason:
        table = cast(Table, state)
        kind = kind_of(move)
        if kind not in NATURES:
            return self.owners[kind].refuse(table, NATURE, move) or NOT_THIS_DRAW
        if kind == moves.FIRST:
            return NOT_THIS_FIRST
        if kind == moves.DRAW:
            return refuse_draw(table, arg_a(move))
        return NOT_THIS_REPLACEMENT if table.replacing else NOT_THIS_TURN

    def why_nature(self, state: StepState, move: int) -> Reason:
        table = cast(Table, state)
        kind = kind_of(move)
        if kind == moves.FIRST or (table.phase == START and kind not in NATURES):
            return FIRST_BY_CHANCE
        if kind == moves.DRAW or not (table.turning or kind in NATURES):
            return DRAWN_BY_CHANCE
        return REPLACED_BY_CHANCE if table.replacing else TURNED_BY_CHANCE


def refuse_draw(table: Table, card: int) -> Reason:
    """hand.draw: one of the drawer's own deck; hand.no-disaster-2.0: no disaster in round 1."""
    if table.round == 1 and table.owing and is_disaster(card):
        if card in table.players[hand.next_drawer(table)].deck:
            return NO_EARLY_DISASTER
    return NOT_THIS_DRAW


def facts(table: Table, move: int, reason: Reason) -> dict[str, object]:
    """What the message of a refusal mentions."""
    args: dict[str, object] = {}
    add_pieces(move, args)
    if reason.key == "must-follow":
        args["suit"] = SUITS[table.colour]
    elif reason.key == "cannot-pay":
        add_price(table, move, args)
    return args


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
