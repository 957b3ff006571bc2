"""`speciate bench`: how fast the engine is on this machine."""

from typing import Annotated

import typer
from rich.table import Table

from speciate import _engine
from speciate.cli.terminal import terminal_of
from speciate.core.registry import get_game
from speciate.lab.measure import MEASURES


def bench(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")] = "evolution",
    seconds: Annotated[float, typer.Option("--seconds", metavar="SECONDS", min=0.01, max=600)] = 1.0,
) -> int:
    terminal = terminal_of(context)
    spec = get_game(game)
    grid = Table()
    grid.add_column(terminal.t("bench-what"))
    grid.add_column(terminal.t("bench-rate"), justify="right")
    with terminal.console.status("") as status:
        for number, (name, work) in enumerate(MEASURES.items()):
            what = terminal.t("bench-" + name.replace(" ", "-").lower())
            status.update(f"{number + 1}/{len(MEASURES)} {what}")
            grid.add_row(what, f"{work(spec, seconds):,.0f}".replace(",", " "))
    terminal.print(grid)
    terminal.say("version-engine", engine=terminal.t(f"engine-{_engine.name()}"))
    return 0
