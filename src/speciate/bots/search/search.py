"""The search: imagine a table, walk down the tree, play on, judge, remember; over and over.

Every round imagines the hidden cards anew from the view alone, so the search cannot peek; and as one node stands for
all imagined tables, it cannot act on what it imagined either. Each seat is taken to play for itself.
"""

from random import Random
from time import perf_counter
from typing import Final, final

from speciate.bots.search.lookahead import is_half_made, look
from speciate.bots.search.scale import Scale
from speciate.bots.search.tree import HIDDEN, LEAST_BELIEVED, Edge, Node
from speciate.core.game import Engine
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, View

SAMPLES: Final = 12  # play-outs that show how far values stray
LONGEST: Final = 400  # moves of a play-out, in a game that never comes to rest
CLOCK: Final = 8  # rounds between two looks at the clock and at how clear the choice is
CLEAR: Final = 0.5  # of the rounds left: a move so far ahead of the second would be caught up with by three of four


@final
class Search:
    """The choice of one seat, given what it sees."""

    def __init__(
        self,
        engine: Engine,
        view: View,
        legal: list[int],
        rng: Random,
        root: Node | None = None,
        scale: Scale | None = None,
    ) -> None:
        self.engine = engine
        self.view = view
        self.seat = view.seat
        self.legal = legal
        self.rng = rng
        self.random = rng.random
        self.curiosity = 0.6
        self.sharpness = 2.0
        self.trusting = True  # believes first impressions however badly all else goes
        self.thrifty = False  # ends as soon as its choice is clear
        self.patience = 3  # how often a point is only passed before the search looks around there
        self.plain = False  # the textbook's search: no first impressions, random play to the end
        self.root = Node(self.seat) if root is None else root
        self.is_measured = scale is not None  # what the root remembers and what is added to it must be of one scale
        self.scale = Scale(engine, view.determinize(rng).seats) if scale is None else scale
        self.rounds = 0
        self.is_liked = False  # whether the policy says what to try, in place of first impressions
        self.reached: list[int] = []  # the legal moves where the walk stands

    def run(self, iterations: int, seconds: float, looks: int = 1) -> None:
        """Searches until the root was visited so often, or time is up. What an earlier search left counts."""
        end = perf_counter() + seconds
        if not self.is_measured:
            self.learn_scale()
        self.look_around(looks)
        while self.root.visits < iterations:
            self.iterate()
            self.rounds += 1
            if self.rounds % CLOCK == 0 and (perf_counter() > end or (self.thrifty and self.is_clear(iterations))):
                return

    def is_clear(self, iterations: int) -> bool:
        """Whether the move tried most stays so: no other can catch up; or most likely none does, for it is the best.

        What has come to no more than an untried move is taken for may be a bait, and is looked at to the end.
        """
        first = self.root.favourite()
        second = 0
        best = first.value > LEAST_BELIEVED
        for edge in self.root.edges.values():
            if edge is not first:
                second = max(second, edge.visits)
                best = best and edge.value <= first.value
        lead = float(first.visits - second)
        rest = float(iterations - self.root.visits)
        return lead > rest or (best and lead > CLEAR * rest)

    def learn_scale(self) -> None:
        samples: list[list[float]] = [[] for _ in self.scale.middle]
        for _ in range(SAMPLES):
            world = self.view.determinize(self.rng)
            move = self.legal[int(self.random() * float(len(self.legal)))]
            world.apply(self.seat, move)
            self.play_out(world)
            for sample, worth in zip(samples, self.scale.worths(world), strict=True):
                sample.append(worth)
        self.scale.learn(samples)

    def look_around(self, looks: int) -> None:
        """Shares out the curiosity of the root: by what the policy likes, or by first impressions of every move."""
        world = self.view.determinize(self.rng)
        liked = self.likings(world, self.seat, self.legal)
        self.is_liked = len(liked) > 0
        if self.is_liked:
            for i, move in enumerate(self.legal):
                self.root.like(move, liked[i])
        else:
            self.first_impressions(world, looks)

    def first_impressions(self, world: State, looks: int) -> None:
        """The mean over a few imagined tables, of which `world` is the first."""
        values = [0.0] * len(self.legal)
        for number in range(looks):
            if number:
                world = self.view.determinize(self.rng)
            for i, move in enumerate(self.legal):
                values[i] += self.impression(world, self.seat, move) / looks
        for i, move in enumerate(self.legal):
            if move in self.root.edges:
                self.root.edges[move].prior = values[i]
            else:
                self.root.add(move, values[i])
        self.root.weigh(self.sharpness / self.scale.spread)

    def favourite(self) -> Edge:
        return self.root.favourite()

    def worth(self, edge: Edge) -> float:
        """What a move of the root came to; one never tried, what it looks like, or comes to once."""
        if edge.visits:
            return edge.value
        if not self.is_liked:
            return self.scale.squashed(edge.prior, self.seat)
        world = self.view.determinize(self.rng)
        world.apply(self.seat, edge.move)
        self.play_out(world)
        return self.scale.share(world, self.seat)

    # -- one round --------------------------------------------------------------------------------

    def iterate(self) -> None:
        world = self.view.determinize(self.rng)
        nodes: list[Node] = []
        edges: list[Edge] = []
        node = self.root
        self.reached = self.legal
        while True:
            edge = self.step(world, node)
            nodes.append(node)
            edges.append(edge)
            seat = self.next_choice(world)
            if seat == NOBODY:
                break
            node = edge.towards(seat)
            node.passed += 1
            if node.passed <= self.patience and not is_half_made(world, seat):
                break
        self.play_out(world)
        self.back_up(world, nodes, edges)

    def step(self, world: State, node: Node) -> Edge:
        """Chooses at a node, and plays it."""
        seat = node.seat
        edge = node.pick(self.grown(world, node), self.curiosity, self.scale.spread, self.trusting)
        world.apply(seat, self.unseen_move(world, seat) if edge.move == HIDDEN else edge.move)
        return edge

    def grown(self, world: State, node: Node) -> list[Edge]:
        """The edges of a node that this table has; those it did not have yet, it gets."""
        seat, legal = node.seat, self.reached
        edges: list[Edge] = []
        liked: list[float] = []
        is_new = not node.edges
        has_asked = False  # what the policy likes
        is_unseen = False  # whether the edge of all moves that cannot be seen is among them
        for i, move in enumerate(legal):
            key = HIDDEN if seat != self.seat and self.engine.is_secret(world, seat, move) else move
            if key == HIDDEN:
                if is_unseen:
                    continue
                is_unseen = True
            edge = node.edges.get(key)
            if edge is None:
                if not has_asked:
                    liked = self.likings(world, seat, legal)
                    has_asked = True
                if liked:
                    edge = node.like(key, liked[i])
                else:
                    edge = node.add(key, self.impression(world, seat, move))
            edges.append(edge)
        if is_new and not liked:
            node.weigh(self.sharpness / self.scale.spread)
        return edges

    def likings(self, world: State, seat: int, legal: list[int]) -> list[float]:
        """How gladly the policy makes each move; nothing where it has not learned, or nobody asks."""
        return [] if self.plain else self.engine.inclinations(world, seat, legal)

    def impression(self, world: State, seat: int, move: int) -> float:
        return 0.0 if self.plain else look(self.engine, world, seat, move, self.rng)

    def unseen_move(self, world: State, seat: int) -> int:
        """A move of another seat that cannot be seen: what the cheap policy would do, if that is such a move."""
        move = self.engine.policy(world, seat, self.random)
        if self.engine.is_secret(world, seat, move):
            return move
        unseen = [move for move in self.reached if self.engine.is_secret(world, seat, move)]
        return unseen[int(self.random() * float(len(unseen)))]

    def next_choice(self, world: State) -> int:
        """Plays on to the next choice that can be seen being made, and says whose it is."""
        while world.actor != NOBODY:
            if world.actor == NATURE:
                if self.engine.ends_search(world):
                    break
                world.settle(self.rng)
                continue
            seat = self.who(world)
            legal = self.engine.promising(world, seat)
            if len(legal) == 1:
                world.apply(seat, legal[0])
            elif seat != self.seat and self.all_secret(world, seat, legal):
                world.apply(seat, self.engine.policy(world, seat, self.random))
            else:
                self.reached = legal
                return seat
        return NOBODY

    def who(self, world: State) -> int:
        """The seat that chooses next; of sealed choices, whose order means nothing, one's own first."""
        if world.actor != self.seat:
            for owed in world.pending():
                if owed.seat == self.seat and owed.sealed:
                    return self.seat
        return world.actor

    def all_secret(self, world: State, seat: int, legal: list[int]) -> bool:
        for move in legal:
            if not self.engine.is_secret(world, seat, move):
                return False
        return True

    def play_out(self, world: State) -> None:
        """Plays on by the game's cheap policy until `evaluate` can be trusted."""
        if self.plain:
            self.engine.play_out(world, self.rng)
            return
        self.engine.play_on(world, self.rng, LONGEST)

    def back_up(self, world: State, nodes: list[Node], edges: list[Edge]) -> None:
        """Every seat on the way remembers what came of it for itself."""
        shares = [-1.0] * len(self.scale.middle)
        values = self.engine.values(world)
        for i, node in enumerate(nodes):
            seat = node.seat
            if shares[seat] < 0.0:
                worth = values[seat] if values else self.engine.evaluate(world, seat)
                shares[seat] = self.scale.share_of(world, seat, worth)
            share = shares[seat]
            node.visits += 1
            node.total += share
            edges[i].visits += 1
            edges[i].total += share
