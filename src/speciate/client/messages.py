"""What the server says, read into values. Fields a newer server adds are passed over."""

from typing import Any

import msgspec

from speciate.core.decision import Decision
from speciate.core.outcome import Outcome

Json = dict[str, Any]


class Game(msgspec.Struct, frozen=True):
    """A game of the server, with its options as a form."""

    id: str
    title: str
    rules: str
    seats: tuple[int, int]
    options: list[Json]


class TableOpened(msgspec.Struct, frozen=True):
    """A new table, and the token that stands for its host."""

    table: str
    token: str


class SatDown(msgspec.Struct, frozen=True):
    """A seat, and the token that stands for it."""

    seat: int
    token: str


class Place(msgspec.Struct, frozen=True):
    """A seat as everyone sees it; `agent` is `human`, a bot, or empty for a free one."""

    name: str = ""
    agent: str = ""
    ready: bool = False
    colour: str = ""
    here: bool = False  # somebody is connected there now; a bot always is


class Summary(msgspec.Struct, frozen=True):
    """A table as the lobby shows it. `status` is `gathering`, `playing`, `over` or `closed`."""

    id: str
    name: str
    game: str
    status: str
    seats: list[Place]
    options: Json = {}
    paused: bool = False
    waiting: list[int] = []
    clocks: Json = {}


class Mine(msgspec.Struct, frozen=True):
    """A table that one of one's tokens stands for; `seat` is below zero for the host."""

    seat: int
    my_turn: bool
    table: Summary


class Offered(msgspec.Struct, frozen=True):
    """In a co-operative game: what the one whose turn it is can do, for the others to point at."""

    decision: Decision
    legal: list[str]


class Suggestion(msgspec.Struct, frozen=True):
    """A seat points at a move of the one whose turn it is."""

    seat: int
    move: str


class Update(msgspec.Struct, frozen=True):
    """The table as one seat may see it, with the news that led there from `version - len(news)`."""

    version: int
    news: list[Json]
    table: Summary
    view: Json | None = None
    decision: Decision | None = None
    legal: list[str] = []
    outcome: Outcome | None = None
    offered: Offered | None = None
    suggestions: list[Suggestion] = []
    seat: int | None = None  # whose eyes these are, where the server says so
    printed: dict[str, dict[str, str]] = {}  # names of components of one's own: by language, then by key

    @property
    def since(self) -> int:
        """The version the news begin at."""
        return self.version - len(self.news)


class Answer(msgspec.Struct, frozen=True):
    """What came of a command: done, or refused with the reason, and the rule where there is one."""

    id: str
    ok: bool
    error: str = ""
    rule: str = ""
    key: str = ""
    args: Json = {}


class Frame(msgspec.Struct, frozen=True):
    """One message of the socket: `update`, `answer` or `error` is set, or it is of a kind we do not know."""

    update: Update | None = None
    answer: Answer | None = None
    error: str = ""
    id: str = ""  # of the command the error is about, where it could be read
    wait: float = 0.0  # seconds after which the same command may be sent again
    n: int | None = None  # frames of a line are numbered from 1


def build(type: type[Any], data: Any) -> Any:
    """The engine's own values out of their JSON."""
    if type is Decision or type is Outcome:
        return type(**data)
    raise NotImplementedError(type)


decode_frame = msgspec.json.Decoder(Frame, dec_hook=build).decode
encode = msgspec.json.encode
