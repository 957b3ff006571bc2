"""The commands of the program, each loaded when it is called: `speciate --help` needs none of them."""

from importlib import import_module
from typing import Any

import typer

from speciate.cli import help

#: In the order of the help page, each with the module it is in: a function of the same name, or an `app` of its own.
MODULES = {
    "games": "games",
    "bots": "bots",
    "play": "play",
    "watch": "watch",
    "replay": "replay",
    "show": "show",
    "rules": "rules",
    "pack": "pack",
    "new-game": "new_game",
    "sim": "sim",
    "arena": "arena",
    "lab": "lab",
    "data": "data",
    "train": "train",
    "evaluate-model": "evaluate_model",
    "bench": "bench",
    "serve": "serve",
    "join": "join",
    "mcp": "mcp",
    "admin": "admin",
    "doctor": "doctor",
    "completion": "completion",
    "man": "man",
}


class Program(help.TranslatedGroup):
    """`speciate` itself."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 (the parser's signature)
        return list(MODULES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002 (the parser's signature)
        if cmd_name in MODULES and cmd_name not in self.commands:
            self.add_command(load(cmd_name), cmd_name)
        return self.commands.get(cmd_name)

    def whole(self) -> "Program":
        """With every command loaded, for documents that list them."""
        for name in MODULES:
            self.get_command(None, name)
        return self


def load(name: str) -> Any:
    """One command, or a group of them."""
    module = import_module(f"speciate.cli.{MODULES[name]}")
    around = typer.Typer(add_completion=False, rich_markup_mode=None)
    around.callback()(nothing)  # with it the parser makes a group, also round a single command
    if hasattr(module, "app"):
        around.add_typer(module.app, name=name, cls=help.TranslatedGroup)
    else:
        around.command(name, cls=help.TranslatedCommand)(getattr(module, MODULES[name]))
    return typer.main.get_group(around).commands[name]


def nothing() -> None: ...
