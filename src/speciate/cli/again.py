"""The command that plays one game of a run again: for whoever has to find out why a bot failed in it."""

from pathlib import Path
from typing import Any

import typer
from rich.text import Text

from speciate.cli.terminal import Terminal
from speciate.lab.averages import FailureCount
from speciate.lab.report_tables import Figures, failed

ONLY = "--only"
#: What says how a run goes and not what it plays, and what is said anew.
LEFT_OUT = ("games", "jobs", "out", "no_records", "bot_log", "only")


def words(context: typer.Context, game: int) -> list[str]:
    """The command line as it was given, for this game alone."""
    said = [str(context.info_name)]
    for parameter in context.command.params:
        name = str(parameter.name)
        value: Any = context.params.get(name)
        if name in LEFT_OUT or value is None or value == parameter.get_default(context):
            continue
        option = [] if parameter.param_type_name == "argument" else [parameter.opts[0]]
        for one in value if isinstance(value, list | tuple) else [value]:
            said += [*option, f"{one:g}" if isinstance(one, float) else str(one)]
    return [*said, ONLY, str(game)]


def tell(terminal: Terminal, context: typer.Context, failures: dict[str, FailureCount], log: Path | None) -> None:
    """Of each bot that failed: how often, why the first time, and how to see that again."""
    figures = Figures(terminal.lang)
    for bot, failure in failures.items():
        terminal.console.print(Text(failed(bot, failure, figures)), soft_wrap=True)
        terminal.say("failed-again")
        terminal.command(*words(context, failure.game), "--bot-log", log or "bots.log")
    if failures and log is not None:
        terminal.line("failed-log", path=str(log))
