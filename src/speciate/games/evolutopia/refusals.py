"""Why not? What no step need look at, and the facts of the case. The rules of a step are in its `refuse`."""

from typing import Final

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import NO_SUCH_MOVE, Reason, Refusal, full_slug
from speciate.core.seats import NATURE
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import flow, moves
from speciate.games.evolutopia.names import CRISIS_NAMES, INDICATORS, NONE, TILE_NAMES
from speciate.games.evolutopia.phases import draws, plans, roles
from speciate.games.evolutopia.rules import ending, territory
from speciate.games.evolutopia.state import AFTER, OVER, Table

# What belongs to a step of a crisis, a good plan or a role, at any other step; the rest belongs to an action.
ELSEWHERE: Final[dict[int, Reason]] = {
    **dict.fromkeys((moves.OPTION, moves.VACATE, moves.DISCARD), why.NO_CRISIS_NOW),
    moves.BLOCK: why.NO_BLOCK_NOW,
    **dict.fromkeys((moves.SUMMON, moves.UNBLOCK, moves.BOOST, moves.ATOP, moves.BENEATH), why.NO_PLAN_NOW),
    **dict.fromkeys((moves.FETCH, moves.MOVE, moves.TRAIN, moves.KEEP), why.NO_ROLE_NOW),
    moves.PICK: why.NO_PICK_NOW,
}


def refuse(table: Table, seat: int, move: int) -> Reason | None:
    """The rule that forbids a move, or None."""
    if not moves.CODEC.readable(move) or not NATURE <= seat < table.seats:
        return NO_SUCH_MOVE
    if table.step() == OVER:
        return ending.verdict(table)
    if seat == NATURE:
        return draws.refuse(table, move)
    kind = kind_of(move)
    if table.actor == NATURE:
        return draws.IS_DRAWN[draws.DRAWS[table.owed[0]].kind]
    if kind in draws.IS_DRAWN:
        return draws.IS_DRAWN[kind]
    if seat != table.actor:
        return why.NOT_YOUR_TURN  # turn.decider
    step = flow.STEPS[table.step()]
    if kind == moves.PLAY:
        return plans.refuse(table, step, arg_a(move))
    if kind == moves.USE or kind == moves.COPY:
        return roles.refuse(table, move)
    if kind in step.kinds:
        return step.refuse(table, move)
    if kind == moves.ACT or kind == moves.MANAGE:
        return why.ACTED_ALREADY if step.number == AFTER else why.FINISH_FIRST
    return ELSEWHERE.get(kind, why.NOT_NOW)


def explain(table: Table, move: int, reason: Reason) -> Refusal:
    """The refusal with what its message may mention: what the move names, and the facts of the case."""
    if reason is NO_SUCH_MOVE:
        return named(reason, {})
    said = moves.CODEC.move(move).args
    args = {name: value for name, value in said.items() if name != "seat"}
    return named(reason, {**args, **facts(table, move, reason.key)})


def named(reason: Reason, args: dict[str, object]) -> Refusal:
    return Refusal(full_slug("evolutopia", reason), reason.key, args)


def facts(table: Table, move: int, key: str) -> dict[str, object]:
    said = moves.CODEC.move(move).args
    setup = table.setup
    if key == "not-your-turn":
        return {"seat": table.turn if table.turn != NONE else 0}
    if key == "assigned-enough":
        return {"count": table.assign_limit}
    if key == "aside-full":
        return {"count": setup.aside_most}
    if key == "zone-full":
        return {"count": setup.experts_zone}
    if key == "too-high":
        return {"count": plans.MOST_TO_BOOST}
    if key == "not-needed-there":  # by a move to another place, and by an expert that would count as another kind
        return {"place": said.get("to", said["place"]), "kind": said.get("as", said["kind"])}
    if key == "wrong-nuisance":
        return {
            "indicator": INDICATORS[territory.nuisance_indicator(table, arg_a(move))],
            "tile": TILE_NAMES[table.opened],
        }
    return {"crisis": CRISIS_NAMES[table.crisis]} if key in ("no-effect", "no-such-option") else {}
