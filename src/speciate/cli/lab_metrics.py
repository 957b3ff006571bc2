"""`speciate lab metrics` and `speciate lab records`: a game measured by playing it, or by how it was played."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from speciate.cli import seating
from speciate.cli.database import Config, Database, explained, url_of
from speciate.cli.errors import wrong
from speciate.cli.exported_records import ExportedRecords
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.registry import get_game
from speciate.lab.metrics.catalogue import USUAL
from speciate.lab.metrics.findings import Findings
from speciate.lab.metrics.keeping import KeptFindings, check_file
from speciate.lab.metrics.record_files import RecordFiles
from speciate.lab.metrics.records import FoundInRecords, measure_records
from speciate.lab.metrics.run import measure
from speciate.lab.metrics.study import USUAL_LEVELS, Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.wording import MetricWords

INTERRUPTED = 130
SEATS = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")
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
    levels: Annotated[str, typer.Option("--levels", metavar="BOTS")] = ",".join(USUAL_LEVELS),
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 200,
    seed: Seed = "1",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    pack: Annotated[str, typer.Option("--pack", metavar="FILE")] = "",
    use: Uses = None,
    jobs: Jobs = 1,
    out: Out = "",
) -> int:
    terminal = terminal_of(context)
    spec = get_game(game)
    study = Study(
        spec.id,
        bots=words(bots),
        seats=read_range(terminal, seats),
        games=games,
        seed=seed,
        options=seating.read_options(terminal, option or []),
        pack=spec.engine.pack(Path(pack)).to_json() if pack else None,
        levels=words(levels),
        uses=tuple(use or ()),
    )
    study.check()
    names = metric or USUAL
    kept = KeptFindings(Path(out), study, names) if out else None
    if kept is not None and kept.is_finished():
        terminal.line("lab-metrics-finished", path=out)
        return 0
    try:
        with progress(terminal) as told:
            findings = kept.run(jobs, told) if kept is not None else measure(study, names, jobs, progress=told)
    except KeyboardInterrupt:
        terminal.say("lab-stopped" if kept is not None else "lab-metrics-stopped")
        return INTERRUPTED
    tell(terminal, findings)
    if out:
        terminal.line("lab-written", path=out)
    return 0


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
    terminal = terminal_of(context)
    if out:
        check_file(Path(out))
    with explained(terminal):
        texts = record_texts(terminal, files or [], database, config)
        study = Study("", seed=seed, uses=tuple(use or ()))
        try:
            with progress(terminal) as told:
                found = measure_records(texts, metric or USUAL, study, bots, jobs, told)
        except KeyboardInterrupt:
            terminal.say("lab-metrics-stopped")
            return INTERRUPTED
    tell_records(terminal, found)
    if out:
        save_all(Path(out), found.findings)
        terminal.line("lab-written", path=out)
    return 0


# -- what was asked for ------------------------------------------------------------------------------------


def words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def read_range(terminal: Terminal, text: str) -> tuple[int, ...]:
    """`4`, `2-6`, or nothing for all that the game is for."""
    found = SEATS.fullmatch(text)
    if text and found is None:
        raise wrong(terminal, "error-range", text=text)
    if found is None:
        return ()
    low, high = int(found[1]), int(found[2] or found[1])
    if low > high:
        raise wrong(terminal, "error-range", text=text)
    return tuple(range(low, high + 1))


def record_texts(terminal: Terminal, files: Sequence[Path], database: str | None, config: str) -> Sequence[str]:
    """Records of files, or of all finished games of a server's database."""
    if files and database is not None:
        raise wrong(terminal, "error-records-both")
    if files:
        return RecordFiles(files)
    url = url_of(terminal, database, config)
    return ExportedRecords(url if "://" in url else f"sqlite:///{url}")


@contextmanager
def progress(terminal: Terminal) -> Iterator[Callable[[int, int], None]]:
    """A bar, and the time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.console, transient=True) as bars:
        bar = bars.add_task(terminal.t("lab-deals"), total=None)
        yield lambda done, total: bars.update(bar, completed=done, total=total)


# -- what came of it ---------------------------------------------------------------------------------------


def tell(terminal: Terminal, findings: Findings) -> None:
    """For each metric a sentence, then its table."""
    words = MetricWords(terminal.lang)
    for table in findings.tables:
        if table.rows:
            terminal.print("", words.heading(table), style="bold")
            terminal.print(words.sentence(table))
            terminal.print(grid(words, table))
    empty = [words.heading(table) for table in findings.tables if not table.rows]
    if empty:
        terminal.hint("lab-metrics-empty", tables=", ".join(empty))
    terminal.hint("lab-metrics-interval")


def grid(words: MetricWords, table: MetricTable) -> Table:
    shown = Table()
    for place, name in enumerate(words.columns(table)):
        shown.add_column(name, justify="left" if place < len(table.labels) else "right")
    for row in table.rows:
        shown.add_row(*words.row(table, row))
    return shown


def tell_records(terminal: Terminal, found: FoundInRecords) -> None:
    for findings in found.findings:
        about: dict[str, Any] = findings.about
        title = get_game(about["game"]).title
        terminal.say(
            "lab-records-of", game=f"{title} ({about['pack']})" if about["pack"] else title, count=about["records"]
        )
        tell(terminal, findings)
    for why, count in sorted(found.left_out.items()):
        terminal.say(f"lab-records-{why}", count=count)
    if not found.findings:
        terminal.say("lab-records-none")


def save_all(out: Path, findings: Sequence[Findings]) -> None:
    """One file for each game: of several, each has the game's name in its own."""
    for one in findings:
        name = out.name if len(findings) == 1 else f"{out.stem}-{one.about['game']}{out.suffix}"
        one.save(out.with_name(name))
