"""Why not? What chance and players may not do for each other, and the facts a player wants to hear."""

from typing import cast, final

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE
from speciate.games.s_evolution import catalogue, moves
from speciate.games.s_evolution.cards import SCIENCE, SUITS, is_disaster
from speciate.games.s_evolution.editions import paid_with
from speciate.games.s_evolution.phases import hand, manage
from speciate.games.s_evolution.rules import workers
from speciate.games.s_evolution.state import START, Table
from speciate.kit.steps import Judge, StepState

NATURES = (moves.FIRST, moves.DRAW, moves.TURN, moves.TURN_DISCOVERY)


@final
class SEvolutionJudge(Judge):
    """Chance has four tasks, and each a rule of its own."""

    def __init__(self) -> None:
        super().__init__(
            "s-evolution", moves.CODEC, NATURES, catalogue.GAME_OVER, catalogue.DRAWN_BY_CHANCE, catalogue.NOT_THIS_DRAW
        )

    def why_not_drawn(self, state: StepState, move: int) -> Reason:
        table = cast(Table, state)
        kind = kind_of(move)
        if kind not in NATURES:
            return self.owners[kind].refuse(table, NATURE, move) or catalogue.NOT_THIS_DRAW
        if kind == moves.FIRST:
            return catalogue.NOT_THIS_FIRST
        if kind == moves.DRAW:
            return refuse_draw(table, arg_a(move))
        return catalogue.NOT_THIS_REPLACEMENT if table.replacing else catalogue.NOT_THIS_TURN

    def why_nature(self, state: StepState, move: int) -> Reason:
        table = cast(Table, state)
        kind = kind_of(move)
        if kind == moves.FIRST or (table.phase == START and kind not in NATURES):
            return catalogue.FIRST_BY_CHANCE
        if kind == moves.DRAW or not (table.turning or kind in NATURES):
            return catalogue.DRAWN_BY_CHANCE
        return catalogue.REPLACED_BY_CHANCE if table.replacing else catalogue.TURNED_BY_CHANCE


def refuse_draw(table: Table, card: int) -> Reason:
    """hand.draw: one of the drawer's own deck; hand.no-disaster-2.0: no disaster in round 1."""
    if table.round == 1 and table.owing and is_disaster(card):
        if card in table.players[hand.next_drawer(table)].deck:
            return catalogue.NO_EARLY_DISASTER
    return catalogue.NOT_THIS_DRAW


def facts(table: Table, move: int, reason: Reason) -> dict[str, object]:
    """What the message of a refusal mentions: the pieces of the move, what to follow, what it would cost."""
    args = {name: value for name, value in moves.CODEC.move(move).args.items() if name != "seat"}
    if reason.key == "must-follow":
        args["suit"] = SUITS[table.colour]
    elif reason.key == "cannot-pay":
        add_price(table, move, args)
    return args


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
