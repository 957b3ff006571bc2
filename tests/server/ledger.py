"""What players were promised, and what the disk has of it."""

import json
from collections import Counter
from itertools import count

import msgspec
from sqlalchemy import create_engine, text

from speciate.client.messages import Json


class SeatBook:
    """What one player writes down at one table."""

    def __init__(self, seat: int, token: str) -> None:
        self.seat = seat
        self.token = token
        self.acknowledged: list[str] = []  # moves, in the order of their answers
        self.news: list[Json] = []  # all that was heard, when the player left


class TableBook:
    def __init__(self, id: str, host: str, seats: list[SeatBook], clock: float) -> None:
        self.id = id
        self.host = host  # token
        self.seats = seats
        self.clock = clock  # seconds a move, or 0

    @property
    def acknowledged(self) -> int:
        return sum(len(seat.acknowledged) for seat in self.seats)


class Ledger:
    """All tables, and whatever was answered in a way that no client has to expect."""

    def __init__(self) -> None:
        self.tables: list[TableBook] = []
        self.breaches: Counter[str] = Counter()
        self.waits = 0  # answers that asked to come back later
        self.late = 0  # moves that came when the time was up
        self.resent = 0  # commands that were sent again although they had been answered

    @property
    def acknowledged(self) -> int:
        return sum(table.acknowledged for table in self.tables)

    def note_refusal(self, table: TableBook, reason: str) -> None:
        """A listed move is refused only where the server may have moved for somebody whose time was up."""
        if table.clock:
            self.late += 1
        else:
            self.breaches[f"refused: {reason}"] += 1


class Account(msgspec.Struct):
    """The disk compared with the ledger."""

    acknowledged: int = 0
    lost: int = 0  # acknowledged, and not there
    doubled: int = 0  # there more often than acknowledged, or never acknowledged at all
    disordered: int = 0  # seats whose moves are all there, but in another order
    gaps: int = 0  # tables with an item missing between others

    @property
    def is_sound(self) -> bool:
        return not (self.lost or self.doubled or self.disordered or self.gaps)


def settle(database: str, ledger: Ledger) -> Account:
    """Every player has had an answer to everything: what is on disk must be what they have written down."""
    account = Account(ledger.acknowledged)
    engine = create_engine(database)
    try:
        for table in ledger.tables:
            with engine.connect() as connection:
                query = text("SELECT number, data FROM items WHERE table_id = :id ORDER BY number")
                rows = [(row.number, json.loads(row.data)) for row in connection.execute(query, {"id": table.id})]
            account.gaps += any(number != expected for (number, _), expected in zip(rows, count(1), strict=False))
            for seat in table.seats:
                _settle_seat(account, seat, [item for _, item in rows])
    finally:
        engine.dispose()
    return account


def _settle_seat(account: Account, book: SeatBook, items: list[Json]) -> None:
    """Moves with a note are the server's, for somebody whose time was up."""
    moves = [item for item in items if item["kind"] == "moved" and item["seat"] == book.seat]
    made = [item["move"] for item in moves if not item.get("note")]
    there, promised = Counter(made), Counter(book.acknowledged)
    account.lost += (promised - there).total()
    account.doubled += (there - promised).total()
    account.disordered += there == promised and made != book.acknowledged
