"""The game on one screen: its phases in the order of the rulebook, and what chance does between them."""

from collections.abc import Callable
from random import Random
from typing import Final, final

from speciate.core.moves import any_of, arg_a, kind_of, pack
from speciate.core.outcome import Outcome
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evo import catalogue as why
from speciate.games.evo import fingerprint, moves, position, refusals
from speciate.games.evo import state as at
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
from speciate.games.evo.phases.phase import Phase, Row, any_below
from speciate.games.evo.rules import combat, drawing, scoring
from speciate.games.evo.state import Table
from speciate.kit.bag import counted, take_at
from speciate.kit.source import random_of

CARDS: Final = (moves.PLAY, moves.AIM, moves.STRIKE)
STEPPING: Final = (moves.MOVE, moves.SWIM, moves.LAND, moves.END, *CARDS)
NO: Final = (moves.PASS, moves.END)  # what one would say to decline, where nobody may

#: The kinds of moves a phase takes, why they cannot be made elsewhere, why the others must wait, what is chosen, and
#: the phase that follows. The phases that are met most have names.
MOVING: Final = movement.Movement("movement", STEPPING, why.NOT_MOVE_NOW, why.NOT_YOUR_MOVE, then=at.BIRTHS)
BEARING: Final = births.Births(
    "births", (moves.BIRTH, *NO), why.NOT_BIRTH_NOW, why.NOT_YOUR_BIRTH, "birth", then=at.SURVIVAL
)
BIDDING: Final = auction.Auction(
    "auction", (*moves.OF_AUCTION, *NO), why.NOT_BID_NOW, why.NOT_YOUR_BID, then=at.INITIATIVE
)
#: By the numbers of the phases, which stand in `state.py`.
STEPS: Final[list[Phase]] = [
    setting_up.SettingUp("setup", then=at.INITIATIVE),
    initiative.Initiative("initiative", then=at.CLIMATE),
    climate.Climate("climate", then=at.MOVEMENT),
    MOVING,
    BEARING,
    survival.Survival(
        "survival", (moves.REMOVE, *NO), why.NOT_REMOVE_NOW, why.NOT_YOUR_REMOVAL, "remove", then=at.METEOR
    ),
    meteor.Meteor("meteor", then=at.AUCTION),
    BIDDING,
    meteor.Over("over"),
]
ROWS: Final = [Row(step) for step in STEPS]
#: Before climate, movement, births, survival and auction.
ASKING: Final = asking.Asking("asking", (*CARDS, moves.PASS), why.NOT_CARD_NOW, why.NOT_YOUR_CARD)

JUDGE: Final = refusals.EvoJudge()
JUDGE.know([ASKING, *STEPS])


def start(setup: Setup) -> "EvoState":
    """Everything laid out; nature draws the first beach."""
    state = EvoState(setup)
    state.open(at.SETUP)
    return state


@final
class EvoState(Table):
    def open(self, phase: int) -> None:
        self.phase = phase
        ROWS[phase].step.open(self)

    def begin(self) -> None:
        ROWS[self.phase].step.begin(self)

    def step(self) -> Phase:
        return ASKING if self.asking else ROWS[self.phase].step

    def judge(self) -> refusals.EvoJudge:
        return JUDGE

    def is_over(self) -> bool:
        return self.phase == at.OVER

    def must_draw(self) -> bool:
        return (self.owing > 0 or self.gifts > 0 or self.undrawn > 0) and drawing.must_draw(self)

    # These are asked with every move: the steps that are met most are asked by their names, which is the shortest way.

    def legal(self, seat: int) -> list[int]:
        if self.actor < 0 or seat < 0:
            return super().legal(seat)
        if self.asking:
            return ASKING.legal(self, seat)
        phase = self.phase
        if phase == at.MOVEMENT:
            return MOVING.legal(self, seat)
        if phase == at.BIRTHS:
            return BEARING.legal(self, seat)
        return BIDDING.legal(self, seat) if phase == at.AUCTION else ROWS[phase].step.legal(self, seat)

    def any_move(self, seat: int, random: Callable[[], float]) -> int:
        return self.step().any_move(self, seat, random)

    def apply(self, seat: int, move: int) -> None:
        """Whether the seat chooses again is seen at a glance, mostly: `advance` would come to the same."""
        phase = self.phase
        if seat == NATURE:
            self.apply_chance(move)
        elif self.asking:
            ASKING.apply(self, seat, move)
        elif phase == at.MOVEMENT:
            MOVING.apply(self, seat, move)
            if self.attacker == at.NOWHERE and MOVING.has_turn(self, self.players[seat]):
                return
        elif phase == at.BIRTHS:
            BEARING.apply(self, seat, move)
            if self.births > 0 and self._cradles:
                return
        elif phase == at.AUCTION:
            BIDDING.apply(self, seat, move)
            if self.lot != at.NO_LOT:
                return  # the amount is still to be named
        else:
            ROWS[phase].step.apply(self, seat, move)
        self.advance()

    def advance(self) -> None:
        while not self.must_draw():
            step = self.step()
            self.actor = step.next_actor(self)
            if self.actor != NOBODY or self.phase == at.OVER:
                return
            step.follow(self)
        self.actor = NATURE

    def facts(self, seat: int, move: int, reason: Reason) -> dict[str, object]:
        return refusals.facts(self, seat, move, reason)

    # -- what chance does

    def chance_name(self) -> str:
        if self.phase == at.SETUP and setting_up.next_seat(self) != at.NO_SEAT:
            return "beach"
        if self.owing:
            return "deal"
        if self.gifts or self.undrawn:
            return "draw"
        return "first" if self.phase == at.INITIATIVE else "roll"

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

    def can_draw(self, move: int) -> bool:
        name = self.chance_name()
        if name == "deal":
            return kind_of(move) == moves.DEAL and arg_a(move) in self.pile
        if name == "draw":
            return kind_of(move) == moves.DRAW and arg_a(move) in self.bag
        return super().can_draw(move)

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
        if self.phase == at.CLIMATE:
            climate.roll(self, face)
        elif self.phase == at.MOVEMENT:
            combat.resolve(self, face)
        else:
            meteor.roll(self, face)

    def settle(self, rng: Random) -> None:
        """The same draws without lists of outcomes."""
        random = random_of(rng)
        while self.actor == NATURE:
            if self.phase == at.SETUP and setting_up.next_seat(self) != at.NO_SEAT:
                setting_up.start_on(self, any_of(setting_up.free_beaches(self), random))
            elif self.owing:
                drawing.give_card(self, take_at(self.pile, any_below(len(self.pile), random)))
                if self.owing and self.pile:
                    continue  # nature draws again
            elif self.gifts or self.undrawn:
                drawing.give_gene(self, take_at(self.bag, any_below(len(self.bag), random)))
                if self.undrawn and self.bag and not self.owing:
                    continue
            elif self.phase == at.INITIATIVE:
                initiative.go_first(self, any_of(initiative.next_equals(self), random))
            else:
                self.roll(1 + any_below(FACES, random))
            self.advance()

    # -- what it comes to

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.phase == at.OVER else None

    def copy(self) -> "EvoState":
        return EvoState(self.setup, self)

    def positions(self) -> position.EvoPositions:
        return position.POSITIONS

    def digest(self) -> str:
        return position.POSITIONS.digest_written(fingerprint.row_of(self), self)
