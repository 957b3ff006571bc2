"""Why not? A move is legal exactly when it is listed; this finds the reason for one that is not."""

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import flow, moves
from speciate.games.evolutopia.names import (
    ACTIONS,
    ASSIGN,
    CHOOSE,
    CRISIS_NAMES,
    EXPERTS,
    INDICATORS,
    KINDS,
    NONE,
    PLACE_NAMES,
    PLAN_NAMES,
    ROLE_NAMES,
    SITE,
    SQUARE_NAMES,
    SQUARES,
    TILE_NAMES,
)
from speciate.games.evolutopia.ops import MOST_TO_BOOST
from speciate.games.evolutopia.phases import draws, inaugurate, roles
from speciate.games.evolutopia.rules import experts, territory
from speciate.games.evolutopia.state import (
    AFTER,
    ARRIVAL,
    BLOCK,
    BUILD,
    EMPTY,
    LOOK,
    OPEN,
    OVER,
    PLACE,
    SCRAP,
    SITE_ROOM,
    START,
    STUDY_ROOM,
    TURN,
    UNDER_PILE,
    VACATE,
    Table,
    is_nuisance,
)


def refuse(table: Table, seat: int, move: int) -> int:
    """why.OK, or the number of the refusal in the catalogue."""
    if not moves.CODEC.readable(move) or not NATURE <= seat < table.seats:
        return why.NO_SUCH_MOVE
    if table.step() == OVER:
        return why.GAME_OVER
    if seat == NATURE:
        listed = table.actor == NATURE and move in draws.legal(table)
        return why.OK if listed else why.NOT_THIS_CHANCE
    if table.actor == NATURE or kind_of(move) <= moves.ROLE:
        return why.NATURES_MOVE
    if seat != table.actor:
        return why.NOT_YOUR_TURN  # turn.decider
    return why.OK if move in flow.legal(table) else reason(table, move)


def reason(table: Table, move: int) -> int:
    """The rule that a move which is not listed breaks."""
    kind = kind_of(move)
    if kind == moves.PLAY:
        return plan_reason(table, arg_a(move))
    if kind == moves.USE or kind == moves.COPY:
        return role_reason(table, kind, arg_a(move))
    if kind == moves.ACT or kind == moves.MANAGE:
        return action_reason(table, kind, arg_a(move))
    if kind in (moves.ASSIGN, moves.TRAIN, moves.SUMMON, moves.MOVE, moves.DISMISS, moves.FETCH, moves.RESCUE):
        return expert_reason(table, kind, move)
    if kind in (moves.STUDY, moves.ASIDE, moves.UNDER, moves.LEAVE, moves.BURY, moves.START, moves.SCRAP, moves.VACATE):
        return tile_reason(table, kind, arg_a(move))
    if kind == moves.OPEN or kind == moves.BUILD:
        return inaugurate_reason(table, kind, arg_a(move))
    return crisis_reason(table, kind, arg_a(move))


def plan_reason(table: Table, plan: int) -> int:
    if plan not in table.players[table.turn].plans:
        return why.PLAN_NOT_YOURS
    if table.step() not in (TURN, AFTER, LOOK, PLACE, ARRIVAL, BLOCK):
        return why.PLAN_NOT_NOW
    return why.PLAN_NO_EFFECT


def role_reason(table: Table, kind: int, role: int) -> int:
    mine = table.players[table.turn].roles
    if kind == moves.COPY:
        if not roles.copies(table):
            return why.NO_COPY
        if role not in roles.others_roles(table):
            return why.ROLE_NOT_YOURS
    elif role not in mine:
        return why.ROLE_NOT_YOURS
    return why.ROLE_USED if table.role_used else why.ROLE_NOT_NOW


