"""The record of a match: a header, then every move with chance included. Replays without a seed.

One JSON object a line, append-only; undo is an entry. Each line ends with `h`, a fingerprint chained over
the line before, the line itself and the position it leads to: what was changed, lost or damaged shows.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from speciate.core.digest import canonical, canonical_whole, fingerprint, sent
from speciate.core.errors import BadRecord, SpeciateError, in_file, quoted
from speciate.core.game import GameSpec, Pack
from speciate.core.moves import Codec, Move
from speciate.core.outcome import Outcome
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, seat_name
from speciate.table.files import write_atomically
from speciate.table.forms import EntryForm, HeaderForm, PackForm, read_entries, read_form, read_object
from speciate.table.rules_versions import usual_pack

FORMAT = "speciate-record/1"
LONGEST_NAME = 40


class Header:
    """What was agreed before the first move. `rules` are today's unless it was played by earlier ones.

    `marked` says whether the record itself tells of house rules; by default it does where its pack has them. Records
    from before there was such a mark are kept as they were written.
    """

    def __init__(
        self,
        game: GameSpec,
        options: Mapping[str, object],
        pack: Pack,
        names: list[str],
        agents: list[str],
        marked: bool | None = None,
        rules: str = "",
    ):
        if len(names) != len(agents):
            raise SpeciateError(
                f"{len(names)} names and {len(agents)} agents: there must be one of each for every seat"
            )
        for name in names:
            if not name or len(name) > LONGEST_NAME or not name.isprintable():
                raise SpeciateError(
                    f"a name has 1 to {LONGEST_NAME} printable characters; {quoted(repr(name))} does not fit"
                )
        self.game = game
        self.options = dict(options)
        self.rules = rules or game.rules_version
        usual = usual_pack(game, self.rules) or game.engine.pack()
        self.is_own_pack = pack is not usual and pack.to_json() != usual.to_json()
        self.pack = (
            pack if self.is_own_pack else usual
        )  # a copy of the usual one is not written down, so it is that one
        self.marked = self.pack.is_house if marked is None else marked
        self.names = names
        self.agents = agents
        self.seats_by_name = {seat_name(seat): seat for seat in (NATURE, *range(len(names)))}  # as entries write them

    @property
    def seats(self) -> int:
        return len(self.names)

    def to_json(self) -> dict[str, object]:
        pack: dict[str, object] = {"name": self.pack.name, "digest": self.pack.digest()}
        if self.is_own_pack:
            pack["data"] = self.pack.to_json()  # an owner's own pack travels with the record
        if self.marked:
            pack["house"] = True  # not what is printed: see `Pack.departures`
        seats = [{"name": name, "agent": agent} for name, agent in zip(self.names, self.agents, strict=True)]
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.rules,
            "options": self.options,
            "pack": pack,
            "seats": seats,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Header":
        """Raises BadRecord for a record of another format, or of rules or a pack that are not at hand."""
        if data.get("format") != FORMAT:
            raise BadRecord(f"it is not a record of the form {FORMAT}", "record-form", form=FORMAT)
        form = read_form(data, HeaderForm, 1)
        try:
            game = get_game(form.game)
            usual = usual_pack(game, form.rules)
            if usual is None:
                rules, here = form.rules, game.rules_version
                text = f"it was played by rules {rules} of {game.id}; this version has rules {here}"
                raise BadRecord(text, "record-rules", game=game.title, rules=rules, here=here)
            names = [seat.name for seat in form.seats]
            agents = [seat.agent for seat in form.seats]
            pack = _read_pack(game, form.pack, usual)
            options = game.read_options(form.options)
            header = cls(game, options, pack, names, agents, marked=form.pack.house, rules=form.rules)
            game.new(header.seats, header.options, header.pack)  # the number of seats, and how options go together
        except BadRecord:
            raise
        except SpeciateError as error:
            raise BadRecord(f"its header: {error}", error.key, **error.values) from None
        return header


def _read_pack(game: GameSpec, form: PackForm, usual: Pack) -> Pack:
    """The components of a record: its own, or those that come with its rules."""
    try:
        pack = usual if form.data is None else game.engine.pack(form.data)
        digest = pack.digest()
    except RecursionError:
        raise BadRecord("its pack is nested too deeply", "record-line", line=1) from None
    if digest != form.digest:
        raise BadRecord(f"its pack {quoted(form.name)} is not the one at hand", "record-pack", name=form.name)
    return pack


class Entry:
    """One line after the header: a move, an undo, or the end. `to` is where an undo goes back to, else -1.

    A move is a `move` as everywhere outside the engine, with its `code`; `packed` is the engine's int. An undo takes
    back the moves made after `to` that still stand; with `keep` only those of its own seat, and what the others chose
    unseen meanwhile stands.
    """

    __slots__ = ("_codec", "forced", "keep", "mark", "note", "outcome", "packed", "seat", "to")

    def __init__(
        self,
        seat: int,
        packed: int = -1,
        to: int = -1,
        forced: bool = False,
        note: str = "",
        outcome: Outcome | None = None,
        keep: bool = False,
    ) -> None:
        self.seat = seat
        self.packed = packed
        self.to = to
        self.keep = keep
        self.forced = forced
        self.note = note  # why an agent did not choose the move itself
        self.outcome = outcome
        self.mark = ""  # the chained fingerprint
        self._codec: Codec | None = None  # of the record it is in

    @property
    def is_move(self) -> bool:
        return self.packed >= 0

    @property
    def is_undo(self) -> bool:
        return self.packed < 0 and self.outcome is None

    @property
    def move(self) -> Move | None:
        """The move, as bots and tables have it; None for an undo and for the end."""
        return self._codec.move(self.packed) if self.is_move and self._codec is not None else None

    @property
    def code(self) -> str:
        """The move's text code; empty for an undo and for the end."""
        return self._codec.text(self.packed) if self.is_move and self._codec is not None else ""

    def __repr__(self) -> str:
        if self.outcome is not None:
            return f"<Entry: the end, scores {self.outcome.scores}, won by {self.outcome.winners}>"
        what = f"back to {self.to}" if self.is_undo else self.code or str(self.packed)
        return f"<Entry: seat {seat_name(self.seat)}, {what}>"

    def to_json(self, game: GameSpec) -> dict[str, object]:
        if self.outcome is not None:
            return {"end": self.outcome.to_json()}
        data: dict[str, object] = {"seat": seat_name(self.seat)}
        if self.is_move:
            data["move"] = game.engine.codec.text(self.packed)
        else:
            data["undo"] = self.to
        if self.keep:
            data["keep"] = True
        if self.forced:
            data["forced"] = True
        if self.note:
            data["note"] = self.note
        return data

    @classmethod
    def from_form(cls, form: EntryForm, header: Header, parse: Callable[[str], int]) -> "Entry":
        """Raises SpeciateError for an entry that no game with this header can have; `parse` reads its move."""
        if (form.move != "") + (form.undo >= 0) + (form.end is not None) != 1:
            raise BadRecord("it is neither a move nor an undo nor the end, or more than one of them")
        if form.end is not None:
            outcome = Outcome(form.end.scores, form.end.winners, form.end.breakdown)
            return cls(NATURE, outcome=outcome)
        seat = header.seats_by_name.get(form.seat)
        if seat is None:
            raise BadRecord(f"there is no seat {quoted(form.seat)}")
        if form.undo < 0:
            return cls(seat, parse(form.move), forced=form.forced, note=form.note)
        if seat == NATURE:
            raise BadRecord("nature cannot take anything back")
        return cls(seat, to=form.undo, forced=form.forced, note=form.note, keep=form.keep)


