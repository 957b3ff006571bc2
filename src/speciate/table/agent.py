"""Who sits at a seat and chooses."""

from collections.abc import Sequence
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
