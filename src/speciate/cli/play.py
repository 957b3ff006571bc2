"""`speciate play`: a whole game in the terminal, alone against bots or with friends at one screen."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from speciate.bots.bot_loader import is_external
from speciate.bots.external import SECONDS
from speciate.cli import saves, seating
from speciate.cli.errors import wrong
from speciate.cli.session import Session
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.errors import BadRecord, in_file
from speciate.core.registry import all_games, get_game
from speciate.table.agent import close_agents
from speciate.table.match import Match
from speciate.table.record import read_record


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    file: Annotated[str, typer.Argument(metavar="FILE")] = "",
    seats: Annotated[str, typer.Option("--seats", metavar="KINDS")] = "",
    names: Annotated[str, typer.Option("--names", metavar="NAMES")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    pack: Annotated[str, typer.Option("--pack", metavar="FILE")] = "",
    seed: Annotated[str | None, typer.Option("--seed", metavar="WORD")] = None,
    bot_time: Annotated[float, typer.Option("--bot-time", metavar="SECONDS", min=0.01)] = SECONDS,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    no_auto: Annotated[bool, typer.Option("--no-auto")] = False,
) -> int:
    terminal = terminal_of(context)
    if resume:
        path, match = find_saved(terminal, game, file)
        kinds = resumed_seats(terminal, match, seats)
    else:
        if not game:
            known = ", ".join(spec.id for spec in all_games().values() if spec.listed)
            raise wrong(terminal, "error-which-game", games=known)
        if file:
            raise wrong(terminal, "error-file-without-resume", file=file)
        spec = get_game(game)
        kinds = seating.read_seats(terminal, spec, seats or seating.usual_seats(spec))
        if seating.HUMAN not in kinds:
            raise wrong(terminal, "error-nobody", seats=",".join(kinds), game=spec.id)
        people = seating.read_names(terminal, kinds, names)
        options = seating.read_options(terminal, option or [])
        own = spec.engine.pack(Path(pack)) if pack else None
        match = Match.new(spec, people, kinds, options, own, seed)
        path = saves.new_path(spec.id, datetime.now())
    agents = seating.make_agents(kinds, seed, bot_time)
    try:
        return Session(terminal, match, kinds, agents, path, auto=not no_auto).run()
    finally:
        close_agents(agents.values())


def resumed_seats(terminal: Terminal, match: Match, seats: str) -> list[str]:
    """Who sits where from now on: as before, or as `--seats` says: any seat may be handed over.

    A record may come from anywhere, so the programs it names are run only when the person names them too.
    """
    kinds = match.record.header.agents
    if seats:
        given = seating.read_seats(terminal, match.game, seats)
        if len(given) != len(kinds):
            raise wrong(terminal, "error-resume-seats", count=len(kinds), given=len(given))
        return given
    external = next((kind for kind in kinds if is_external(kind)), None)
    if external is not None:
        raise wrong(terminal, "error-resume-program", bot=external, seats=",".join(kinds))
    return kinds


def find_saved(terminal: Terminal, first: str, second: str) -> tuple[Path, Match]:
    """The game to go on with. After `--resume` stands a game, a file, both, or nothing: then the newest."""
    is_game = first in all_games()
    named = second or ("" if is_game else first)
    if named:
        path = Path(named)
    else:
        found = saves.newest_unfinished(first or None)
        if found is None:
            raise wrong(terminal, "error-no-save", folder=str(saves.folder()))
        path = found
    record = read_record(path)
    if is_game and record.header.game.id != first:
        raise wrong(terminal, "error-other-game", path=str(path), game=record.header.game.id)
    try:
        match = Match.resume(record)
    except BadRecord as error:
        raise in_file(path, error) from None
    if match.record.is_finished:
        raise wrong(terminal, "error-finished", path=str(path))
    if seating.HUMAN not in record.header.agents:
        raise wrong(terminal, "error-nobody-resumes", path=str(path))
    return path, match
