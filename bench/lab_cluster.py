"""Ray on this machine beside the warm processes of the lab: the same games, turn by turn, in one process.

It runs where Ray is installed, `.ray-venv/bin/python -m bench.lab_cluster`, with `src` on the path, and prints JSON.
"""

import argparse
import json
import os
import time
from contextlib import closing

from speciate.lab.executor import Executor, LocalExecutor
from speciate.lab.experiment import Experiment, Seats, Variant
from speciate.lab.experiment_run import PlayDeals
from speciate.lab.ray_executor import RayExecutor

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=15.0)
    args = parser.parse_args()
    cores = os.cpu_count() or 1
    found: dict[str, list[dict[str, float]]] = {"processes": [], "ray": []}
    with closing(RayExecutor(jobs=cores)) as ray, closing(LocalExecutor(cores)) as pool:
        for number in range(args.rounds):
            found["processes"].append(games_a_second(pool, args.seconds, number * 1_000_000))
            found["ray"].append(games_a_second(ray, args.seconds, number * 1_000_000))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
