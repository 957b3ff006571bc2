"""Why the server does not do something: one English line, and a key for clients that say it themselves."""

from typing import Any

from speciate.core.errors import SpeciateError


class Refused(SpeciateError):
    """`key` and `args` say the same as the line; clients have their own words for them (docs/protocol.md)."""

    def __init__(self, text: str, key: str = "", **args: Any) -> None:
        super().__init__(text)
        self.key = key
        self.values = args


class NotAllowed(Refused):
    """A command that this role, or this moment, does not allow."""


class NoSuchTable(Refused):
    """There is no table of that id."""

    def __init__(self) -> None:
        super().__init__("there is no such table", "no-table")


def told(error: Exception) -> dict[str, Any]:
    """An error as a client hears it."""
    data: dict[str, Any] = {"error": str(error)}
    if isinstance(error, Refused) and error.key:
        data["key"] = error.key
        if error.values:
            data["args"] = error.values
    return data
