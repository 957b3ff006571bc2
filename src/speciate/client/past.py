"""What a server answers to questions about a game: its past, why a move is refused, what a bot would do."""

import msgspec

from speciate.client.messages import Json


class Step(msgspec.Struct, frozen=True):
    """What led to position `at`. While the game runs `seat` and `move` are there for one's own moves only."""

    at: int
    news: list[Json] = []
    seat: int | None = None
    move: str = ""
    round: int = 0
    phase: str = ""
    undone: bool = False


class PastPosition(msgspec.Struct, frozen=True):
    """The table as it was, and what had just happened; `last` is the last position there is."""

    at: int
    last: int
    view: Json
    news: list[Json] = []


class RoundScores(msgspec.Struct, frozen=True):
    """What each seat had at the end of a round."""

    at: int
    round: int
    scores: list[int]


class PastLine(msgspec.Struct, frozen=True):
    """All positions; `scores` once the game is over."""

    last: int
    over: bool
    steps: list[Step]
    scores: list[RoundScores] = []


class Why(msgspec.Struct, frozen=True):
    """The rule that forbids a move, with the facts of the case."""

    error: str
    rule: str
    key: str
    args: Json


class Worth(msgspec.Struct, frozen=True):
    """What a bot thinks of a move: how often it was tried, its worth (0 to 1), which line is expected, by whom."""

    move: str
    visits: int
    value: float
    line: list[str]
    seats: list[int]


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do; `moves` are all it weighed, the best first, where it can say."""

    move: str
    moves: list[Worth] = []
