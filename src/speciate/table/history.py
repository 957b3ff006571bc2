"""The moves that stand, the position they lead to, and every position there was on the way.

A move is put at the end of the line; an undo takes moves off it. Each move on the line is a node of a tree: where
an undo keeps what others did since, their moves become new nodes behind an older one. So every position of the
past is still there, and going to one never means to play more than a few moves again.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterator

from speciate.core.errors import BadRecord
from speciate.core.event import Event
from speciate.core.state import State
from speciate.table.record import Entry

EVERY = 32  # moves between two snapshots at the end of the line
LATE = 128  # how many moves that end has
SPARSE = 256  # moves between two snapshots before it: old positions are seldom visited


class History:
    """What a list of entries adds up to. Position N is the table after N entries, for good."""

    def __init__(self, start: State, entries: list[Entry]) -> None:
        self.state = start
        self._entries = entries
        self._before = array("i", [0])  # of each node, the one before it
        self._made = array("i", [0])  # of each node, the entry that is its move, counted from 1
        self._nodes = array("i", [0])  # of each position, the node where the line ended then
        self._line = [0]  # the nodes that stand
        self._snapshots: dict[int, State] = {0: start.copy()}

    def add(self, entry: Entry, listener: list[Event] | None = None) -> list[int]:
        """Follows the entry that comes next; returns which moves it takes back, as positions."""
        taken: list[int] = []
        if entry.packed >= 0:
            state = self.state
            state.listener = listener
            state.apply(entry.seat, entry.packed)
            state.listener = None
            self._push(len(self._nodes))
        elif entry.outcome is None:
            taken = self._take_back(entry)
        self._nodes.append(self._line[-1])
        return taken

    def _push(self, made: int) -> None:
        """The position has been reached by a move; a snapshot now and then, and older ones thinned out."""
        line = self._line
        self._before.append(line[-1])
        line.append(len(self._made))
        self._made.append(made)
        depth = len(line) - 1
        if depth % EVERY == 0:
            self._snapshots[self._line[-1]] = self.state.copy()
            if depth > LATE and (depth - LATE) % SPARSE:
                self._snapshots.pop(self._line[depth - LATE], None)

    # -- taking back ----------------------------------------------------------------------------

    def _take_back(self, entry: Entry) -> list[int]:
        at = self._index(entry.to)
        if at < 0:
            return self._jump(entry.to)
        after = [self._made[node] for node in self._line[at + 1 :]]
        kept = [made for made in after if entry.keep and self._entries[made - 1].seat != entry.seat]
        if kept:
            self._judge(self._at(self._line[at]), kept, entry.to)
        for node in self._line[at + 1 :]:
            self._snapshots.pop(node, None)
        del self._line[at + 1 :]
        self._restore()
        for made in kept:
            self.state.apply(self._entries[made - 1].seat, self._entries[made - 1].packed)
            self._push(made)
        stays = set(kept)
        return [made for made in after if made not in stays]

    def _judge(self, state: State, kept: list[int], to: int) -> None:
        """Whether these moves can follow without those that are taken back; nothing has changed when they cannot."""
        for made in kept:
            move = self._entries[made - 1]
            if state.refusal(move.seat, move.packed) is not None:
                number = len(self._nodes) + 1
                text = f"line {number} goes back to position {to}, from which the game cannot go on"
                raise BadRecord(text, "record-back", line=number, to=to)
            state.apply(move.seat, move.packed)

    def _jump(self, to: int) -> list[int]:
        """To a position whose moves were taken back before: only tables of long ago hold such an undo."""
        old = self._line
        path = [self._nodes[to]]
        while path[-1]:
            path.append(self._before[path[-1]])
        self._line = path[::-1]
        stays = set(path)
        for node in old:
            if node not in stays:
                self._snapshots.pop(node, None)
        self._restore()
        return [self._made[node] for node in old if node not in stays]

    def _restore(self) -> None:
        """The position at the end of the line, with the snapshots that its end has."""
        last = len(self._line) - 1
        depth = last
        while self._line[depth] not in self._snapshots:
            depth -= 1
        state = self._snapshots[self._line[depth]].copy()
        while depth < last:
            depth += 1
            self._apply(state, self._line[depth])
            if depth % EVERY == 0 and last - depth < LATE:
                self._snapshots[self._line[depth]] = state.copy()
        self.state = state

    def _apply(self, state: State, node: int) -> None:
        move = self._entries[self._made[node] - 1]
        state.apply(move.seat, move.packed)

    # -- looking --------------------------------------------------------------------------------

    def _index(self, position: int) -> int:
        """Where on the line the last move before `position` stands; -1 when it was taken back."""
        made = self._made[self._nodes[position]]
        at = bisect_left(self._line, made, key=self._made.__getitem__)
        return at if at < len(self._line) and self._made[self._line[at]] == made else -1

    def stands(self, position: int) -> bool:
        """Whether the last move before `position` has not been taken back; the start stands always."""
        return self._index(position) >= 0

    def before(self, position: int) -> int:
        """The position of the move that stands before this one; 0 for the first."""
        return self._made[self._line[self._index(position) - 1]]

    def after(self, position: int) -> list[int]:
        """The positions of the moves that stand and were made later."""
        at = bisect_left(self._line, position + 1, key=self._made.__getitem__)
        return [self._made[node] for node in self._line[at:]]

    def backwards(self) -> Iterator[int]:
        """The positions of the moves that stand, the last one first."""
        for at in range(len(self._line) - 1, 0, -1):
            yield self._made[self._line[at]]

    def line(self) -> list[int]:
        """0 and the positions of all moves that stand: what was undone is not among them."""
        return [self._made[node] for node in self._line]

    def seek(self, position: int) -> State:
        """A copy of the table as it was at `position`."""
        last = len(self._nodes) - 1
        if not 0 <= position <= last:
            text = f"there is no position {position}; positions go from 0 to {last}"
            raise BadRecord(text, "record-position", number=position, last=last)
        return self._at(self._nodes[position])

    def standing(self, position: int) -> State:
        """A copy of the table with the moves up to a standing position, as far as they still stand."""
        return self._at(self._line[self._index(position)])

    def _at(self, node: int) -> State:
        path: list[int] = []
        while node not in self._snapshots:
            path.append(node)
            node = self._before[node]
        state = self._snapshots[node].copy()
        for later in reversed(path):
            self._apply(state, later)
        return state
