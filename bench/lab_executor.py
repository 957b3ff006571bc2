"""How much of the engine's speed the lab keeps: on one core, with two jobs, and on a Ray cluster of this machine."""

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median

from bench import processes, results
from speciate.core.playout import playout
from speciate.core.registry import all_games, get_game
from speciate.lab.executor import BatchWork, Item, LocalExecutor, Result
from speciate.lab.experiment import Experiment, Seats, Variant
from speciate.lab.experiment_run import run_experiment
from speciate.lab.plan import Plan
from speciate.lab.simulate import simulate

TITLE = "The lab"
SEATS = 4
ON_A_CORE, ON_A_CLUSTER, WITH_TWO = 0.85, 0.8, 1.0
COLD_SECONDS = (0.5, 2.0, 8.0)  # runs so long by one process, started anew by two


def measure(rounds: int, seconds: float, ray: str) -> list[str]:
    return [
        *on_a_core(rounds, seconds),
        "",
        *two_jobs(rounds),
        "",
        *processes.measure(rounds, seconds),
        "",
        *on_a_cluster(rounds, 5 * seconds, ray),
    ]


def verdict(value: float, target: float) -> str:
    return f"{value:.2f}: " + ("met" if value >= target else "missed")


# -- one core -----------------------------------------------------------------------------------------------------


class TurnByTurn(LocalExecutor):
    """After each batch of the lab as many games of the engine alone, so that a busy machine is as hard on both."""

    def __init__(self, bare: Callable[[], object]) -> None:
        super().__init__()
        self.bare = bare
        self.seconds = 0.0  # of the engine alone

    def in_batches(
        self, work: BatchWork[Item, Result], items: Sequence[Item]
    ) -> Generator[Sequence[Result], None, None]:
        for played in super().in_batches(work, items):
            start = time.process_time()
            for _ in range(len(played)):
                self.bare()
            self.seconds += time.process_time() - start
            yield played


def bare(game: str) -> Callable[[], object]:
    """A game by the engine alone: set up, played at random and counted, with one stream of luck for all games."""
    spec, rng = get_game(game), Random(1)

    def play() -> object:
        state = spec.new(SEATS)
        playout(state, rng)
        return state.outcome()

    return play


def speeds(game: str, games: int) -> tuple[float, float]:
    """Games a CPU second of the engine alone and in an experiment: dealt by seeds of their own, measured, written,
    and made a table of."""
    experiment = Experiment(game, game, (Variant("usual"),), (Seats("four", ("random",) * SEATS),), games)
    executor = TurnByTurn(bare(game))
    with tempfile.TemporaryDirectory() as folder:
        start = time.process_time()
        run_experiment(experiment, Path(folder), executor=executor)
        seconds = time.process_time() - start
    return games / executor.seconds, games / (seconds - executor.seconds)


def on_a_core(rounds: int, seconds: float) -> list[str]:
    rows = []
    for game in [one.id for one in all_games().values() if one.listed]:
        engine, _ = speeds(game, 100)  # with what is loaded once in a process
        games = int(engine * seconds)
        pairs = [speeds(game, games) for _ in range(rounds)]
        share = median(lab / engine for engine, lab in pairs)
        figures = [results.show(median(column)) for column in zip(*pairs, strict=True)]
        cost = 1e6 * median(1 / lab - 1 / engine for engine, lab in pairs)
        rows.append([game, *figures, f"{cost:.0f} µs", verdict(share, ON_A_CORE)])
    head = ["game, four at random", "bare engine", "in the lab", "a game costs more", f"target: {ON_A_CORE}"]
    about = (
        "Games a CPU second of one core, both turn by turn. "
        "The lab seeds every deal by itself, which is what short games feel."
    )
    return [about, "", *results.table(head, rows)]


# -- two jobs -----------------------------------------------------------------------------------------------------


def two_jobs(rounds: int) -> list[str]:
    rows = []
    speed, _ = speeds("evolution", 500)
    for seconds in COLD_SECONDS:
        games = int(speed * seconds)
        pairs = [(cold(games, 1), cold(games, 2)) for _ in range(rounds)]
        ratio = median(two / one for one, two in pairs)
        figures = [results.show(median(column)) for column in zip(*pairs, strict=True)]
        rows.append([str(games), *figures, verdict(ratio, WITH_TWO)])
    head = ["games of evolution", "one job", "two jobs", f"target: {WITH_TWO}"]
    return ["Games a second by the clock, the start of the second process counted.", "", *results.table(head, rows)]


def cold(games: int, jobs: int) -> float:
    plan = Plan("evolution", ("random",) * SEATS, games, "cold")
    start = time.perf_counter()
    with closing(simulate(plan, jobs)) as played:
        for _ in played:
            pass
    return games / (time.perf_counter() - start)


# -- a cluster ----------------------------------------------------------------------------------------------------


def on_a_cluster(rounds: int, seconds: float, ray: str) -> list[str]:
    if not Path(ray).exists():
        return ["Ray was not measured: `make .ray-venv/.ready` installs it."]
    line = [ray, "-m", "bench.lab_cluster", "--rounds", str(rounds), "--seconds", str(seconds)]
    done = subprocess.run(line, check=True, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": "src:."})
    found = json.loads(done.stdout.splitlines()[-1])
    pairs = list(zip(found["processes"], found["ray"], strict=True))
    speeds = [(pool["speed"], ray["speed"]) for pool, ray in pairs]
    ratio = median(ray / pool for pool, ray in speeds)
    own = median(ray["own"] for _, ray in pairs)
    figures = [results.show(median(column)) for column in zip(*speeds, strict=True)]
    head = ["games of evolution", "warm processes", "Ray", "the gathering process, a game", f"target: {ON_A_CLUSTER}"]
    row = [f"{os.cpu_count()} cores", *figures, f"{1e6 * own:.0f} µs", verdict(ratio, ON_A_CLUSTER)]
    return ["Games a second by the clock, workers warm, Ray in batches of 2 seconds.", "", *results.table(head, [row])]
