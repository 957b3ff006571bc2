"""Positions and views of a small game as JSON, both ways, and tables imagined from a view."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from speciate.core.errors import BadPosition, phrase
from speciate.core.game import Pack
from speciate.core.languages import LANGUAGES
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State, View
from speciate.kit.bag import shuffle
from speciate.kit.positions import options_of, pack_of
from speciate.kit.reading import Reader
from speciate.small import packs
from speciate.small.definition import OVER, Definition, Setup
from speciate.small.fields import UNKNOWN, Cards, Field
from speciate.small.texts import one

if TYPE_CHECKING:
    from speciate.small.state import SmallGame

Json = dict[str, Any]


class SmallView(View):
    """A position with everything the seat may not know left out. It holds nothing else, so nobody can peek."""

    def __init__(self, seat: int, setup: Setup, seen: Json) -> None:
        super().__init__(seat)
        self.setup = setup
        self.seen = seen

    def to_json(self) -> dict[str, object]:
        return self.seen

    def determinize(self, rng: Random) -> State:
        return imagined(self, rng)


# -- writing ----------------------------------------------------------------------------------------


def write(table: "SmallGame") -> Json:
    """Everything that matters, once; what follows from it (who acts) is left out."""
    return {**agreed(table.setup), **on_table(table, None)}


def view_of(table: "SmallGame", seat: int) -> SmallView:
    waiting = [decision.seat for decision in table.pending()]
    return SmallView(
        seat, table.setup, {**agreed(table.setup), "seat": seat, "waiting": waiting, **on_table(table, seat)}
    )


def agreed(setup: Setup) -> Json:
    data: Json = {"game": setup.definition.id, "seats": setup.seats, "options": setup.options, "pack": setup.pack}
    if setup.data != setup.definition.pack:
        data["components"] = setup.data
    return data


def on_table(table: "SmallGame", viewer: int | None) -> Json:
    """The fields as a seat sees them, or all of them as they are."""
    data: Json = {"phase": table.phase}
    players: list[Json] = [{} for _ in range(table.seats)]
    for name, field in table._fields.items():
        value = getattr(table, name)
        if field.each:
            for seat, own in enumerate(value):
                players[seat][name] = shown(field, own, viewer is not None and viewer != seat)
        else:
            data[name] = shown(field, value, viewer is not None)
    return {**data, "players": players}


def shown(field: Field, value: Any, strange: bool) -> Any:
    """A value for somebody who may know it or not: `strange` is who is not its owner."""
    veiled = strange and (field.secret or field.hidden)
    return field.veil(value) if veiled else plain(value)


def plain(value: Any) -> Any:
    return [plain(item) for item in value] if isinstance(value, list) else value


# -- reading ----------------------------------------------------------------------------------------


def read_position(definition: Definition, default: Pack, data: Mapping[str, object]) -> "SmallGame":
    """The position, or BadPosition with every mistake. A hidden pile left out holds the cards that lie nowhere else."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    table = definition.cls(read_setup(definition, default, top))
    read_fields(table, top, False)
    top.close()
    if not mistakes:
        mistakes += misplaced(table, data)
    if not mistakes:
        table.tidy()
        mistakes += [worded(definition, mistake) for mistake in table.mistakes()]
    if mistakes:
        raise BadPosition(mistakes)
    return playable(table)


def worded(definition: Definition, mistake: str) -> str:
    """A sentence of the author's, or the key of one of the texts, which is there in every language."""
    text = definition.texts.own.get(mistake)
    return mistake if text is None else phrase(one(text, LANGUAGES[0]), f"{definition.id}:{mistake}")


def playable(table: "SmallGame") -> "SmallGame":
    """The table, where the game can go on from it."""
    try:
        table.go_on()
        stuck = [seat for seat in table.owing() if not table.legal(seat)]
    except (ArithmeticError, AssertionError, LookupError, RuntimeError, TypeError, ValueError) as error:
        raise BadPosition([phrase("the game cannot go on from here: {why}", "cannot-go-on", why=str(error))]) from error
    if stuck:
        raise BadPosition([phrase("seat {seat} is to choose, and has no move", "no-move", seat=stuck[0])])
    return table


def read_setup(definition: Definition, default: Pack, top: Reader) -> Setup:
    low, high = definition.seats
    top.word("game", [definition.id], definition.id)
    seats = min(max(top.integer("seats", low, high, len(top.items("players")) or low), low), high)
    pack = pack_of(top, default, lambda data, source: packs.read(definition, data, source))
    return Setup(definition, seats, options_of(top, definition.options), pack.name, pack.data)


