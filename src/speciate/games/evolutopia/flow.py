"""The game on one screen: its steps in the rulebook's order, and who must choose now."""

from random import Random
from typing import Final, final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import kind_of
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import View
from speciate.games.evolutopia import moves, position, refusals, view
from speciate.games.evolutopia.catalogue import SILENT
from speciate.games.evolutopia.options import Setup
from speciate.games.evolutopia.phases import (
    assign,
    choose,
    crises,
    draws,
    inaugurate,
    losses,
    plans,
    recruit,
    roles,
    scoring,
    setup,
    site,
    solo,
    turn,
)
from speciate.games.evolutopia.state import OVER, Table
from speciate.games.evolutopia.step import Step

# by number, see `state.py`
STEPS: Final[list[Step]] = [
    setup.SetUp(),
    # a turn
    turn.Turn(),
    turn.Taken(),
    turn.After(),
    # choose an evolution
    choose.Look(),
    choose.StudyRoom(),
    choose.UnderPile(),
    # start a site
    site.Start(),
    site.SiteRoom(),
    site.Spare(),
    site.Pictogram(),
    site.Bonus(),
    # recruit, assign, inaugurate
    recruit.Dismiss(),
    recruit.Place(),
    assign.Assign(),
    inaugurate.Open(),
    inaugurate.Build(),
    # manage the crises
    crises.Effects(),
    *losses.ALL,
    crises.Shelve(),
    crises.Mediate(),
    crises.Keep(),
    crises.Arrival(),
    crises.UnblockAll(),
    crises.Block(),
    # roles and good plans that ask something
    roles.Fetch(),
    roles.Vision(),
    roles.DISPATCHING,
    roles.Respond(),
    plans.Summon(),
    plans.Unblock(),
    plans.Boost(),
    plans.Watch(),
    # alone
    solo.Renew(),
    solo.Pick(),
    # the end
    scoring.Over(),
]
NAMES: Final = tuple([step.name for step in STEPS])


def start(agreed: Setup) -> "EvolutopiaState":
    state = EvolutopiaState(agreed)
    setup.lay_out(state)
    return state


def advance(table: Table) -> None:
    """Plays on until the player whose turn it is, or nature, must choose."""
    while True:
        step: i64 = table.steps[-1]
        if step == OVER:
            table.actor = NOBODY
            return
        if table.owed:
            if draws.resolve_known(table):
                continue
            table.actor = NATURE
            return
        if not STEPS[step].run(table):
            table.actor = table.turn if table.turn >= 0 else 0  # alone, a role is chosen before the first turn
            return


def legal(table: Table) -> list[int]:
    """What the player whose turn it is can do."""
    return STEPS[table.steps[-1]].legal(table)


def apply(table: Table, move: i64) -> None:
    kind = kind_of(move)
    if kind == moves.PLAY:
        plans.apply_play(table, move)
    elif kind == moves.USE or kind == moves.COPY:
        roles.apply_role(table, move)
    else:
        STEPS[table.steps[-1]].apply(table, move)


@final
class EvolutopiaState(Table):
    """The contract of `core.state.State`, kept by the phases."""

    def pending(self) -> list[Decision]:
        if self.actor == NOBODY:
            return []
        if self.actor == NATURE:
            return [Decision(NATURE, moves.CODEC.kinds[draws.DRAWS[self.owed[0]].kind].name)]
        step = STEPS[self.step()]
        return [Decision(self.actor, step.name, step=step.is_half)]

    def legal(self, seat: int) -> list[int]:
        if seat != self.actor:
            return []
        return draws.legal(self) if seat == NATURE else legal(self)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        reason = refusals.refuse(self, seat, move)
        return None if reason is None else refusals.explain(self, move, reason)

    def silence(self, seat: int) -> Refusal | None:
        """plan.silence: whoever played a good plan is quiet until their next turn; not when the game is over."""
        if self.step() == OVER or not self.players[seat].silent:
            return None
        return refusals.named(SILENT, {})

    def apply(self, seat: int, move: int) -> None:
        if seat == NATURE:
            draws.apply(self, move)
        else:
            apply(self, move)
        advance(self)

    def chance(self) -> list[tuple[int, int]]:
        return draws.chance(self) if self.actor == NATURE else []

    def settle(self, rng: Random) -> None:
        random = rng.random  # bound once: looking it up costs as much as calling it
        while self.actor == NATURE:
            draws.draw_any(self, random)
            advance(self)

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.actor == NOBODY else None

    def view(self, seat: int) -> View:
        return view.make_view(self, seat)

    def copy(self) -> "EvolutopiaState":
        other = EvolutopiaState(self.setup, bare=True)
        self.copy_to(other)
        return other

    def to_json(self) -> dict[str, object]:
        return position.write(self)
