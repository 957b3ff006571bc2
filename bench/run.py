"""`make bench`: measures, and renews the sections of RESULTS.md it has measured. `--only` names one."""

import argparse
from collections.abc import Callable

from bench import (
    datasets,
    engine,
    growth,
    lab_executor,
    lab_metrics,
    openspiel,
    packages,
    page,
    play,
    research,
    results,
    search,
    server,
    start,
    two_servers,
)

NAMES = (
    "engine",
    "growth",
    "search",
    "research",
    "openspiel",
    "data",
    "server",
    "servers",
    "page",
    "lab",
    "traits",
    "packages",
    "start",
    "play",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", default=".bench-venv/bin/python", help="the Python the peers are installed for")
    parser.add_argument("--ray", default=".ray-venv/bin/python", help="the Python Ray is installed for")
    parser.add_argument("--rounds", type=int, default=5, help="of the engine beside its peers")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure of each round")
    parser.add_argument("--load-seconds", type=float, default=15.0, help="for each number of tables")
    parser.add_argument("--only", choices=NAMES)
    args = parser.parse_args()
    measurements: dict[str, tuple[str, Callable[[], list[str]]]] = {
        "engine": ("The engine beside its peers", lambda: engine.measure(args.peers, args.rounds, args.seconds)),
        "growth": (growth.TITLE, growth.measure),
        "search": ("Search", lambda: search.rows(args.peers, args.rounds, args.seconds)),
        "research": (
            "Environments",
            lambda: research.measure(args.peers, args.rounds, args.seconds),
        ),
        "openspiel": (openspiel.TITLE, lambda: openspiel.measure(args.rounds, args.seconds)),
        "data": (datasets.TITLE, lambda: datasets.measure(4 * args.rounds)),
        "server": ("Tables a server holds", lambda: server.measure(args.load_seconds)),
        "servers": (two_servers.TITLE, lambda: two_servers.measure(args.rounds, args.load_seconds)),
        "page": ("A round as the page shows it", page.measure),
        "lab": (lab_executor.TITLE, lambda: lab_executor.measure(args.rounds, args.seconds, args.ray)),
        "traits": (lab_metrics.TITLE, lab_metrics.measure),
        "packages": (packages.TITLE, packages.measure),
        "start": (start.TITLE, lambda: start.measure(args.peers, 4 * args.rounds)),
        "play": (play.TITLE, play.measure),
    }
    for name, (title, measure) in measurements.items():
        if args.only in (None, name):
            print(results.renew(title, measure()), flush=True)


if __name__ == "__main__":
    main()
