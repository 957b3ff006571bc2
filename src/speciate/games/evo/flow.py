"""The game on one screen: which phase follows which, and who must choose now."""

from random import Random
from typing import final

from speciate.core.decision import Decision
from speciate.core.moves import arg_a, kind_of
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import View
from speciate.games.evo import events, fingerprint, moves, position, refusals, view
from speciate.games.evo.options import FACES, Setup
from speciate.games.evo.phases import auction, births, climate, initiative, meteor, movement, setting_up, survival
from speciate.games.evo.rules import drawing, event_cards, scoring
from speciate.games.evo.state import (
    AUCTION,
    BIRTHS,
    CLIMATE,
    INITIATIVE,
    METEOR,
    MOVEMENT,
    NO_LOT,
    NO_SEAT,
    NOWHERE,
    OVER,
    PHASES,
    SETUP,
    SURVIVAL,
    Table,
)
from speciate.kit.bag import counted, take_any


def start(setup: Setup) -> "EvoState":
    """Everything laid out; nature draws the first beach."""
    state = EvoState(setup)
    setting_up.lay_out(state)
    return state


def advance(table: Table) -> None:
    """Plays on until a player or nature must choose."""
    while True:
        phase = table.phase
        if phase == SETUP and setting_up.next_seat(table) != NO_SEAT:
            table.actor = NATURE
            return
        if (table.owing or table.gifts or table.undrawn) and drawing.must_draw(table):
            table.actor = NATURE
            return
        if table.asking:
            if waits_for(table, event_cards.next_actor(table)):
                return
            begin(table)  # nobody is asked any more
        if phase == MOVEMENT:
            if waits_for(table, movement.next_actor(table)):
                return
            births.open_phase(table)
        elif phase == BIRTHS:
            if waits_for(table, births.next_actor(table)):
                return
            survival.open_phase(table)
        elif phase == SURVIVAL:
            if waits_for(table, survival.next_actor(table)):
                return
            survival.score(table)
            meteor.open_phase(table)
        elif phase == AUCTION:
            if waits_for(table, auction.next_actor(table)):
                return
            if table.lots:
                auction.settle(table)
            else:
                initiative.open_phase(table)
        elif phase == CLIMATE:
            if not table.climate_played:
                table.actor = NATURE
                return
            movement.open_phase(table)
        elif phase == METEOR:
            if meteor.has_struck(table):
                close_game(table)
                return
            if meteor.must_roll(table):
                table.actor = NATURE
                return
            auction.open_phase(table)
        elif phase == INITIATIVE:
            if initiative.must_draw(table):
                table.actor = NATURE
                return
            climate.open_phase(table)
        elif phase == SETUP:
            initiative.open_phase(table)
        else:  # OVER
            return


def begin(table: Table) -> None:
    """The event cards of this phase are played; what it is about begins with the first seat of the order."""
    if table.phase == MOVEMENT:
        movement.begin(table)
    elif table.phase == BIRTHS:
        births.begin(table)
    elif table.phase == SURVIVAL:
        survival.begin(table)


def waits_for(table: Table, seat: int) -> bool:
    table.actor = seat
    return seat != NOBODY


def close_game(table: Table) -> None:
    """meteor.roll, meteor.last: at once; meteor.no-auction."""
    table.phase = OVER
    table.actor = NOBODY
    if table.listener is not None:
        events.tell(table, "impact", {})
        events.game_over(table, scoring.score(table))


def apply_roll(table: Table, face: int) -> None:
    """One die for three: the climate, an attack, the meteor."""
    if table.phase == CLIMATE:
        climate.roll(table, face)
        movement.open_phase(table)
    elif table.phase == MOVEMENT:
        movement.roll(table, face)
    elif meteor.roll(table, face):
        close_game(table)
    else:
        auction.open_phase(table)


@final
class EvoState(Table):
    """The contract of `core.state.State`, kept by the phases."""

    def pending(self) -> list[Decision]:
        if self.actor == NOBODY:
            return []
        return [Decision(self.actor, self._kind(), step=self.swimmer != NOWHERE or self.lot != NO_LOT)]

    def _kind(self) -> str:
        """What is to be chosen, in a word."""
        if self.actor == NATURE:
            return self._chance_kind()
        if self.asking:
            return f"{PHASES[self.phase]}-card"
        if self.phase == MOVEMENT:
            return "move" if self.swimmer == NOWHERE else "land"
        if self.phase == BIRTHS:
            return "birth"
        if self.phase == SURVIVAL:
            return "remove"
        return "lot" if self.lot == NO_LOT else "bid"

    def _chance_kind(self) -> str:
        if self.phase == SETUP and setting_up.next_seat(self) != NO_SEAT:
            return "beach"
        if self.owing:
            return "deal"
        if self.gifts or self.undrawn:
            return "draw"
        return "first" if self.phase == INITIATIVE else "roll"

    def legal(self, seat: int) -> list[int]:
        if self.actor == NATURE or seat < 0:
            return [move for move, _ in self.chance()] if seat == NATURE and self.actor == NATURE else []
        phase = self.phase
        if phase == OVER:
            return []
        if self.asking:
            return event_cards.legal(self, seat)
        if phase == MOVEMENT:
            return movement.legal(self, seat)
        if phase == BIRTHS:
            return births.legal(self, seat)
        if phase == AUCTION:
            return auction.legal(self, seat)
        return survival.legal(self, seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        reason = refusals.refuse(self, seat, move)
        return None if reason is None else refusals.explain(self, seat, move, reason)

    def apply(self, seat: int, move: int) -> None:
        phase = self.phase
        if seat == NATURE:
            self._apply_chance(move)
        elif self.asking:
            event_cards.apply(self, seat, move)
        elif phase == MOVEMENT:
            movement.apply(self, seat, move)
        elif phase == BIRTHS:
            births.apply(self, seat, arg_a(move))
        elif phase == AUCTION:
            auction.apply(self, seat, move)
        else:
            survival.apply(self, seat, arg_a(move))
        advance(self)

    def _apply_chance(self, move: int) -> None:
        kind = kind_of(move)
        value = arg_a(move)
        if kind == moves.ROLL:
            apply_roll(self, value)
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

    def chance(self) -> list[tuple[int, int]]:
        if self.actor != NATURE:
            return []
        kind = self._chance_kind()
        if kind == "beach":
            return [(moves.beach(self.setup.island.codes[region]), 1) for region in setting_up.free_beaches(self)]
        if kind == "deal":
            return [(moves.deal(card), count) for card, count in counted(self.pile)]
        if kind == "draw":
            return [(moves.draw(gene), count) for gene, count in counted(self.bag)]
        if kind == "first":
            return [(moves.first(seat), 1) for seat in initiative.next_equals(self)]
        return [(moves.roll(face), 1) for face in range(1, FACES + 1)]

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
                apply_roll(self, 1 + int(rng.random() * float(FACES)))
            advance(self)

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return view.make_view(self, seat)

    def copy(self) -> "EvoState":
        other = EvoState(self.setup)
        self.copy_to(other)
        return other

    def to_json(self) -> dict[str, object]:
        return position.write(self)

    def digest(self) -> str:
        return fingerprint.digest(self)
