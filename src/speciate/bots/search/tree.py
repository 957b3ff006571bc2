"""What a search remembers: for each point it has come to, how the moves from there went.

A node is what the searching seat can tell apart, not a position: one node stands for all the tables it imagines.
So the moves of a node differ from table to table, and a move is compared only on the tables that have it.
"""

from math import exp, sqrt
from typing import Final, final

HIDDEN: Final = -1  # stands for all moves of another seat that cannot be seen being made
PRIOR_VISITS: Final = 1.0  # how many play-outs a first impression counts for
LEAST_BELIEVED: Final = 0.2  # of a win: a move is not taken for worse than that because of its looks alone


@final
class Edge:
    """A move from a node, and how the play-outs through it went for the seat that makes it."""

    __slots__ = ("move", "next", "prior", "total", "visits", "weight")

    def __init__(self, move: int, prior: float) -> None:
        self.move = move
        self.prior = prior  # the first impression, on the game's own scale
        self.weight = 1.0  # how much of the curiosity of its node it gets
        self.visits = 0
        self.total = 0.0
        self.next = NOWHERE  # the points it leads to, by the seat that chooses there

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def towards(self, seat: int) -> "Node":
        """The point it leads to where `seat` chooses."""
        if self.next is NOWHERE:
            self.next = {}
        node = self.next.get(seat)
        if node is None:
            node = self.next[seat] = Node(seat)
        return node


@final
class Node:
    """A point where `seat` chooses."""

    __slots__ = ("edges", "passed", "seat", "total", "typical", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.passed = 0  # how often the walk came here
        self.visits = 0  # how often it went on
        self.total = 0.0
        self.typical = 0.0  # the best first impression when the node was first looked at
        self.edges: dict[int, Edge] = {}

    def add(self, move: int, prior: float) -> Edge:
        if not self.edges:
            self.typical = prior
        edge = self.edges[move] = Edge(move, prior)
        return edge

    def like(self, move: int, weight: float) -> Edge:
        """A move gets as much of the curiosity as the policy likes it; nobody looks what it leads to."""
        edge = self.edges.get(move)
        if edge is None:
            edge = self.add(move, 0.0)
        edge.weight = weight
        return edge

    def weigh(self, sharpness: float) -> None:
        """Shares out the curiosity by first impressions."""
        best = max([edge.prior for edge in self.edges.values()])
        self.typical = best
        for edge in self.edges.values():
            edge.weight = exp(max(-20.0, sharpness * (edge.prior - best)))

    def pick(self, edges: list[Edge], curiosity: float, spread: float, trusting: bool) -> Edge:
        """The edge most worth a try among those this table has: how it went, and how little it was tried."""
        usual = self.total / self.visits if self.visits else 0.5
        least = usual - 0.5 if trusting else max(usual - 0.5, LEAST_BELIEVED)
        weights = 0.0
        tried = 1
        for edge in edges:
            weights += edge.weight
            tried += edge.visits
        reach = curiosity * sqrt(tried) / weights
        best = edges[0]
        best_score = float("-inf")
        for edge in edges:
            first = max(least, usual + 0.25 * (edge.prior - self.typical) / spread)
            count = float(edge.visits)
            score = (edge.total + PRIOR_VISITS * first) / (count + PRIOR_VISITS) + reach * edge.weight / (1.0 + count)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def favourite(self) -> Edge:
        """The move tried most; of equals, the better one."""
        best = next(iter(self.edges.values()))
        for edge in self.edges.values():
            if (edge.visits, edge.value) > (best.visits, best.value):
                best = edge
        return best


NOWHERE: Final[dict[int, Node]] = {}  # most moves are never followed: shared by all of those, replaced and never filled
