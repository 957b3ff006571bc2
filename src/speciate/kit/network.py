"""What a position is worth, as a small network has learned it from games.

It says one number for each seat, by what that seat has; the chance to win grows with it and falls with those of the
others. One layer of hidden units, none below 0: that is enough, and cheap enough to judge every play-out.
"""

import tomllib
from collections.abc import Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

SURE: Final = 30.0  # more than that two seats are never apart, so that nothing grows too large


@final
class Eight:
    """As many weights side by side. Compiled, the attributes of an object are plain numbers, and quickly read; those
    of a list are objects of their own."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h")

    def __init__(self, a: float, b: float, c: float, d: float, e: float, f: float, g: float, h: float) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h


def by_eights(row: Sequence[float]) -> list[Eight]:
    """What is missing at the end counts for nothing."""
    full = [*[float(number) for number in row], *[0.0] * (-len(row) % 8)]
    return [Eight(*full[at : at + 8]) for at in range(0, len(full), 8)]


@final
class Network:
    """`rows` holds the weights of each input, one for each hidden unit; `leaning` where units begin, `out` what each
    counts in the end."""

    def __init__(self, rows: Sequence[Sequence[float]], leaning: Sequence[float], out: Sequence[float]) -> None:
        self.leaning = by_eights(leaning)
        self.out = by_eights(out)
        by_input = [by_eights(row) for row in rows]
        #: For each eight units those of every input.
        self.weights = [[row[block] for row in by_input] for block in range(len(self.out))]

    def of(self, seen: list[float]) -> float:
        """The number of a seat that has these inputs."""
        amounts: list[float] = []  # most inputs are 0
        places: list[i64] = []
        for place, amount in enumerate(seen):
            if amount != 0.0:
                amounts.append(amount)
                places.append(place)
        total = 0.0
        for block, weights in enumerate(self.weights):
            total += units(amounts, places, weights, self.leaning[block], self.out[block])
        return total


def units(amounts: list[float], places: list[i64], weights: list[Eight], leaning: Eight, out: Eight) -> float:
    """What eight hidden units bring."""
    a, b, c, d = leaning.a, leaning.b, leaning.c, leaning.d
    e, f, g, h = leaning.e, leaning.f, leaning.g, leaning.h
    for i in range(len(amounts)):
        amount = amounts[i]
        each = weights[places[i]]
        a += amount * each.a
        b += amount * each.b
        c += amount * each.c
        d += amount * each.d
        e += amount * each.e
        f += amount * each.f
        g += amount * each.g
        h += amount * each.h
    total = 0.0
    if a > 0.0:
        total += a * out.a
    if b > 0.0:
        total += b * out.b
    if c > 0.0:
        total += c * out.c
    if d > 0.0:
        total += d * out.d
    if e > 0.0:
        total += e * out.e
    if f > 0.0:
        total += f * out.f
    if g > 0.0:
        total += g * out.g
    if h > 0.0:
        total += h * out.h
    return total


def log_odds(numbers: list[float]) -> list[float]:
    """Of each seat's chance to win, which is as good as its number is higher than the others'."""
    told: list[float] = []
    for seat, own in enumerate(numbers):
        against = 0.0
        for other, number in enumerate(numbers):
            if other != seat:
                against += exp(max(-SURE, min(SURE, number - own)))
        told.append(-log(against))
    return told


def kept_network(path: Path, inputs: Sequence[str]) -> Network:
    """The network that comes with a game, as `speciate train` wrote it."""
    return network_of(tomllib.loads(path.read_text(encoding="utf-8"))["network"], inputs)


def network_of(data: Mapping[str, object], inputs: Sequence[str]) -> Network:
    """By the names of the inputs; one that it does not know counts for nothing."""
    out, leaning, rows = data["out"], data["leaning"], data["inputs"]
    assert isinstance(out, list) and isinstance(leaning, list) and isinstance(rows, dict)
    nothing = [0.0] * len(out)
    return Network([rows.get(name, nothing) for name in inputs], leaning, out)
