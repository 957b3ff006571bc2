"""How much of the result is luck, and how much is skill: where the variance of the seats' shares of the win comes from.

Every deal is played with two different dice, and each time once for every rotation of the players, who are of
different levels. So each player has each seat of each deal, and the variance falls apart (a balanced nested analysis
of variance; H. Scheffé, *The Analysis of Variance*, 1959): the deal before the first choice, the dice after it, the
level of the players, the seat, and the rest, which is what players do with equal luck.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from speciate.core.seats import NATURE
from speciate.core.streams import stream
from speciate.lab.metrics.estimates import FOLDS, jackknife
from speciate.lab.metrics.playing import play_out
from speciate.lab.metrics.study import Study, close_players
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen

DICE = 2
SOURCES = ("deal", "dice", "level", "seat", "rest")


class Luck:
    name = "luck-and-skill"

    def numbers(self, study: Study, seats: int) -> Sequence[int]:
        return range(0 if study.spec.cooperative or seats < 2 else study.games)

    def play(self, study: Study, seats: int, number: int) -> Seen:
        """For each dice, rotation and seat the share of the win."""
        deal = study.deal(seats, number)
        names = spread(study.levels, seats)
        return [[shares(study, deal, dice, turned(names, by)) for by in range(seats)] for dice in range(DICE)]

    def tally(self, study: Study) -> "LuckTally":  # noqa: ARG002  # the contract's
        return LuckTally()


def spread(levels: Sequence[str], seats: int) -> list[str]:
    """One level for each seat, from the weakest to the strongest."""
    return [levels[round(seat * (len(levels) - 1) / (seats - 1))] for seat in range(seats)]


def turned(names: list[str], by: int) -> list[str]:
    return [names[(seat + by) % len(names)] for seat in range(len(names))]


def shares(study: Study, deal: str, dice: int, names: list[str]) -> list[float]:
    """The deal is what nature does before anybody has chosen; after that it is dice."""
    state = study.new(len(names))
    if state.actor == NATURE:
        state.settle(stream(deal, "nature"))
    luck = f"{deal}/dice {dice}"
    players = study.open(names, luck)
    try:
        return study.shares(play_out(study, state, players, stream(luck, "nature")))
    finally:
        close_players(players)


class Sums:
    """What the analysis needs of some deals; sums of two sets of deals are simply added or taken away."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.values = [0.0] * (4 + 2 * seats)

    def add(self, seen: Seen) -> None:
        """The number of deals, squares within cells, between dice and of deals; then sums by level and by seat."""
        n = self.seats
        values = self.values
        values[0] += 1
        for seat in range(n):
            cells = [[seen[dice][by][seat] for by in range(n)] for dice in range(DICE)]
            means = [sum(cell) / n for cell in cells]
            mean = sum(means) / DICE
            for cell, middle in zip(cells, means, strict=True):
                values[1] += sum((share - middle) ** 2 for share in cell)
                values[2] += (middle - mean) ** 2
                for by, share in enumerate(cell):
                    values[4 + (seat + by) % n] += share
            values[3] += mean * mean
            values[4 + n + seat] += mean

    def less(self, other: "Sums") -> "Sums":
        left = Sums(self.seats)
        left.values = [one - two for one, two in zip(self.values, other.values, strict=True)]
        return left

    def parts(self) -> dict[str, float] | None:
        """The share of the variance from each source; None where there is no variance, or too few deals."""
        n = self.seats
        deals, within, dice, squares = self.values[:4]
        if deals < 2:
            return None
        cells = deals * DICE * n
        by_level, by_seat = self.values[4 : 4 + n], self.values[4 + n :]
        levels = [total / cells - 1 / n for total in by_level]
        seats = [total / deals - 1 / n for total in by_seat]
        rest = (within - cells * sum(level * level for level in levels)) / ((cells - 1) * (n - 1))
        between_dice = dice / (deals * n * (DICE - 1))
        between_deals = (squares - sum(total * total for total in by_seat) / deals) / (n * (deals - 1))
        found = {
            "deal": between_deals - between_dice / DICE,
            "dice": between_dice - rest / n,
            "level": sum(level * level for level in levels) / n - rest / cells,
            "seat": sum(seat * seat for seat in seats) / n - between_deals / deals,
            "rest": rest,
        }
        total = sum(found.values())
        return {source: variance / total for source, variance in found.items()} if total > 1e-12 else None


class LuckTally:
    def __init__(self) -> None:
        self.folds: dict[int, list[Sums]] = {}
        self.games = 0

    def add(self, seats: int, seen: Seen) -> None:
        folds = self.folds.setdefault(seats, [Sums(seats) for _ in range(FOLDS)])
        folds[self.games % FOLDS].add(seen)
        self.games += 1

    def tables(self) -> list[MetricTable]:
        table = MetricTable(Luck.name, ("seats", "source"))
        for seats, folds in sorted(self.folds.items()):
            for source, value, half_width in analysed(seats, folds):
                deals = int(sum(fold.values[0] for fold in folds))
                table.add(value, half_width, deals, seats=seats, source=source)
        return [table]


def analysed(seats: int, folds: list[Sums]) -> Iterator[tuple[str, float, float | None]]:
    whole = Sums(seats)
    whole.values = [sum(column) for column in zip(*[fold.values for fold in folds], strict=True)]
    used = [fold for fold in folds if fold.values[0]]
    parts: list[Any] = [whole.less(fold).parts() for fold in used]
    of_all = whole.parts()
    for source in SOURCES if of_all is not None else ():

        def estimate(fold: int | None, source: str = source) -> float | None:
            found = of_all if fold is None else parts[fold]
            return None if found is None else found[source]

        known = jackknife(len(used), estimate)
        assert known is not None
        yield source, *known
