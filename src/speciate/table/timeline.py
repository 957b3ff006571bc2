"""A record together with the position it stands at: played on, replayed, and visited at any position."""

from array import array
from collections.abc import Iterator

from speciate.core.errors import BadRecord
from speciate.core.event import EVERYONE, Event, only
from speciate.core.seats import SPECTATOR
from speciate.table.history import History
from speciate.table.record import Entry, Header, Record, parse_record


class Timeline(History):
    """A record that grows, and what each of its entries led to.

    An undo is an entry too: it takes moves off the line, and everything before it can still be visited.
    """

    def __init__(self, header: Header, marks: bool = True) -> None:
        """Without `marks` the fingerprints of entries wait until they are asked for: one costs more than a move."""
        self.record = Record(header)
        self._marks = marks
        self._engine = header.game.engine
        super().__init__(header.game.new(header.seats, header.options, header.pack), self.record.entries)
        self._known = array("q")  # of each entry, the seats that know of it, as the audience of an event
        self._revealing = bytearray()  # of each entry, whether it showed something hidden or random
        self._undos = [0] * header.seats

    def __len__(self) -> int:
        return len(self.record.entries)

    def append(self, entry: Entry) -> list[Event]:
        """Plays an entry at the end and writes it down; returns what happened."""
        events: list[Event] = []
        known = EVERYONE
        is_move = entry.packed >= 0
        if is_move and entry.seat >= 0 and self._engine.is_secret(self.state, entry.seat, entry.packed):
            known = only(entry.seat)
        taken = self.add(entry, events)
        if not is_move and entry.is_undo:
            self._undos[entry.seat] += 1
            # who does not know of what is taken back does not hear of the undo either
            known = only(entry.seat)
            for position in taken:
                known |= self._known[position - 1]
            events.append(undone(entry, known))
        reveals = False
        for event in events:
            if event.name in self._engine.reveals:
                reveals = True
        self._revealing.append(reveals)
        self._known.append(known if known == EVERYONE else known | audience_of(events))
        if self._marks:
            self.record.append(entry, self.state.digest())
        else:
            self.record.add(entry)
        return events

    def sealed(self) -> Record:
        """The record with all its marks; where they were left out it is played through again to find them."""
        if self._marks:
            return self.record
        found = Record(self.record.header)
        walk = History(self.seek(0), self.record.entries)
        for entry in self.record.entries:
            walk.add(entry)
            found.append(entry, walk.state.digest())
        return found

    def knows(self, seat: int, position: int) -> bool:
        """Whether a seat (or a spectator) saw or heard that the entry was made which led to a position."""
        known = self._known[position - 1]
        return known == EVERYONE or (seat > SPECTATOR and bool(known & only(seat)))

    def reveals(self, position: int) -> bool:
        """Whether the entry that led to a position showed something hidden or random."""
        return bool(self._revealing[position - 1])

    def happened(self) -> Iterator[list[Event]]:
        """What happened at each entry, one after the other, found out again."""
        walk = History(self.seek(0), self.record.entries)
        for position, entry in enumerate(self.record.entries, start=1):
            events: list[Event] = []
            walk.add(entry, events)
            yield [undone(entry, self._known[position - 1])] if entry.is_undo else events

    def happened_at(self, position: int) -> list[Event]:
        """What happened at the entry that led to a position, found out again."""
        entry = self.record.entries[position - 1]
        if entry.is_undo:
            return [undone(entry, self._known[position - 1])]
        events: list[Event] = []
        if entry.is_move:
            state = self.seek(position - 1)
            state.listener = events
            state.apply(entry.seat, entry.packed)
        return events

    def undos(self, seat: int) -> int:
        """How many times a seat has taken something back."""
        return self._undos[seat]


def undone(entry: Entry, audience: int) -> Event:
    return Event("undone", {"seat": entry.seat, "to": entry.to}, audience)


def audience_of(events: list[Event]) -> int:
    """Who hears anything of these events, be it the redacted form."""
    audience = 0
    for event in events:
        audience |= EVERYONE if event.redacted is not None else event.audience
    return audience


def replay(record: Record) -> tuple[Timeline, list[list[Event]]]:
    """Plays a record through, checking every entry; returns its timeline and what happened at each entry."""
    timeline = Timeline(record.header)
    happened: list[list[Event]] = []
    for number, entry in enumerate(record.entries, start=2):
        check(timeline, entry, number)
        mark = entry.mark
        happened.append(timeline.append(entry))
        if entry.mark != mark:
            text = f"line {number} was changed, or something before it is missing"
            raise BadRecord(text, "record-changed", line=number)
    return timeline, happened


def check(timeline: Timeline, entry: Entry, number: int) -> None:
    """Whether the entry can follow; the message names its line."""
    if entry.packed >= 0:
        refusal = timeline.state.refusal(entry.seat, entry.packed)
        if refusal is not None:
            text = f'line {number}: "{entry.code}" is refused by rule {refusal.rule}'
            raise BadRecord(text, "record-refused", line=number, move=entry.code, rule=refusal.rule)
    elif entry.outcome is not None:
        if entry.outcome != timeline.state.outcome():
            text = f"line {number} ends the game with a result that does not follow from its moves"
            raise BadRecord(text, "record-result", line=number)
    elif not 0 <= entry.to < number - 2 or not timeline.stands(entry.to):
        text = f"line {number} goes back to position {entry.to}, from which the game cannot go on"
        raise BadRecord(text, "record-back", line=number, to=entry.to)


def replay_text(text: str) -> Timeline:
    """The timeline of a record given as text."""
    return replay(parse_record(text))[0]
