"""`speciate join`: a seat at a table of a server, in this terminal."""

import asyncio
from typing import Annotated

import typer

from speciate.cli.answers import Leave
from speciate.cli.errors import wrong
from speciate.cli.keyboard import unchanged_terminal
from speciate.cli.terminal import printable, terminal_of

INTERRUPTED = 130


def join(
    context: typer.Context,
    link: Annotated[str, typer.Argument(metavar="URL")],
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", min=1, max=16)] = None,
    server: Annotated[str, typer.Option("--server", metavar="URL")] = "",
    game: Annotated[str, typer.Option("--open", metavar="GAME")] = "",
    kinds: Annotated[str, typer.Option("--seats", metavar="KINDS")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    no_auto: Annotated[bool, typer.Option("--no-auto")] = False,
) -> int:
    from speciate.cli.guest import Guest  # what speaks to servers loads when one is spoken to
    from speciate.client.link import read_link

    terminal = terminal_of(context)
    table = read_link(link, server)
    if not table.table and not game:
        raise wrong(terminal, "error-which-table", url=str(table))
    if table.table and game:
        raise wrong(terminal, "error-open-table", url=str(table))
    guest = Guest(terminal, table, printable(name), None if seat is None else seat - 1, watch, not no_auto)
    try:
        with unchanged_terminal():
            if game:
                asyncio.run(guest.open(game, kinds, option or []))
            asyncio.run(guest.play())
    except KeyboardInterrupt:
        terminal.print("")
        guest.how_to_come_back()
        return INTERRUPTED
    except (EOFError, Leave):
        guest.how_to_come_back()
    return 0
