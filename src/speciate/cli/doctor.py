"""`speciate doctor`: what is there, what is not, and what to do about it."""

import json
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from speciate import __version__, _engine
from speciate.cli.checkup.finding import PREFIX, Finding, bad
from speciate.cli.database import Config, Database
from speciate.cli.serve import read_config
from speciate.cli.terminal import Terminal, home, terminal_of

if TYPE_CHECKING:
    from speciate.server.config import Config as Settings

CAN_PLAY, CANNOT_PLAY = 0, 1
SIGNS = {"good": ("✓", "green"), "lacking": ("–", "yellow"), "bad": ("✗", "bold red")}
SUBJECT_WIDTH = 16


def doctor(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N")] = None,
    database: Database = None,
    pack: Annotated[list[str] | None, typer.Option("--pack", metavar="GAME=FILE")] = None,
    config: Config = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    terminal = terminal_of(context)
    given = {"host": host, "port": port, "database": database, "packs": pack or None}
    flags = {name: value for name, value in given.items() if value is not None}
    findings = examine(terminal, read_config(terminal, flags, os.environ, Path(config) if config else None))
    if as_json:
        found = list(findings)
        print(json.dumps(report(terminal, found), ensure_ascii=False, indent=2))
    else:
        found = list(told(terminal, findings))
        terminal.print("")
        terminal.say("doctor-verdict", bad=sum(each.level == "bad" for each in found))
    return CAN_PLAY if can_play(found) else CANNOT_PLAY


def can_play(findings: list[Finding]) -> bool:
    return all(each.level != "bad" for each in findings)


# -- looking --------------------------------------------------------------------------------------


def examine(terminal: Terminal, settings: "Settings") -> Iterator[Finding]:
    """Everything, one after the other; what cannot even be looked at is a finding too."""
    for subject, about in checks(terminal, settings):
        try:
            # loaded when its turn comes: what is damaged must not hide the rest
            yield from getattr(import_module(f"speciate.cli.checkup.{subject}"), subject)(*about)
        except Exception as error:  # a damaged installation may fail anywhere
            yield bad("doctor-look-failed", subject=subject, why=f"{type(error).__name__}: {error}")


def checks(terminal: Terminal, settings: "Settings") -> list[tuple[str, tuple[object, ...]]]:
    """What is looked at and what has to be known for it: files and functions of `checkup`, by their common name."""
    folders = [home(), *([Path(settings.lab_folder)] if settings.lab else [])]
    is_checkout = (_engine.HERE.parent.parent / "pyproject.toml").exists()
    return [
        ("installation", ()),
        ("engine", ()),
        ("games", ()),
        ("packs", (terminal, settings.packs)),
        ("places", (folders,)),
        ("database", (settings.database,)),
        ("port", (settings.host, settings.port)),
        ("built", ()),
        ("browser", (is_checkout,)),
    ]


# -- telling --------------------------------------------------------------------------------------


def told(terminal: Terminal, findings: Iterator[Finding]) -> Iterator[Finding]:
    """Each as soon as it is found: a database may take a while to answer."""
    terminal.print(f"Speciate {__version__}", style="bold")
    for finding in findings:
        sign, style = SIGNS[finding.level]
        row = Table.grid(padding=(0, 1))
        row.add_column(width=1)
        row.add_column(width=SUBJECT_WIDTH)
        row.add_column()
        says, do = in_words(terminal, finding)
        row.add_row(Text(sign, style), Text(subject_of(terminal, finding)), Text(says))
        if do:
            row.add_row("", "", Text(f"→ {do}", "dim" if finding.level == "lacking" else "bold"))
        terminal.print(row)
        yield finding


def subject_of(terminal: Terminal, finding: Finding) -> str:
    return terminal.t(f"doctor-subject-{finding.subject}")


def in_words(terminal: Terminal, finding: Finding) -> tuple[str, str]:
    """What was found, and what to do about it ("" where nothing needs doing)."""
    says = terminal.t(finding.key, **finding.values)
    try:
        return says, terminal.t(f"{finding.key}.do", **finding.values)
    except KeyError:
        return says, ""


def report(terminal: Terminal, findings: list[Finding]) -> dict[str, Any]:
    """For programs: the same, with the facts apart from the words."""
    rows = []
    for each in findings:
        says, do = in_words(terminal, each)
        case = each.key.removeprefix(PREFIX)
        rows.append({"subject": each.subject, "level": each.level, "case": case, "facts": dict(each.values)})
        rows[-1] |= {"says": says} | ({"do": do} if do else {})
    return {"version": __version__, "engine": _engine.name(), "can_play": can_play(findings), "findings": rows}
