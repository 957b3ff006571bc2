"""Why not? What chance decides, what ended the game, and the facts a player wants to hear of a refusal."""

from typing import Final, final

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import NO_SUCH_MOVE, Reason
from speciate.games.evo import catalogue, moves
from speciate.games.evo.cards import STRIKE_CARD, TEXTS
from speciate.games.evo.phases import auction, meteor
from speciate.games.evo.rules import combat, event_cards
from speciate.games.evo.state import CLIMATE, INITIATIVE, METEOR, MOVEMENT, SETUP, Table
from speciate.kit.auction import lowest_bid
from speciate.kit.steps import Judge, StepState

PIECES: Final = ("card", "dino", "gene", "region")  # arguments of moves that messages mention
RULE_OF_CHANCE: Final = {moves.BEACH: "setup.start", moves.FIRST: "initiative.tail", moves.DRAW: "auction.draw"}


@final
class EvoJudge(Judge):
    """Several rules leave something to chance, and several end the game: the one of the case is cited."""

    def __init__(self) -> None:
        anything = catalogue.NATURES_MOVE["climate.roll"]
        super().__init__("evo", moves.CODEC, moves.OF_CHANCE, catalogue.OVER_BY_ROLL, anything, NO_SUCH_MOVE)

    def why_over(self, state: StepState, move: int) -> Reason:
        """meteor.no-auction for who would still bid; for all else what ended the game, meteor.last or meteor.roll."""
        assert isinstance(state, Table)
        if kind_of(move) in moves.OF_AUCTION:
            return catalogue.OVER_WITHOUT_AUCTION
        return catalogue.OVER_ON_LAST_CELL if meteor.has_struck(state) else catalogue.OVER_BY_ROLL

    def why_nature(self, state: StepState, move: int) -> Reason:
        assert isinstance(state, Table)
        kind = kind_of(move)
        if kind in moves.OF_CHANCE:
            return catalogue.NATURES_MOVE[rule_of_chance(state, kind)]
        due = rule_of_chance(state, kind_of(state.chance()[0][0]))
        return catalogue.CHANCE_FIRST["combat.forced" if due == "combat.odds" else due]

    def why_not_drawn(self, state: StepState, move: int) -> Reason:
        assert isinstance(state, Table)
        kind = kind_of(move)
        if kind not in moves.OF_CHANCE:
            return NO_SUCH_MOVE  # nature holds no seat
        if kind == moves.FIRST and state.order and state.phase != INITIATIVE:
            return catalogue.NOT_THIS_CHANCE["initiative.fixed"]
        if kind == moves.ROLL and state.phase == CLIMATE and state.asking:
            return catalogue.NOT_THIS_CHANCE["climate.ask"]
        return catalogue.NOT_THIS_CHANCE[rule_of_chance(state, kind)]


def rule_of_chance(table: Table, kind: int) -> str:
    """The rule that leaves something to chance."""
    if kind in RULE_OF_CHANCE:
        return RULE_OF_CHANCE[kind]
    if kind == moves.DEAL:
        return "setup.cards" if table.phase == SETUP else "auction.card"
    if table.phase == MOVEMENT:
        return "combat.odds"
    return "meteor.roll" if table.phase == METEOR else "climate.roll"


def facts(table: Table, seat: int, move: int, reason: Reason) -> dict[str, object]:
    """What the message mentions; nothing the asking seat may not know."""
    if table.actor < 0 or kind_of(move) in moves.OF_CHANCE:
        return {}
    said = moves.CODEC.move(move).args
    args: dict[str, object] = {piece: said[piece] for piece in PIECES if piece in said}
    if kind_of(move) == moves.STRIKE:
        args["card"] = TEXTS[STRIKE_CARD]
    add_numbers(table, seat, move, reason, args)
    return args


def add_numbers(table: Table, seat: int, move: int, reason: Reason, args: dict[str, object]) -> None:
    player = table.players[seat]
    if reason is catalogue.ATTACK_OUTMATCHED:
        defender = table.board[table.setup.island.regions[arg_b(move)]]
        args["target"] = defender
        args["count"] = -combat.horns_ahead(player, table.players[defender])
    elif reason is catalogue.LOT_TOO_DEAR:
        args["count"] = lowest_bid(table.bids, arg_a(move))
        args["most"] = auction.purse(player)
    elif reason is catalogue.BID_TOO_LOW:
        args["count"] = lowest_bid(table.bids, table.lot)
    elif reason is catalogue.BID_TOO_HIGH:
        args["count"] = auction.purse(player)
    elif reason is catalogue.DROP_NOT_ALLOWED or reason is catalogue.DROP_NOT_OUTBID:
        args["scarce"] = int(table.setup.scarce)
    elif reason is catalogue.CARD_OTHER_TIME:
        args["moment"] = event_cards.moment_of(STRIKE_CARD if kind_of(move) == moves.STRIKE else arg_a(move))
