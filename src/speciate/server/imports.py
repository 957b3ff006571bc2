"""A record from elsewhere, as a table to look at: its moves become items like those played here."""

from speciate.core.errors import BadRecord
from speciate.server import items
from speciate.server.items import AnyItem
from speciate.table.record import parse_record
from speciate.table.timeline import replay


def read_items(text: str, name: str, public: bool) -> list[AnyItem]:
    """The items of a finished record, judged move by move; BadRecord says what is wrong."""
    record = parse_record(text)
    if not record.is_finished:
        raise BadRecord("only a finished game can be imported", "record-unfinished")
    replay(record)
    header = record.header
    game = header.game
    components = header.pack.to_json()
    pack = None if components == game.engine.pack().to_json() else components
    made: list[AnyItem] = [
        items.Opened(game.id, game.rules_version, header.seats, header.options, name, public, pack=pack),
        *(items.Sat(seat, who, header.agents[seat]) for seat, who in enumerate(header.names)),
        items.Began(),
    ]
    for entry in record.entries:
        if entry.is_move:
            code = game.engine.codec.text(entry.move)
            made.append(items.Moved(entry.seat, code, entry.forced, entry.note))
        elif entry.outcome is None:
            made.append(items.Undone(entry.seat, entry.to))
    return made
