"""What a move costs as the work grows: with the seats, with what lies on the table, with the length of the game, and a
record with its length. `python -m bench.growth` renews the section of RESULTS.md and the pictures of docs/speed.md.

A cost that goes with a power of the size is a line where both are drawn by their logarithms; its slope is that power. 0
is a cost that does not grow, 1 one that grows as the work does. Nothing may grow faster.
"""

import json
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from math import log
from pathlib import Path
from random import Random
from statistics import fmean, median
from typing import NamedTuple

from bench import results
from speciate import _engine
from speciate.core.game import GameSpec
from speciate.core.playout import playout
from speciate.core.registry import all_games
from speciate.core.seats import NOBODY
from speciate.core.state import State
from speciate.lab.figures.figure import Column, Figure, Row
from speciate.lab.figures.static import picture
from speciate.lab.measure import a_record
from speciate.table.files import write_atomically
from speciate.table.timeline import replay_text

TITLE = "What a move costs as the work grows"
PICTURES = Path(__file__).parents[1] / "docs" / "growth"
GROUPS = 8  # into which positions are sorted by what grows
STEEPEST = 1.0
NOISE = 0.1  # of a slope: the same work takes a tenth longer or shorter from one second to the next
ENOUGH = 1.5  # times as much, from the smallest to the largest
ROUNDS = 5


class Point(NamedTuple):
    size: float
    cost: float  # microseconds, of a record milliseconds


class Growth(NamedTuple):
    """What something costs at one game, by the size of what grows."""

    game: str
    points: list[Point]

    @property
    def power(self) -> float:
        """The slope of the line that fits best, both by their logarithms."""
        across = [log(point.size) for point in self.points]
        up = [log(point.cost) for point in self.points]
        middle, height = fmean(across), fmean(up)
        spread = sum((x - middle) ** 2 for x in across)
        return sum((x - middle) * (y - height) for x, y in zip(across, up, strict=True)) / spread

    @property
    def grows(self) -> bool:
        """Whether the size changes enough to say anything of it."""
        return self.points[-1].size >= ENOUGH * self.points[0].size

    @property
    def is_linear(self) -> bool:
        return not self.grows or self.power <= STEEPEST + NOISE


class Kind(NamedTuple):
    """One way to grow."""

    name: str
    sentence: str
    axis: str
    cost: str
    measure: Callable[[GameSpec], list[Point]]


# -- what is measured ---------------------------------------------------------------------------------------


def best_of(work: Callable[[], object], repeats: int) -> float:
    """Microseconds of the processor for one of `repeats`, the best of some rounds: noise only adds."""
    taken = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(repeats):
            work()
        taken.append((time.process_time() - start) / repeats)
    return 1e6 * min(taken)


def by_seats(game: GameSpec) -> list[Point]:
    """A random move inside the engine, by the number of players."""
    found = []
    for seats in range(game.min_seats, game.max_seats + 1):
        taken = []
        for number in range(ROUNDS):
            rng = Random(number)
            start = time.process_time()
            moves = sum(playout(game.new(seats), rng) for _ in range(40))
            taken.append((time.process_time() - start) / moves)
        found.append(Point(seats, 1e6 * median(taken)))
    return found


class Moment(NamedTuple):
    """A position in which somebody is to choose, and after how many moves it came about."""

    state: State
    moves: int


def moments(game: GameSpec, games: int = 12) -> list[Moment]:
    """Every seventh position of some random games of the largest table."""
    rng = Random(11)
    found: list[Moment] = []
    for _ in range(games):
        state, moves = game.new(game.max_seats), 0
        state.settle(rng)
        while state.actor != NOBODY:
            if moves % 7 == 0:
                found.append(Moment(state.copy(), moves))
            state.apply(state.actor, state.any_move(state.actor, rng.random))
            state.settle(rng)
            moves += 1
    return found


