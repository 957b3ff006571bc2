"""Makes the files of a folder, side by side, and goes on where an earlier run was interrupted."""

from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from speciate.core.errors import SpeciateError
from speciate.core.registry import get_game
from speciate.lab.executor import in_order
from speciate.lab.plan import Plan
from speciate.research.data.card import CARD, Card
from speciate.research.data.settings import SHARD_GAMES, Settings, shard_path, shard_paths
from speciate.research.data.shard import ShardWriter, arrow, counts_of

Counts = dict[str, int]
Progress = Callable[[int, int], None]  # games there are, and games there will be


def make(
    game: str,
    folder: str | Path,
    bots: list[str] | str = "casual",
    seats: int | None = None,
    games: int = 1000,
    seed: str = "1",
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    pack: Mapping[str, object] | None = None,
    bounds: dict[str, int] | None = None,
    shard_games: int = SHARD_GAMES,
    progress: Progress | None = None,
) -> Card:
    """Plays `games` games and writes every decision; bots are repeated in turn until every seat is taken.

    In a script, `jobs` of more than 1 needs the usual `if __name__ == "__main__":`.
    """
    spec = get_game(game)
    names = [bots] if isinstance(bots, str) else list(bots)
    count = seats if seats is not None else max(len(names), spec.min_seats)
    taken = tuple(islice(cycle(names), max(count, len(names))))
    plan = Plan(spec.id, taken, games, seed, dict(options or {}), pack)
    settings = Settings(plan, dict(bounds or {}), shard_games)
    settings.check()
    with closing(fill(settings, Path(folder), jobs)) as done:
        finished = 0
        for counts in done:
            finished += counts["games"]
            if progress is not None:
                progress(finished, games)
    return Card.read(Path(folder))


def fill(settings: Settings, folder: Path, jobs: int = 1) -> Generator[Counts, None, None]:
    """Counts of every file of the folder: first of those there are, then of the others as they are written.

    The card tells of all that is written, even if it is closed before the end.
    """
    arrow()
    claim(settings, folder)
    shards = settings.shards()
    there = [number for number in range(len(shards)) if shard_path(folder, number).exists()]
    missing = [number for number in range(len(shards)) if number not in set(there)]
    counts = [counts_of(shard_path(folder, number)) for number in there]
    yield from list(counts)
    try:
        with closing(in_order(partial(write_shard, settings, folder), missing, jobs)) as written:
            for each in written:
                counts.append(each)
                yield each
    finally:
        if len(counts) < len(shards):  # workers may have written more than was reported
            counts = [counts_of(path) for path in shard_paths(folder)]
        Card.of(settings, counts).write(folder)


def claim(settings: Settings, folder: Path) -> None:
    """Makes the folder these settings' own; SpeciateError if it belongs to others."""
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / CARD).exists():
        differing = differences(Card.read(folder).settings, settings.to_json())
        if differing:
            raise SpeciateError(f"{folder}: was made with other settings ({'; '.join(differing)}); name another folder")
        return
    if any(folder.iterdir()):
        raise SpeciateError(f"{folder}: is not empty, and what is in it is no data; name another folder")
    Card.of(settings, []).write(folder)


def differences(theirs: dict[str, Any], ours: dict[str, Any]) -> list[str]:
    return [f"{name} was {theirs.get(name)}, now {value}" for name, value in ours.items() if theirs.get(name) != value]


def write_shard(settings: Settings, folder: Path, number: int) -> Counts:
    """One file, by whichever process."""
    writer = ShardWriter(settings)
    for game in settings.shards()[number]:
        writer.play(game)
    writer.write(shard_path(folder, number))
    return writer.counts
