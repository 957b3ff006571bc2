"""A metric: what it keeps of each game, and the tables it makes of that."""

from collections.abc import Sequence
from typing import Protocol

from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen, Watcher


class Tally(Protocol):
    """Adds up what was seen, game by game, in memory that does not grow with the games."""

    def add(self, seats: int, seen: Seen) -> None: ...

    def tables(self) -> list[MetricTable]: ...


class Watched(Protocol):
    """A metric of any game that is played to its end, by bots or by people: all of them watch the same games."""

    name: str

    def watcher(self, study: Study, seats: int, deal: str) -> Watcher: ...

    def tally(self, study: Study) -> Tally: ...


class Played(Protocol):
    """A metric that has games played for itself, such as the same deal by players of several levels."""

    name: str

    def numbers(self, study: Study, seats: int) -> Sequence[int]:
        """The deals it plays with so many seats; none where it has no meaning."""

    def play(self, study: Study, seats: int, number: int) -> Seen:
        """One deal, always the same, whoever plays it and when."""

    def tally(self, study: Study) -> Tally: ...
