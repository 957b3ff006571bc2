"""Who sits at a seat and chooses."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from speciate.core.decision import Decision
from speciate.core.game import GameSpec
from speciate.core.moves import Move
from speciate.core.state import View


class Request:
    """A choice put to an agent: what it may know and what it may do. Never the State."""

    __slots__ = ("decision", "game", "legal", "view")

    def __init__(self, game: GameSpec, decision: Decision, legal: list[int], view: View | None) -> None:
        self.game = game
        self.decision = decision
        self.legal = legal
        self.view = view

    @property
    def seen(self) -> View:
        """The view; for agents that asked for one."""
        assert self.view is not None, "this agent has needs_view = False"
        return self.view

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves as values with names."""
        return [self.game.engine.codec.move(move) for move in self.legal]


class Agent(Protocol):
    """A bot, a person, a program far away: given a request, one of its legal moves."""

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


def close_agents(agents: Iterable[Agent]) -> None:
    """Ends the programs behind agents that have one; the others have nothing to close."""
    for agent in agents:
        close = getattr(agent, "close", None)
        if close is not None:
            close()
