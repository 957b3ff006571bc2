"""How many decisions of casual bots `speciate data make` writes in an hour on two cores.

Games share nothing, so one process is measured, in seconds of the processor, and its figure doubled.
`python -m bench.datasets --games 20` renews the section of RESULTS.md.
"""

import argparse
import tempfile
import time
from pathlib import Path

from bench import results
from speciate import _engine
from speciate.core.registry import all_games
from speciate.lab.plan import Plan
from speciate.research.data import Settings
from speciate.research.data.shard import ShardWriter

TITLE = "Games of bots as data"
BOT = "casual"
CORES = 2
TARGET = 10_000_000.0


def decisions_a_second(game: str, seats: int, games: int) -> float:
    """Played and written, as a worker does it; what is made once in a process is left out."""
    settings = Settings(Plan(game, (BOT,) * seats, games, "1", {}, None))
    with tempfile.TemporaryDirectory() as folder:
        write(settings, range(1), Path(folder))
        start = time.process_time()
        decisions = write(settings, range(games), Path(folder))
        return decisions / (time.process_time() - start)


def write(settings: Settings, games: range, folder: Path) -> int:
    writer = ShardWriter(settings)
    for game in games:
        writer.play(game)
    writer.write(folder / "some.parquet")
    return writer.counts["decisions"]


def measure(games: int) -> list[str]:
    rows = []
    for game in [game for game in all_games().values() if game.listed]:
        seats = min(4, game.max_seats)
        speed = decisions_a_second(game.id, seats, games)
        hour = CORES * 3600 * speed
        met = "met" if hour >= TARGET else "missed"
        rows.append([game.id, str(seats), results.show(speed), f"{hour / 1e6:.1f} million", met])
    head = ["game", "seats", "decisions a second of one core", f"an hour on {CORES} cores", "target: 10 million"]
    about = f"{games} games of `{BOT}` bots, engine {_engine.name()}, with observations and masks; in CPU seconds."
    return [about, "", *results.table(head, rows)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    print(results.renew(TITLE, measure(parser.parse_args().games)))
