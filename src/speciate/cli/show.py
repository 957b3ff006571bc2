"""`speciate show`: draws a position from a file, and says who can do what."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from speciate.cli import seating
from speciate.cli.board_frame import board_of, choices, open_view, scores
from speciate.cli.errors import in_words, read_file, wrong
from speciate.cli.log import ALL
from speciate.cli.look import Json, Look
from speciate.cli.rows import question, rows_of, say_moves
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.errors import BadPosition, SpeciateError
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.core.state import State
from speciate.table.words import NOT_PRINTED, Printed


def show(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="POSITION.json")],
    listener: Annotated[str, typer.Option("--as", metavar="SEAT|all|spectator")] = "all",
    names: Annotated[str, typer.Option("--names", metavar="NAMES")] = "",
) -> None:
    terminal = terminal_of(context)
    data = read_position(terminal, Path(file))
    if "game" not in data:
        raise wrong(terminal, "error-no-game", path=file)
    game = get_game(str(data["game"]))
    try:
        state = game.position(data)
    except BadPosition as error:
        raise SpeciateError(terminal.t("error-in-file", path=file, text=in_words(terminal, error))) from None
    people = seating.read_names(terminal, [seating.HUMAN] * state.seats, names)
    who = seating.read_listener(listener, people)
    own = data.get("components")
    draw(terminal, game, state, people, who, game.engine.pack(own).printed if isinstance(own, dict) else NOT_PRINTED)


def read_position(terminal: Terminal, path: Path) -> Json:
    text = read_file(terminal, path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise wrong(terminal, "error-not-json", path=str(path), detail=str(error)) from None
    if not isinstance(data, dict):
        raise wrong(terminal, "error-not-object", path=str(path))
    return data


def draw(
    terminal: Terminal, game: GameSpec, state: State, names: list[str], who: int, printed: Printed = NOT_PRINTED
) -> None:
    words = terminal.words(game, names, printed)
    look = Look(words, terminal.t, terminal.console.width, [seating.HUMAN] * state.seats, [who] if who >= 0 else [])
    view = open_view(state) if who == ALL else dict(state.view(who).to_json())
    board = board_of(game.id)
    terminal.print(board.draw(view, look))
    outcome = state.outcome()
    if outcome is not None:
        terminal.print("", scores(outcome, look))
    for owed in state.pending():
        terminal.print("")
        if owed.seat < 0:
            terminal.print(words.decision(owed.kind))
            continue
        terminal.print(Text.assemble(look.seat(owed.seat), f"  {question(board, owed.kind, view, look)}"))
        if who not in (ALL, owed.seat):
            continue
        moves = [game.engine.codec.move(move) for move in state.legal(owed.seat)]
        rows = rows_of(board, moves)
        own = dict(state.view(owed.seat).to_json())
        terminal.print(choices(say_moves(board, rows.moves, owed.seat, own, look), rows, look.width))
