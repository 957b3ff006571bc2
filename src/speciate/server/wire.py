"""What goes over the wire, as types: the page's TypeScript is made from these (`scripts/wire_types.py`).

The server makes updates as plain dicts, which is quickest; a test holds real ones against these.
"""

from typing import Any, Literal

import msgspec

from speciate.lab.asked_run import AskedRun
from speciate.lab.pack_form import PackVerdict
from speciate.lab.shelf import LabRun
from speciate.server.bot_workers import Advice
from speciate.server.clock import ClockRule
from speciate.server.commands import Answer, AnyCommand
from speciate.server.laboratory import LabForm
from speciate.server.previews import Preview
from speciate.server.queries import Why
from speciate.server.vocabulary import MoveForm, OfferedBots, Vocabulary


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Told exactly so; a field that is not always there may be left out."""


class Health(Wire):
    """`GET /health`: what runs there."""

    status: str
    version: str
    engine: Literal["compiled", "pure"]


class OptionForm(Wire):
    """One field of the form that a new game asks."""

    name: str
    type: Literal["bool", "int", "choice"]
    default: bool | int | str
    help: str
    advanced: bool
    minimum: int | msgspec.UnsetType = msgspec.UNSET
    maximum: int | msgspec.UnsetType = msgspec.UNSET
    choices: list[str] | msgspec.UnsetType = msgspec.UNSET


class GameForm(Wire):
    """`GET /api/games`."""

    id: str
    title: str
    about: dict[str, dict[str, str]]  # by language: `title` and `tagline`, as far as the game says them
    rules: str
    seats: tuple[int, int]
    cooperative: bool  # all win or none does
    options: list[OptionForm]


class Place(Wire):
    """A seat as everyone sees it; `agent` is `human`, a bot, or empty for a free one."""

    name: str
    agent: str
    ready: bool
    colour: str
    here: bool | msgspec.UnsetType = msgspec.UNSET  # only in updates


class Question(Wire):
    """What a seat, or the host (below zero), asks of the others about the seat `of`; `yes` have agreed.

    `voters` are those who are asked; in tables from before they were told it is empty, and everyone is.
    """

    seat: int
    what: Literal["undo", "hand-over", "reissue", "pause"]
    of: int
    yes: list[int]
    voters: list[int]


class Clocks(Wire):
    """Milliseconds left to each seat, and since when (server's time) its clock runs."""

    rule: ClockRule
    left: list[int]
    since: list[int | None]


class Summary(Wire):
    """A table as the lobby shows it."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    pack: str  # the name of components other than the usual ones
    status: Literal["gathering", "playing", "over", "closed"]
    paused: bool
    waiting: list[int]
    clocks: Clocks
    hints: bool
    spectators: bool
    spectator_chat: bool
    question: Question | None
    seats: list[Place]
    house: bool | msgspec.UnsetType = msgspec.UNSET  # true where these are not what is printed: house rules
    winners: list[int] | msgspec.UnsetType = msgspec.UNSET  # once it is over
    ended: int | msgspec.UnsetType = msgspec.UNSET  # when that was, in milliseconds; 0 for a game from elsewhere


class Mine(Wire):
    """A table that one of one's tokens stands for; `seat` is below zero for the host."""

    seat: int
    my_turn: bool
    table: Summary


class Decision(Wire):
    """What a seat owes. `step`: the second half of a choice already begun; `sealed`: the others do not see it."""

    seat: int
    kind: str
    sealed: bool
    step: bool


class Outcome(Wire):
    """How a game ended; for each seat the parts of its score."""

    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]


class Offered(Wire):
    """In a co-operative game: what the one whose turn it is can do, for the others to point at."""

    decision: Decision
    legal: list[str]


class Suggestion(Wire):
    """A seat points at a move of the one whose turn it is."""

    seat: int
    move: str


class Scene(Wire):
    """The table as it was at the news of a version: how it differs from the next scene, the last from the view."""

    version: int
    change: Any  # see differences.py


class Undoable(Wire):
    """One's last choice: its first move and what was asked. `free`: against bots, with all that happened since."""

    move: str
    kind: str
    free: bool


class Update(Wire):
    """The table as one audience may see it, with the news from `version - len(news)` on."""

    version: int
    news: list[dict[str, Any]]
    table: Summary
    seat: int | msgspec.UnsetType = msgspec.UNSET
    view: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    decision: Decision | msgspec.UnsetType = msgspec.UNSET
    legal: list[str] | msgspec.UnsetType = msgspec.UNSET
    outcome: Outcome | msgspec.UnsetType = msgspec.UNSET
    offered: Offered | msgspec.UnsetType = msgspec.UNSET
    suggestions: list[Suggestion] | msgspec.UnsetType = msgspec.UNSET
    scenes: list[Scene] | msgspec.UnsetType = msgspec.UNSET  # for who asked for them
    rematch: str | msgspec.UnsetType = msgspec.UNSET  # the table where those who played can play again
    undo: Undoable | msgspec.UnsetType = msgspec.UNSET  # what `undo` takes back, or asks to
    printed: dict[str, dict[str, str]] | msgspec.UnsetType = msgspec.UNSET  # language -> key -> name of a component


class Step(Wire):
    """One position of the past, with what led to it; `seat` and `move` while a game runs for one's own moves only."""

    at: int
    news: list[dict[str, Any]]
    seat: int | msgspec.UnsetType = msgspec.UNSET
    move: str | msgspec.UnsetType = msgspec.UNSET
    round: int | msgspec.UnsetType = msgspec.UNSET
    phase: str | msgspec.UnsetType = msgspec.UNSET
    undone: bool | msgspec.UnsetType = msgspec.UNSET


class RoundScores(Wire):
    at: int
    round: int
    scores: list[int]


class PastLine(Wire):
    """`GET …/line`: all positions."""

    last: int
    over: bool
    steps: list[Step]
    scores: list[RoundScores] | msgspec.UnsetType = msgspec.UNSET


class Passage(Wire):
    """How the table looked at each piece of news of a position, and then at the position itself.

    Each is told by how it differs from the next one, also of the next passage; the last from the view.
    """

    at: int
    seen: list[Any]  # see differences.py


class PastPosition(Wire):
    """`GET …?at=N`: one position; with `&shown=M`, the way from M to it."""

    at: int
    last: int
    view: dict[str, Any]
    news: list[dict[str, Any]]
    seat: int | msgspec.UnsetType = msgspec.UNSET
    move: str | msgspec.UnsetType = msgspec.UNSET
    passages: list[Passage] | msgspec.UnsetType = msgspec.UNSET


#: Everything the page speaks of. The order is that of the generated file.
TOLD: list[Any] = [
    Health,
    GameForm,
    Summary,
    Mine,
    Update,
    Answer,
    Vocabulary,
    OfferedBots,
    MoveForm,
    PastLine,
    PastPosition,
    Why,
    Preview,
    Advice,
    LabForm,
    PackVerdict,
    LabRun,
]
ASKED: list[Any] = [ClockRule, AnyCommand, AskedRun]
