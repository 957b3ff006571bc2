"""`speciate lab report`: what came of a run, as a page to look at."""

from pathlib import Path
from typing import Annotated

import typer

from speciate.cli.terminal import Terminal, terminal_of
from speciate.lab.figures.reports import FILE, write_report


def lab_report(
    context: typer.Context,
    run: Annotated[str, typer.Argument(metavar="RUN")],
    out: Annotated[str, typer.Option("--out", metavar="FILE.html")] = "",
) -> None:
    source = kept_at(run)
    beside = source / FILE if source.is_dir() else source.with_suffix(".html")
    reported(terminal_of(context), source, Path(out) if out else beside)


def kept_at(run: str) -> Path:
    """A file of metrics, or the folder with the results of an experiment, which its own file stands for too."""
    path = Path(run)
    return path.with_suffix(".lab") if path.suffix == ".toml" else path


def reported(terminal: Terminal, source: Path, out: Path) -> None:
    with terminal.console.status(terminal.t("lab-report-making")):
        write_report(source, out, terminal.lang)
    terminal.line("lab-report-written", path=str(out))
