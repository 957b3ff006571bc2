"""`speciate replay`: a recorded game, step by step or at one position; or only whether it is sound."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from speciate.cli import seating
from speciate.cli.board_frame import board_of, open_view, scores
from speciate.cli.errors import wrong
from speciate.cli.log import ALL, Log, heard
from speciate.cli.look import Look
from speciate.cli.numbers import read_number
from speciate.cli.terminal import Terminal, has_keyboard, terminal_of
from speciate.core.errors import BadRecord, in_file
from speciate.core.event import Event
from speciate.core.seats import NATURE, SPECTATOR
from speciate.table import timeline
from speciate.table.record import Record, read_record

QUIT = ("q", "quit", "quitter")
NEXT = ("", "n", "next")
BACK = ("p", "b", "previous")


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    listener: Annotated[str, typer.Option("--as", metavar="SEAT|all|spectator")] = "",
    verify: Annotated[bool, typer.Option("--verify")] = False,
) -> int:
    terminal = terminal_of(context)
    path = Path(file)
    record = read_record(path)
    try:
        line, happened = timeline.replay(record)
    except BadRecord as error:
        raise in_file(path, error) from None
    if verify:
        print_sound(terminal, path, record, line.state.digest())
        return 0
    who = seating.read_listener(listener, record.header.names) if listener else usual_listener(record)
    reader = ReplayViewer(terminal, line, happened, who)
    if at is not None:
        reader.show(reader.checked(at))
    elif has_keyboard():
        reader.browse()
    else:
        reader.show(len(line))
    return 0


def usual_listener(record: Record) -> int:
    """A finished game has no secrets any more; of a running one only what lies open is shown."""
    return ALL if record.is_finished else SPECTATOR


def print_sound(terminal: Terminal, path: Path, record: Record, digest: str) -> None:
    terminal.line(
        "replay-sound" if record.is_finished else "replay-sound-unfinished",
        path=str(path),
        game=record.header.game.title,
        count=len(record.entries),
        digest=digest,
    )


class ReplayViewer:
    """A record open at a position."""

    def __init__(self, terminal: Terminal, line: timeline.Timeline, happened: list[list[Event]], listener: int) -> None:
        self.terminal = terminal
        self.line = line
        self.happened = happened
        self.listener = listener
        self.header = line.record.header
        self.words = terminal.words(self.header.game, self.header.names, self.header.pack.printed)
        self.log = Log(terminal, self.words)
        self.board = board_of(self.header.game.id)
        self.stops = self._stops()

    def _stops(self) -> list[int]:
        """Where one stops on the way: after every move that was heard of, with the cards dealt because of it."""
        entries = self.line.record.entries
        stops: list[int] = []
        said = False
        for position in range(1, len(entries) + 1):
            said = said or any(heard(event, self.listener) for event in self.happened[position - 1])
            if position == len(entries) or (said and entries[position].seat != NATURE):
                stops.append(position)
                said = False
        return stops or [0]

    def checked(self, position: int) -> int:
        if not 0 <= position <= len(self.line):
            raise wrong(self.terminal, "error-position", position=str(position), last=len(self.line))
        return position

    def show(self, position: int, since: int | None = None) -> None:
        """The table at a position, and the sentences of the entries that led there."""
        state = self.line.seek(position)
        view = open_view(state) if self.listener == ALL else dict(state.view(self.listener).to_json())
        you = [self.listener] if self.listener >= 0 else []
        look = Look(self.words, self.terminal.t, self.terminal.console.width, self.header.agents, you)
        self.terminal.print(self.board.draw(view, look))
        start = max(0, position - 1) if since is None else since
        self.terminal.print(Text(self.terminal.t("replay-position", position=position, last=len(self.line)), "bold"))
        self.terminal.tell(self.sentences(start, position))
        outcome = state.outcome()
        if outcome is not None:
            self.terminal.print("", scores(outcome, look))

    def sentences(self, start: int, end: int) -> list[str]:
        entries = self.line.record.entries[start:end]
        told = self.log.sentences(entries, self.happened[start:end], self.listener)
        if told or not entries or not entries[0].is_move:
            return told
        seat = entries[0].seat
        if self.listener not in (ALL, seat) or seat < 0:
            return told  # half of a hidden choice: nothing of it may be said
        return [f"{self.words.seat(seat)}: {entries[0].code}"]

    def browse(self) -> None:
        """n, p, a number, q; an end of the record stays where it is."""
        position, since, note = self.stops[0], 0, ""
        while True:
            self.terminal.clear()
            self.show(position, since)
            if note:
                self.terminal.print(note)
            try:
                answer = self.terminal.ask(self.terminal.t("replay-prompt") + " ").casefold()
            except (EOFError, KeyboardInterrupt):
                self.terminal.print("")
                return
            note = ""
            if answer in QUIT:
                return
            if answer in NEXT:
                position, since = next((stop for stop in self.stops if stop > position), position), position
            elif answer in BACK:
                earlier = [0, *(stop for stop in self.stops if stop < position)]
                position, since = earlier[-1], earlier[-2] if len(earlier) > 1 else 0
            elif 0 <= (number := -1 if (typed := read_number(answer)) is None else typed) <= len(self.line):
                position, since = number, max(0, number - 1)
            else:
                note = self.terminal.t("replay-unknown", answer=answer, last=len(self.line))
            if since == position:  # the end: what led there is still worth telling
                since = max([0, *(stop for stop in self.stops if stop < position)])