class MoveLine(msgspec.Struct):
    """The line of a move of which nothing else is to be said, its keys in order."""

    move: str
    seat: str


class Record:
    """Header and entries. Position N is the table after the first N entries, for good.

    >>> import speciate
    >>> record = speciate.play("template", ["random", "greedy"], seed=1).record
    >>> [entry for entry in record.entries if entry.is_move and entry.seat == 0][:2]
    [<Entry: seat 0, lay barley>, <Entry: seat 0, plant>]
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self._codec = header.game.engine.codec
        self.start_mark = fingerprint(canonical(header.to_json()))

    @property
    def last_mark(self) -> str:
        return self.entries[-1].mark if self.entries else self.start_mark

    @property
    def is_finished(self) -> bool:
        return bool(self.entries) and self.entries[-1].outcome is not None

    def mark(self, entry: Entry, digest: str) -> str:
        """The chained fingerprint of an entry that leads to the position `digest`."""
        if entry.packed >= 0 and not (entry.forced or entry.note):  # nearly all of them, and nearly all the time
            line = sent(MoveLine(self._codec.text(entry.packed), seat_name(entry.seat)))
        else:
            line = canonical_whole(entry.to_json(self.header.game))
        before = self.entries[-1].mark if self.entries else self.start_mark
        return fingerprint(before.encode() + line + digest.encode())

    def append(self, entry: Entry, digest: str) -> None:
        entry.mark = self.mark(entry, digest)
        self.add(entry)

    def add(self, entry: Entry) -> None:
        """Takes in an entry that has its mark already."""
        entry._codec = self._codec
        self.entries.append(entry)

    def until(self, position: int) -> "Record":
        """The record as it was after so many entries."""
        last = len(self.entries)
        if not 0 <= position <= last:
            text = f"there is no position {position}; positions go from 0 to {last}"
            raise BadRecord(text, "record-position", number=position, last=last)
        earlier = Record(self.header)
        earlier.entries = self.entries[:position]
        return earlier

    def lines(self) -> list[str]:
        game = self.header.game
        objects = [{**self.header.to_json(), "h": self.start_mark}]
        objects += [{**entry.to_json(game), "h": entry.mark} for entry in self.entries]
        return [json.dumps(data, ensure_ascii=False) for data in objects]

    def save(self, path: Path | str) -> None:
        """Writes it down; a crash leaves the old file or the new one, never half of either."""
        write_atomically(Path(path), "\n".join(self.lines()) + "\n")


def read_record(path: Path) -> Record:
    """Reads the form of a record; that its moves follow from each other is for `Timeline.replay` to say."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        why = str(error.strerror)
        raise in_file(path, BadRecord(f"cannot be read: {why}", "record-unreadable", why=why)) from None
    except UnicodeDecodeError:
        raise in_file(path, BadRecord("is not a record (it is not text)", "record-form", form=FORMAT)) from None
    try:
        return parse_record(text)
    except SpeciateError as error:
        raise in_file(path, error) from None


def parse_record(text: str) -> Record:
    if not text.endswith("\n"):
        if not text:
            raise BadRecord("it is empty", "record-empty")
        raise BadRecord("its last line is cut off", "record-cut")
    lines = text.removesuffix("\n").split("\n")  # a name may hold other characters that end lines
    first = read_object(lines[0], 1)
    record = Record(Header.from_json(first))
    if first.get("h", "") != record.start_mark:
        raise BadRecord("line 1 was changed after it was written", "record-changed", line=1)
    is_over = False
    parse = record.header.game.engine.codec.parse
    for number, form in enumerate(read_entries(lines[1:]), start=2):
        try:
            entry = Entry.from_form(form, record.header, parse)
        except SpeciateError as error:
            raise BadRecord(f"line {number} is damaged ({error})", "record-line", line=number) from None
        if is_over:
            raise BadRecord(f"line {number} comes after the end of the game", "record-after", line=number)
        is_over = entry.outcome is not None
        entry.mark = form.h
        record.add(entry)
    return record