def action_reason(table: Table, kind: int, action: int) -> int:
    if table.step() == AFTER:
        return why.ACTED_ALREADY
    if table.step() != TURN or kind == moves.MANAGE:
        return why.FINISH_FIRST
    if table.blocked == (1 << KINDS) - 1:
        return why.ALL_BLOCKED
    if table.blocked >> action & 1:
        return why.BLOCKED
    if action == CHOOSE:
        return why.PILE_EMPTY
    if action == SITE:
        return why.STUDY_EMPTY
    if action == ASSIGN:
        return why.NOBODY_NEEDED
    finished = inaugurate.any_finished(table)
    return why.NO_SQUARE if finished else why.NOTHING_FINISHED


def expert_reason(table: Table, kind: int, move: int) -> int:
    expert = arg_a(move)
    wanted = {moves.ASSIGN: "assign", moves.TRAIN: "assign", moves.SUMMON: "summon", moves.MOVE: "dispatch"}
    step = table.pending()[0].kind
    if kind == moves.RESCUE:
        return why.NOT_SPARE if step == "spare" else why.NOT_NOW
    if kind == moves.FETCH:
        return why.NOT_IN_BAG if step == "fetch" else why.NOT_NOW
    if kind == moves.DISMISS:
        return why.NOT_IN_ZONE if step in ("dismiss", "lose-expert") else why.NOT_NOW
    if step != wanted[kind] and not (kind == moves.ASSIGN and step == "respond"):
        return why.NOT_NOW
    if kind == moves.SUMMON and not table.bag[expert]:
        return why.NOT_IN_BAG
    if kind in (moves.ASSIGN, moves.TRAIN):
        if step == "assign" and table.assigned >= table.assign_limit:
            return why.ASSIGNED_ENOUGH
        if not table.zone[expert]:
            return why.NOT_IN_ZONE
        if kind == moves.TRAIN and not table.wild:
            return why.NOT_TRAINED
    return why.NOT_NEEDED_THERE


def tile_reason(table: Table, kind: int, tile: int) -> int:
    step = table.step()
    if kind == moves.ASIDE and step == PLACE:
        return why.ASIDE_ENOUGH
    if kind == moves.ASIDE and step == LOOK:
        return why.ASIDE_FULL if len(table.aside_tiles) >= table.setup.aside_most else why.LAST_TILE
    if kind == moves.BURY and step == STUDY_ROOM:
        return why.NEW_TILE_STAYS if tile == table.study[-1] else why.NOT_IN_STUDY
    if kind == moves.BURY and step == UNDER_PILE:
        return why.NOT_ASIDE
    if (kind == moves.START and step == START) or (kind == moves.BURY and table.pending()[0].kind == "lose-study"):
        return why.NOT_IN_STUDY
    if kind == moves.SCRAP and step in (SITE_ROOM, SCRAP):
        return why.NOT_ON_SITE
    if kind == moves.VACATE and step == VACATE:
        return why.NO_EXPERTS_THERE if experts.site_of(table, tile) is not None else why.NOT_ON_SITE
    if table.pending()[0].kind in ("bonus", "vision"):
        if kind == moves.STUDY:
            return why.STUDY_FULL
        if kind == moves.UNDER:
            return why.LAST_TILE
    return why.NOT_NOW


def inaugurate_reason(table: Table, kind: int, which: int) -> int:
    if kind == moves.OPEN:
        if table.step() != OPEN:
            return why.NOT_NOW
        site = experts.site_of(table, which)
        if site is None:
            return why.NOT_ON_SITE
        return why.NO_SQUARE if inaugurate.is_finished(table, site) else why.NOT_FINISHED
    if table.step() != BUILD or which >= SQUARES:
        return why.NOT_NOW
    content = table.squares[which]
    if content != EMPTY and not is_nuisance(content):
        return why.SQUARE_TAKEN
    if not territory.is_reachable(table, which):
        return why.NOT_ADJACENT
    return why.NUISANCE_ONLY if content == EMPTY else why.WRONG_NUISANCE


