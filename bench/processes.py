"""What a second process gives: the lab with one and with two of them, warm, beside the engine alone in as many.

The engine alone shows what the machine itself gives: its processors share caches, and a host that lends them out.
"""

import subprocess
import sys
import time
from contextlib import closing
from statistics import median

from bench import results
from speciate.lab.executor import Executor, LocalExecutor
from speciate.lab.experiment import Experiment, Seats, Variant
from speciate.lab.experiment_run import PlayDeals

TARGET = 1.85
EXPERIMENT = Experiment("bench", "evolution", (Variant("usual"),), (Seats("four", ("random",) * 4),), 10_000_000)


def games_a_second(executor: Executor, seconds: float, first: int) -> dict[str, float]:
    """By the wall clock, once the batches have their size; and what each game costs the process that gathers them."""
    games = 0
    start = own = 0.0
    warm = time.perf_counter() + seconds / 2
    with closing(executor.in_batches(PlayDeals(EXPERIMENT), range(first, EXPERIMENT.games))) as played:
        for deals in played:
            now = time.perf_counter()
            if not start and now >= warm:
                start, own, games = now, time.process_time(), 0
            games += len(deals)
            if start and now - start >= seconds:
                break
    return {"speed": games / (now - start), "own": (time.process_time() - own) / games}


def in_the_lab(jobs: int, seconds: float) -> float:
    with closing(LocalExecutor(jobs)) as pool:
        return games_a_second(pool, seconds, 0)["speed"]


ALONE = """
import sys, time
from random import Random
from speciate.core.playout import playout
from speciate.core.registry import get_game
game, rng, seconds = get_game("evolution"), Random(1), float(sys.argv[1])
playout(game.new(4), rng)
print("ready", flush=True)
sys.stdin.readline()
games, end = 0, time.perf_counter() + seconds
while time.perf_counter() < end:
    playout(game.new(4), rng)
    games += 1
print(games / seconds)
"""


def alone(jobs: int, seconds: float) -> float:
    """Processes that have nothing to do with each other and begin at the same time."""
    line = [sys.executable, "-c", ALONE, str(seconds)]
    running = [
        subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) for _ in range(jobs)
    ]
    for process in running:
        assert process.stdout and process.stdout.readline()
    for process in running:
        assert process.stdin
        process.stdin.write("go\n")
    return sum(float(process.communicate()[0]) for process in running)


def measure(rounds: int, seconds: float) -> list[str]:
    rows = []
    for name, work in (("the lab", in_the_lab), ("the engine alone", alone)):
        pairs = [(work(1, seconds), work(2, seconds)) for _ in range(rounds)]
        ratio = median(two / one for one, two in pairs)
        figures = [results.show(median(column)) for column in zip(*pairs, strict=True)]
        rows.append([name, *figures, f"{ratio:.2f}: " + ("met" if ratio >= TARGET else "missed")])
    about = f"Games of Evolution a second by the clock, processes warm, {rounds} rounds of {seconds:g} s in turn."
    return [about, "", *results.table(["", "one process", "two", f"target: {TARGET}"], rows)]
