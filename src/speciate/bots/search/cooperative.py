"""The search of games that all win or lose together: each move is tried out in many play-outs, the worst are dropped.

Partners want the same, so there is no one to outguess, and what counts is what chance does: the game's own policy plays
on after a move, for every seat, and the value is one for all of them. Half of the moves go after each of a few rounds,
so that the best ones are compared most often (sequential halving).
"""

from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, final

from speciate.bots.search.scale import squash
from speciate.bots.search.tree import Edge, Node
from speciate.core.game import Engine
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, View

LONGEST: Final = 400  # moves of a play-out, in a game that never comes to rest
CLOCK: Final = 8  # play-outs of each move between two looks at the clock and at how clear the choice is
DOUBT: Final = 1.0  # standard errors by which a move must be better than the policy's own to be preferred to it
SURE: Final = 3.0  # standard errors that settle a choice early
USUAL_SPREAD: Final = 0.15  # of a play-out's value, until there are enough to tell


@final
class CooperativeSearch:
    """The choice of one seat, given what it sees."""

    def __init__(self, engine: Engine, view: View, legal: list[int], rng: Random) -> None:
        self.engine = engine
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.random = rng.random
        self.root = Node(self.seat)
        for move in legal:
            self.root.add(move, 0.0)
        self.squares = 0.0  # of all values
        self.rounds = 0
        #: What the game's policy would do: at first the favourite, which others must surely beat.
        self.habit = self.root.edges[self.policy_move()]

    def policy_move(self) -> int:
        world = self.view.determinize(self.rng)
        move = self.engine.policy(world, self.seat, self.random)
        return move if move in self.root.edges else next(iter(self.root.edges))

    def run(self, iterations: int, seconds: float) -> None:
        """Tries the moves so often in all, or until time is up or the choice is clear."""
        end = perf_counter() + seconds
        left = list(self.root.edges.values())
        stages = len(left).bit_length()
        while self.rounds < iterations:
            each = max(1, iterations // (stages * len(left)))
            for number in range(1, each + 1):
                for edge in left:
                    self.try_out(edge)
                if number % CLOCK == 0 and (self.is_clear(left) or perf_counter() > end):
                    return
            left = self.better_half(left)
            if len(left) == 1:
                return

    def better_half(self, edges: list[Edge]) -> list[Edge]:
        """The better half, and the policy's own move as long as nothing surely beats it."""
        ranked = sorted(edges, key=lambda edge: -self.standing(edge))
        return ranked[: (len(ranked) + 1) // 2]

    def is_clear(self, edges: list[Edge]) -> bool:
        if len(edges) == 1:
            return True  # a hint is also asked for where only one move can be made
        best, second = sorted(edges, key=lambda edge: -edge.value)[:2]
        return best.value - second.value > SURE * self.error(best, second)

    # -- values -----------------------------------------------------------------------------------

    def spread(self) -> float:
        """The standard deviation of one play-out's value, about the mean of its move."""
        if self.rounds < 2 * len(self.root.edges):
            return USUAL_SPREAD
        between = 0.0
        for edge in self.root.edges.values():
            if edge.visits:
                between += edge.total * edge.total / edge.visits
        return sqrt(max(self.squares - between, 1e-6) / (self.rounds - len(self.root.edges)))

    def error(self, edge: Edge, other: Edge) -> float:
        """The standard error of the difference of two moves' values."""
        return self.spread() * sqrt(1.0 / max(1, edge.visits) + 1.0 / max(1, other.visits))

    def standing(self, edge: Edge) -> float:
        """What a move came to; less a doubt, unless it is what the policy would do anyway."""
        return edge.value if edge is self.habit else edge.value - DOUBT * self.error(edge, self.habit)

    def favourite(self) -> Edge:
        best = self.habit
        for edge in self.root.edges.values():
            if edge.visits and self.standing(edge) > self.standing(best):
                best = edge
        return best

    def worth(self, edge: Edge) -> float:
        return edge.value

    # -- one play-out -------------------------------------------------------------------------------

    def try_out(self, edge: Edge) -> None:
        world = self.view.determinize(self.rng)
        world.apply(self.seat, edge.move)
        self.play_out(world)
        value = self.value(world)
        edge.visits += 1
        edge.total += value
        self.root.visits += 1
        self.squares += value * value
        self.rounds += 1

    def play_out(self, world: State) -> None:
        """Plays on by the game's policy until `evaluate` can be trusted."""
        for _ in range(LONGEST):
            if world.actor == NATURE:
                world.settle(self.rng)
            elif world.actor == NOBODY or self.engine.is_quiet(world):
                return
            else:
                world.apply(world.actor, self.engine.policy(world, world.actor, self.random))

    def value(self, world: State) -> float:
        """The chance to win: of a finished game 1 or 0."""
        if world.actor == NOBODY:
            outcome = world.outcome()
            assert outcome is not None
            return 1.0 if outcome.winners else 0.0
        return squash(self.engine.evaluate(world, self.seat))
