"""`speciate lab report`: what came of a run, as a page to look at."""

from pathlib import Path
from typing import Annotated

import typer

from speciate.cli.terminal import Terminal, terminal_of

FILE = "report.html"  # beside the results


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
    from speciate.lab.figures.reports import write_report  # most commands need no pictures

    with terminal.console.status(terminal.t("lab-report-making")):
        write_report(source, out, terminal.lang)
    terminal.line("lab-report-written", path=str(out))
