"""What a round of the search spends its time on, in every game that has opponents.

The rounds are those of the expert, taken step by step from here with a look at the clock between the steps: what the
looks cost is a few per cent, and falls on all of them.
"""

from collections import defaultdict
from random import Random
from time import process_time_ns

from bench import results
from speciate.bots.levels import LEVELS
from speciate.bots.search.lookahead import is_half_made
from speciate.bots.search.search import Search
from speciate.bots.search.tree import Edge, Node
from speciate.core.game import GameSpec
from speciate.core.registry import all_games
from speciate.core.seats import NOBODY
from speciate.lab.measure import positions

ROUNDS = 150
STEPS = {
    "imagine": "the hidden cards imagined: a copy and what it does not show",
    "choose": "a move chosen in the tree and made; where a point is new, the first look at its moves",
    "go on": "chance, forced and unseen moves up to the next choice",
    "play out": "the policy's play-out to a quiet position",
    "judge": "the position judged, and remembered along the way",
}


class Timed:
    """Nanoseconds of the processor by step."""

    def __init__(self) -> None:
        self.spent: dict[str, int] = defaultdict(int)
        self.last = process_time_ns()

    def lap(self, step: str) -> None:
        now = process_time_ns()
        self.spent[step] += now - self.last
        self.last = now


def round_of(search: Search, timed: Timed) -> None:
    """`Search.iterate`, with the clock looked at between its steps."""
    timed.last = process_time_ns()
    world = search.view.determinize(search.rng)
    timed.lap("imagine")
    nodes: list[Node] = []
    edges: list[Edge] = []
    node = search.root
    search.reached = search.legal
    while True:
        edge = search.step(world, node)
        timed.lap("choose")
        nodes.append(node)
        edges.append(edge)
        seat = search.next_choice(world)
        timed.lap("go on")
        if seat == NOBODY:
            break
        node = edge.towards(seat)
        node.passed += 1
        if node.passed <= search.patience and not is_half_made(world, seat):
            break
    search.play_out(world)
    timed.lap("play out")
    search.back_up(world, nodes, edges)
    timed.lap("judge")


def shares(game: GameSpec) -> tuple[float, dict[str, float]]:
    """Microseconds of a round, and the share of each step."""
    timed = Timed()
    rounds = 0
    for state in positions(game):
        legal = state.legal(state.actor)
        if len(legal) < 2:
            continue
        search = Search(game.engine, state.view(state.actor), legal, Random(3))
        search.run(1, 60.0, LEVELS["expert"].worlds)  # the scale learned, the first look taken
        for _ in range(ROUNDS):
            round_of(search, timed)
        rounds += ROUNDS
    every = sum(timed.spent.values())
    return every / rounds / 1000, {step: timed.spent[step] / every for step in STEPS}


def rows() -> list[str]:
    cells = []
    for game in all_games().values():
        if game.listed and not game.cooperative:
            micros, found = shares(game)
            cells.append([game.title, f"{micros:.0f}", *(f"{100 * found[step]:.0f} %" for step in STEPS)])
    return [
        "What a round of the expert's search spends its time on, four seats, positions all over random games:",
        "",
        *results.table(["", "µs a round", *STEPS], cells),
        "",
        *(f"- {step}: {what}" for step, what in STEPS.items()),
    ]


if __name__ == "__main__":
    print("\n".join(rows()))