def in_groups(game: GameSpec, size_of: Callable[[Moment], float]) -> list[Point]:
    """Positions copied, their moves listed and one of them made, by their size: as many in every group."""
    every = sorted(moments(game), key=size_of)
    each = max(1, len(every) // GROUPS)
    return [
        Point(fmean(size_of(moment) for moment in group), best_of(partial(go_on, group), 4) / len(group))
        for group in (every[at : at + each] for at in range(0, each * GROUPS, each))
        if group
    ]


def go_on(group: Sequence[Moment]) -> None:
    for moment in group:
        state = moment.state.copy()
        state.apply(state.actor, state.legal(state.actor)[0])


def by_things(game: GameSpec) -> list[Point]:
    sizes: dict[int, float] = {}

    def size_of(moment: Moment) -> float:
        """How much there is to say of a position: the characters of it as JSON, in thousands."""
        key = id(moment)
        if key not in sizes:
            sizes[key] = len(json.dumps(moment.state.to_json())) / 1000
        return sizes[key]

    return in_groups(game, size_of)


def by_length(game: GameSpec) -> list[Point]:
    return in_groups(game, lambda moment: moment.moves + 1)


def by_record(game: GameSpec) -> list[Point]:
    """A record replayed, each entry judged, made and its fingerprint checked; by how many entries it has."""
    header, *entries = a_record(game).lines()
    lengths = [max(1, len(entries) * part // GROUPS) for part in range(1, GROUPS + 1)]
    texts = {length: "\n".join([header, *entries[:length]]) + "\n" for length in lengths}
    return [Point(length, best_of(partial(replay_text, text), 3) / 1000) for length, text in texts.items()]


KINDS = (
    Kind("seats", "A move by the number of players", "players", "µs a move inside the engine", by_seats),
    Kind("things", "A move by what lies on the table", "thousands of characters of the position as JSON",
         "µs to copy, list and move", by_things),
    Kind("length", "A move by how long the game has lasted", "moves so far", "µs to copy, list and move", by_length),
    Kind("record", "A record by its length", "entries", "ms to replay all of it", by_record),
)  # fmt: skip


# -- what is told ---------------------------------------------------------------------------------------------


def figure(kind: Kind, found: Sequence[Growth]) -> Figure:
    rows: list[Row] = [
        {"series": growth.game, "x": point.size, "value": point.cost} for growth in found for point in growth.points
    ]
    columns = (Column("series", "game"), Column("x", kind.axis, 1), Column("value", kind.cost, 2))
    return Figure(kind.name, "curve", kind.sentence, kind.sentence, kind.cost, kind.cost, columns, rows, kind.axis)


def row(kind: Kind, growth: Growth) -> list[str]:
    first, last = growth.points[0], growth.points[-1]
    return [
        f"{growth.game}: {kind.sentence[0].lower()}{kind.sentence[1:]}",
        f"{first.size:.4g} to {last.size:.4g}",
        f"{first.cost:.3g} to {last.cost:.3g} {kind.cost.partition(' ')[0]}",
        f"{growth.power:+.2f}" if growth.grows else "–",
        "met" if growth.is_linear else "MISSED",
    ]


def measure(games: Sequence[str] = (), pictures: Path = PICTURES) -> list[str]:
    rows: list[list[str]] = []
    pictures.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        found = []
        for game in all_games().values():
            if game.listed and (not games or game.id in games):
                print(f"growth: {kind.name}, {game.id}", file=sys.stderr)
                found.append(Growth(game.id, kind.measure(game)))
        write_atomically(pictures / f"{kind.name}.svg", picture(figure(kind, found)))
        rows += [row(kind, growth) for growth in found]
    return [
        f"Random games, engine {_engine.name()}, time of the processor. The power is the slope of the "
        "line that fits best with both by their logarithms: 0 does not grow, 1 grows as the work does "
        f"(target: at most {STEEPEST:g}, with {NOISE:g} for noise). What hardly changes its size has none.",
        "",
        *results.table(["what grows", "from, to", "cost", "power", "target"], rows),
    ]


if __name__ == "__main__":
    print(results.renew(TITLE, measure()), flush=True)
