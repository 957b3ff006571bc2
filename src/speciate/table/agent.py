"""Who sits at a seat and chooses."""

from collections.abc import Iterable
from random import Random
from typing import Any, Protocol

from speciate.core.decision import Decision
from speciate.core.errors import SpeciateError
from speciate.core.game import GameSpec
from speciate.core.state import View
from speciate.table.imagined import ImaginedTable
from speciate.table.legal import LegalMoves


class NoView(SpeciateError):
    """A bot that said it never looks, and looks."""


class Request:
    """A choice put to a bot: what its seat may know and what it may do. Never the table itself.

    >>> import speciate
    >>> request = speciate.new("evolution", seats=3, seed=1).request(0)
    >>> request.seat, request.decision.kind, [str(move) for move in request.legal][:2]
    (0, 'food', ['food fat-tissue+4', 'food pack-hunting-2'])
    >>> request.view["players"][1]["hand"]
    ['?', '?', '?', '?']
    """

    __slots__ = ("_json", "_seen", "decision", "game", "packed")

    def __init__(self, game: GameSpec, decision: Decision, packed: list[int], seen: View | None) -> None:
        self.game = game
        self.decision = decision
        self.packed = packed  # the legal moves as the engine has them, for bots that count every microsecond
        self._seen = seen
        self._json: dict[str, Any] | None = None

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.decision.seat

    @property
    def legal(self) -> LegalMoves:
        """What it can do, as `Table.legal` gives it; never empty."""
        return LegalMoves(self.game.engine.codec, self.packed)

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know, as plain data: the same that a program gets as JSON."""
        if self._json is None:
            self._json = self.seen.to_json()
        return self._json

    @property
    def seen(self) -> View:
        """The view as the engine has it."""
        if self._seen is None:
            raise NoView("this bot has needs_view = False, so it was given no view")
        return self._seen

    def imagine(self, rng: Random) -> ImaginedTable:
        """A whole table that fits everything the seat has seen, to try moves on."""
        return ImaginedTable(self.game, self.seen.determinize(rng), rng)

    def __repr__(self) -> str:
        return f"<Request: {self.game.id}, {self.decision!r}, {len(self.packed)} legal moves>"


class Agent(Protocol):
    """Who is asked at a seat, as a match knows it. A bot of anybody's becomes one by `bots.custom`."""

    name: str
    #: An agent that never looks (the random one) saves the making of views.
    needs_view: bool

    def choose(self, request: Request) -> int: ...


def note_of(agent: Agent) -> str:
    """Why the agent's last move was not its own choice; most agents never have such a note."""
    return str(getattr(agent, "note", ""))


def failures_of(agent: Agent) -> int:
    """How often the agent could not choose; most agents always can."""
    return int(getattr(agent, "failures", 0))


def first_failure_of(agent: Agent) -> str:
    """At which of its choices the agent failed first, and why; empty when it never did."""
    return str(getattr(agent, "first_failure", ""))


def close_agents(agents: Iterable[Agent]) -> None:
    """Ends the programs behind agents that have one; the others have nothing to close."""
    for agent in agents:
        close = getattr(agent, "close", None)
        if close is not None:
            close()
