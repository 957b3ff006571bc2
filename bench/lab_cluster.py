"""Ray on this machine beside the warm processes of the lab: the same games, turn by turn, in one process.

It runs where Ray is installed, `.ray-venv/bin/python -m bench.lab_cluster`, with `src` on the path, and prints JSON.
"""

import argparse
import json
import os
from contextlib import closing

from bench.processes import games_a_second
from speciate.lab.executor import LocalExecutor
from speciate.lab.ray_executor import RayExecutor


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
