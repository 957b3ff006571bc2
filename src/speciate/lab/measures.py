"""What an experiment measures: numbers of a finished game. Each is defined in `locales`, and where it is shown.

Games are measured a batch at a time, each measure for all of them: to call it for every single game would cost a
quarter as much as to play a short one.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, repeat
from typing import NamedTuple

from speciate.lab.holdings import WON_WITH, won_with
from speciate.lab.simulate import Finished

AT_ONCE = 100  # games: so few that what is kept of them does not call the garbage collector


class Ended(NamedTuple):
    """What is kept of finished games until they are measured, side by side; the tables themselves are gone."""

    scores: Sequence[list[int]]  # by seat
    winners: Sequence[list[int]]
    moves: Sequence[int]
    seatings: Sequence[tuple[int, ...]]


Measure = Callable[[Ended], list[float]]


def leads(games: Ended) -> list[float]:
    ranked = map(sorted, games.scores)
    return [float(best[-1] - best[-2]) if len(best) > 1 else 0.0 for best in ranked]


def shares(winners: Iterable[list[int]], seats: Iterable[int]) -> list[float]:
    """The share of the win of one seat, which may be another in each game."""
    return [1 / len(some) if seat in some else 0.0 for some, seat in zip(winners, seats, strict=False)]


OURS: dict[str, Measure] = {
    "score": lambda games: [sum(scores) / len(scores) for scores in games.scores],
    "winner": lambda games: [float(max(scores)) for scores in games.scores],
    "lead": leads,
    "moves": lambda games: [float(moves) for moves in games.moves],
    "won": lambda games: [float(bool(winners)) for winners in games.winners],
    "shared": lambda games: [float(len(winners) > 1) for winners in games.winners],
    "bot_1": lambda games: shares(games.winners, [seating.index(0) for seating in games.seatings]),
    "seat_1": lambda games: shares(games.winners, repeat(0)),
}


class Measuring:
    """Takes the measures of these names, and nothing that none of them needs."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._counted = [name for name in names if name not in OURS]
        self._needs_wins = any(name.startswith(WON_WITH) for name in self._counted)
        self._needs_stats = any(not name.startswith(WON_WITH) for name in self._counted)

    def __call__(self, games: Iterable[Finished]) -> list[tuple[float, ...]]:
        """For each game its measures."""
        counted: dict[str, list[float]] = {name: [] for name in self._counted}
        left = self._counting(games, counted) if counted else iter(games)
        rows: list[tuple[float, ...]] = []
        while kept := [(end.scores, end.winners, moves, at) for _, _, end, moves, at, _ in islice(left, AT_ONCE)]:
            ended = Ended(*zip(*kept, strict=True))
            columns = [counted[name] if name in counted else OURS[name](ended) for name in self._names]
            rows += zip(*columns, strict=True)
            for values in counted.values():
                values.clear()
        return rows

    def _counting(self, games: Iterable[Finished], counted: dict[str, list[float]]) -> Iterator[Finished]:
        """Notes of each game, as it goes by, what the game itself has counted and what it was won with."""
        for game in games:
            found = game.game.engine.stats(game.state) if self._needs_stats else {}
            if self._needs_wins:
                found |= won_with(game.game, game.state, game.outcome)
            for name, values in counted.items():
                values.append(found[name])
            yield game
