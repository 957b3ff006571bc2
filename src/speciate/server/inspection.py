"""Whether what is stored of a table is sound, and how far from its beginning it is."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from speciate.core.errors import BadRecord, SpeciateError
from speciate.core.registry import all_games
from speciate.core.seats import NATURE
from speciate.server import schema
from speciate.server.hosted_table import HostedTable
from speciate.server.items import AnyItem, Moved, Opened, Undone, decode_item
from speciate.table.rules_versions import is_playable

Range = tuple[int, int]  # the first and the last number of several


class Stored(NamedTuple):
    """An item as it lies there."""

    number: int
    at: int
    data: bytes


class Inspected(msgspec.Struct):
    """What came of looking through a table."""

    id: str
    items: list[Stored]
    kept: int  # how many of them, from the first on, add up to a table that can go on
    table: HostedTable | None  # what those add up to; None where there are none, or where their rules are not here
    mistake: SpeciateError | None = None  # None: it is sound
    rules: str = ""  # those of the table, where this version does not have them
    fitting: int = 0  # how many fit one to the next; the last of them may be the beginning of a move without its end

    @property
    def removed(self) -> list[Stored]:
        return self.items[self.kept :]


def read_stored(connection: Connection, id: str) -> list[Stored]:
    """The items of a table in their order, whatever is in them."""
    columns = schema.items.c
    query = select(columns.number, columns.at, columns.data).where(columns.table_id == id).order_by(columns.number)
    return [Stored(row.number, row.at, bytes(row.data)) for row in connection.execute(query)]


def inspect(id: str, status: str | None, items: list[Stored]) -> Inspected:
    """`status` is the listed one; None where the table is not in the list."""
    if not items:
        return Inspected(id, items, 0, None, BadRecord("it has no items", "items-none"))
    unbroken = count_unbroken(items)
    gap = None if unbroken == len(items) else missing(items)
    rules = other_rules(items[0].data)
    if rules:
        return Inspected(id, items, unbroken, None, gap, rules)
    kept, fitting, mistake = play_through(id, items[:unbroken])
    table = add_up(id, items[:kept]) if kept else None
    if mistake is None and kept < unbroken and gap is None:
        text = f"it breaks off after item {unbroken}, in the middle of a move"
        mistake = BadRecord(text, "items-midway", number=unbroken)
    if mistake is None and gap is None and table is not None:
        mistake = compare(table, status)
    return Inspected(id, items, kept, table, mistake or gap, fitting=fitting)


# -- numbers --------------------------------------------------------------------------------------


def count_unbroken(items: list[Stored]) -> int:
    """How many come one after the other, from number 1 on."""
    return next((i for i, stored in enumerate(items) if stored.number != i + 1), len(items))


def missing(items: list[Stored]) -> BadRecord:
    """Which numbers are not there, as ranges."""
    ranges: list[Range] = []
    expected = 1
    for stored in items:
        if stored.number > expected:
            ranges.append((expected, stored.number - 1))
        expected = max(expected, stored.number + 1)
    if not ranges:
        return BadRecord(f"item {items[0].number} does not belong there", "item-odd", number=items[0].number)
    told = ", ".join(str(first) if first == last else f"{first} to {last}" for first, last in ranges)
    is_one = len(ranges) == 1 and ranges[0][0] == ranges[0][1]
    text = f"item {told} is missing" if is_one else f"items {told} are missing"
    return BadRecord(text, "items-missing", ranges=ranges)


# -- content --------------------------------------------------------------------------------------


def other_rules(first: bytes) -> str:
    """The game and rules a table was opened with, if this version does not have them; else nothing."""
    try:
        opened = msgspec.json.decode(first)
        game, rules = str(opened["game"]), str(opened["rules"])
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError):
        return ""  # it is damaged, whatever its rules were
    return "" if is_here(game, rules) else f"{game} {rules}"


def is_here(game: str, rules: str) -> bool:
    """Whether this version has these rules of this game."""
    known = all_games().get(game)
    return known is not None and is_playable(known, rules)


def add_up(id: str, items: Iterable[Stored]) -> HostedTable:
    table = HostedTable(id)
    for stored in items:
        table.add(decode_item(stored.data), stored.at)
    return table


def play_through(id: str, items: list[Stored]) -> tuple[int, int, BadRecord | None]:
    """How many items add up to a table that can go on, how many fit at all, and what is wrong with the next."""
    table = HostedTable(id)
    kept = 0
    for fitting, stored in enumerate(items):
        mistake = add(table, stored)
        if mistake is not None:
            return kept, fitting, mistake
        if can_go_on(table):
            kept = stored.number
    return kept, len(items), None


def add(table: HostedTable, stored: Stored) -> BadRecord | None:
    """Takes an item in, or says why it cannot follow."""
    number = stored.number
    try:
        item = decode_item(stored.data)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return BadRecord(f"item {number} cannot be read", "item-unreadable", number=number)
    try:
        judge(table, item)
        table.add(item, stored.at)
    except SpeciateError as error:
        return misfit(number, str(error))
    except Exception as error:  # damage can look like anything
        return misfit(number, f"{type(error).__name__}: {error}")
    return None


def misfit(number: int, detail: str) -> BadRecord:
    return BadRecord(f"item {number} does not fit: {detail}", "item-misfit", number=number, detail=detail)


def judge(table: HostedTable, item: AnyItem) -> None:
    """Whether an item can follow, by the rules of the game; what cannot be added at all is found by adding it."""
    if isinstance(item, Opened) != (table.count == 0):
        raise BadRecord("a table is opened once, and first")
    if isinstance(item, Moved):
        state = table.playing.timeline.state
        refusal = state.refusal(item.seat, table.game.engine.codec.parse(item.move))
        if refusal is not None:
            raise BadRecord(f'"{item.move}" is refused by rule {refusal.rule}')
    if isinstance(item, Undone) and not 0 <= item.to < table.playing.position:
        raise BadRecord(f"it goes back to position {item.to}, which is not before it")


def can_go_on(table: HostedTable) -> bool:
    """Whether people or bots can act now: nothing is drawn, and no game begun, but by the command before."""
    if table.match is None:
        return not all(place.ready for place in table.seats)
    return table.match.timeline.state.actor != NATURE


def compare(table: HostedTable, status: str | None) -> BadRecord | None:
    """Whether the list says the same as the items."""
    if status is None:
        return BadRecord("it is not listed", "unlisted")
    if status == table.status:
        return None
    text = f"it is {table.status}, but is listed as {status}"
    return BadRecord(text, "listed-wrong", status=table.status, listed=status)
