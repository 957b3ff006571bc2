"""What the positions of every game are made with: moments of games that bots play, and such as are set up."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.state import State
from speciate.table.agent import Agent
from speciate.table.match import Match

NAMES = ["Ada", "Bruno", "Chloé", "Dmitri", "Esther", "Farid"]
MOST_MOVES = 5000

Json = dict[str, Any]


@dataclass
class Moment:
    """A position of a game as one seat sees it; to be read before the game goes on."""

    match: Match
    seat: int
    news: list[Event]

    @cached_property
    def view(self) -> Json:
        return self.match.view(self.seat).to_json()

    @cached_property
    def legal(self) -> list[str]:
        return [move.code for move in self.match.legal(self.seat)]

    @property
    def kind(self) -> str:
        """What is decided here; empty for one who only looks on, and at the end."""
        decision = self.match.decision(self.seat)
        return "" if decision is None else decision.kind

    def seen_by(self, seat: int) -> "Moment":
        return Moment(self.match, seat, self.news)

    def write(self) -> Json:
        decision = self.match.decision(self.seat)
        outcome = self.match.outcome
        heard = [event.heard_by(self.seat) for event in self.news]
        return {
            "me": self.seat,
            "names": self.match.names,
            "view": self.view,
            "decision": None if decision is None else decision.to_json(),
            "legal": self.legal,
            "news": [{"event": event.name, **event.args} for event in heard if event is not None],
            "outcome": None if outcome is None else outcome.to_json(),
        }


def moments(match: Match, agents: dict[int, Agent], most: int = MOST_MOVES) -> Iterator[Moment]:
    """Every decision of a game as the one sees it who makes it; last the end, as seat 0 sees it."""
    news: list[Event] = []
    for _ in range(most):
        pending = match.pending()
        if not pending:
            yield Moment(match, 0, news)
            return
        yield Moment(match, pending[0].seat, news)
        news = match.step(agents) or []


def set_up(game: GameSpec, state: State, seats: int) -> Json:
    """A position that was not played, as seat 0 sees it, who decides."""
    return {
        "me": 0,
        "names": NAMES[:seats],
        "view": state.view(0).to_json(),
        "decision": next(decision for decision in state.pending() if decision.seat == 0).to_json(),
        "legal": [game.engine.codec.text(move) for move in state.legal(0)],
        "news": [],
        "outcome": None,
    }
