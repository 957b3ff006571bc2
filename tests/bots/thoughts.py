"""What the searches think of kept positions: the whole tree, visit by visit. How bots play is part of the product.

The rules know nothing of it, so that no record would change with it. `python -m tests.golden.make` writes them anew
where a change is meant. Small games have known answers (test_search.py); here nothing may change by accident:
whom a seat plays for, what a look is worth, how curious the search is, how it shares out its rounds.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from speciate.bots.search.cooperative import CooperativeSearch
from speciate.bots.search.search import Search
from speciate.bots.search.tree import Node
from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.game import Engine, GameSpec
from speciate.core.registry import get_game
from speciate.core.state import State
from tests.bots import bait, nim, small_games

KEPT = Path(__file__).with_name("thoughts.txt")
FOREVER = 3600.0  # seconds: only rounds are counted
#: How the searches of a tree differ: names of their settings.
MANNERS: dict[str, dict[str, bool | int]] = {
    "usual": {},
    "doubting": {"trusting": False, "thrifty": True},
    "textbook": {"plain": True},
    "hasty": {"patience": 0},
}
SMALL_ROUNDS, ROUNDS = 60, 48
#: Of each game how many moves have been made by the policy before its positions; where only one move is left, later.
STOPS = {
    "evo": (3, 40, 90, 120),
    "evolution": (0, 14, 45, 80),
    "evolutopia": (8, 60, 120),
    "s-evolution": (0, 20, 60, 100),
}


class Thought(NamedTuple):
    """A search to be made: of which position, in which manner, for how many rounds."""

    name: str
    engine: Engine
    state: State
    manner: str
    rounds: int


def thoughts() -> Iterator[Thought]:
    for name, game, state in small_positions():
        for manner in MANNERS:
            yield Thought(f"{name} {manner}", game.engine, state, manner, SMALL_ROUNDS)
    for id, stops in STOPS.items():
        game = get_game(id)
        for turn, stop in enumerate(stops):
            manner = "together" if game.cooperative else list(MANNERS)[turn % 2]
            yield Thought(f"{id} after {stop} {manner}", game.engine, after(game, stop), manner, ROUNDS)
    partners = small_games.Coin(small_games.HEADS, partners=True)
    yield Thought("partners together", small_games.ENGINE, partners, "together", SMALL_ROUNDS)


def small_positions() -> Iterator[tuple[str, GameSpec, State]]:
    yield "coin", small_games.GAME, small_games.Coin(small_games.HEADS)
    yield "partners", small_games.GAME, small_games.Coin(small_games.HEADS, partners=True)
    yield "nim", nim.GAME, nim.GAME.position({"turn": 0, "heaps": [1, 2, 2]})
    yield "bait", bait.GAME, bait.GAME.position({"turn": 0, "bait": 3, "points": [0, 0]})


def after(game: GameSpec, moves: int, seats: int = 3) -> State:
    """Where somebody chooses among several moves, some way into a game that goes by the policy."""
    rng = Random(11)
    state = game.new(seats)
    state.settle(rng)
    while moves > 0 or len(state.legal(state.actor)) < 3:
        moves -= 1
        state.apply(state.actor, game.engine.policy(state, state.actor, rng.random))
        state.settle(rng)
    return state


def line(thought: Thought) -> str:
    search = searched(thought)
    codec = thought.engine.codec
    moves = [
        f"{codec.text(edge.move)} {edge.visits}x {search.worth(edge):.4f}"
        for edge in sorted(search.root.edges.values(), key=lambda edge: -edge.visits)[:4]
    ]
    spread = search.scale.spread if isinstance(search, Search) else search.spread()
    found = [search.rounds, f"{spread:.5g}", *branches(search.root)]
    best = codec.text(search.favourite().move)
    return f"{thought.name}: {best} of {', '.join(moves)}; {fingerprint(canonical_whole(found))}"


def searched(thought: Thought) -> Search | CooperativeSearch:
    view = thought.state.view(thought.state.actor)
    legal = thought.engine.worthwhile(thought.state, view.seat)
    if thought.manner == "together":
        together = CooperativeSearch(thought.engine, view, legal, Random(5))
        together.run(thought.rounds, FOREVER)
        return together
    search = Search(thought.engine, view, legal, Random(5))
    for setting, value in MANNERS[thought.manner].items():
        setattr(search, setting, value)
    search.run(thought.rounds, FOREVER, looks=2)
    return search


def branches(node: Node) -> Iterator[object]:
    """All of a tree, root first; systems differ in the last digits of an exponential."""
    yield [node.seat, node.passed, node.visits, f"{node.total:.6g}", f"{node.typical:.6g}"]
    for edge in node.edges.values():
        yield [edge.move, edge.visits, *[f"{value:.6g}" for value in (edge.total, edge.prior, edge.weight)]]
        for further in edge.next.values():
            yield from branches(further)


def lines() -> list[str]:
    return [line(thought) for thought in thoughts()]
