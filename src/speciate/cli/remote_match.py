"""A table on a server as the prompt sees it, and its news as sentences."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from speciate.cli.log import ALL, Log, Speaker
from speciate.cli.terminal import printable
from speciate.client.messages import Json
from speciate.client.seat import Seat
from speciate.core.decision import Decision
from speciate.core.event import Event, read_event
from speciate.core.game import GameSpec
from speciate.core.moves import Move
from speciate.core.refusal import Refusal
from speciate.core.state import State, View
from speciate.table.record import Entry
from speciate.table.words import Printed


class RemoteMatch:
    """What a seat may know of a game on a server. Refusals are judged here, on a table imagined from the view."""

    def __init__(self, game: GameSpec, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._of: Json | None = None
        self._state: State | None = None

    @property
    def printed(self) -> Printed:
        return self.seat.now.printed

    def view(self, _: int) -> View:
        return self.game.engine.view(self.seat.view)

    def decision(self, _: int) -> Decision | None:
        return self.seat.decision

    def refusal(self, seat: int, move: Move | str | int) -> Refusal | None:
        packed = move.packed if isinstance(move, Move) else move
        if isinstance(packed, str):
            packed = self.game.engine.codec.parse(packed)
        return self._imagined().refusal(seat, packed)

    def is_open(self, seat: int) -> bool:
        return self.game.engine.is_open(self._imagined(), seat)

    def _imagined(self) -> State:
        """Any table that looks like this one: what is refused depends on nothing the seat does not know."""
        if self._state is None or self._of is not self.seat.view:
            self._of = self.seat.view
            self._state = self.view(self.seat.number).determinize(Random(0))
        return self._state


class RemoteLog:
    """News of a table in words: those of the game as in any log, those of the table in sentences of their own."""

    def __init__(self, terminal: Speaker, log: Log) -> None:
        self.terminal = terminal
        self.log = log

    def sentences(self, news: list[Json]) -> list[str]:
        out: list[str] = []
        events: list[Event] = []
        for one in news:
            if "event" in one:
                events.append(read_event(one))
                continue
            out += self._told(events)
            events = []
            sentence = table_sentence(self.terminal, one, self.log.words.seat)
            if sentence:
                out.append(sentence)
        return out + self._told(events)

    def _told(self, events: list[Event]) -> list[str]:
        entries = [Entry(int(str(event.args.get("seat", -1)))) for event in events]
        return self.log.sentences(entries, [[event] for event in events], ALL)


HOST: Final = -4  # in news, whoever opened the table
ASKED: Final = {
    "undo": "table-asked-undo",
    "hand-over": "table-asked-hand-over",
    "reissue": "table-asked-reissue",
    "pause": "table-asked-pause",
}


def table_sentence(terminal: Speaker, news: Json, name_of: Callable[[int], str]) -> str:
    """One of the table's own news; empty for a kind that a newer server tells of."""
    if news.get("gone"):
        return ""  # said, and not to be read any more
    if "chat" in news:
        return f"{printable(str(news['name']))}: {printable(str(news['chat']))}"
    seat = int(news.get("seat", -1))
    name = terminal.t("table-host") if seat == HOST else str(news.get("name") or name_of(seat))
    args: dict[str, Any] = {"seat": printable(name), "agent": str(news.get("agent", ""))}
    args |= {"move": printable(str(news.get("move", ""))), "number": seat + 1, "gone": ""}
    args["seconds"] = round(int(news.get("ms", 0)) / 1000)
    if "of" in news:
        args["gone"] = printable(name_of(int(news["of"])))
    keys = {
        "sat": "table-sat",
        "stood": "table-stood",
        "ready": "table-ready" if news.get("ready") else "table-not-ready",
        "began": "table-began",
        "asked": ASKED.get(str(news.get("what")), ""),
        "answered": "table-agreed" if news.get("yes") else "table-disagreed",
        "handed": "table-taken-back" if news.get("agent") == "human" else "table-handed",
        "suggested": "table-suggested",
        "paused": "table-paused" if news.get("paused") else "table-goes-on",
        "reissued": "table-reissued",
        "dropped": "table-dropped",
        "rested": "table-rested",
        "rematch": "table-rematch",
        "closed": "table-closed",
    }
    key = keys.get(str(news.get("table")), "")
    return terminal.t(key, **args) if key else ""
