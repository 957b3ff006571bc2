"""The game on one screen: its steps in the rulebook's order, and who must choose now."""

from collections.abc import Callable
from random import Random
from typing import Final, final

from speciate.core.moves import kind_of
from speciate.core.outcome import Outcome
from speciate.core.refusal import Reason, Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import moves, position, refusals, steps
from speciate.games.evolutopia.names import KINDS, MOST_OPTIONS
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
from speciate.games.evolutopia.state import OVER, STEP_MASK, Table
from speciate.games.evolutopia.step import Row, TableStep
from speciate.kit.steps import Judge
from speciate.kit.tables import Positions

ROLES: Final = (moves.USE, moves.COPY)
CARDS: Final = (moves.PLAY, *ROLES)

# by number, see `state.py`: the name, the kinds of moves it takes, why they cannot be made elsewhere, and, where one of
# a few things is to be chosen, why nothing else can be
STEPS: Final[list[TableStep]] = [
    setup.SetUp("setup"),
    # a turn
    turn.Turn("turn", (moves.ACT, moves.MANAGE, *CARDS), why.FINISH_FIRST, size=KINDS + 1, is_half=False),
    turn.Taken("taken"),
    turn.After("after", (moves.END, moves.ACT, moves.MANAGE, *CARDS), why.NOT_NOW, size=1, is_half=False),
    # choose an evolution
    choose.Look(
        "look", (moves.STUDY, moves.ASIDE, moves.LEAVE, moves.UNDER, moves.PLAY), why.NOT_NOW, size=2, is_half=False
    ),
    choose.StudyRoom("study-room", (moves.BURY,), why.NOT_NOW),
    choose.UnderPile("under-pile", moves.BURY, why.NOT_NOW, why.NOT_ASIDE, is_half=False),
    # start a site
    site.Start("start", moves.START, why.NOT_NOW, why.NOT_IN_STUDY),
    site.SiteRoom("site-room", moves.SCRAP, why.NOT_NOW, why.NOT_ON_SITE),
    site.Spare("spare", (moves.RESCUE, moves.DONE), why.NOT_NOW),
    site.Pictogram("pictogram"),
    site.Bonus("bonus", (moves.LEAVE, moves.STUDY, moves.UNDER, moves.ASIDE), why.NOT_NOW),
    # recruit, assign, inaugurate
    recruit.Dismiss("dismiss", (moves.DISMISS, moves.DRAW, *ROLES), why.NOT_NOW, size=KINDS + 1, is_half=False),
    recruit.Place("place", (moves.PLACE, moves.ASIDE, moves.PLAY), why.NOT_NOW, size=2, is_half=False),
    assign.Assign("assign", (moves.ASSIGN, moves.TRAIN, moves.DONE, *ROLES), why.NOT_NOW, is_half=False),
    inaugurate.Open("open", (moves.OPEN, *ROLES), why.NOT_NOW),
    inaugurate.Build("build", (moves.BUILD,), why.NOT_NOW),
    # manage the crises
    crises.Effects("effects"),
    *losses.ALL,
    crises.Shelve("shelve"),
    crises.Mediate("mediate", (moves.DRAW, *ROLES), why.NO_CRISIS_NOW, size=1),
    crises.Keep("keep", moves.KEEP, why.NO_ROLE_NOW, why.ROLE_NOT_SEEN),
    crises.Arrival("arrival", (moves.OPTION, moves.PLAY), why.NO_CRISIS_NOW, size=MOST_OPTIONS),
    crises.UnblockAll("unblock-all"),
    crises.Block("block", (moves.BLOCK, *CARDS), why.NO_BLOCK_NOW, size=KINDS),
    # roles and good plans that ask something
    roles.Fetch("fetch", moves.FETCH, why.NO_ROLE_NOW, why.ROLE_NOT_IN_BAG),
    roles.Vision("vision", (moves.STUDY, moves.UNDER, moves.LEAVE), why.NO_ROLE_NOW),
    roles.Dispatch("dispatch", (moves.MOVE,), why.NO_ROLE_NOW),
    roles.Respond("respond", (moves.ASSIGN,), why.NO_ROLE_NOW),
    plans.Summon("summon", (moves.SUMMON,), why.NO_PLAN_NOW),
    plans.Unblock("unblock", moves.UNBLOCK, why.NO_PLAN_NOW, why.PLAN_NOT_BLOCKED),
    plans.Boost("boost", moves.BOOST, why.NO_PLAN_NOW, why.PLAN_TOO_HIGH),
    plans.Watch("watch", (moves.ATOP, moves.BENEATH), why.NO_PLAN_NOW, is_half=False),
    # alone
    solo.Renew("renew"),
    solo.Pick("pick", moves.PICK, why.NO_PICK_NOW, why.ROLE_NOT_OFFERED),
    # the end
    TableStep("over"),
]
ROWS: Final = [Row(step) for step in STEPS]
NAMES: Final[tuple[str, ...]] = tuple([step.name for step in STEPS])
JUDGE: Final[Judge] = refusals.EvolutopiaJudge([*STEPS])


