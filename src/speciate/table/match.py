"""One match at one table, in a terminal, a server or a test: the same code everywhere."""

from collections.abc import Mapping
from random import Random, SystemRandom

from speciate.core.decision import Decision
from speciate.core.errors import IllegalMove, SpeciateError, UnreadableMove
from speciate.core.event import Event
from speciate.core.game import GameSpec, Pack
from speciate.core.moves import Move
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE, SPECTATOR
from speciate.core.state import State, View
from speciate.core.streams import stream
from speciate.table.agent import Agent, Request, note_of
from speciate.table.legal import LegalMoves
from speciate.table.record import Entry, Header, Record
from speciate.table.timeline import Timeline, replay


class Match:
    """Applies moves, lets nature draw, and writes everything down."""

    def __init__(self, timeline: Timeline, nature: Random | None = None, remembers: bool = True) -> None:
        self.timeline = timeline
        self.nature = nature or SystemRandom()
        #: What happened at each entry, for logs; `happened[n]` led to position n + 1. A match that does not remember
        #: it holds half as many objects: `timeline.happened` finds it out again.
        self.happened: list[list[Event]] = []
        self._remembers = remembers
        self._seats = timeline.record.header.seats

    @classmethod
    def new(
        cls,
        game: GameSpec,
        names: list[str],
        agents: list[str] | None = None,
        options: Mapping[str, object] | None = None,
        pack: Pack | None = None,
        seed: int | str | None = None,
    ) -> "Match":
        """A fresh match. With a seed nature's draws are repeatable; without one nobody can foretell them."""
        checked = game.read_options(options or {})
        header = Header(game, checked, pack or game.engine.pack(), names, agents or ["human"] * len(names))
        match = cls(Timeline(header), None if seed is None else stream(seed, "nature"))
        match._settle()
        return match

    @classmethod
    def resume(cls, record: Record, nature: Random | None = None) -> "Match":
        """Goes on from a record, after checking all of it."""
        timeline, happened = replay(record)
        match = cls(timeline, nature)
        match.happened = happened
        match._settle()
        return match

    @property
    def game(self) -> GameSpec:
        return self.timeline.record.header.game

    @property
    def record(self) -> Record:
        return self.timeline.record

    @property
    def names(self) -> list[str]:
        return self.record.header.names

    @property
    def printed(self) -> dict[str, dict[str, str]]:
        """What is printed on components of one's own, for the words."""
        return self.record.header.pack.printed

    @property
    def position(self) -> int:
        return len(self.timeline)

    @property
    def outcome(self) -> Outcome | None:
        return self.timeline.state.outcome()

    def pending(self) -> list[Decision]:
        return self.timeline.state.pending()

    def decision(self, seat: int) -> Decision | None:
        """What `seat` owes now, if anything."""
        for decision in self.timeline.state.pending():
            if decision.seat == seat:
                return decision
        return None

    def legal(self, seat: int) -> LegalMoves:
        if not SPECTATOR <= seat < self._seats:
            raise self._no_seat(seat)
        return LegalMoves(self.game.engine.codec, self.timeline.state.legal(seat))

    def is_open(self, seat: int) -> bool:
        """Whether everybody can see if the seat has a choice."""
        if not SPECTATOR <= seat < self._seats:
            raise self._no_seat(seat)
        return self.game.engine.is_open(self.timeline.state, seat)

    def view(self, seat: int) -> View:
        if not SPECTATOR <= seat < self._seats:
            raise self._no_seat(seat)
        return self.timeline.state.view(seat)

    def _no_seat(self, seat: int) -> SpeciateError:
        return SpeciateError(f"there is no seat {seat}; seats go from 0 to {self._seats - 1}")

    def refusal(self, seat: int, move: Move | str | int) -> Refusal | None:
        return self.timeline.state.refusal(seat, self._packed(move))

    def digest(self) -> str:
        return self.timeline.state.digest()

    def _packed(self, move: Move | str | int) -> int:
        if isinstance(move, Move):
            return move.packed
        return self.game.engine.codec.parse(move) if isinstance(move, str) else move

    def check(self, seat: int, moves: list[int]) -> None:
        """Whether `seat` can make these moves one after the other; IllegalMove names the first that it cannot.

        What the first moves lead to is played on a copy, and must show nothing that they reveal: that would be to peek.
        """
        state = self.timeline.state
        for number, move in enumerate(moves):
            if number:
                if number == 1:
                    state = state.copy()  # one move alone, by far the most, is judged where it is played
                state.listener = []
                state.apply(seat, moves[number - 1])
                self._check_nothing_was_revealed(state)
            self._judge(state, seat, move)

    def check_talk(self, seat: int) -> None:
        """IllegalMove when a rule of the game forbids the seat to talk now."""
        refusal = self.timeline.state.silence(seat)
        if refusal is not None:
            raise IllegalMove("talk", refusal)

    def _check_nothing_was_revealed(self, state: State) -> None:
        """After a move on a copy: whether its maker may be told what can follow."""
        if state.actor == NATURE:
            raise SpeciateError("cards are drawn after the first of these moves: send the others later")
        if any(event.name in self.game.engine.reveals for event in state.listener or ()):
            raise SpeciateError("something is revealed by the first of these moves: send the others later")

    def _judge(self, state: State, seat: int, packed: int) -> None:
        codec = self.game.engine.codec
        if not codec.readable(packed):
            raise UnreadableMove(f"{packed} is not a move of {self.game.id}")
        refusal = state.refusal(seat, packed)
        if refusal is not None:
            raise IllegalMove(codec.text(packed), refusal)

    def enter(self, entry: Entry) -> list[Event]:
        """Takes in an entry that was judged before, such as one from storage; the end follows by itself."""
        events = self._append(entry)
        self._finish()
        return events

    def nature_move(self) -> int:
        """What nature draws now, or -1 while it is not nature's turn."""
        state = self.timeline.state
        return state.draw(self.nature) if state.actor == NATURE else -1

    def play(self, seat: int, move: Move | str | int, forced: bool = False, note: str = "") -> list[Event]:
        """Plays a move, then nature's; returns what happened. IllegalMove names the rule, and nothing changes."""
        packed = self._packed(move)
        self._judge(self.timeline.state, seat, packed)
        return [*self._append(Entry(seat, packed, forced=forced, note=note)), *self._settle()]

    def _append(self, entry: Entry) -> list[Event]:
        events = self.timeline.append(entry)
        if self._remembers:
            self.happened.append(events)
        return events

    def _settle(self) -> list[Event]:
        """Plays nature's moves one by one, and the end when it has come; returns what happened."""
        events: list[Event] = []
        while (move := self.nature_move()) >= 0:
            events += self._append(Entry(NATURE, move))
        self._finish()
        return events

    def _finish(self) -> None:
        outcome = self.timeline.state.outcome()
        if outcome is not None and not self.record.is_finished:
            self._append(Entry(NATURE, outcome=outcome))

    def undo(self, seat: int, to: int, keep: bool = False) -> None:
        """Goes back to a position of the past; that it may is for the caller to decide (`table.undo`, consent).

        With `keep` only the seat's own moves are taken back.
        """
        if self.record.is_finished:
            raise SpeciateError("the game is over: nothing can be taken back")
        if not 0 <= to < self.position or not self.timeline.stands(to):
            raise SpeciateError(f"there is no position {to} to go back to")
        self._append(Entry(seat, to=to, keep=keep))

    # -- agents ---------------------------------------------------------------------------------

    def request(self, seat: int, needs_view: bool = True) -> Request:
        """What an agent at `seat` is asked now."""
        decision = self.decision(seat)
        if decision is None:
            raise SpeciateError(f"seat {seat} has nothing to decide now")
        view = self.view(seat) if needs_view else None
        return Request(self.game, decision, self.timeline.state.legal(seat), view)

    def step(self, agents: Mapping[int, Agent]) -> list[Event] | None:
        """Lets one agent that owes a decision choose; None when only others owe one, or nobody does."""
        for decision in self.pending():
            agent = agents.get(decision.seat)
            if agent is not None:
                request = self.request(decision.seat, agent.needs_view)
                move = agent.choose(request)
                return self.play(decision.seat, move, note=note_of(agent))
        return None
