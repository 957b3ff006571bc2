"""`speciate sim`: many games between bots at full speed, and what came of them."""

import time
from collections.abc import Sequence
from contextlib import closing
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from speciate.bots.external import SECONDS
from speciate.cli import again, seating, where
from speciate.cli.errors import wrong
from speciate.cli.progress import progress
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.lab.averages import Mean, ResultSummary
from speciate.lab.executor import Executor
from speciate.lab.plan import Plan
from speciate.lab.results import Journal
from speciate.lab.simulate import PlayGames, SeatResult, simulate

KNOWN = ("evo",)  # games of which it is known how they end among people; a line of the locale says how


def sim(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOTS")] = "random",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 1000,
    jobs: where.Jobs = None,
    ray: where.Ray = False,
    on: where.On = "",
    seed: Annotated[str, typer.Option("--seed", metavar="WORD")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    pack: Annotated[str, typer.Option("--pack", metavar="FILE")] = "",
    bot_time: Annotated[float, typer.Option("--bot-time", metavar="SECONDS", min=0.01)] = SECONDS,
    bot_log: Annotated[str, typer.Option("--bot-log", metavar="FILE")] = "",
    only: Annotated[int | None, typer.Option("--only", metavar="N", min=0)] = None,
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "",
) -> int:
    terminal = terminal_of(context)
    spec = get_game(game)
    own = spec.engine.pack(Path(pack)).to_json() if pack else None
    options = seating.read_options(terminal, option or [])
    plan = Plan(spec.id, seats(terminal, spec, bots, players), games, seed, options, own, bot_time)
    plan.check()
    if only is not None and out:
        raise wrong(terminal, "error-only-out")
    journal = Journal(Path(out), plan) if out else None
    if journal is not None and journal.is_finished():
        terminal.say("sim-finished", path=out)
        return 0
    log = seating.read_bot_log(bot_log)
    summary = ResultSummary()
    start = time.perf_counter()
    if only is not None:
        summary.add(PlayGames(plan, log)([only])[0])
        finished = True
    else:
        with where.players(terminal, jobs, ray, on, plan.bots) as executor:
            finished = run(terminal, plan, executor, journal, summary, log)
    seconds = time.perf_counter() - start
    if summary.games:
        terminal.print(*tables(terminal, summary, plan))
        again.tell(terminal, context, summary.failures, log)
        terminal.say("sim-speed", games=summary.games, seconds=f"{seconds:.1f}", moves=f"{summary.moves.mean:.0f}")
    if not finished:
        terminal.say("sim-resume" if journal is not None else "sim-stopped", done=summary.games, games=games)
        return 130
    if journal is not None:
        terminal.say("sim-written", path=out)
    return 0


def seats(terminal: Terminal, game: GameSpec, bots: str, players: int | None) -> tuple[str, ...]:
    """The bots, repeated in turn until every seat is taken."""
    kinds = [word.strip() for word in bots.split(",") if word.strip()]
    count = players if players is not None else max(len(kinds), game.min_seats)
    if len(kinds) > count:
        raise wrong(terminal, "error-too-many-bots", bots=len(kinds), count=count)
    if not game.min_seats <= count <= game.max_seats:
        raise wrong(terminal, "error-players", game=game.title, low=game.min_seats, high=game.max_seats, count=count)
    filled = list(islice(cycle(kinds or ["random"]), count))
    return tuple(seating.read_seats(terminal, game, ",".join(filled), people=False))


def run(
    terminal: Terminal,
    plan: Plan,
    executor: Executor,
    journal: Journal | None,
    summary: ResultSummary,
    log: Path | None,
) -> bool:
    """Plays what is not played yet, with a bar; False when it was interrupted, and nothing is lost then."""
    done = journal.read() if journal is not None else []
    for game in done:
        summary.add(game)
    if journal is not None:
        journal.open(done)
    try:
        with (
            closing(simulate(plan, start=len(done), bot_log=log, executor=executor)) as games,
            progress(terminal, "sim-games") as tell,
        ):
            for number, game in enumerate(games, start=len(done) + 1):
                keep(game, journal, summary)
                tell(number, plan.games)
    except KeyboardInterrupt:
        if journal is not None:
            journal.close()
        return False
    if journal is not None:
        journal.finish()
    return True


def keep(game: Sequence[SeatResult], journal: Journal | None, summary: ResultSummary) -> None:
    summary.add(game)
    if journal is not None:
        journal.add(list(game))


def tables(terminal: Terminal, summary: ResultSummary, plan: Plan) -> list[Table]:
    """Wins and scores by bot and by seat, and what the game itself counts; every average with its 95 % interval."""
    by_bot = table(terminal, "sim-bot")
    for name in summary.wins_by_bot:
        add_row(by_bot, name, summary.wins_by_bot[name], summary.scores_by_bot[name])
    by_seat = table(terminal, "sim-seat")
    for seat in sorted(summary.wins_by_seat):
        add_row(by_seat, str(seat + 1), summary.wins_by_seat[seat], summary.scores_by_seat[seat])
    by_seat.caption = terminal.t("sim-fair", share=f"{100 / len(plan.bots):.1f}")
    counted = Table(caption_justify="left", caption_style="dim")
    counted.add_column(terminal.t("sim-game"))
    counted.add_column(terminal.t("sim-mean"), justify="right")
    for name, mean in summary.stats.items():
        counted.add_row(name, average(mean))
    if plan.game in KNOWN:
        counted.caption = terminal.t(f"sim-known-{plan.game}")
    return [by_bot, by_seat, counted]


def table(terminal: Terminal, first: str) -> Table:
    grid = Table(caption_justify="left", caption_style="dim")
    grid.add_column(terminal.t(first))
    for key in ("sim-played", "sim-wins", "sim-score"):
        grid.add_column(terminal.t(key), justify="right")
    return grid


def add_row(grid: Table, name: str, wins: Mean, scores: Mean) -> None:
    low, high = wins.share_interval
    grid.add_row(
        name,
        str(wins.count),
        f"{100 * wins.mean:.1f} % [{100 * low:.1f} – {100 * high:.1f}]",
        average(scores),
    )


def average(mean: Mean) -> str:
    return f"{mean.mean:.2f}" + (f" ± {mean.margin:.2f}" if mean.count > 1 else "")
