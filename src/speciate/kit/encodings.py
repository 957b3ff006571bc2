"""What the numbers of every game of tables begin with: who looks, and who is waited for."""

from collections.abc import Mapping, Sequence

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from speciate.core.encoding import Encoding, around, put
from speciate.core.moves import Codec
from speciate.core.state import State, View
from speciate.kit.tables import GameState, TableView


@mypyc_attr(allow_interpreted_subclasses=True)
class TableEncoding(Encoding):
    """`Encoding` with its first two parts. Who only watches looks from seat 0, and knows no hand.

    One `fill_seen` serves the table of a view and the table itself, which a learner's step has no time to copy. It
    leaves out by itself what the seat may not know, and the tests hold it to that: from a table with all its secrets
    it must make the same bytes as from the view, in which there are none.
    """

    def __init__(
        self, codec: Codec, seats: int, of_chance: Sequence[int], defaults: Mapping[str, int], bounds: Mapping[str, int]
    ) -> None:
        super().__init__(codec, seats, of_chance, defaults, bounds)
        self.count: i64 = seats
        self.around = around(seats)
        names = [f"seat {seat}" for seat in range(seats)]
        self.seat_at: i64 = self.layout.choose("seat", "where one sits", names)
        self.waiting_at: i64 = self.layout.add("waiting", "who owes a decision", self.around)

    def fill(self, view: View, out: BytesWriter, at: i64) -> None:
        assert isinstance(view, TableView)
        self.fill_head(view.seat, view.waiting, out, at)
        self.fill_seen(view.table, view.seat, out, at)

    def write_seen(self, state: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(state, GameState)
        at = self.begin(out)
        self.fill_head(seat, state.waiting(), out, at)
        self.fill_seen(state, seat, out, at)

    def fill_seen(self, source: GameState, me: i64, out: BytesWriter, at: i64) -> None:
        """What seat `me` may know of a table: that of its view, or the real one, whose secrets stay out of it."""
        raise NotImplementedError

    def fill_head(self, me: i64, waiting: list[int], out: BytesWriter, at: i64) -> None:
        if me >= 0:
            put(out, at + self.seat_at + me, 1)
        for seat in waiting:
            self.point(out, at + self.waiting_at, seat, me)

    def point(self, out: BytesWriter, at: i64, seat: i64, me: i64) -> None:
        """Marks a seat, if it is one, among those around whoever looks."""
        if seat >= 0:
            put(out, at + self.place(seat, me), 1)

    def place(self, seat: i64, me: i64) -> i64:
        """How far a seat is from whoever looks, clockwise."""
        return (seat - me + self.count) % self.count if me > 0 else seat
