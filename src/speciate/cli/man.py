"""`speciate man`: the manual page of a command, or all of them as files."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from speciate.cli import help, manual
from speciate.cli.terminal import terminal_of
from speciate.core.errors import UnknownName

ENGLISH = "en"


def man(
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="[COMMAND]")] = None,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")] = "",
) -> None:
    terminal = terminal_of(context)
    pages = dict(manual.pages(context.find_root().command, terminal))
    if out:
        # where `man` looks for pages of a language: those in English have no folder of their own
        folder = Path(out) / ("" if terminal.lang == ENGLISH else terminal.lang) / "man1"
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in pages.items():
            (folder / f"{name}.1").write_text(text, encoding="utf-8")
        terminal.line("man-written", count=len(pages), path=str(folder))
        return
    name = "-".join([help.PROGRAM, *(words or [])])
    if name not in pages:
        known = [each.removeprefix(f"{help.PROGRAM}-").replace("-", " ") for each in pages if each != help.PROGRAM]
        raise UnknownName("command", " ".join(words or []), known)
    sys.stdout.write(pages[name])