def crisis_reason(table: Table, kind: int, which: int) -> int:
    step = table.pending()[0].kind
    if kind == moves.OPTION and table.step() == ARRIVAL:
        options = len(table.setup.crisis_options[table.crisis])
        return why.NO_EFFECT if 1 <= which <= options else why.NO_SUCH_OPTION
    if kind == moves.BLOCK and table.step() == BLOCK:
        return why.BLOCKED_ALREADY
    if kind == moves.UNBLOCK and step == "unblock":
        return why.NOT_BLOCKED
    if kind == moves.BOOST and step == "boost":
        return why.TOO_HIGH
    if kind == moves.DISCARD and step == "lose-plan":
        return why.PLAN_NOT_YOURS
    if (kind == moves.KEEP and step == "keep") or (kind == moves.PICK and step == "pick"):
        return why.NOT_OFFERED
    if kind in (moves.ATOP, moves.BENEATH) and step == "watch":
        return why.NOT_OFFERED
    if kind == moves.DONE and step == "assign":
        return why.ASSIGN_ONE
    return why.NOT_NOW


# -- the facts of the case ------------------------------------------------------------------------------------


def explain(table: Table, seat: int, move: int, code: int) -> Refusal:
    """The refusal with what its message mentions."""
    return named(code, facts(table, move, code) if code != why.NO_SUCH_MOVE and seat >= 0 else {})


def named(code: int, args: dict[str, object]) -> Refusal:
    slug, key = why.REFUSALS[code]
    return Refusal(f"evolutopia:{slug}", key, args)


def facts(table: Table, move: int, code: int) -> dict[str, object]:
    a = arg_a(move)
    if code in (why.BLOCKED, why.NOT_BLOCKED, why.BLOCKED_ALREADY):
        return {"action": ACTIONS[a]}
    if code in (why.NOT_IN_STUDY, why.NEW_TILE_STAYS, why.NOT_ASIDE, why.NOT_ON_SITE, why.NOT_FINISHED):
        return {"tile": TILE_NAMES[a]}
    if code == why.NO_EXPERTS_THERE:
        return {"tile": TILE_NAMES[a]}
    if code in (why.NOT_IN_ZONE, why.NOT_SPARE, why.NOT_IN_BAG, why.NOT_TRAINED):
        return {"kind": EXPERTS[a]}
    if code == why.NOT_NEEDED_THERE:
        return {"kind": EXPERTS[a], "place": PLACE_NAMES[arg_b(move)]}
    if code in (why.NOT_ADJACENT, why.SQUARE_TAKEN, why.NUISANCE_ONLY):
        return {"square": SQUARE_NAMES[a]}
    if code == why.WRONG_NUISANCE:
        indicator = INDICATORS[territory.nuisance_indicator(table, a)]
        return {"square": SQUARE_NAMES[a], "indicator": indicator, "tile": TILE_NAMES[table.opened]}
    if code == why.ASSIGNED_ENOUGH:
        return {"count": table.assign_limit}
    if code in (why.ASIDE_FULL, why.ASIDE_ENOUGH):
        return {"count": table.setup.aside_most}
    if code in (why.NO_EFFECT, why.NO_SUCH_OPTION):
        crisis = table.crisis
        return {"crisis": CRISIS_NAMES[crisis] if crisis != NONE else "", "option": a}
    if code == why.TOO_HIGH:
        return {"indicator": INDICATORS[a], "count": MOST_TO_BOOST}
    return card_facts(table, move, code)


def card_facts(table: Table, move: int, code: int) -> dict[str, object]:
    if code in (why.PLAN_NOT_YOURS, why.PLAN_NO_EFFECT, why.PLAN_NOT_NOW):
        plan = arg_b(move) if kind_of(move) == moves.DISCARD else arg_a(move)
        return {"plan": PLAN_NAMES[plan]}
    if code in (why.ROLE_NOT_YOURS, why.ROLE_USED, why.ROLE_NOT_NOW, why.NO_COPY):
        return {"role": ROLE_NAMES[arg_a(move)]}
    if code == why.NOT_YOUR_TURN:
        return {"seat": table.turn if table.turn != NONE else 0}
    return {}
