"""What the dice have in store, for those who look ahead: worked out once for a pack."""

from typing import final

from speciate.games.evo.options import FACES


@final
class Forecast:
    """`odds` and chances by cell of the climate's loop; the rounds by cell of the meteor's track."""

    def __init__(self, loop: list[int], die: list[int], cells: list[list[int]]) -> None:
        self.odds = [odds_from(loop, die, cell) for cell in range(len(loop))]
        # the chance of each terrain to be temperate: after the next roll, and after the one that follows it
        self.chances = [chances_of(faces) for faces in self.odds]
        self.later_chances = [
            mean_of([self.chances[(cell + step) % len(loop)] for step in die]) for cell in range(len(loop))
        ]
        beyond = range(len(cells) + 2)
        # the rounds after this one: if the meteor has not yet advanced to the cell in this round, and if it has
        self.rounds_before = [rounds_from(cells, cell, 0.0) for cell in beyond]
        self.rounds_after = [rounds_from(cells, cell + 1, 1.0) for cell in beyond]


def odds_from(loop: list[int], die: list[int], cell: int) -> list[int]:
    """climate.roll: by terrain, how many faces of the die make it temperate."""
    faces = [0] * (max(loop) + 1)
    for step in die:
        faces[loop[(cell + step) % len(loop)]] += 1
    return faces


def chances_of(faces: list[int]) -> list[float]:
    return [count / FACES for count in faces]


def mean_of(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def rounds_from(cells: list[list[int]], cell: int, left: float) -> float:
    """meteor.roll: how many rounds are still to come when the meteor advances to a cell, besides so many."""
    chance = 1.0  # that the game gets so far
    while cell < len(cells) - 1 and chance > 0.0:
        chance *= 1.0 - len(cells[cell]) / FACES
        left += chance
        cell += 1
    return left
