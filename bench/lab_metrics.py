"""What each trait of Evolution is worth, to so many points of a hundred: how many seconds of the processor that takes.

`python -m bench.lab_metrics` renews the section of RESULTS.md.
"""

import time
from collections.abc import Mapping
from random import Random

from bench import results
from speciate import _engine
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.lab.metrics.components import Components
from speciate.lab.metrics.metric import Tally
from speciate.lab.metrics.run import Observe
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import Cell, MetricTable
from speciate.lab.metrics.tasks import Task

TITLE = "The lab: what every trait of Evolution is worth"
SEATS = 4
WITHIN = 0.006  # of a share of the win, for every trait
TARGET = 10.0  # seconds of the processor
STEP = 500
TRAITS = 17


def balance(within: float) -> tuple[MetricTable, int, float]:
    """Games by the policy, watched and added up until every effect of drawing is known; how many, and the seconds."""
    study = Study("evolution", bots=("policy",), seats=(SEATS,))
    observe = Observe(study)
    observe(Task((Components.name,), SEATS, 0))  # what is made once in a process is left out
    tally: Tally = Components().tally(study)
    games = 0
    start = time.process_time()
    while True:
        for number in range(games, games + STEP):
            tally.add(SEATS, observe(Task((Components.name,), SEATS, number))[0])
        games += STEP
        (table,) = tally.tables()
        drawn = [row["half_width"] for row in table.rows if row["by"] == "drawn"]
        if len(drawn) == TRAITS and all(isinstance(half, float) and half <= within for half in drawn):
            return table, games, time.process_time() - start


def bare(games: int) -> float:
    """Games a second of the policy alone, with nobody watching."""
    game = get_game("evolution")
    policy, rng = game.engine.policy, Random(1)
    random = rng.random
    start = time.process_time()
    for _ in range(games):
        state = game.new(SEATS)
        while (seat := state.actor) != NOBODY:
            if seat == NATURE:
                state.settle(rng)
            else:
                state.apply(seat, policy(state, seat, random))
    return games / (time.process_time() - start)


def measure(within: float = WITHIN) -> list[str]:
    table, games, seconds = balance(within)
    alone = bare(games // 4)
    rows = []
    for trait in sorted({str(row["component"]) for row in table.rows}):
        cells = {str(row["by"]): row for row in table.rows if row["component"] == trait}
        rows.append([trait, points(cells["drawn"]), points(cells["used"])])
    met = "met" if seconds <= TARGET else "missed"
    about = (
        f"{SEATS} seats, played by the game's policy, engine {_engine.name()}: all {TRAITS} traits by drawing to "
        f"± {100 * within:.1f} points after {games} games and {seconds:.1f} s of the processor "
        f"(target {TARGET:.0f} s: {met}). That is {results.show(games / seconds)} games a second played, watched and "
        f"added up; {results.show(alone)} with nobody watching. Used is confounded (docs/metrics.md)."
    )
    return [about, "", *results.table(["points of a share of the win", "drawn", "used"], rows)]


def points(row: Mapping[str, Cell]) -> str:
    value, half = row["value"], row["half_width"]
    assert isinstance(value, float) and isinstance(half, float)
    return f"{100 * value:+.1f} ± {100 * half:.1f}"


if __name__ == "__main__":
    print(results.renew(TITLE, measure()))
