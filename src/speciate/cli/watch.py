"""`speciate watch`: bots at the table, move by move, with everything open."""

import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from speciate.bots.external import SECONDS
from speciate.cli import saves, seating
from speciate.cli.board_frame import board_of, open_view, scores
from speciate.cli.log import ALL, Log
from speciate.cli.look import Look
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.registry import get_game
from speciate.table.agent import close_agents
from speciate.table.match import Match

QUIT = ("q", "quit", "quitter")


def watch(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[str, typer.Option("--seats", metavar="BOTS")] = "greedy,greedy,random",
    names: Annotated[str, typer.Option("--names", metavar="NAMES")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    pack: Annotated[str, typer.Option("--pack", metavar="FILE")] = "",
    seed: Annotated[str | None, typer.Option("--seed", metavar="WORD")] = None,
    bot_time: Annotated[float, typer.Option("--bot-time", metavar="SECONDS", min=0.01)] = SECONDS,
    bot_log: Annotated[str, typer.Option("--bot-log", metavar="FILE")] = "",
    delay: Annotated[float, typer.Option("--delay", metavar="SECONDS", min=0.0)] = 0.5,
    step: Annotated[bool, typer.Option("--step")] = False,
) -> int:
    terminal = terminal_of(context)
    spec = get_game(game)
    kinds = seating.read_seats(terminal, spec, seats, people=False)
    people = seating.read_names(terminal, kinds, names)
    own = spec.engine.pack(Path(pack)) if pack else None
    match = Match.new(spec, people, kinds, seating.read_options(terminal, option or []), own, seed)
    agents = seating.make_agents(kinds, seed, bot_time, seating.read_bot_log(bot_log))
    show = WatchScreen(terminal, match)
    wait = pause(terminal, step, delay)
    try:
        show.news()
        while not match.record.is_finished and wait():
            match.step(agents)
            show.news()
    except (EOFError, KeyboardInterrupt):
        terminal.print("")
        return 0
    finally:
        close_agents(agents.values())
    if match.record.is_finished:
        show.end(saves.new_path(spec.id, datetime.now()))
    return 0


def pause(terminal: Terminal, step: bool, delay: float) -> Callable[[], bool]:
    """What happens between two moves; False ends the show."""
    if step:
        return lambda: terminal.ask(terminal.t("watch-step") + " ").casefold() not in QUIT

    def sleep() -> bool:
        time.sleep(delay)
        return True

    return sleep


class WatchScreen:
    """On a screen the whole table after every move; in a pipe the sentences alone."""

    def __init__(self, terminal: Terminal, match: Match) -> None:
        self.terminal = terminal
        self.match = match
        self.words = terminal.words(match.game, match.names, match.printed)
        self.board = board_of(match.game.id)
        self.log = Log(terminal, self.words)
        self.told = 0

    def news(self) -> None:
        sentences = self.log.since(self.match, self.told, ALL)
        if not sentences:
            return  # half of a move: the other half tells it
        self.told = self.match.position
        if self.terminal.console.is_terminal:
            self.terminal.clear()
            self.table()
        self.terminal.tell(sentences)

    def table(self) -> None:
        self.terminal.print(self.board.draw(open_view(self.match.timeline.state), self.look()))

    def look(self) -> Look:
        agents = self.match.record.header.agents
        return Look(self.words, self.terminal.t, self.terminal.console.width, agents)

    def end(self, path: Path) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        if not self.terminal.console.is_terminal:
            self.table()
        self.terminal.print("", scores(outcome, self.look()), "")
        self.match.record.save(path)
        self.terminal.say("end-replay")
        self.terminal.command("replay", path)
