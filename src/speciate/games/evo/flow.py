"""The game on one screen: its phases in the order of the rulebook, and what chance does between them."""

from random import Random
from typing import Final, final

from speciate.core.moves import arg_a, kind_of, pack
from speciate.core.outcome import Outcome
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE
from speciate.games.evo import moves, position, refusals
from speciate.games.evo.options import FACES, Setup
from speciate.games.evo.phases import (
    asking,
    auction,
    births,
    climate,
    initiative,
    meteor,
    movement,
    setting_up,
    survival,
)
from speciate.games.evo.phases.phase import Phase
from speciate.games.evo.rules import combat, drawing, scoring
from speciate.games.evo.state import CLIMATE, INITIATIVE, MOVEMENT, NO_SEAT, OVER, SETUP, Table
from speciate.kit.bag import counted, take_any

#: By the numbers of the phases, which stand in `state.py`.
STEPS: Final[list[Phase]] = [
    setting_up.SettingUp(),
    initiative.Initiative(),
    climate.Climate(),
    movement.Movement(),
    births.Births(),
    survival.Survival(),
    meteor.Meteor(),
    auction.Auction(),
    meteor.Over(),
]
#: Before climate, movement, births, survival and auction.
ASKING: Final = asking.Asking()

JUDGE: Final = refusals.EvoJudge()
JUDGE.know([ASKING, *STEPS])


def start(setup: Setup) -> "EvoState":
    """Everything laid out; nature draws the first beach."""
    state = EvoState(setup)
    state.open(SETUP)
    return state


@final
class EvoState(Table):
    def open(self, phase: int) -> None:
        self.phase = phase
        STEPS[phase].open(self)

    def begin(self) -> None:
        STEPS[self.phase].begin(self)

    def step(self) -> Phase:
        return ASKING if self.asking else STEPS[self.phase]

    def judge(self) -> refusals.EvoJudge:
        return JUDGE

    def is_over(self) -> bool:
        return self.phase == OVER

    def must_draw(self) -> bool:
        return (self.owing > 0 or self.gifts > 0 or self.undrawn > 0) and drawing.must_draw(self)

    def facts(self, seat: int, move: int, reason: Reason) -> dict[str, object]:
        return refusals.facts(self, seat, move, reason)

    # -- what chance does

    def chance_name(self) -> str:
        if self.phase == SETUP and setting_up.next_seat(self) != NO_SEAT:
            return "beach"
        if self.owing:
            return "deal"
        if self.gifts or self.undrawn:
            return "draw"
        return "first" if self.phase == INITIATIVE else "roll"

    def chance(self) -> list[tuple[int, int]]:
        if self.actor != NATURE:
            return []
        name = self.chance_name()
        if name == "beach":
            codes = self.setup.island.codes
            return [(pack(moves.BEACH, codes[region]), 1) for region in setting_up.free_beaches(self)]
        if name == "deal":
            return [(pack(moves.DEAL, card), count) for card, count in counted(self.pile)]
        if name == "draw":
            return [(pack(moves.DRAW, gene), count) for gene, count in counted(self.bag)]
        if name == "first":
            return [(pack(moves.FIRST, seat), 1) for seat in initiative.next_equals(self)]
        return [(pack(moves.ROLL, face), 1) for face in range(1, FACES + 1)]

    def apply_chance(self, move: int) -> None:
        kind = kind_of(move)
        value = arg_a(move)
        if kind == moves.ROLL:
            self.roll(value)
        elif kind == moves.FIRST:
            initiative.go_first(self, value)
        elif kind == moves.DRAW:
            self.bag.remove(value)
            drawing.give_gene(self, value)
        elif kind == moves.DEAL:
            self.pile.remove(value)
            drawing.give_card(self, value)
        else:
            setting_up.start_on(self, self.setup.island.regions[value])

    def roll(self, face: int) -> None:
        """One die for three: the climate, an attack, the meteor."""
        self.die = face
        if self.phase == CLIMATE:
            climate.roll(self, face)
        elif self.phase == MOVEMENT:
            combat.resolve(self, face)
        else:
            meteor.roll(self, face)

    def settle(self, rng: Random) -> None:
        """The same draws without lists of outcomes."""
        while self.actor == NATURE:
            if self.phase == SETUP and setting_up.next_seat(self) != NO_SEAT:
                self.apply(NATURE, self.draw(rng))
                continue
            if self.owing:
                drawing.give_card(self, take_any(self.pile, rng))
            elif self.gifts or self.undrawn:
                drawing.give_gene(self, take_any(self.bag, rng))
            elif self.phase == INITIATIVE:
                equals = initiative.next_equals(self)
                initiative.go_first(self, equals[int(rng.random() * float(len(equals)))])
            else:
                self.roll(1 + int(rng.random() * float(FACES)))
            self.advance()

    # -- what it comes to

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.phase == OVER else None

    def copy(self) -> "EvoState":
        other = EvoState(self.setup)
        self.copy_to(other)
        return other

    def positions(self) -> position.EvoPositions:
        return position.POSITIONS
