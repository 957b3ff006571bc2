"""`speciate mcp`: tools for an agent in an assistant, on stdin and stdout."""

import importlib.util
from typing import Annotated

import typer

from speciate.cli.errors import wrong
from speciate.cli.terminal import terminal_of


def mcp(
    context: typer.Context,
    no_legal: Annotated[bool, typer.Option("--no-legal")] = False,
) -> int:
    terminal = terminal_of(context)
    if not is_installed("mcp"):
        raise wrong(terminal, "error-needs-mcp")
    from speciate.language.mcp_server import make_server  # loads the SDK, which takes a second

    make_server(terminal.lang, list_moves=not no_legal).run()
    return 0


def is_installed(package: str) -> bool:
    try:
        return importlib.util.find_spec(package) is not None
    except ValueError:  # somebody has put it out of use
        return False
