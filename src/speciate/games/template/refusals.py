"""Why not? The judge of every move, with the facts a player wants to hear."""

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE
from speciate.games.template import moves
from speciate.games.template.cards import seed_text
from speciate.games.template.catalogue import (
    GAME_OVER,
    NATURES_MOVE,
    NO_SUCH_MOVE,
    NOT_CHOOSE_NOW,
    NOT_LAY_NOW,
    NOT_THIS_CHANCE,
    OK,
    REFUSALS,
)
from speciate.games.template.phases import choose, lay
from speciate.games.template.state import CHOOSE, LAY, OVER, Table


def refuse(table: Table, seat: int, move: int) -> int:
    """OK, or the number of the refusal in the catalogue."""
    if not moves.CODEC.readable(move) or not NATURE <= seat < table.seats:
        return NO_SUCH_MOVE
    if table.phase == OVER:
        return GAME_OVER
    if seat == NATURE:
        return refuse_chance(table, move)
    if table.actor == NATURE or kind_of(move) == moves.DRAW:
        return NATURES_MOVE
    if kind_of(move) == moves.LAY:
        return lay.refuse(table, seat, arg_a(move)) if table.phase == LAY else NOT_LAY_NOW
    return choose.refuse(table, seat, move) if table.phase == CHOOSE else NOT_CHOOSE_NOW


def refuse_chance(table: Table, move: int) -> int:
    """deal.hand: nature draws what the bag holds, when a seed is owed."""
    if table.actor != NATURE or kind_of(move) != moves.DRAW:
        return NOT_THIS_CHANCE
    return OK if arg_a(move) in table.bag else NOT_THIS_CHANCE


def explain(seat: int, move: int, code: int) -> Refusal:
    """The refusal with what its message mentions; nothing the asking seat may not know."""
    slug, key = REFUSALS[code]
    args: dict[str, object] = {}
    if code != NO_SUCH_MOVE and seat >= 0 and kind_of(move) == moves.LAY:
        args["seed"] = seed_text(arg_a(move))
    return Refusal(f"template:{slug}", key, args)
