"""The game on one screen: which phase follows which, and who must choose now."""

from collections.abc import Callable
from random import Random
from typing import final

from speciate.core.decision import Decision
from speciate.core.moves import arg_a, kind_of
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import View
from speciate.games.evolution import events, fingerprint, moves, position, refusals, view
from speciate.games.evolution.cards import NO_CARD
from speciate.games.evolution.options import Setup
from speciate.games.evolution.phases import aftermath, deal, feed, food, leaf, play, reveal
from speciate.games.evolution.rules import deck, scoring
from speciate.games.evolution.state import DEAL, FEED, FOOD, LEAF, OVER, PHASES, PLAY, START, Player, Table
from speciate.kit.bag import counted


def start(setup: Setup) -> "EvolutionState":
    """setup.players, setup.deck: everything laid out; nature names the first player."""
    state = EvolutionState(setup)
    state.players = [Player() for _ in range(setup.seats)]
    deck.lay_out(state)
    return state


def advance(table: Table) -> None:
    """Plays on until a player or nature must choose."""
    while not (table.owing and deck.must_draw(table)):
        if table.phase == DEAL:
            food.open_phase(table)
        elif table.phase == FOOD:
            if waits_for(table, food.next_actor(table)):
                return
            play.open_phase(table)
        elif table.phase == PLAY:
            if waits_for(table, play.next_actor(table)):
                return
            play.close_phase(table)
            leaf.open_phase(table)
        elif table.phase == LEAF:
            if waits_for(table, leaf.next_actor(table)):
                return
            leaf.close_phase(table)
            reveal.reveal_food(table)
            feed.open_phase(table)
        elif table.phase == FEED:
            if waits_for(table, feed.next_actor(table)):
                return
            aftermath.open_phase(table)
        elif table.round == table.last_round:  # AFTERMATH; over.deal, over.later
            table.phase = OVER
            table.actor = NOBODY
            if table.listener is not None:
                events.game_over(table, scoring.score(table))
            return
        else:
            aftermath.close_phase(table)
            deal.open_phase(table)


def waits_for(table: Table, seat: int) -> bool:
    table.actor = seat
    return seat != NOBODY


@final
class EvolutionState(Table):
    """The contract of `core.state.State`, kept by the phases."""

    def pending(self) -> list[Decision]:
        if self.actor == NOBODY:
            return []
        if self.actor == NATURE:
            return [Decision(NATURE, "first" if self.phase == START else "draw")]
        if self.phase == FOOD:
            owing = [seat for seat in range(self.seats) if food.owes(self.players[seat])]
            return [Decision(seat, "food", True) for seat in owing]
        if self.phase == PLAY:
            playing = [seat for seat in range(self.seats) if play.may_act(self, seat)]
            return [self._playing(seat) for seat in playing]
        if self.phase == FEED and self.naming >= 0:
            return [Decision(self.turn, "ignore", step=True)]
        return [Decision(self.turn, PHASES[self.phase])]

    def _playing(self, seat: int) -> Decision:
        held = self.players[seat].held != NO_CARD
        return Decision(seat, "use" if held else "play", self.setup.quick, step=held)

    def legal(self, seat: int) -> list[int]:
        if self.actor == NATURE or seat < 0:
            return [move for move, _ in self.chance()] if seat == NATURE and self.actor == NATURE else []
        phase = self.phase
        if phase == FEED:
            return feed.legal(self, seat)
        if phase == PLAY:
            return play.legal(self, seat)
        if phase == FOOD:
            return food.legal(self, seat)
        if phase == LEAF:
            return leaf.legal(self, seat)
        return []

    def any_move(self, seat: int, random: Callable[[], float]) -> int:
        if self.phase == PLAY and self.actor != NATURE:
            return play.any_move(self, self.players[seat], random)
        legal = self.legal(seat)
        return legal[int(random() * float(len(legal)))]

    def refusal(self, seat: int, move: int) -> Refusal | None:
        reason = refusals.refuse(self, seat, move)
        return None if reason is None else refusals.explain(self, seat, move, reason)

    def apply(self, seat: int, move: int) -> None:
        phase = self.phase
        if seat == NATURE:
            self._apply_chance(move)
        elif phase == FEED:
            feed.apply(self, seat, move)
        elif phase == PLAY:
            play.apply(self, seat, move)
        elif phase == FOOD:
            food.apply(self, seat, arg_a(move))
        else:
            leaf.apply(self, seat, move)
        advance(self)

    def _apply_chance(self, move: int) -> None:
        """setup.players: the first player by chance; deal.cards: a card for whoever draws next."""
        if kind_of(move) == moves.FIRST:
            self.first = arg_a(move)
            events.tell(self, "first-player", {"seat": self.first})
            deal.open_phase(self)
        else:
            deck.draw_card(self, self.deck.index(arg_a(move)))

    def chance(self) -> list[tuple[int, int]]:
        if self.actor != NATURE:
            return []
        if self.phase == START:
            return [(moves.first(seat), 1) for seat in range(self.seats)]
        return [(moves.draw(card), count) for card, count in counted(self.deck)]

    def settle(self, rng: Random) -> None:
        if self.phase == START:
            self.apply(NATURE, self.draw(rng))
        random = rng.random
        while self.actor == NATURE:
            while self.owing and len(self.deck) > self.unreachable:
                deck.draw_card(self, int(random() * float(len(self.deck))))
            advance(self)

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return view.make_view(self, seat)

    def copy(self) -> "EvolutionState":
        other = EvolutionState(self.setup)
        self.copy_to(other)
        return other

    def to_json(self) -> dict[str, object]:
        return position.write(self)

    def digest(self) -> str:
        return fingerprint.digest(self)
