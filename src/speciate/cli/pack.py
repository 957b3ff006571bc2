"""`speciate pack`: checks a pack of components, or prints the default one to start from."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from speciate.cli import help, pack_files
from speciate.cli.errors import describe, one_line, part_in_words, wrong
from speciate.cli.terminal import terminal_of
from speciate.core.errors import BadPack
from speciate.core.registry import get_game

app = typer.Typer(rich_markup_mode=None, no_args_is_help=False)
MISTAKE = 2


@app.callback(invoke_without_command=True)
def pack(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")


@app.command("check", cls=help.TranslatedCommand)
def check(context: typer.Context, words: Annotated[list[str], typer.Argument(metavar="[GAME] FILE")]) -> int:
    terminal = terminal_of(context)
    if len(words) > 2:
        raise wrong(terminal, "error-usage", detail=" ".join(words[2:]))
    path = Path(words[-1])
    game = get_game(words[0] if len(words) == 2 else pack_files.game_of(terminal, path))
    try:
        found = game.engine.pack(path)
    except BadPack as error:
        for mistake in error.mistakes:
            line = terminal.t("error-in-file", path=str(path), text=part_in_words(terminal, mistake))
            print(terminal.t("error", text=one_line(line)), file=sys.stderr)
        return MISTAKE
    for doubt in found.doubts:
        terminal.line("pack-doubt", path=str(path), doubt=describe(terminal, doubt))
    for departure in found.departures:
        terminal.line("pack-house", path=str(path), departure=part_in_words(terminal, departure))
    terminal.line("pack-good", path=str(path), name=found.name, game=game.title)
    return 0


@app.command("show", cls=help.TranslatedCommand)
def show(context: typer.Context, game: Annotated[str, typer.Argument(metavar="GAME")]) -> None:
    sys.stdout.write(pack_files.default_text(terminal_of(context), get_game(game)))