def start(agreed: Setup) -> "EvolutopiaState":
    state = EvolutopiaState(agreed)
    setup.lay_out(state)
    return state


def legal(table: Table) -> list[int]:
    """What the player whose turn it is can do."""
    return ROWS[steps.top(table)].step.legal(table, table.turn)


@final
class EvolutopiaState(Table):
    """The contract of `core.state.State`, kept by the steps."""

    def positions(self) -> Positions:
        return position.POSITIONS

    def digest(self) -> str:
        return position.POSITIONS.digest_by_hand(self)

    def step(self) -> TableStep:
        return STEPS[steps.top(self)]

    def step_names(self) -> tuple[str, ...]:
        return NAMES

    def judge(self) -> Judge:
        return JUDGE

    def advance(self) -> None:
        """As at every table, but what nature owes comes first, and a pile whose next card is known needs no draw.

        It is most of what a move costs, so it asks for nothing twice.
        """
        while True:
            if self.owed:
                if draws.resolve_known(self):
                    continue
                self.actor = NATURE
                return
            number = (self.stack & STEP_MASK) - 1  # `steps.top`; uncompiled a call costs more than all the rest
            step = ROWS[number].step
            self.actor = step.next_actor(self)
            if self.actor != NOBODY or number == OVER:
                return
            step.follow(self)

    def is_over(self) -> bool:
        return self.current() == OVER

    def legal(self, seat: int) -> list[int]:
        if seat != self.actor:
            return []
        return draws.legal(self) if seat == NATURE else legal(self)

    def any_move(self, seat: int, random: Callable[[], float]) -> int:
        return ROWS[(self.stack & STEP_MASK) - 1].step.any_move(self, seat, random)

    def facts(self, seat: int, move: int, reason: Reason) -> dict[str, object]:  # noqa: ARG002 (nothing is secret)
        return refusals.facts(self, move, reason)

    def silence(self, seat: int) -> Refusal | None:
        """plan.silence: whoever played a good plan is quiet until their next turn; not when the game is over."""
        if self.is_over() or not self.players[seat].silent:
            return None
        return why.SILENT.refusal(JUDGE.game, {})

    def apply(self, seat: int, move: int) -> None:
        if seat == NATURE:
            draws.apply(self, move)
        else:
            self.make(seat, move)
        self.advance()

    def make(self, seat: int, move: int) -> None:
        """A player's move, without what follows."""
        kind = kind_of(move)
        if kind == moves.PLAY:
            plans.apply_play(self, move)
        elif kind == moves.USE or kind == moves.COPY:
            roles.apply_role(self, move)
        else:
            ROWS[(self.stack & STEP_MASK) - 1].step.apply(self, seat, move)

    def chance_name(self) -> str:
        return moves.CODEC.kinds[draws.DRAWS[self.owed[0]].kind].name

    def chance(self) -> list[tuple[int, int]]:
        return draws.chance(self) if self.actor == NATURE else []

    def settle(self, rng: Random) -> None:
        while self.actor == NATURE:
            draws.settle(self, rng)
            self.advance()

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.actor == NOBODY else None

    def copy(self) -> "EvolutopiaState":
        other = EvolutopiaState(self.setup, bare=True)
        self.copy_to(other)
        return other
