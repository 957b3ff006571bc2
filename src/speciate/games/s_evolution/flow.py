"""The game on one screen: which phase follows which, and who must choose now."""

from random import Random
from typing import final

from speciate.core.decision import Decision
from speciate.core.moves import arg_a, kind_of
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import View
from speciate.games.s_evolution import events, fingerprint, moves, position, refusals, view
from speciate.games.s_evolution.cards import AGES, NO_SUIT, make_discovery
from speciate.games.s_evolution.options import Setup
from speciate.games.s_evolution.phases import (
    action,
    disaster,
    hand,
    harvest,
    manage,
    needs,
    play,
    scoring,
    take,
    trade,
    trump,
)
from speciate.games.s_evolution.state import (
    DISASTER,
    HAND,
    HARVEST,
    MANAGE,
    NEEDS,
    OVER,
    PHASES,
    PLAY,
    START,
    TAKE,
    TRADE,
    TRUMP,
    Player,
    Table,
)


def start(setup: Setup) -> "SEvolutionState":
    """setup.players, setup.deck, setup.discoveries, setup.start: everything laid out; nature names the first player."""
    state = SEvolutionState(setup)
    for seat in range(setup.seats):
        player = Player()
        player.population = setup.start_population
        player.deck = list(setup.decks[seat])
        player.slots = tuple([make_discovery(seat, age) for age in range(1, AGES + 1)])
        state.players.append(player)
    return state


def advance(table: Table) -> None:
    """Plays on until a player or nature must choose."""
    while not is_waiting(table):
        phase = table.phase
        if phase == HAND:
            if not trump.open_phase(table):
                play.open_trick(table)
        elif phase == TRUMP:
            play.open_trick(table)
        elif phase == PLAY:
            take.open_phase(table)
        elif phase == TAKE:
            table.lead = table.winner
            if not play.open_trick(table):
                action.open_phase(table)
        elif phase == DISASTER:
            harvest.gather(table)
        elif phase == HARVEST:
            trade.open_phase(table)
        elif phase == TRADE:
            needs.open_phase(table)
        elif phase == NEEDS:
            needs.close_phase(table)
            table.phase = MANAGE
        elif not action.pass_on(table) and not next_round(table):
            return


def is_waiting(table: Table) -> bool:
    """Whether somebody must choose before the phase can end; `actor` says who."""
    phase = table.phase
    table.actor = table.turn
    if phase == PLAY:
        if table.turning:
            table.actor = NATURE
            return True
        waits = not play.is_complete(table)
        table.actor = table.turn
        return waits
    if phase == TAKE:
        waits = take.must_choose(table)
        table.actor = table.turn
        return waits
    if phase == HAND:
        table.actor = NATURE
        return table.owing > 0
    if phase == TRUMP:
        return table.trump == NO_SUIT
    return acts(table)


def acts(table: Table) -> bool:
    """Whether the player whose Action phase it is must choose."""
    while True:
        if action.owes_choice(table):
            return True
        phase = table.phase
        if phase == DISASTER:
            if not table.suffering:
                return False
            if disaster.must_choose(table):
                return True
        elif phase == TRADE:
            return trade.can_trade(table)
        elif phase == NEEDS:
            return table.rising
        else:
            return phase == MANAGE and manage.must_choose(table)


def next_round(table: Table) -> bool:
    """round.discard, setup.rounds, over.sixth; trick.first: who acted last leads. False when the game is over."""
    hand.close_round(table)
    action.clear(table)
    if table.round == table.setup.rounds:
        scoring.turn_last_discoveries(table)
        table.phase = OVER
        table.actor = NOBODY
        if table.listener is not None:
            events.game_over(table, scoring.score(table))
        return False
    table.lead = table.turn
    hand.open_round(table)
    return True


@final
class SEvolutionState(Table):
    """The contract of `core.state.State`, kept by the phases."""

    def pending(self) -> list[Decision]:
        if self.actor == NOBODY:
            return []
        if self.actor == NATURE:
            kind = "first" if self.phase == START else "turn" if self.turning else "draw"
            return [Decision(NATURE, kind)]
        return [Decision(self.turn, self._kind())]

    def _kind(self) -> str:
        if self.phase >= DISASTER and action.owes_choice(self):
            return action.decision(self)
        return "rise" if self.phase == NEEDS else PHASES[self.phase]

    def legal(self, seat: int) -> list[int]:
        if self.actor != seat:
            return []
        phase = self.phase
        if phase == PLAY and seat >= 0:
            return play.legal(self, seat)
        if seat == NATURE:
            return [move for move, _ in self.chance()]
        if phase == TAKE:
            return take.legal(self, seat)
        if phase == TRUMP:
            return trump.legal(self, seat)
        if action.owes_choice(self):
            return action.legal(self)
        if phase == MANAGE:
            return manage.legal(self)
        if phase == TRADE:
            return trade.legal(self)
        if phase == DISASTER:
            return disaster.legal(self)
        return [moves.RISE, moves.STAY]

    def refusal(self, seat: int, move: int) -> Refusal | None:
        reason = refusals.refuse(self, seat, move)
        return None if reason is None else refusals.explain(self, move, reason)

    def apply(self, seat: int, move: int) -> None:
        phase = self.phase
        if seat == NATURE:
            self._apply_chance(move)
        elif phase == PLAY:
            play.apply(self, seat, move)
        elif phase == TAKE:
            take.apply(self, seat, arg_a(move))
        elif phase == TRUMP:
            trump.apply(self, seat, arg_a(move))
        elif moves.is_choice(kind_of(move)):
            action.apply(self, seat, kind_of(move), arg_a(move))
        elif phase == MANAGE:
            if manage.apply(self, seat, move) and not action.pass_on(self) and not next_round(self):
                return
        elif phase == TRADE:
            trade.apply(self, seat, move)
        elif phase == NEEDS:
            needs.apply(self, seat, move)
        else:
            disaster.apply(self, seat, move)
        advance(self)

    def _apply_chance(self, move: int) -> None:
        """setup.first: the first player by chance; hand.draw, hand.blind: a card drawn or turned up."""
        kind = kind_of(move)
        if kind == moves.FIRST:
            self.lead = arg_a(move)
            events.tell_seat(self, "first-player", self.lead)
            hand.open_round(self)
        elif kind == moves.DRAW:
            hand.draw_card(self, arg_a(move))
        elif kind == moves.TURN_DISCOVERY:
            hand.turn_discovery(self)
        else:
            pool = hand.turn_pool(self.players[self.turn])
            hand.turn_card(self, pool.index(arg_a(move)))

    def chance(self) -> list[tuple[int, int]]:
        if self.actor != NATURE:
            return []
        if self.phase == START:
            return [(moves.first(seat), 1) for seat in range(self.seats)]
        return hand.turn_chance(self) if self.turning else hand.chance(self)

    def settle(self, rng: Random) -> None:
        while self.actor == NATURE:
            if self.phase == START:
                self._apply_chance(self.draw(rng))
            elif self.turning:
                hand.settle_turn(self, rng)
            else:
                hand.settle_draws(self, rng)
            advance(self)

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return view.make_view(self, seat)

    def copy(self) -> "SEvolutionState":
        other = SEvolutionState(self.setup)
        self.copy_to(other)
        return other

    def to_json(self) -> dict[str, object]:
        return position.write(self)

    def digest(self) -> str:
        return fingerprint.digest(self)
