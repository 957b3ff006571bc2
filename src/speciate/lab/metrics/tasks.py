"""What there is to see in a study, deal by deal: counted, and never listed."""

from collections.abc import Sequence
from typing import NamedTuple, overload

from speciate.lab.metrics.catalogue import PLAYED, WATCHED
from speciate.lab.metrics.study import Study


class Task(NamedTuple):
    """One deal for some metrics: those that watch it, or one that plays it."""

    metrics: tuple[str, ...]
    seats: int
    number: int


class Block(NamedTuple):
    """The deals of some metrics at a table of so many."""

    metrics: tuple[str, ...]
    seats: int
    numbers: Sequence[int]


class Tasks(Sequence[Task]):
    """A million deals take no more memory than one; `start` of them are done already."""

    def __init__(self, blocks: Sequence[Block], start: int = 0) -> None:
        self.blocks = blocks
        self.start = start

    def __len__(self) -> int:
        return sum(len(block.numbers) for block in self.blocks) - self.start

    @overload
    def __getitem__(self, at: int) -> Task: ...

    @overload
    def __getitem__(self, at: slice) -> list[Task]: ...

    def __getitem__(self, at: int | slice) -> Task | list[Task]:
        if isinstance(at, slice):
            return [self[place] for place in range(len(self))[at]]
        left = range(len(self))[at] + self.start  # counts from the end too, and says when there is no such task
        for block in self.blocks:
            if left < len(block.numbers):
                return Task(block.metrics, block.seats, block.numbers[left])
            left -= len(block.numbers)
        raise IndexError(at)

    def after(self, done: int) -> "Tasks":
        return Tasks(self.blocks, self.start + done)


def tasks_of(study: Study, metrics: Sequence[str]) -> Tasks:
    """For each number of seats, the deals that all watch together, then those of each metric that plays its own."""
    watched = tuple(name for name in metrics if name in WATCHED)
    blocks = []
    for seats in study.tables:
        if watched:
            blocks.append(Block(watched, seats, range(study.games)))
        blocks += [Block((name,), seats, PLAYED[name].numbers(study, seats)) for name in metrics if name in PLAYED]
    return Tasks(blocks)
