"""The database of a server, as the commands for whoever runs one find it, and what goes wrong with it in words."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from speciate.cli.errors import in_words, one_line, wrong
from speciate.cli.serve import read_config
from speciate.cli.terminal import Terminal
from speciate.core.errors import SpeciateError

if TYPE_CHECKING:
    from speciate.server.config import Config as Settings

Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
Config = Annotated[str, typer.Option("--config", metavar="FILE")]
TableId = Annotated[str, typer.Argument(metavar="TABLE")]


def settings_of(terminal: Terminal, database: str | None, config: str) -> "Settings":
    """The same settings as `speciate serve` with the same flags, environment and file."""
    flags = {} if database is None else {"database": database}
    return read_config(terminal, flags, os.environ, Path(config) if config else None)


def url_of(terminal: Terminal, database: str | None, config: str) -> str:
    return settings_of(terminal, database, config).database


@contextmanager
def explained(terminal: Terminal, table: str = "") -> Iterator[None]:
    """What goes wrong with a database, in the person's language."""
    from speciate.server.admin import DatabaseTrouble
    from speciate.server.refusals import NoSuchTable

    try:
        yield
    except DatabaseTrouble as error:
        raise wrong(terminal, "error-database", detail=one_line(str(error))) from None
    except NoSuchTable:
        raise wrong(terminal, "error-no-table", table=table) from None


def mistake_in_words(terminal: Terminal, text: str, key: str, values: Mapping[str, Any]) -> str:
    """What is wrong with a table, on one line."""
    if "ranges" not in values:
        return one_line(in_words(terminal, SpeciateError(text, key, **values)))
    ranges = [tuple(numbers) for numbers in values["ranges"]]
    told = [str(a) if a == b else terminal.t("admin-range", first=str(a), last=str(b)) for a, b in ranges]
    count = sum(last - first + 1 for first, last in ranges)
    return terminal.t("admin-missing", count=count, numbers=", ".join(told))
