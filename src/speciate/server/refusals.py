"""Why the server does not do something: one English line, and a key for clients that say it themselves."""

from typing import Any

from speciate.core.errors import SpeciateError


class NotAllowed(SpeciateError):
    """A command that this role, or this moment, does not allow."""


class NoSuchTable(SpeciateError):
    """There is no table of that id."""

    def __init__(self) -> None:
        super().__init__("there is no such table", "no-table")


def told(error: Exception) -> dict[str, Any]:
    """An error as a client hears it; clients have their own words for the keys (docs/protocol.md)."""
    data: dict[str, Any] = {"error": str(error)}
    if isinstance(error, SpeciateError) and error.key:
        data["key"] = error.key
        if error.values:
            data["args"] = error.values
    return data
