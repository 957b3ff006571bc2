"""The form of a record's lines, field by field: what does not fit is refused before anything is made of it."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from speciate.core.errors import BadRecord

Form = TypeVar("Form")


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    agent: str


class PackForm(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    digest: str
    data: dict[str, Any] | None = None
    house: bool = False


class HeaderForm(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    rules: str
    options: dict[str, bool | int | str]
    pack: PackForm
    seats: list[SeatForm]
    h: str = ""


class EndForm(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]


class EntryForm(msgspec.Struct, forbid_unknown_fields=True):
    """A move, an undo or the end: one of the three."""

    seat: str = ""
    move: str = ""
    undo: int = -1
    keep: bool = False
    forced: bool = False
    note: str = ""
    end: EndForm | None = None
    h: str = ""


_ENTRIES = msgspec.json.Decoder(EntryForm)


def read_entries(lines: list[str]) -> Iterable[EntryForm]:
    """All lines after the header, read in one go. Where that fails they come one by one, up to the first mistake."""
    text = "\n".join(lines)
    if text.count("}\n{") == len(lines) - 1 and text.startswith("{"):  # an object on every line, so far as one can see
        with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
            entries = _ENTRIES.decode_lines(text)
            if len(entries) == len(lines):
                return entries
    return (read_form(read_object(line, number), EntryForm, number) for number, line in enumerate(lines, start=2))


def read_object(line: str, number: int) -> dict[str, Any]:
    """The JSON object on one line."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadRecord(f"line {number} is not JSON", "record-line", line=number) from None
    if not isinstance(data, dict):
        raise BadRecord(f"line {number} is not an object", "record-line", line=number)
    return data


def read_form(data: dict[str, Any], form: type[Form], number: int) -> Form:
    """The object with the fields it must have, each of its type."""
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise BadRecord(f"line {number} is damaged ({error})", "record-line", line=number) from None
