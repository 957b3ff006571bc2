"""The base of every rich game: a table of steps and declared fields, its view, its position as JSON and its digest."""

from collections.abc import Mapping
from random import Random
from struct import pack
from typing import Any, Final, TypeVar, cast, final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from speciate.core.digest import fingerprint, sent
from speciate.core.errors import BadPosition, phrase
from speciate.core.fragments import Fragments
from speciate.core.options import Option
from speciate.core.seats import NOBODY, SPECTATOR
from speciate.core.state import State, View
from speciate.kit.mistakes import Mistakes
from speciate.kit.positions import options_of
from speciate.kit.reading import Reader
from speciate.kit.shapes import Shape
from speciate.kit.steps import StepState

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(StepState):
    """What lies on a table. A game adds its fields, `copy`, its steps, and for secrets `hide` and `imagine`."""

    def positions(self) -> "Positions":
        """How the tables of this game are written."""
        raise NotImplementedError

    def hide(self, seat: int) -> None:
        """Turns everything `seat` may not know into the unknown: the only place where secrets are dropped.

        It is done to a copy. By default nothing is secret.
        """

    def imagine(self, view: "TableView", rng: Random) -> None:
        """Puts something that fits all that `view` shows wherever the unknown lies: `self` is a copy of its table."""

    def view(self, seat: int) -> View:
        seen = self.copy()
        assert isinstance(seen, GameState)
        seen.hide(seat)
        return TableView(seat, seen, self.waiting())

    def waiting(self) -> list[int]:
        """The seats that owe a decision; NATURE while something is drawn."""
        return [decision.seat for decision in self.pending()]

    def to_json(self) -> dict[str, object]:
        return self.positions().write(self)

    def digest(self) -> str:
        return self.positions().digest(self)


def like(table: T) -> T:
    """A table to try things out on: a copy of the same class."""
    copied: Any = table.copy()
    return cast(T, copied)


@final
class TableView(View):
    """A table on which everything the seat may not know is unknown: the same shape, without the secrets."""

    def __init__(self, seat: int, table: GameState, waiting: list[int]) -> None:
        super().__init__(seat)
        self.table = table
        self.waiting = waiting
        #: What `imagine` works out of the view when first asked, such as the cards it does not show.
        self.worked_out: list[int] | None = None

    def to_json(self) -> dict[str, object]:
        return self.table.positions().write_view(self)

    def encoded(self, fragments: Fragments | None = None) -> bytes:
        return self.table.positions().encode_view(self, Fragments() if fragments is None else fragments)

    def determinize(self, rng: Random) -> State:
        state = self.table.copy()
        assert isinstance(state, GameState)
        return self.imagined(state, rng)

    def turned(self, rng: Random) -> State:
        """The same of a view that nobody looks at any more: its own table, where a game can imagine into that."""
        return self.imagined(self.table, rng)

    def imagined(self, state: GameState, rng: Random) -> State:
        state.actor = self.waiting[0] if self.waiting else NOBODY
        state.imagine(self, rng)
        return state


@final
class Settled:
    """What the players of one set-up agreed. It holds the set-up, so that no other can be taken for it."""

    def __init__(self, setup: object, agreed: dict[str, object], signature: bytes) -> None:
        self.setup = setup
        self.agreed = agreed
        self.text = sent(agreed)[1:-1].decode()
        self.signature = signature


