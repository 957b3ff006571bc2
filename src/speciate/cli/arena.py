"""`speciate arena`: a tournament of bots, with ratings and a page to look at."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from speciate.bots.external import SECONDS
from speciate.cli import again, seating, where
from speciate.cli.errors import wrong
from speciate.cli.progress import progress
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.lab import report_tables
from speciate.lab.archive import Archive
from speciate.lab.arena import run
from speciate.lab.contest import FREE, ONE, TEAMS, Contest
from speciate.lab.executor import Executor
from speciate.lab.report_tables import Figures, Grid
from speciate.lab.standings import Standings

USUAL_SEATS = 4  # with --one


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[str, typer.Option("--bots", metavar="BOTS")] = "",
    one: Annotated[str, typer.Option("--one", metavar="BOT")] = "",
    against: Annotated[str, typer.Option("--against", metavar="BOT")] = "",
    players: Annotated[int | None, typer.Option("--players", metavar="N", min=1)] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 200,
    jobs: where.Jobs = None,
    ray: where.Ray = False,
    on: where.On = "",
    seed: Annotated[str, typer.Option("--seed", metavar="WORD")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    pack: Annotated[str, typer.Option("--pack", metavar="FILE")] = "",
    bot_time: Annotated[float, typer.Option("--bot-time", metavar="SECONDS", min=0.01)] = SECONDS,
    bot_log: Annotated[str, typer.Option("--bot-log", metavar="FILE")] = "",
    only: Annotated[int | None, typer.Option("--only", metavar="N", min=0)] = None,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")] = "",
    no_records: Annotated[bool, typer.Option("--no-records")] = False,
) -> int:
    terminal = terminal_of(context)
    spec = get_game(game)
    names, mode = contestants(terminal, spec, bots, one, against)
    own = spec.engine.pack(Path(pack)).to_json() if pack else None
    options = seating.read_options(terminal, option or [])
    seats = players or usual_seats(spec, len(names), mode)
    contest = Contest(spec.id, names, seats, games, seed, mode, options, own, bot_time)
    contest.check()
    if only is not None and out:
        raise wrong(terminal, "error-only-out")
    log = seating.read_bot_log(bot_log)
    if only is not None:
        contest = replace(contest, games=only + 1)
    hall = ArenaRun(terminal, contest, Archive(Path(out), contest) if out else None, only is not None)
    with where.players(terminal, jobs, ray, on, names) as executor:
        finished = hall.play(executor, bool(out) and not no_records, log, only)
    hall.standings.rate()
    if finished:
        hall.keep()  # before a word is printed: whoever reads it may hang up early
    hall.show()
    failed = {line.label: line.failures for line in hall.standings.lines if line.failures.count}
    again.tell(terminal, context, failed, log)
    if not finished:
        terminal.say("sim-resume" if out else "arena-stopped", done=hall.standings.games, games=hall.total)
        return 130
    return 0


def contestants(terminal: Terminal, game: GameSpec, bots: str, one: str, against: str) -> tuple[tuple[str, ...], str]:
    """Who meets, and how."""
    names = tuple(word.strip() for word in bots.split(",") if word.strip())
    if bool(names) == bool(one) or bool(one) != bool(against):
        raise wrong(terminal, "error-arena-who")
    if one:
        return (one.strip(), against.strip()), ONE
    return names, TEAMS if game.cooperative else FREE


def usual_seats(game: GameSpec, bots: int, mode: str) -> int:
    wanted = bots if mode == FREE else USUAL_SEATS
    return min(max(wanted, game.min_seats), game.max_seats)


class ArenaRun:
    """Where a tournament takes place: plays, shows, keeps."""

    def __init__(
        self, terminal: Terminal, contest: Contest, archive: Archive | None, is_one_game: bool = False
    ) -> None:
        self.terminal = terminal
        self.archive = archive
        self.done = archive.read() if archive is not None else []
        self.contest = contest
        if len(self.done) > contest.deals * contest.games_a_deal:
            terminal.say("arena-more", games=len(self.done))
            self.contest = replace(contest, games=len(self.done))
        elif contest.games % contest.games_a_deal and not is_one_game:
            terminal.say("arena-rounded", wanted=contest.games, games=self.total)
        self.standings = Standings(self.contest)
        self.written: list[Path] = []
        for game in self.done:
            self.standings.add(game)

    @property
    def total(self) -> int:
        return self.contest.deals * self.contest.games_a_deal

    def play(self, executor: Executor, keep_records: bool, log: Path | None, only: int | None) -> bool:
        """Plays what is not played yet, with a bar; False when it was interrupted, and nothing is lost then.

        `only` is the one game that is played, if not all are.
        """
        if self.archive is not None:
            self.archive.open(self.done)
        rounds = self.contest.rounds()[len(self.done) :] if only is None else [self.contest.rounds()[only]]
        try:
            with (
                closing(run(self.contest, 1, rounds, keep_records, log, executor)) as games,
                progress(self.terminal, "sim-games") as tell,
            ):
                for done, game in enumerate(games, start=len(self.done) + 1):
                    self.standings.add(game.rows)
                    if self.archive is not None:
                        self.archive.add(game)
                    tell(done, len(self.done) + len(rounds))
        except KeyboardInterrupt:
            return False
        finally:
            if self.archive is not None:
                self.archive.close()
        return True

    def show(self) -> None:
        """The tables."""
        if not self.standings.games:
            return
        figures = Figures(self.terminal.lang)
        for grid in report_tables.grids(self.standings, figures):
            self.terminal.print(drawn(grid))
            self.terminal.print(grid.caption, style="dim")
            self.terminal.print("")
        self.terminal.print(report_tables.summary(self.standings, figures))
        if self.contest.mode == ONE:
            first, other = self.standings.lines
            self.terminal.say(
                "arena-share",
                bot=first.label,
                share=figures.share(first.wins),
                seats=self.contest.seats - 1,
                other=other.label,
                fair=figures.percent(self.standings.fair_share),
            )

        if self.written:
            report, games = self.written
            self.terminal.line("sim-written", path=str(games))
            self.terminal.say("arena-look")
            self.terminal.console.print(Text(f"  {report}", "bold"), soft_wrap=True)

    def keep(self) -> None:
        if self.archive is not None:
            self.written = self.archive.finish(self.standings, self.terminal.lang)


def drawn(grid: Grid) -> Table:
    """On a narrow screen long names are folded, never the numbers."""
    table = Table(title=grid.title, title_justify="left", title_style="bold")
    name, *numbers = grid.columns
    table.add_column(name, overflow="fold")
    for place, heading in enumerate(numbers, start=1):
        width = max(len(text) for text in [*heading.split(), *(row[place] for row in grid.rows)])
        table.add_column(heading, justify="right", width=width)
    for row in grid.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
