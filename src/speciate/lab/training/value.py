"""A network that foretells who wins from a quiet position: a softmax over the numbers of the seats, by Adam."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from speciate.core.streams import stream
from speciate.lab.training.course import Course, Value
from speciate.lab.training.positions import HELD_BACK, Numbers, Positions

HIDDEN = 16  # units; twice as many foretell hardly better, and cost time
LOOKS = 8  # at each position
TOGETHER = 1024  # positions looked at between two changes of the weights
STEP = 3e-3  # how far a weight goes, with a clear wind behind it
RISE = 0.1  # of the way, on which steps grow to that
MODESTY = 1e-5  # how strongly weights are drawn to 0
FORGETS, FORGETS_SQUARES = 0.9, 0.999
DIGITS = 3
TEMPERATURES = np.exp(np.linspace(-3, 3, 121))  # at which what was thought before is asked

Seated = NDArray[np.bool_]


class Net(NamedTuple):
    """The weights of a network, for inputs as they are."""

    rows: Numbers
    leaning: Numbers
    out: Numbers

    def numbers(self, positions: Positions) -> Numbers:
        return np.asarray(np.maximum(positions.seen @ self.rows + self.leaning, 0) @ self.out)


class Look(NamedTuple):
    """After so many looks at every position: the network, and how well it foretells games that were held back."""

    net: Net
    nats: float


class Study:
    """Positions of games, some of which are held back."""

    def __init__(self, course: Course, positions: Positions) -> None:
        self.course = course
        unseen = positions.game % HELD_BACK == 0
        self.learned = Positions(*(column[~unseen] for column in positions))
        self.unseen = Positions(*(column[unseen] for column in positions))

    @property
    def usual(self) -> float:
        """How well they are foretold by what was thought of them before, at the best temperature."""
        return min(surprise(self.unseen.usual / each, self.unseen) for each in TEMPERATURES)

    @property
    def uniform(self) -> float:
        """And by nobody: all seats alike."""
        return surprise(np.zeros_like(self.unseen.won), self.unseen)

    def looks(self) -> Iterator[Look]:
        for net in fit(self.course, self.learned):
            yield Look(net, surprise(net.numbers(self.unseen), self.unseen))

    def value(self, net: Net) -> Value:
        """Rounded as it is written."""
        names = self.course.judge.inputs
        rows = {name: rounded(row) for name, row in zip(names, net.rows, strict=True)}
        return {"out": rounded(net.out), "leaning": rounded(net.leaning), "inputs": rows}


def rounded(row: Numbers) -> list[float]:
    return [round(float(weight), DIGITS) + 0.0 for weight in row]


def fit(course: Course, positions: Positions) -> Iterator[Net]:
    """The network after every look at all positions."""
    rng = np.random.default_rng(int.from_bytes(stream(course.seed, "value").randbytes(8), "big"))
    seen = positions.seen[positions.seated]
    middle, spread = seen.mean(0), seen.std(0) + np.float32(1e-3)
    climb = Climb(begin(rng, len(middle)), LOOKS * -(-len(positions.game) // TOGETHER))
    for _ in range(LOOKS):
        order = rng.permutation(len(positions.game))
        for start in range(0, len(order), TOGETHER):
            some = order[start : start + TOGETHER]
            seated = positions.seated[some]
            climb.step(slope(climb.net, (positions.seen[some] - middle) / spread, positions.won[some], seated))
        rows = climb.net.rows / spread[:, None]
        yield Net(rows, climb.net.leaning - middle @ rows, climb.net.out)


def begin(rng: np.random.Generator, inputs: int) -> Net:
    rows = rng.standard_normal((inputs, HIDDEN)) * np.sqrt(2 / inputs)
    out = rng.standard_normal(HIDDEN) * np.sqrt(1 / HIDDEN)
    return Net(rows.astype(np.float32), np.zeros(HIDDEN, np.float32), out.astype(np.float32))


class Climb:
    """Adam's way: in so many steps, the first of which grow and all others shrink evenly."""

    def __init__(self, net: Net, steps: int) -> None:
        self.net = net
        self.steps = steps
        self.done = 0
        self.mean = Net(*map(np.zeros_like, net))
        self.squares = Net(*map(np.zeros_like, net))

    def step(self, slopes: Net) -> None:
        self.done += 1
        way = self.done / self.steps
        pace = STEP * min(way / RISE, (1 - way) / (1 - RISE))
        slopes = Net(*(part + MODESTY * weights for part, weights in zip(slopes, self.net, strict=True)))
        self.mean = mixed(self.mean, slopes, FORGETS)
        self.squares = mixed(self.squares, Net(*map(np.square, slopes)), FORGETS_SQUARES)
        straight = pace / (1 - FORGETS**self.done)
        steep = 1 - FORGETS_SQUARES**self.done
        self.net = Net(
            *(
                weights - (straight * mean / (np.sqrt(square / steep) + 1e-8)).astype(np.float32)
                for weights, mean, square in zip(self.net, self.mean, self.squares, strict=True)
            )
        )


def mixed(old: Net, new: Net, keeps: float) -> Net:
    return Net(*(keeps * before + (1 - keeps) * now for before, now in zip(old, new, strict=True)))


def slope(net: Net, seen: Numbers, won: Numbers, seated: Seated) -> Net:
    """Of the surprise, by each weight."""
    active = np.maximum(seen @ net.rows + net.leaning, 0)
    error = (chances(active @ net.out, seated) - won) / len(won)
    back = (error[:, :, None] * net.out * (active > 0)).reshape(-1, HIDDEN)
    rows = seen.reshape(len(back), -1).T @ back
    return Net(rows, back.sum(0), error.reshape(-1) @ active.reshape(-1, HIDDEN))


def chances(numbers: Numbers, seated: Seated) -> Numbers:
    """To win; where nobody sits there is none."""
    numbers = np.where(seated, numbers, -np.inf)
    raw = np.exp(numbers - numbers.max(1, keepdims=True))
    return np.asarray(raw / raw.sum(1, keepdims=True))


def surprise(numbers: Numbers, positions: Positions) -> float:
    """By how many nats the winner surprises who foretells by these numbers."""
    foretold = chances(numbers, positions.seated)
    return float(-(positions.won * np.log(foretold + 1e-9)).sum() / len(positions.game))
