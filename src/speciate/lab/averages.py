"""Averages with their 95 % confidence intervals, gathered one value at a time."""

from collections.abc import Iterable
from math import sqrt
from typing import TypeVar

from speciate.lab.simulate import SeatResult

Z95 = 1.959964
Key = TypeVar("Key")


class Mean:
    """A running mean and variance (Welford), so that ten thousand games need no more memory than ten."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        delta = value - self.mean
        self.mean += delta / self.count
        self._squares += delta * (value - self.mean)

    def add_all(self, values: Iterable[float]) -> None:
        """The same as one by one, to the last bit."""
        count, mean, squares = self.count, self.mean, self._squares
        for value in values:
            count += 1
            delta = value - mean
            mean += delta / count
            squares += delta * (value - mean)
        self.count, self.mean, self._squares = count, mean, squares

    @property
    def deviation(self) -> float:
        return sqrt(self._squares / (self.count - 1)) if self.count > 1 else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        return Z95 * self.deviation / sqrt(self.count) if self.count > 1 else float("inf")

    @property
    def share_interval(self) -> tuple[float, float]:
        return share_interval(self.mean, self.count)


def share_interval(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share between 0 and 1 (Wilson's score): honest also when nearly all were won."""
    square = Z95 * Z95 / count
    middle = (share + square / 2) / (1 + square)
    half = Z95 * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


class FailureCount:
    """How often a bot failed, and the first time: in which game, at which seat, why."""

    def __init__(self) -> None:
        self.count = 0
        self.game = -1
        self.seat = -1
        self.why = ""

    def add(self, count: int, game: int, seat: int, why: str) -> None:
        if count and not self.count:
            self.game, self.seat, self.why = game, seat, why
        self.count += count


class ResultSummary:
    """What a table of results shows: by bot and by seat, wins and scores; and the games as a whole."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = Mean()
        self.wins_by_bot: dict[str, Mean] = {}
        self.scores_by_bot: dict[str, Mean] = {}
        self.wins_by_seat: dict[int, Mean] = {}
        self.scores_by_seat: dict[int, Mean] = {}
        self.stats: dict[str, Mean] = {}
        self.failures: dict[str, FailureCount] = {}  # of scripts and programs, by bot; empty when all went well

    def add(self, seats: Iterable[SeatResult]) -> None:
        """One game."""
        self.games += 1
        for number, seat in enumerate(seats):
            _mean(self.wins_by_bot, seat.bot).add(seat.share)
            _mean(self.scores_by_bot, seat.bot).add(seat.score)
            _mean(self.wins_by_seat, seat.seat).add(seat.share)
            _mean(self.scores_by_seat, seat.seat).add(seat.score)
            if seat.failures:
                self.failures.setdefault(seat.bot, FailureCount()).add(seat.failures, seat.game, seat.seat, seat.note)
            if number == 0:
                self.moves.add(seat.moves)
                for name, value in seat.stats.items():
                    _mean(self.stats, name).add(value)


def _mean(means: dict[Key, Mean], key: Key) -> Mean:
    if key not in means:
        means[key] = Mean()
    return means[key]