def read_fields(table: "SmallGame", top: Reader, veiled: bool) -> None:
    definition = table.setup.definition
    table.phase = top.word("phase", (*definition.phases, OVER), definition.first_choice)
    players = top.readers("players")
    if len(players) != table.seats and (players or top.has("players")):
        what = "are {count}, but seats is {seats}"
        top.wrong("players", what, "not-seats", count=len(players), seats=table.seats)
        players = []
    for name, field in table._fields.items():
        if not field.each:
            setattr(table, name, field.read(top, name, table.setup.types, veiled and field.hidden))
        elif players:
            setattr(table, name, [read_own(field, reader, name, table, veiled) for reader in players])


def read_own(field: Field, reader: Reader, name: str, table: "SmallGame", veiled: bool) -> Any:
    return field.read(reader, name, table.setup.types, veiled and (field.secret or field.hidden))


def misplaced(table: "SmallGame", data: Mapping[str, object]) -> Iterator[str]:
    """Every card lies somewhere, once."""
    lying = table.lying()
    for type, whole in table.setup.components.items():
        there = lying.get(type, Counter())
        for card, count in (there - whole).items():
            yield phrase("{count} {name} too many for the pack", "too-many", count=count, name=card)
        missing = list((whole - there).elements())
        piles = [name for name, field in table._fields.items() if is_reserve(field, type) and name not in data]
        if piles:
            setattr(table, piles[0], getattr(table, piles[0]) + missing)
        elif missing:
            said = "{count} {what} lie nowhere, {name} for one"
            yield phrase(said, "pieces-nowhere", count=len(missing), what=f"{type}s", name=missing[0])


def is_reserve(field: Field, type: str) -> bool:
    return isinstance(field, Cards) and field.hidden and not field.each and field.type == type


# -- imagining --------------------------------------------------------------------------------------


def read_view(definition: Definition, default: Pack, data: Mapping[str, object]) -> SmallView:
    """A view as it was written; it came from a table, so only its form is checked."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    setup = read_setup(definition, default, top)
    table = definition.cls(setup)
    read_fields(table, top, True)
    seat = top.integer("seat", SPECTATOR, setup.seats - 1)
    if not all(isinstance(owing, int) and NATURE <= owing < setup.seats for owing in top.items("waiting")):
        top.wrong("waiting", "holds something that is no seat", "no-seat")
    top.close()
    if mistakes:
        raise BadPosition(mistakes)
    return SmallView(seat, setup, dict(data))


def imagined(view: SmallView, rng: Random) -> "SmallGame":
    """A table that the seat cannot tell from the real one: the unseen cards dealt over the places where they can be."""
    setup = view.setup
    table = setup.definition.cls(setup)
    mistakes: list[str] = []
    read_fields(table, Reader(view.seen, "", mistakes), True)
    stock = Stock(table, rng)
    for at in range(table.seats):
        for name, field in table._fields.items():
            if field.each:
                getattr(table, name)[at] = field.fill(getattr(table, name)[at], stock.draw, setup.types)
    for name, field in table._fields.items():
        if not field.each:
            setattr(table, name, field.fill(getattr(table, name), stock.draw, setup.types))
    table.imagine(view.seat, rng)
    owing = table.owing()
    table.actor = owing[0] if owing else NOBODY
    return table


class Stock:
    """The cards a seat does not see, shuffled; and dice."""

    def __init__(self, table: "SmallGame", rng: Random) -> None:
        self.random = rng.random
        self.unseen: dict[str, list[str]] = {}
        lying = table.lying()
        for type, whole in table.setup.components.items():
            if UNKNOWN in lying[type]:
                left = list(in_order(whole - lying[type], table.setup.types[type]))
                order = list(range(len(left)))
                shuffle(order, rng)
                self.unseen[type] = [left[at] for at in order]

    def draw(self, type: str) -> Any:
        if type in self.unseen:
            return self.unseen[type].pop()
        low, high = (int(bound) for bound in type.split(" "))
        return low + int(self.random() * (high - low + 1))


def in_order(cards: Counter[str], names: tuple[str, ...] | range) -> Iterator[str]:
    for name in names:
        yield from [str(name)] * cards[str(name)]
