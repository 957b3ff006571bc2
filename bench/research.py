"""What a step costs a learner: our environments beside PettingZoo's own card games, and many tables at once."""

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from bench import results
from bench.engine import HERE, call
from speciate.core.registry import all_games

GAMES = [game.id for game in all_games().values() if game.listed]
HOLDEM, HANABI = "texas_holdem_v4", "hanabi_v5"
# ours, the peer, how many times as fast it is to be
TARGETS = (
    ("raw/evolution", f"raw/{HOLDEM}", 4.0),
    ("raw/evolution", f"raw/{HANABI}", 12.0),
    ("wrapped/evolution", f"wrapped/{HOLDEM}", 2.0),
)
TABLES = 64
BATCH_TARGET = 250_000.0


def environments(python: str, seconds: float, names: list[str]) -> dict[str, float]:
    figures: dict[str, float] = call([python, str(HERE / "environments.py"), str(seconds), *names])["figures"]
    return figures


def batch(game: str, seconds: float) -> float:
    """Random steps a second of one process, with observations and masks."""
    from speciate.research import Batch

    tables = Batch(game, TABLES, seats=4, seed=1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(20):
            tables.step()
        steps += 20 * TABLES
    return steps / (time.process_time() - start)


def shared(game: str, seconds: float, processes: int) -> float:
    """The same by the clock on the wall, spread over processes."""
    from speciate.research import Batch

    with Batch(game, TABLES * processes, seats=4, seed=1, processes=processes) as tables:
        steps = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            for _ in range(20):
                tables.step()
            steps += 20 * TABLES * processes
        return steps / (time.perf_counter() - start)


def costs(game: str, seconds: float) -> str:
    """What a step of a batch is made of, in microseconds a table; the best of several tries."""
    from librt.strings import BytesWriter

    from speciate.research import Batch

    tables = Batch(game, TABLES, seats=4, seed=1)
    for _ in range(100):
        tables.step()
    assert tables._slice is not None
    inner, states = tables._slice.tables, tables._slice.tables.states
    views = [state.view(state.actor) for state in states]
    found = [
        ("the view", best(lambda: [state.view(state.actor) for state in states], seconds)),
        ("its bytes", best(lambda: written(inner.encoding, views, BytesWriter()), seconds)),
        ("the whole step", best(tables.step, seconds)),
    ]
    return ", ".join(f"{name} {cost:.2f}" for name, cost in found)


def written(encoding: Any, views: list[Any], out: Any) -> None:
    for view in views:
        encoding.write(view, out)


def best(run: Callable[[], object], seconds: float) -> float:
    lowest = float("inf")
    until = time.process_time() + seconds
    while time.process_time() < until:
        start = time.process_time()
        for _ in range(10):
            run()
        lowest = min(lowest, (time.process_time() - start) / 10 / TABLES * 1e6)
    return lowest


def measure(peers: str, rounds: int, seconds: float) -> list[str]:
    """Ours and theirs in turn, so that a noisy minute hits both alike; in seconds of the processor."""
    own = [f"{form}/{game}" for form in ("raw", "wrapped") for game in GAMES]
    others = [f"{form}/{name}" for form in ("raw", "wrapped") for name in (HOLDEM, HANABI)]
    found: list[dict[str, float]] = []
    batches: dict[str, list[float]] = {game: [] for game in GAMES}
    for number in range(rounds):
        print(f"research: round {number + 1} of {rounds}", file=sys.stderr)
        found.append({**environments(sys.executable, seconds, own), **environments(peers, seconds, others)})
        for game in GAMES:
            batches[game].append(batch(game, seconds))
    spread = {count: shared("evolution", seconds, count) for count in (1, 2)}
    limits = [f"- {game}: {costs(game, seconds)}" for game in GAMES]
    return [*report(found, batches, spread, rounds), "", "What a batch spends its time on, in µs a table:", "", *limits]


def report(
    found: list[dict[str, float]], batches: dict[str, list[float]], spread: dict[int, float], rounds: int
) -> list[str]:
    rows = []
    for name in [*GAMES, HOLDEM, HANABI]:
        figures = [middle([one[f"{form}/{name}"] for one in found]) for form in ("raw", "wrapped")]
        rows.append([name, *figures, middle(batches[name]) if name in batches else ""])
    ratios = []
    for ours, theirs, target in TARGETS:
        ratio = statistics.median([one[ours] / one[theirs] for one in found])
        ratios.append([f"{ours} / {theirs}", f"{ratio:.2f}", f"{target:g}", "met" if ratio >= target else "missed"])
    best = max(batches["evolution"])
    verdict = "met" if best >= BATCH_TARGET else "missed"
    ratios.append(["evolution: batch, best round", results.show(best), results.show(BATCH_TARGET), verdict])
    processes = ", ".join(f"{results.show(figure)} with {count}" for count, figure in spread.items())
    return [
        f"{rounds} rounds, four players, random legal actions; seconds of the processor. A batch is {TABLES} tables.",
        "",
        *results.table(["steps a second, median (lowest to highest)", "raw", "wrapped", "batch"], rows),
        "",
        *results.table(["ratio in the same round", "median", "target", ""], ratios),
        "",
        f"A batch of Evolution by the clock on the wall, by processes: {processes}.",
    ]


def middle(figures: list[float]) -> str:
    low, high = results.show(min(figures)), results.show(max(figures))
    return f"{results.show(statistics.median(figures))} ({low} to {high})"
