"""The positions of a record: replaying, seeking with snapshots, and what an undo returns to."""

from speciate.core.errors import BadRecord
from speciate.core.event import Event
from speciate.core.state import State
from speciate.table.record import Entry, Header, Record, parse_record

EVERY = 32  # entries between two snapshots


class Timeline:
    """A record together with the position it stands at.

    Position N is the table after N entries. An undo is an entry too: the position after it is the
    position it names, and everything before it can still be visited.
    """

    def __init__(self, header: Header) -> None:
        self.record = Record(header)
        self.state = header.game.new(header.seats, header.options, header.pack)
        self._snapshots: dict[int, State] = {0: self.state.copy()}

    def __len__(self) -> int:
        return len(self.record.entries)

    def append(self, entry: Entry) -> list[Event]:
        """Plays an entry at the end and writes it down; returns what happened."""
        events = self._step(entry)
        self.record.append(entry, self.state.digest())
        self._snapshot()
        return events

    def _step(self, entry: Entry) -> list[Event]:
        if entry.outcome is not None:
            return []
        if not entry.is_move:
            self.state = self.seek(entry.to)
            return [Event("undone", {"seat": entry.seat, "to": entry.to})]
        events: list[Event] = []
        self.state.listener = events
        self.state.apply(entry.seat, entry.move)
        self.state.listener = None
        return events

    def _snapshot(self) -> None:
        if len(self) % EVERY == 0:
            self._snapshots[len(self)] = self.state.copy()

    def seek(self, position: int) -> State:
        """A copy of the table at `position`, by the nearest snapshot before it."""
        if not 0 <= position <= len(self):
            text = f"there is no position {position}; they go from 0 to {len(self)}"
            raise BadRecord(text, "record-position", number=position, last=len(self))
        moves: list[Entry] = []
        while position not in self._snapshots:
            entry = self.record.entries[position - 1]
            if entry.is_move:
                moves.append(entry)
                position -= 1
            else:
                position = entry.to if entry.outcome is None else position - 1
        state = self._snapshots[position].copy()
        for entry in reversed(moves):
            state.apply(entry.seat, entry.move)
        return state

    def line(self) -> list[int]:
        """0 and the positions after each move that stands: what was undone is not among them."""
        line: list[int] = []
        position = len(self)
        while position > 0:
            entry = self.record.entries[position - 1]
            if entry.is_move:
                line.append(position)
            position = position - 1 if entry.is_move or entry.outcome is not None else entry.to
        return [0, *reversed(line)]


def replay(record: Record) -> tuple[Timeline, list[list[Event]]]:
    """Plays a record through, checking every entry; returns its timeline and what happened at each entry."""
    timeline = Timeline(record.header)
    happened: list[list[Event]] = []
    for number, entry in enumerate(record.entries, start=2):
        _check(timeline, entry, number)
        mark = entry.mark
        happened.append(timeline.append(entry))
        if entry.mark != mark:
            text = f"line {number} was changed, or something before it is missing"
            raise BadRecord(text, "record-changed", line=number)
    return timeline, happened


def _check(timeline: Timeline, entry: Entry, number: int) -> None:
    """Whether the entry can follow; the message names its line."""
    if entry.outcome is not None:
        if entry.outcome != timeline.state.outcome():
            text = f"line {number} ends the game with a result that is not that of the moves"
            raise BadRecord(text, "record-result", line=number)
        return
    if not entry.is_move:
        if not 0 <= entry.to < number - 2:
            text = f"line {number} goes back to position {entry.to}, which is not before it"
            raise BadRecord(text, "record-back", line=number, to=entry.to)
        return
    refusal = timeline.state.refusal(entry.seat, entry.move)
    if refusal is not None:
        code = timeline.record.header.game.engine.codec.text(entry.move)
        text = f'line {number}: "{code}" is refused by rule {refusal.rule}'
        raise BadRecord(text, "record-refused", line=number, move=code, rule=refusal.rule)


def replay_text(text: str) -> Timeline:
    """The timeline of a record given as text."""
    return replay(parse_record(text))[0]
