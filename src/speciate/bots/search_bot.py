"""A bot of a chosen level: first impressions, and above them a search. It can say what it thinks."""

from random import Random
from typing import Any, NamedTuple

from speciate.bots.levels import LEVELS, Level
from speciate.bots.oversight import noticed
from speciate.bots.search.cooperative import CooperativeSearch
from speciate.bots.search.lookahead import look
from speciate.bots.search.scale import Scale
from speciate.bots.search.search import Search
from speciate.bots.search.styled import StyledEngine
from speciate.bots.search.tree import HIDDEN, Edge, Node
from speciate.core.errors import UnknownName
from speciate.core.game import Engine
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import View
from speciate.table.agent import Request

LINE = 8  # moves of an expected line
AMONG_PARTNERS = 0.25  # of what a level overlooks: there the others see it too, and say so


class Foreseen(NamedTuple):
    """A choice that a search has come to already."""

    view: View
    node: Node  # what it found out about it,
    scale: Scale | None  # and by which scale its values were made


class SearchBot:
    needs_view = True

    def __init__(self, rng: Random, name: str, level: Level | None = None, style: str = "") -> None:
        self.name = name
        self.style = style  # of the game's; without one it plays for points alone
        self.level = LEVELS[name] if level is None else level
        self.engine: Engine | None = None  # what it judges and plays on with, if not with the game's own
        self._rng = rng
        self._expected: Foreseen | None = None  # its next choice
        self.tried: dict[int, int] = {}  # of its last choice, if it searched: how often it tried each move

    def choose(self, request: Request) -> int:
        self.tried = {}
        if len(request.packed) == 1:
            return request.packed[0]
        if not self.level.iterations:
            return self._by_impression(request)
        search = self._search(request)
        self.tried = {edge.move: edge.visits for edge in search.root.edges.values()}
        best = search.favourite()
        self._expected = self._foresee(request, search, best)
        return best.move

    def explain(self, request: Request) -> list[dict[str, Any]]:
        """Every legal move, best first: how often it was tried, what it is worth (0 to 1), the line expected, by whom.

        A level that does not search tells its first impressions. What is not worth a thought comes last, with no worth.
        """
        codec = request.game.engine.codec
        search = self._search(request)
        edges = [(edge, search.worth(edge)) for edge in search.root.edges.values()]
        best = search.favourite()
        edges.sort(key=lambda pair: (pair[0] is not best, -pair[0].visits, -pair[1], pair[0].move))
        told = []
        for edge, value in edges:
            steps = line(edge, request.decision.seat)
            told.append(
                {
                    "move": codec.text(edge.move),
                    "visits": edge.visits,
                    "value": round(value, 4),
                    "line": [codec.text(move) for _, move in steps],
                    "seats": [seat for seat, _ in steps],
                }
            )
        thought_of = {edge.move for edge, _ in edges}
        return told + [dismissed(request, move) for move in request.packed if move not in thought_of]

    def _by_impression(self, request: Request) -> int:
        """The move that looks best right after it, of those that it notices."""
        engine = self._judge(request)
        among = AMONG_PARTNERS if request.game.cooperative else 1.0
        considered = noticed(worthwhile(request, engine), among * self.level.overlooks, self._rng)
        if len(considered) == 1:
            return considered[0]
        seat = request.decision.seat
        worlds = [request.seen.determinize(self._rng) for _ in range(self.level.worlds)]
        values = [sum(look(engine, world, seat, move, self._rng) for world in worlds) for move in considered]
        return considered[values.index(max(values))]

    def _judge(self, request: Request) -> Engine:
        """The game as this bot judges it."""
        game = request.game.engine
        engine = self.engine or (game.learned() if self.level.manner.learned else game)
        if not self.style:
            return engine
        styles = game.styles()
        if self.style not in styles:
            raise UnknownName("style", self.style, styles)
        return StyledEngine(engine, styles[self.style], request.decision.seat)

    def _search(self, request: Request) -> Search | CooperativeSearch:
        manner = self.level.manner
        engine = self._judge(request)
        if request.game.cooperative and self.level.iterations:
            together = CooperativeSearch(engine, request.seen, worthwhile(request, engine), self._rng)
            together.run(int(self.level.iterations * self.level.among_partners), self.level.seconds)
            return together
        root = scale = None
        if self._expected is not None and self._expected.view == request.seen:
            root = self._expected.node
            scale = self._expected.scale if manner.steady else None
        self._expected = None
        considered = worthwhile(request, engine)
        if root is not None:
            root.edges = {move: edge for move, edge in root.edges.items() if move in considered}
        search = Search(engine, request.seen, considered, self._rng, root, scale)
        search.trusting, search.thrifty = manner.trusting, manner.thrifty
        search.run(self.level.iterations, self.level.seconds, self.level.worlds)
        return search

    def _foresee(self, request: Request, search: Search | CooperativeSearch, edge: Edge) -> Foreseen | None:
        """The seat's next choice, if it comes at once: seen as foreseen, the tree below it is used again."""
        seat = request.decision.seat
        node = edge.next.get(seat)
        if node is None:
            return None
        world = request.seen.determinize(self._rng)
        world.apply(seat, edge.move)
        if world.actor in (NATURE, NOBODY):
            return None
        return Foreseen(world.view(seat), node, search.scale if isinstance(search, Search) else None)


def worthwhile(request: Request, engine: Engine) -> list[int]:
    """The legal moves that are worth a thought, as who judges by `engine` sees it; the same for what looks the same."""
    world = request.seen.determinize(Random(0))
    kept = set(engine.worthwhile(world, request.decision.seat))
    return [move for move in request.packed if move in kept] or request.packed


def dismissed(request: Request, move: int) -> dict[str, Any]:
    code = request.game.engine.codec.text(move)
    return {"move": code, "visits": 0, "value": 0.0, "line": [code], "seats": [request.decision.seat]}


def line(edge: Edge, seat: int) -> list[tuple[int, int]]:
    """Who is expected to make which move, from this one of `seat` on, as far as they can be seen being made."""
    steps = [(seat, edge.move)]
    while edge.next and len(steps) < LINE:
        node = max(edge.next.values(), key=lambda node: node.visits)
        if not node.visits or (edge := node.favourite()).move == HIDDEN:
            break
        steps.append((node.seat, edge.move))
    return steps
