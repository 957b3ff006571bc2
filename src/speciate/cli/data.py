"""`speciate data`: games of bots as files to learn from."""

import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from speciate.cli import help, seating, sim
from speciate.cli.errors import wrong
from speciate.cli.progress import progress
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.registry import get_game
from speciate.lab.plan import Plan

if TYPE_CHECKING:
    from speciate.research.data import Settings

app = typer.Typer(rich_markup_mode=None, no_args_is_help=False)
INTERRUPTED = 130


@app.callback(invoke_without_command=True)
def data(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")


@app.command("make", cls=help.TranslatedCommand)
def make(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")],
    seats: Annotated[int | None, typer.Option("--seats", metavar="N")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOTS")] = "casual",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 1000,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=1, max=256)] = 1,
    seed: Annotated[str, typer.Option("--seed", metavar="WORD")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    pack: Annotated[str, typer.Option("--pack", metavar="FILE")] = "",
    shard: Annotated[int, typer.Option("--shard", metavar="N", min=1)] = 50,
) -> int:
    terminal = terminal_of(context)
    try:
        from speciate.research.data import Settings  # only who asks for data needs what it is made with
    except ImportError as missing:
        raise wrong(terminal, "error-data-packages", name=missing.name or "") from None
    spec = get_game(game)
    own = spec.engine.pack(Path(pack)).to_json() if pack else None
    options = seating.read_options(terminal, option or [])
    plan = Plan(spec.id, sim.seats(terminal, spec, bots, seats), games, seed, options, own)
    settings = Settings(plan, shard_games=shard)
    settings.check()
    return run(terminal, settings, Path(out), jobs)


def run(terminal: Terminal, settings: "Settings", folder: Path, jobs: int) -> int:
    """With a bar; what is written stays when it is interrupted."""
    from speciate.research.data.maker import fill

    games = decisions = 0
    start = time.perf_counter()
    try:
        with (
            closing(fill(settings, folder, jobs)) as files,
            progress(terminal, "sim-games") as tell,
        ):
            for counts in files:
                games += counts["games"]
                decisions += counts["decisions"]
                tell(games, settings.plan.games)
    except KeyboardInterrupt:
        terminal.say("sim-resume", done=games, games=settings.plan.games)
        return INTERRUPTED
    seconds = time.perf_counter() - start
    terminal.say("data-written", path=str(folder), games=games, decisions=decisions, seconds=f"{seconds:.1f}")
    return 0
