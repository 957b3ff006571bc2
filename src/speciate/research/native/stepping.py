"""Many tables stepped together: one call listens to all actions, plays them and writes what everyone sees next."""

from collections.abc import Mapping
from random import Random
from typing import final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64, u8

from speciate.core.encoding import Encoding
from speciate.core.errors import BadOption
from speciate.core.game import GameSpec, Pack
from speciate.core.outcome import Outcome
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.research.native.numbering import NO_MOVE, WAIT, MoveTable


@final
class Tables:
    """So many tables of one game, each with its own chance. A game that is over gives way to a new one at once.

    After `start` and after each `play` the writers hold, table after table: `seen` of the seat to move, `marks`,
    which are the places of the ones in all masks together, `to_move`, `done` (the game before ended with this step)
    and `rewards`, a float a seat, 0 but where it ended.
    """

    def __init__(
        self,
        game: GameSpec,
        seats: int,
        options: Mapping[str, object],
        pack: Pack,
        encoding: Encoding,
        table: MoveTable,
        by_score: bool,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.pack = pack
        self.encoding = encoding
        self.table = table
        self.by_score = by_score
        self.states: list[State] = []
        self.legal: list[list[int]] = []
        self.chances: list[Random] = []
        self.beyond: i64 = 0  # legal moves so far that lay beyond the bounds
        self.games: i64 = 0  # that have ended
        self.seen = BytesWriter()
        self.marks = BytesWriter()
        self.to_move = BytesWriter()
        self.done = BytesWriter()
        self.rewards = BytesWriter()
        self._nothing = bytes(4 * seats)

    def start(self, count: int, seed: int, first: int) -> None:
        """New games at all tables; table `first + n` of a seed is the same however many there are."""
        self.chances = [stream(seed, f"table-{first + at}") for at in range(count)]
        self.states = [self.fresh(chance) for chance in self.chances]
        self.clear()
        for state in self.states:
            self.done.append(0)
            self.rewards.write(self._nothing)
            self.show(state)

    def fresh(self, chance: Random) -> State:
        state = self.game.engine.new(self.seats, self.options, self.pack)
        if state.actor == NATURE:
            state.settle(chance)
        return state

    def clear(self) -> None:
        self.legal = []
        self.seen.truncate(0)
        self.marks.truncate(0)
        self.to_move.truncate(0)
        self.done.truncate(0)
        self.rewards.truncate(0)

    def show(self, state: State) -> None:
        """What the seat to move sees, and what it may do."""
        seat = state.actor
        legal = state.legal(seat)
        at: i64 = len(self.legal)
        self.legal.append(legal)
        self.encoding.write_seen(state, seat, self.seen)
        self.beyond += self.table.list_marks(seat, legal, at * self.table.size, self.marks)
        self.to_move.append(u8(seat))

    def chosen(self, actions: list[int]) -> list[int]:
        """The moves of these actions, one a table; nothing is played if one of them is not legal."""
        moves: list[int] = []
        for place, action in enumerate(actions):
            move = self.move_of(place, action)
            if move == NO_MOVE:
                raise BadOption(f"action {action} is not legal at table {place}")
            moves.append(move)
        return moves

    def move_of(self, place: i64, action: i64) -> int:
        """The move of an action at a table; NO_MOVE if it is not legal there."""
        legal = self.legal[place]
        seat = self.states[place].actor
        if action == WAIT:
            return legal[0] if self.table.can_wait(seat, legal) else NO_MOVE
        if not 0 < action < self.table.size:
            return NO_MOVE
        move = self.table.moves[seat][action]
        return move if move in legal else NO_MOVE

    def any_moves(self) -> list[int]:
        """A legal move at each table, each as likely."""
        moves: list[int] = []
        for place, legal in enumerate(self.legal):
            moves.append(legal[int(self.chances[place].random() * float(len(legal)))])
        return moves

    def play(self, moves: list[int]) -> None:
        """One move at each table, and what nature adds."""
        self.clear()
        for place, move in enumerate(moves):
            state = self.states[place]
            state.apply(state.actor, move)
            if state.actor == NATURE:
                state.settle(self.chances[place])
            if state.actor == NOBODY:
                self.end(state)
                state = self.fresh(self.chances[place])
                self.states[place] = state
            else:
                self.done.append(0)
                self.rewards.write(self._nothing)
            self.show(state)

    def end(self, state: State) -> None:
        outcome = state.outcome()
        assert outcome is not None
        self.games += 1
        self.done.append(1)
        for reward in final_rewards(outcome, self.game.cooperative, self.by_score):
            write_f32_le(self.rewards, reward)


def final_rewards(outcome: Outcome, cooperative: bool, by_score: bool) -> list[float]:
    """What each seat gets at the end: by win and loss, or by score; `research/rewards.py` tells how."""
    scores = outcome.scores
    seats = len(scores)
    if cooperative or seats == 1:
        return [1.0 if outcome.winners else -1.0] * seats
    if by_score:
        total = 0
        for score in scores:
            total += score
        return [float(score) - float(total - score) / float(seats - 1) for score in scores]
    losers = seats - len(outcome.winners)
    if losers == 0:
        return [0.0] * seats
    won = 1.0 / float(len(outcome.winners))
    paid = -1.0 / float(losers)
    return [won if seat in outcome.winners else paid for seat in range(seats)]
