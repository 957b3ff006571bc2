"""What every tutorial is made with.

A lesson is a position, what can be done there, what of it is asked for and what comes of that, and why the rest cannot
be done. So the page plays it without a table, and what it teaches is what the engine does.
The texts are the page's (`web/src/games/<id>/lessons/locales/`).
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from scripts.previews import previews
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.state import State

ROOT = Path(__file__).parents[2]
ME = 0
SEED = 4  # of what nature does when a lesson ends a round

Json = dict[str, Any]
Codes = tuple[str, ...]


@dataclass
class Lesson:
    """`wanted` are sequences of moves, any of which is right; with `asks`, asking why the move is refused is right.

    A lesson without a position goes on from where the one before it led.
    """

    id: str
    position: Json | None = None
    wanted: list[Codes] = field(default_factory=list)
    asks: str = ""
    lit: list[str] = field(default_factory=list)
    verbs: list[str] = field(default_factory=list)  # clicked before the move itself can be

    @property
    def is_task(self) -> bool:
        return bool(self.wanted or self.asks)


@dataclass(frozen=True)
class Course:
    """The lessons of a game, and which impossible moves its board asks about, as sequences of moves."""

    game: GameSpec
    lessons: list[Lesson]
    askable: Callable[[State], Iterable[Codes]]
    untold: frozenset[str] = frozenset()  # refusals that the board never asks for

    @property
    def target(self) -> Path:
        return ROOT / f"web/src/games/{self.game.id}/lessons/lessons.json"

    def render(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(list(self.steps())), indent=0) + b"\n"

    def steps(self) -> Iterator[Json]:
        state: State | None = None
        for lesson in self.lessons:
            if lesson.position is not None:
                state = self.game.engine.position(lesson.position)
            assert state is not None
            turn = self.decide(lesson, state)
            ends: Json = {}
            after = state
            for codes in reversed([codes for codes in lesson.wanted if codes[0] in turn["legal"]]):
                after = state.copy()  # the first comes last: the next lesson goes on from it
                ends[join(codes)] = self.play(after, codes)
            yield {
                "id": lesson.id,
                "view": state.view(ME).to_json(),
                **turn,
                "lit": lesson.lit,
                "verbs": lesson.verbs,
                "wanted": ends,
                "previews": self.foresee(state, turn, lesson),
                "asks": lesson.asks,
            }
            state = after

    def decide(self, lesson: Lesson, state: State) -> Json:
        """What there is to decide; nothing where a lesson is only read."""
        if not lesson.is_task:
            return {"decision": None, "legal": [], "refusals": {}}
        decision = next(decision for decision in state.pending() if decision.seat == ME)
        legal = [self.game.engine.codec.text(move) for move in state.legal(ME)]
        return {"decision": decision.to_json(), "legal": legal, "refusals": self.refusals(state)}

    def play(self, state: State, codes: Codes) -> Json:
        """Makes the moves, and what the learner sees then; nature deals, so that nothing is left half done."""
        news: list[Event] = []
        state.listener = news
        self.make(state, codes)
        state.settle(Random(SEED))
        state.listener = None
        view = state.view(ME).to_json()
        return {"view": view, "news": heard(news), "previews": previews(self.game, view, "")}

    def foresee(self, state: State, turn: Json, lesson: Lesson) -> Json:
        """What the board shows before something is done; and on the way of those who do what is wanted."""
        kind = turn["decision"]["kind"] if turn["decision"] else ""
        on_the_way = {codes[:end] for codes in lesson.wanted for end in range(1, len(codes))}
        return previews(self.game, state.view(ME).to_json(), kind, sorted(on_the_way))

    def refusals(self, state: State) -> Json:
        found: Json = {}
        for codes in self.askable(state):
            tried = state.copy()
            self.make(tried, codes[:-1])
            refusal = tried.refusal(ME, self.game.parse(codes[-1]).packed)
            if refusal is not None and refusal.key not in self.untold:
                found[join(codes)] = {"rule": refusal.rule, "key": refusal.key, "args": refusal.args}
        return found

    def make(self, state: State, codes: Codes) -> None:
        for code in codes:
            state.apply(ME, self.game.parse(code).packed)


def heard(news: list[Event]) -> list[Json]:
    told = [event.heard_by(ME) for event in news]
    return [event.to_json() for event in told if event is not None]


def join(codes: Codes) -> str:
    return ";".join(codes)
