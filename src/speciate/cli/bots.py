"""`speciate bots`: the levels of a game, how each plays, its measured strength and thinking time, and the styles."""

import json
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from speciate.bots.registry import bots_of, styles_of
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.game import GameSpec
from speciate.core.registry import all_games, get_game
from speciate.lab import bot_ratings as ratings
from speciate.lab.bot_ratings import Measured

FASTEST = 0.1  # ms that can still be told from nothing


def bots(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    terminal = terminal_of(context)
    games = [get_game(game)] if game else [spec for spec in all_games().values() if spec.listed]
    if as_json:
        found = {spec.id: report(terminal, spec) for spec in games}
        print(json.dumps(found[game] if game else found, ensure_ascii=False, indent=2))
        return
    for spec in games:
        describe(terminal, spec)
    terminal.hint("bots-next", game=games[0].id, seats=",".join(example(games[0])))


def example(game: GameSpec) -> list[str]:
    """A table that shows what is told: a bot of every style, or a few alike where there are none."""
    return [f"strong-{style}" for style in styles_of(game.id)] or ["strong"] * max(2, game.min_seats)


def describe(terminal: Terminal, game: GameSpec) -> None:
    known = ratings.measured(game.id)
    terminal.print(Text(game.title, "bold"))
    grid = Table(box=None, padding=(0, 2), header_style="dim")
    strength = "bots-wins" if game.cooperative else "bots-rating"
    for heading, side in (("bots-level", "left"), ("bots-manner", "left"), (strength, "right"), ("bots-time", "right")):
        grid.add_column(terminal.t(heading), justify=side)  # type: ignore[arg-type]  # one of its four words
    for name in bots_of(game.id):
        figures = known.get(name)
        cells = ["–", "–"] if figures is None else [strength_of(figures), time_of(figures.ms)]
        grid.add_row(Text(name, "bold"), terminal.t(f"bots-{name}"), *cells)
    terminal.print(grid)
    say_measured(terminal, game)
    say_styles(terminal, game)
    terminal.print("")


def strength_of(figures: Measured) -> str:
    if figures.rating is None:
        return "–" if figures.wins is None else f"{100 * figures.wins:.0f} %"
    return f"{figures.rating} [{figures.low} – {figures.high}]"


def time_of(ms: float) -> str:
    return f"< {FASTEST} ms" if ms < FASTEST else f"{ms:.0f} ms" if ms >= 10 else f"{ms:.1f} ms"


def say_measured(terminal: Terminal, game: GameSpec) -> None:
    """How the figures came about."""
    about = ratings.read().get(game.id)
    if about is not None:
        key = "bots-measured-teams" if game.cooperative else "bots-measured"
        terminal.hint(key, games=about["games"], seats=about["seats"], date=about["measured"])


def say_styles(terminal: Terminal, game: GameSpec) -> None:
    styles = styles_of(game.id)
    if not styles:
        terminal.hint("bots-no-styles")
        return
    words = terminal.words(game, [])
    grid = Table(box=None, padding=(0, 2), header_style="dim")
    grid.add_column(terminal.t("bots-style"))
    grid.add_column(terminal.t("bots-manner"))
    for style in styles:
        title = words.t(f"style-{style}")
        grid.add_row(Text(style, "bold"), f"{title}: {words.t(f'style-{style}.hint')}")
    terminal.print(grid)
    terminal.hint("bots-style-use", game=game.id, style=styles[0])


def report(terminal: Terminal, game: GameSpec) -> dict[str, Any]:
    """The same as data; what nobody measured is null."""
    known = ratings.measured(game.id)
    about = ratings.read().get(game.id, {})
    words = terminal.words(game, [])
    levels = []
    for name in bots_of(game.id):
        figures = known[name]._asdict() if name in known else dict.fromkeys(Measured._fields)
        if figures["rating"] is None:
            figures |= {"low": None, "high": None}
        levels.append({"name": name, "about": terminal.t(f"bots-{name}"), **figures})
    styles = [
        {"name": style, "title": words.t(f"style-{style}"), "about": words.t(f"style-{style}.hint")}
        for style in styles_of(game.id)
    ]
    measured = {key: about.get(key) for key in ("measured", "games", "seats", "rules")}
    return {"game": game.id, **measured, "levels": levels, "styles": styles}
