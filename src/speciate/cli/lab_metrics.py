"""`speciate lab metrics` and `speciate lab records`: a game measured by playing it, or by how it was played.

What does the work is loaded when it is asked for (`metric_runs`): every command of the program reads this file.
"""

from pathlib import Path
from typing import Annotated

import typer

from speciate.cli import seating
from speciate.cli.database import Config, Database, explained, url_of
from speciate.cli.errors import wrong
from speciate.cli.terminal import terminal_of
from speciate.core.registry import get_game

Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, max=256)]
Metric = Annotated[list[str] | None, typer.Option("--metric", metavar="NAME")]
Uses = Annotated[list[str] | None, typer.Option("--use", metavar="EVENT")]
Out = Annotated[str, typer.Option("--out", metavar="FILE")]
Seed = Annotated[str, typer.Option("--seed", metavar="WORD")]


def metrics(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    metric: Metric = None,
    seats: Annotated[str, typer.Option("--seats", metavar="N-M")] = "",
    bots: Annotated[str, typer.Option("--bots", metavar="BOTS")] = "greedy",
    levels: Annotated[str, typer.Option("--levels", metavar="BOTS")] = "random,beginner,casual,strong",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 200,
    seed: Seed = "1",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    pack: Annotated[str, typer.Option("--pack", metavar="FILE")] = "",
    use: Uses = None,
    jobs: Jobs = 1,
    out: Out = "",
) -> int:
    from speciate.cli import metric_runs
    from speciate.lab.metrics.study import Study

    terminal = terminal_of(context)
    study = Study(
        get_game(game).id,
        bots=metric_runs.words(bots),
        seats=metric_runs.read_range(terminal, seats),
        games=games,
        seed=seed,
        options=seating.read_options(terminal, option or []),
        levels=metric_runs.words(levels),
        uses=tuple(use or ()),
    )
    return metric_runs.measure_game(terminal, study.with_pack(Path(pack)) if pack else study, metric or [], jobs, out)


def records(
    context: typer.Context,
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE")] = None,
    metric: Metric = None,
    bots: Annotated[bool, typer.Option("--bots")] = False,
    use: Uses = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    out: Out = "",
    database: Database = None,
    config: Config = "",
) -> int:
    from speciate.cli import metric_runs
    from speciate.cli.exported_records import ExportedRecords
    from speciate.lab.metrics.record_files import RecordFiles
    from speciate.lab.metrics.study import Study

    terminal = terminal_of(context)
    if files and database is not None:
        raise wrong(terminal, "error-records-both")
    study = Study("", seed=seed, uses=tuple(use or ()))
    with explained(terminal):
        texts = RecordFiles(files) if files else ExportedRecords(address(url_of(terminal, database, config)))
        return metric_runs.measure_played(terminal, texts, study, metric or [], bots, jobs, out)


def address(database: str) -> str:
    """A database by its address, or an SQLite file by its name."""
    return database if "://" in database else f"sqlite:///{database}"
