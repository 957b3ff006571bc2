"""Nim: take any number from one heap; who takes the last wins. Whoever leaves heaps whose exclusive or is 0 wins."""

from functools import reduce
from operator import xor

from speciate.small import SmallGame, game, move, numbers, player

HEAPS = 3
MOST = 5


class Nim(SmallGame):
    turn: int = player(0)
    winner: int = player()
    heaps: list[int] = numbers([1, 3, 5])

    @move("take {count:count} of {heap:heap}", rule="take.any")
    def take(self, seat: int, count: int, heap: int) -> None:
        self.heaps[heap - 1] -= count
        self.turn = 1 - seat
        if not any(self.heaps):
            self.winner = seat
            self.end()

    def refuse_take(self, seat: int, count: int, heap: int) -> str | None:
        return None if seat == self.turn and count <= self.heaps[heap - 1] else "take.any"

    def score(self, seat: int) -> dict[str, int]:
        return {"last": int(self.winner == seat)}


def is_lost(heaps: list[int]) -> bool:
    """For whoever has to move."""
    return reduce(xor, heaps) == 0


GAME = game(
    Nim,
    id="nim",
    title=("Nim", "Nim"),
    tagline=("Take the last.", "Prenez le dernier."),
    seats=(2, 2),
    types={"count": range(1, MOST + 1), "heap": range(1, HEAPS + 1)},
    rules="take.any | Taking: any number from one heap. | Prendre : autant qu’on veut d’un tas.",
    texts="",
)
