"""A record from elsewhere, as a table to look at: its moves become items like those played here."""

from collections import Counter

from speciate.core.errors import BadRecord
from speciate.server import items
from speciate.server.hosted_table import HUMAN
from speciate.server.items import AnyItem
from speciate.table.record import Record, parse_record
from speciate.table.timeline import replay
from speciate.table.undo import MOST_UNDOS

MOST_ENTRIES = 5_000  # several times the longest game: a record is judged and kept whole


def read_items(text: str, name: str, public: bool) -> list[AnyItem]:
    """The items of a finished record, judged move by move; BadRecord says what is wrong."""
    if text.count("\n") > MOST_ENTRIES + 1:
        raise BadRecord(f"it has more than {MOST_ENTRIES} entries", "record-long", count=MOST_ENTRIES)
    record = parse_record(text)
    check_undos(record)
    if not record.is_finished:
        raise BadRecord("only a finished game can be imported", "record-unfinished")
    replay(record)
    header = record.header
    game = header.game
    pack = header.pack.to_json() if header.is_own_pack else None
    made: list[AnyItem] = [
        items.Opened(game.id, header.rules, header.seats, header.options, name, public, pack=pack),
        *(items.Sat(seat, who, header.agents[seat]) for seat, who in enumerate(header.names)),
        items.Began(),
    ]
    for entry in record.entries:
        if entry.is_move:
            made.append(items.Moved(entry.seat, entry.code, entry.forced, entry.note))
        elif entry.outcome is None:
            made.append(items.Undone(entry.seat, entry.to, entry.keep))
    return made


def check_undos(record: Record) -> None:
    """No seat has taken back more than it may at a table; against bots alone only the length counts."""
    if record.header.agents.count(HUMAN) == 1:
        return
    undos = Counter(entry.seat for entry in record.entries if entry.is_undo)
    for seat, count in undos.items():
        if count > MOST_UNDOS:
            text = f"seat {seat} takes back {count} moves; at most {MOST_UNDOS} are allowed"
            raise BadRecord(text, "record-undos", seat=seat, count=MOST_UNDOS)
