"""`speciate games`: the games there are, for how many players, and what can be agreed before one."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.game import GameSpec
from speciate.core.options import Option
from speciate.core.registry import all_games


def games(context: typer.Context, everything: Annotated[bool, typer.Option("--all")] = False) -> None:
    terminal = terminal_of(context)
    for game in all_games().values():
        if game.listed:
            describe(terminal, game, everything)
    terminal.hint("games-next")


def describe(terminal: Terminal, game: GameSpec, everything: bool) -> None:
    words = terminal.words(game, [])
    seats = terminal.t("games-seats", low=game.min_seats, high=game.max_seats)
    terminal.print(Text.assemble((game.title, "bold"), f"  {seats}", (f"  speciate play {game.id}", "dim")))
    if "tagline" in words.keys:
        terminal.print(f"  {words.t('tagline')}", style="italic")
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("games-option", "games-values", "games-default", "games-help"):
        table.add_column(terminal.t(heading))
    shown = [option for option in game.options if everything or not option.advanced]
    for option in shown:
        default = said(option.default)
        table.add_row(Text(option.name, "bold"), values(option), default, words.option(option.name)[1])
    if shown:
        terminal.print(table)
        terminal.hint("games-set", game=game.id, name=shown[0].name, value=another(shown[0]))
    left_out = len(game.options) - len(shown)
    if left_out:
        terminal.hint("games-more", count=left_out)
    terminal.print("")


def values(option: Option) -> str:
    """What an option can be."""
    if option.type == "bool":
        return f"{said(True)}, {said(False)}"
    return ", ".join(option.choices) or f"{option.minimum}–{option.maximum}"


def another(option: Option) -> str:
    """A value that is not the usual one, for an example that changes something."""
    if option.type == "bool":
        return said(not option.default)
    others = [choice for choice in option.choices if choice != option.default]
    return others[0] if others else str(option.minimum)


def said(value: object) -> str:
    """A value as it is typed on the command line: yes and no are English there."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
