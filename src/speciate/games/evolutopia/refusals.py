"""Why not? What is asked before the rules of a step are, and the facts of the case."""

from typing import final

from speciate.core.moves import arg_a, kind_of
from speciate.core.refusal import NO_SUCH_MOVE, Reason
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import moves
from speciate.games.evolutopia.names import CRISIS_NAMES, INDICATORS, NONE, TILE_NAMES
from speciate.games.evolutopia.phases import draws, plans, roles
from speciate.games.evolutopia.rules import ending, territory
from speciate.games.evolutopia.state import Table
from speciate.kit.steps import Judge, Step, StepState


@final
class EvolutopiaJudge(Judge):
    """What ends the game, and what chance says, has a rule for each case; cards are asked for at every step."""

    def __init__(self, steps: list[Step[Table]]) -> None:
        kinds = tuple(draws.IS_DRAWN)
        super().__init__("evolutopia", moves.CODEC, kinds, why.OVER_WON, why.NOT_YOUR_TURN, why.NOT_THIS_CHANCE)
        self.know([*steps])

    def refuse(self, state: StepState, seat: int, move: int) -> Reason | None:
        assert isinstance(state, Table)
        if not self.codec.readable(move) or not NATURE <= seat < state.seats:
            return NO_SUCH_MOVE
        if state.actor == NOBODY:
            return ending.verdict(state)
        if seat == NATURE:
            return draws.refuse(state, move)
        kind = kind_of(move)
        if state.actor == NATURE or kind in draws.IS_DRAWN:
            return draws.IS_DRAWN[kind if state.actor != NATURE else draws.DRAWS[state.owed[0]].kind]
        if seat != state.actor:
            return why.NOT_YOUR_TURN  # turn.decider
        step = state.step()
        if kind == moves.PLAY:
            return plans.refuse(state, step, arg_a(move))
        if kind == moves.USE or kind == moves.COPY:
            return roles.refuse(state, move)
        return step.refuse(state, seat, move) if kind in step.kinds else self.owners[kind].not_now


def facts(table: Table, move: int, reason: Reason) -> dict[str, object]:
    """What a message may mention: what the move names, and the case."""
    said = {name: value for name, value in moves.CODEC.move(move).args.items() if name != "seat"}
    return {**said, **facts_of_case(table, said, move, reason.key)}


def facts_of_case(table: Table, said: dict[str, object], move: int, key: str) -> dict[str, object]:
    counts = {
        "assigned-enough": table.assign_limit,
        "aside-full": table.setup.aside_most,
        "zone-full": table.setup.experts_zone,
        "too-high": plans.MOST_TO_BOOST,
    }
    if key in counts:
        return {"count": counts[key]}
    if key == "not-your-turn":
        return {"seat": table.turn if table.turn != NONE else 0}
    if key == "not-needed-there":  # by a move to another place, and by an expert that would count as another kind
        return {"place": said.get("to", said["place"]), "kind": said.get("as", said["kind"])}
    if key == "wrong-nuisance":
        indicator = INDICATORS[territory.nuisance_indicator(table, arg_a(move))]
        return {"indicator": indicator, "tile": TILE_NAMES[table.opened]}
    return {"crisis": CRISIS_NAMES[table.crisis]} if key in ("no-effect", "no-such-option") else {}
