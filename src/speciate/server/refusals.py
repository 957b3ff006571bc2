"""Why the server does not do something: one English line, and a key for clients that say it themselves."""

from typing import Any

from speciate.core.errors import SpeciateError


class NotAllowed(SpeciateError):
    """A command that this role, or this moment, does not allow."""


class NoHint(SpeciateError):
    """The bot that was asked for a hint did not answer: its fault, not that of whoever asked."""

    def __init__(self) -> None:
        super().__init__("the bot that gives hints did not answer; ask again, or choose without it", "no-hint")


class NoSuchTable(SpeciateError):
    """There is no table of that id."""

    def __init__(self) -> None:
        super().__init__("there is no such table", "no-table")


class TableDamaged(SpeciateError):
    """Items of the table are missing or do not fit together: it is not played until it is repaired."""

    def __init__(self) -> None:
        text = "this table is damaged and cannot be played; whoever runs the server can use speciate admin repair"
        super().__init__(text, "table-damaged")


class StorageAway(SpeciateError):
    """The database is away, or has no room: nothing was lost, and nothing was done unless an answer says so."""

    wait = 1.0  # seconds until it is worth trying again

    def __init__(self) -> None:
        super().__init__("the server cannot store anything just now; this was not stored, try again", "not-stored")


def told(error: Exception) -> dict[str, Any]:
    """An error as a client hears it; clients have their own words for the keys (docs/protocol.md)."""
    data: dict[str, Any] = {"error": str(error)}
    if isinstance(error, SpeciateError) and error.key:
        data["key"] = error.key
        if error.values:
            data["args"] = error.values
    return data
