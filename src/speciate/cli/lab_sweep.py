"""`speciate lab sweep`: which values of some parameters bring a game nearest to what its designer wants."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from speciate.cli import where
from speciate.cli.lab_report import FILE as REPORT
from speciate.cli.lab_report import reported
from speciate.cli.progress import progress
from speciate.cli.terminal import Terminal, terminal_of
from speciate.lab.executor import Executor
from speciate.lab.sweep import Sweep, read_sweep
from speciate.lab.sweep_run import run_sweep

INTERRUPTED = 130
USUAL_BEST = 10


def sweep(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")] = "",
    best: Annotated[int, typer.Option("--best", metavar="N", min=1)] = USUAL_BEST,
    jobs: where.Jobs = None,
    ray: where.Ray = False,
    on: where.On = "",
) -> int:
    terminal = terminal_of(context)
    asked = read_sweep(Path(file))
    asked.check()
    folder = Path(out) if out else Path(file).with_suffix(".lab")
    with where.players(terminal, jobs, ray, on, asked.experiment.bots) as executor:
        found = made(terminal, asked, folder, executor)
    if found is None:
        terminal.say("lab-stopped")
        return INTERRUPTED
    tell(terminal, found, best)
    terminal.line("lab-written", path=str(folder))
    reported(terminal, folder, folder / REPORT)
    return 0


def made(terminal: Terminal, asked: Sweep, folder: Path, executor: Executor) -> dict[str, Any] | None:
    """With a bar and the time left; None when it was interrupted, and nothing is lost then."""
    try:
        with progress(terminal, "sim-games") as tell:
            return run_sweep(asked, folder, progress=tell, executor=executor)
    except KeyboardInterrupt:
        return None


def tell(terminal: Terminal, found: dict[str, Any], best: int) -> None:
    """The best trials and the game as it is, and under them what every figure means."""
    terminal.print(found["title"])
    rows = found["trials"]
    terminal.say("sweep-head", trials=len(rows) - 1, method=found["method"], deals=found["deals"])
    shown = [row for place, row in enumerate(rows) if place < best or row["settings"] is None]
    terminal.print(grid(terminal, found, shown))
    for goal in found["goals"]:
        terminal.print(f"{goal['table']}: {goal['goal']}: {range_in_words(terminal, goal)}", style="dim")
    terminal.say("sweep-loss")
    if any(row["fresh"] for row in rows):
        terminal.say("sweep-fresh", count=sum(1 for row in rows if row["fresh"]))


def grid(terminal: Terminal, found: dict[str, Any], rows: list[dict[str, Any]]) -> Table:
    """What decides stands in front: a narrow screen cuts off what is behind."""
    table = Table()
    table.add_column(terminal.t("sweep-trial"))
    for key in ("sweep-loss-name", "sweep-fresh-name"):
        table.add_column(terminal.t(key), justify="right")
    for name in found["parameters"]:
        table.add_column(name, justify="right", overflow="fold")
    for goal in found["goals"]:
        title = goal["goal"] if is_only_table(found) else f"{goal['table']}: {goal['goal']}"
        table.add_column(title, justify="right", overflow="fold")
    for row in rows:
        settings, fresh = row["settings"], row["fresh"]
        name = terminal.t("sweep-as-it-is") if settings is None else str(row["trial"])
        losses = [f"{row['loss']:.2f}", "" if fresh is None else f"{fresh['loss']:.2f}"]
        values = ["" if settings is None else json.dumps(settings[one]) for one in found["parameters"]]
        table.add_row(name, *losses, *values, *[with_width(one) for one in row["goals"]])
    return table


def is_only_table(found: dict[str, Any]) -> bool:
    return len({goal["table"] for goal in found["goals"]}) == 1


def with_width(one: dict[str, Any]) -> str:
    return f"{one['value']:g}" if one["half_width"] is None else f"{one['value']:.3f} ± {one['half_width']:.3f}"


def range_in_words(terminal: Terminal, goal: dict[str, Any]) -> str:
    low, high = goal["range"]
    unit = f"{goal['unit']:.4g}"
    if low is None:
        return terminal.t("sweep-at-most", high=f"{high:.4g}", unit=unit)
    if high is None:
        return terminal.t("sweep-at-least", low=f"{low:.4g}", unit=unit)
    return terminal.t("sweep-between", low=f"{low:.4g}", high=f"{high:.4g}", unit=unit)