KEPT: Final = 256  # set-ups whose agreement is remembered


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions:
    """How the tables of one game are written and read: what was agreed, then the fields of the shape."""

    def __init__(self, game: str, seats: tuple[int, int], options: tuple[Option, ...], shape: Shape) -> None:
        self.game = game
        self.prefix = f"{game}:position-"  # how the keys of its mistakes begin
        self.fewest, self.most = seats
        self.options = options
        self.shape = shape
        self._settled: dict[int, Settled] = {}

    # what a game says of its own

    def fresh(self, top: Reader, seats: int, options: dict[str, object]) -> GameState:
        """A table before anything lies on it, with the pack that the position names."""
        raise NotImplementedError

    def agreed(self, table: Any) -> dict[str, object]:
        """What was agreed before the game: `options` and `pack`, with the components of a pack of one's own."""
        raise NotImplementedError

    def check(self, table: Any, data: Mapping[str, object], mistakes: Mistakes) -> None:
        """Notes everything that is impossible about a position whose form is right."""

    def signature(self, table: Any) -> bytes:
        """What was agreed, for the digest."""
        agreed = self.agreed(table)
        chosen = agreed["options"]
        assert isinstance(chosen, dict)
        words = [str(chosen[option.name]) for option in self.options if option.name in chosen]
        return "/".join([*words, str(agreed["pack"])]).encode()

    # what follows

    def settled(self, table: Any) -> "Settled":
        """What was agreed and its signature: worked out once for a table and its copies.

        Several threads may ask: what is kept is put there as a whole, and all of it is dropped at once.
        """
        setup = table.setup
        found = self._settled.get(id(setup))
        if found is None:
            if len(self._settled) >= KEPT:
                self._settled = {}
            found = Settled(setup, self.agreed(table), self.signature(table))
            self._settled[id(setup)] = found
        return found

    def write(self, table: GameState) -> dict[str, object]:
        """Everything; bags sorted, so that equal positions give equal JSON."""
        agreed = self.settled(table).agreed
        return {"game": self.game, "seats": table.seats, **agreed, **self.shape.write(table, table)}

    def write_view(self, view: TableView) -> dict[str, object]:
        table = view.table
        data = {"game": self.game, "seats": table.seats, **self.settled(table).agreed}
        data["seat"] = view.seat
        data["waiting"] = list(view.waiting)
        self.shape.fill_seen(data, table, table, view.seat)
        return data

    def encode_view(self, view: TableView, fragments: Fragments) -> bytes:
        """`write_view` as the JSON that is sent."""
        table = view.table
        settled = self.settled(table)
        fragments.lie_at(settled.setup)
        waiting = ",".join([str(seat) for seat in view.waiting])
        head = f'{{"game":"{self.game}","seats":{table.seats},{settled.text},'
        here = f'"seat":{view.seat},"waiting":[{waiting}],'
        return (head + here + self.shape.text_seen(table, table, view.seat, fragments) + "}").encode()

    def read(self, data: Mapping[str, object]) -> GameState:
        """The position, or BadPosition with every mistake."""
        mistakes = Mistakes(self.prefix, [])
        top = Reader(data, "", mistakes.found, self.prefix)
        table = self.start(top)
        self.shape.read(top, table, table, False)
        top.close()
        if not mistakes.found:
            self.check(table, data, mistakes)
        if mistakes.found:
            raise BadPosition(mistakes.found)
        table.advance()
        if table.actor >= 0 and not table.legal(table.actor):
            what = "seat {seat} is to choose, and has no move"
            raise BadPosition([phrase(what, "no-move", seat=table.actor)])
        return table

    def read_view(self, data: Mapping[str, object]) -> TableView:
        """A view as it was written; it came from a table, so only its form is checked."""
        mistakes: list[str] = []
        top = Reader(data, "", mistakes, self.prefix)
        table = self.start(top)
        self.shape.read(top, table, table, True)
        seat = top.integer("seat", SPECTATOR, table.seats - 1)
        waiting = [waiter for waiter in top.items("waiting") if isinstance(waiter, int)]
        top.close()
        if mistakes:
            raise BadPosition(mistakes)
        table.actor = waiting[0] if waiting else NOBODY
        return TableView(seat, table, waiting)

    def start(self, top: Reader) -> GameState:
        """setup.players: as many players as seats, as many seats as the game is for."""
        top.word("game", [self.game], self.game)
        count = len(top.items("players"))
        if not self.fewest <= count <= self.most:
            what = "are {count}, the game is for {low} to {high} (setup.players)"
            top.wrong("players", what, "player-count", count=count, low=self.fewest, high=self.most)
        seats = top.integer("seats", self.fewest, self.most, max(self.fewest, min(self.most, count)))
        if count != seats:
            top.wrong("players", "are {count}, but seats is {seats}", "not-seats", count=count, seats=seats)
        if top.mistakes:
            raise BadPosition(top.mistakes)  # nothing else can be read of a table of no size
        return self.fresh(top, seats, options_of(top, self.options))

    def digest(self, table: GameState) -> str:
        row: list[int] = [table.seats]
        self.shape.add(table, row)
        return self.digest_of(row, table)

    def digest_of(self, row: list[int], table: GameState) -> str:
        """Of a table as a row of numbers, together with what was agreed."""
        return fingerprint(pack(f"<{len(row)}q", *row) + self.settled(table).signature)

    def digest_written(self, row: BytesWriter, table: GameState) -> str:
        """The same of a row that a game has written by hand (`kit.row`)."""
        row.write(self.settled(table).signature)
        return fingerprint(row.getvalue())
