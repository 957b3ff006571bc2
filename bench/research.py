"""What a step costs a learner: our environments beside PettingZoo's own card games, and many tables at once."""

import statistics
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

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


class Shared(NamedTuple):
    """Tables spread over processes."""

    steps: float  # a second, by the clock on the wall
    worker: float  # what one step of one table costs its worker, in microseconds of the processor
    learner: float  # and the process that waits for it


def shared(game: str, seconds: float, processes: int) -> Shared:
    from speciate.research import Session
    from speciate.research.workers import Team

    count = TABLES * processes
    team = Team(Session(game, 4), count, 1, processes)
    clocks = [~int(worker.pid) << 3 | 2 for worker in team._workers]  # how Linux calls the clock of another process
    steps = 0
    start, own, theirs = time.perf_counter(), time.process_time(), sum(map(time.clock_gettime, clocks))
    while time.perf_counter() - start < seconds:
        for _ in range(20):
            team.step(False)
        steps += 20 * count
    spent, own = time.perf_counter() - start, time.process_time() - own
    theirs = sum(map(time.clock_gettime, clocks)) - theirs
    team.close()
    return Shared(steps / spent, theirs / steps * 1e6, own / steps * 1e6)


def costs(game: str, seconds: float) -> str:
    """What a step of a batch is made of, in microseconds a table; the best of several tries."""
    from librt.strings import BytesWriter

    from speciate.research import Batch

    tables = Batch(game, TABLES, seats=4, seed=1)
    for _ in range(100):
        tables.step()
    assert tables._slice is not None
    inner, out = tables._slice.tables, BytesWriter()
    states = [(state, state.actor) for state in inner.states]
    listed = [(seat, state.legal(seat)) for state, seat in states]

    def observe() -> None:
        out.truncate(0)
        for state, seat in states:
            inner.encoding.write_seen(state, seat, out)

    def mark() -> None:
        out.truncate(0)
        for seat, legal in listed:
            inner.table.list_marks(seat, legal, 0, out)

    found = [
        ("the legal moves", best(lambda: [state.legal(seat) for state, seat in states], seconds)),
        ("their marks", best(mark, seconds)),
        ("the observation", best(observe, seconds)),
        ("the arrays", best(tables._slice.show, seconds)),
        ("the whole step", best(tables.step, seconds)),
    ]
    return ", ".join(f"{name} {cost:.2f}" for name, cost in found)


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
    found: list[dict[str, float]], batches: dict[str, list[float]], spread: dict[int, Shared], rounds: int
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
    by_processes = [
        [str(count), results.show(one.steps), f"{one.worker:.2f}", f"{one.learner:.2f}"]
        for count, one in spread.items()
    ]
    head = ["processes", "steps a second by the wall", "µs of a worker a step", "µs of the learner a step"]
    return [
        f"{rounds} rounds, four players, random legal actions; seconds of the processor. A batch is {TABLES} tables.",
        "",
        *results.table(["steps a second, median (lowest to highest)", "raw", "wrapped", "batch"], rows),
        "",
        *results.table(["ratio in the same round", "median", "target", ""], ratios),
        "",
        f"A batch of Evolution in shared memory, {TABLES} tables a process:",
        "",
        *results.table(head, by_processes),
    ]


def middle(figures: list[float]) -> str:
    low, high = results.show(min(figures)), results.show(max(figures))
    return f"{results.show(statistics.median(figures))} ({low} to {high})"
