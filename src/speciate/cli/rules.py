"""`speciate rules`: the whole text of a game's rules in order, or one rule with its text, its code and its tests."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from speciate.cli import rule_sources, rulebook
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.registry import get_game
from speciate.table.words import Words


def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    query: Annotated[list[str] | None, typer.Argument(metavar="[RULE]")] = None,
) -> None:
    terminal = terminal_of(context)
    words = terminal.words(get_game(game), [])
    asked = " ".join(query or [])
    slugs = rulebook.find(words, asked) if asked else list(words.game.engine.rules)
    if len(slugs) == 1:
        print_rule(terminal, words, slugs[0])
        return
    with terminal.paged():
        print_text(terminal, words, slugs)
        if not asked:
            print_differences(terminal, words)
        terminal.hint("rules-next", game=game)


def print_text(terminal: Terminal, words: Words, slugs: list[str]) -> None:
    """Rules in full under the headings of their sections. In a pipe a text is one line, so that it can be searched."""
    section = ""
    for slug in slugs:
        if slug.partition(".")[0] != section:
            section = slug.partition(".")[0]
            heading = words.t(f"topic-{section}")
            terminal.print(Text(heading, "bold"), Text("─" * len(heading)), "")
        title, text = words.rule(slug)
        terminal.print(name_line(words, slug, title))
        terminal.console.print(Text(text), soft_wrap=not terminal.console.is_terminal)
        terminal.print("")


def name_line(words: Words, slug: str, title: str) -> Text:
    return Text.assemble((title, "bold"), (f"  {words.game.id}:{slug}", "dim"))


def print_differences(terminal: Terminal, words: Words) -> None:
    """What a later edition of the game changed, if there is one: each point as either edition has it."""
    points = [key for key in words.keys if key.startswith("difference-")]
    points.sort(key=lambda point: rulebook.folded(words.t(point)))
    for option in words.game.options:
        if option.name == "edition" and points:
            table = Table("", *option.choices, box=None, pad_edge=False, padding=(0, 2, 0, 0))
            for point in points:
                table.add_row(Text(words.t(point), "bold"), words.t(f"{point}.first"), words.t(f"{point}.second"))
            terminal.print(Text(terminal.t("rules-editions"), "bold"), table, "")


def print_rule(terminal: Terminal, words: Words, slug: str) -> None:
    title, text = words.rule(slug)
    terminal.print(name_line(words, slug, title), text, "")
    terminal.print(terminal.t("rules-code"), style="bold")
    print_places(terminal, rule_sources.citations(words.game.package, slug), "rules-no-code")
    folder = rule_sources.tests_folder(words.game.package)
    terminal.print(terminal.t("rules-tests"), style="bold")
    if folder is None:
        terminal.hint("rules-tests-elsewhere")
    else:
        print_places(terminal, rule_sources.tests(folder, f"{words.game.id}:{slug}"), "rules-no-tests")


def print_places(terminal: Terminal, places: list[rule_sources.SourceLocation], none: str) -> None:
    """Paths as short as the folder one stands in allows, so that an editor opens them."""
    for place in places:
        path = place.path
        if path.is_relative_to(Path.cwd()):
            path = path.relative_to(Path.cwd())
        terminal.console.print(Text.assemble(f"  {path}:{place.line}", (f"  {place.name}", "dim")), soft_wrap=True)
    if not places:
        terminal.hint(none)
