"""`speciate lab`: experiments of a designer, variants of a game on the same deals."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from speciate.cli import help, lab_metrics, lab_pairing, lab_sweep, where
from speciate.cli.lab_report import FILE as REPORT
from speciate.cli.lab_report import lab_report, reported
from speciate.cli.progress import progress
from speciate.cli.terminal import Terminal, terminal_of
from speciate.lab.comparison import KeptRun, compare
from speciate.lab.executor import Executor
from speciate.lab.experiment import MEASURES, Experiment, read_experiment
from speciate.lab.experiment_run import run_experiment
from speciate.lab.holdings import WON_WITH

app = typer.Typer(rich_markup_mode=None, no_args_is_help=False)
INTERRUPTED = 130
SMALLEST = 0.001  # chance that is told as a number


@app.callback(invoke_without_command=True)
def lab(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")


@app.command("run", cls=help.TranslatedCommand)
def run(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")] = "",
    jobs: where.Jobs = None,
    ray: where.Ray = False,
    on: where.On = "",
) -> int:
    terminal = terminal_of(context)
    experiment = read_experiment(Path(file))
    folder = Path(out) if out else folder_of(file)
    experiment.check()
    with where.players(terminal, jobs, ray, on, experiment.bots) as executor:
        is_played = played(terminal, experiment, folder, executor)
    if not is_played:
        terminal.say("lab-stopped")
        return INTERRUPTED
    tell(terminal, KeptRun(folder).summary)
    terminal.line("lab-written", path=str(folder))
    reported(terminal, folder, folder / REPORT)
    return 0


app.command("sweep", cls=help.TranslatedCommand)(lab_sweep.sweep)


@app.command("show", cls=help.TranslatedCommand)
def show(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    pairing: Annotated[bool, typer.Option("--pairing")] = False,
) -> None:
    summary = KeptRun(folder_of(file)).summary
    if pairing:
        lab_pairing.tell(terminal_of(context), summary)
    else:
        tell(terminal_of(context), summary)


@app.command("compare", cls=help.TranslatedCommand)
def compare_runs(
    context: typer.Context,
    one: Annotated[str, typer.Argument(metavar="A")],
    other: Annotated[str, typer.Argument(metavar="B")],
) -> None:
    tell(terminal_of(context), compare(KeptRun(folder_of(one)), KeptRun(folder_of(other))))


app.command("metrics", cls=help.TranslatedCommand)(lab_metrics.metrics)
app.command("records", cls=help.TranslatedCommand)(lab_metrics.records)
app.command("report", cls=help.TranslatedCommand)(lab_report)


def folder_of(file: str) -> Path:
    """Where the results of an experiment's file are, or the folder itself."""
    path = Path(file)
    return path if path.is_dir() else path.with_suffix(".lab")


def played(terminal: Terminal, experiment: Experiment, folder: Path, executor: Executor) -> bool:
    """With a bar and the time left; False when it was interrupted, and nothing is lost then."""
    try:
        with progress(terminal, "lab-deals") as tell:
            run_experiment(
                experiment, folder, progress=lambda tally: tell(tally.deals, experiment.games), executor=executor
            )
    except KeyboardInterrupt:
        return False
    return True


def tell(terminal: Terminal, summary: dict[str, Any]) -> None:
    """A table for each table of players, and under it what every figure means."""
    if summary["title"]:
        terminal.print(summary["title"])
    is_compared = summary.get("compared", False)
    terminal.say("lab-compare-head" if is_compared else "lab-head", deals=summary["deals"])
    rows = summary["rows"]
    for name in dict.fromkeys(row["table"] for row in rows):
        terminal.print(grid(terminal, name, [row for row in rows if row["table"] == name], is_compared))
    for name in dict.fromkeys(row["measure"] for row in rows):
        terminal.print(f"{name}: {terminal.t(about(name))}", style="dim")
    terminal.say("lab-mean-about")
    terminal.say("lab-interval", comparisons=summary["comparisons"])
    terminal.say("lab-sequential" if summary["sequential"] else "lab-fixed")


def about(measure: str) -> str:
    """Where it is said what a measure is."""
    if measure.startswith(WON_WITH):
        return "measure-won-with"
    return f"measure-{measure}" if measure in MEASURES else "measure-counted"


def chance(p: float) -> str:
    return f"{p:.3f}" if p >= SMALLEST else f"< {SMALLEST}"


def grid(terminal: Terminal, title: str, rows: list[dict[str, Any]], is_compared: bool) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for key in ("lab-measure", "lab-variant"):
        table.add_column(terminal.t(key))
    for key in ("lab-mean", "lab-compare-difference" if is_compared else "lab-difference", "lab-p"):
        table.add_column(terminal.t(key), justify="right")
    for row in rows:
        difference, p = "", ""
        if "difference" in row and row["half_width"] is not None:
            difference, p = f"{row['difference']:+.3f} ± {row['half_width']:.3f}", chance(row["p"])
        table.add_row(row["measure"], row["variant"], f"{row['mean']:.3f}", difference, p)
    return table
