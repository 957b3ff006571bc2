"""Measures for the terminal: with a bar, then for each metric a sentence and a table."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from speciate.cli.errors import wrong
from speciate.cli.progress import progress
from speciate.cli.terminal import Terminal
from speciate.core.registry import get_game
from speciate.lab.metrics.catalogue import USUAL
from speciate.lab.metrics.findings import Findings
from speciate.lab.metrics.keeping import KeptFindings, check_file
from speciate.lab.metrics.records import FoundInRecords, measure_records
from speciate.lab.metrics.run import measure
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.wording import MetricWords

INTERRUPTED = 130
SEATS = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")


def measure_game(terminal: Terminal, study: Study, metrics: Sequence[str], jobs: int, out: str) -> int:
    """The exit code."""
    study.check()
    names = metrics or USUAL
    kept = KeptFindings(Path(out), study, names) if out else None
    if kept is not None and kept.is_finished():
        terminal.line("lab-metrics-finished", path=out)
        if kept.out.suffix == ".json":
            tell(terminal, kept.run())
        return 0
    try:
        with progress(terminal, "lab-deals") as told:
            findings = kept.run(jobs, told) if kept is not None else measure(study, names, jobs, progress=told)
    except KeyboardInterrupt:
        terminal.say("lab-stopped" if kept is not None else "lab-metrics-stopped")
        return INTERRUPTED
    tell(terminal, findings)
    if out:
        terminal.line("lab-written", path=out)
    return 0


def measure_played(
    terminal: Terminal, texts: Sequence[str], study: Study, metrics: Sequence[str], bots: bool, jobs: int, out: str
) -> int:
    """The exit code; `texts` are records."""
    journal = None
    if out:
        check_file(Path(out))
        journal = Path(f"{out}.journal")
    try:
        with progress(terminal, "lab-deals") as told:
            found = measure_records(texts, metrics or USUAL, study, bots, jobs, told, journal)
    except KeyboardInterrupt:
        terminal.say("lab-stopped" if out else "lab-metrics-stopped")
        return INTERRUPTED
    tell_records(terminal, found)
    if journal is not None:
        for path in save_all(Path(out), found.findings):
            terminal.line("lab-written", path=str(path))
        journal.unlink()
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


def save_all(out: Path, findings: Sequence[Findings]) -> list[Path]:
    """One file for each game: of several, each has a number in its name. Which they are."""
    names = [out.name] if len(findings) == 1 else [f"{out.stem}-{at}{out.suffix}" for at in range(1, len(findings) + 1)]
    paths = [out.with_name(name) for name in names]
    for path, one in zip(paths, findings, strict=True):
        one.save(path)
    return paths
