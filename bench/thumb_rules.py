"""The climb to the numbers of Evolutopia's policy: some are changed at a time, and what wins more deals is kept.

Compiled code has its numbers built in, so the policy is read from its source here; all it plays with stays compiled.
"""

import importlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import cast

from bench.teams import GAME, TABLES
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.games.evolutopia import learned
from speciate.games.evolutopia.heuristics import Use
from speciate.games.evolutopia.state import Table

PARTS = ("worth", "crises", "staffing", "policy")  # each may use those before it
SCALE = "worth.NUISANCE"  # what all others are measured by: it stays
FACTORS = (0.6, 0.8, 1.25, 1.6)
WINDOW = 12  # steps on the same deals: more would be learned by heart

Numbers = dict[str, float]


@dataclass(frozen=True)
class Step:
    """The numbers that were tried, and how many deals were won without and with them."""

    tried: Numbers
    before: int
    after: int

    @property
    def is_kept(self) -> bool:
        return self.after > self.before

    @property
    def won(self) -> int:
        return max(self.before, self.after)


# -- the policy, with other numbers -------------------------------------------------------------------------------


class Policy:
    """The master's policy from its source, a copy of its own."""

    def __init__(self) -> None:
        with source_of_policy() as parts:
            self.parts = parts
        self.numbers = {name: number for part in PARTS for name, number in numbers_in(part, self.parts[part])}

    def set(self, numbers: Mapping[str, float]) -> None:
        for name, number in numbers.items():
            part, constant, *case = name.split(".")
            if case:
                setattr(getattr(self.parts[part], constant), case[0], number)
            else:
                setattr(self.parts[part], constant, number)

    def wins(self, number: int, seed: str) -> bool:
        """Whether a team of it wins this deal; as many in a row as there are tables go round all."""
        city, seats = TABLES[number % len(TABLES)]
        state, nature = GAME.new(seats, {"level": city}), stream(f"{seed}/{number}", "nature")
        any_move = stream(f"{seed}/{number}", "policy")
        state.settle(nature)
        while state.actor != NOBODY:
            move = self.parts["policy"].choose(cast(Table, state), any_move.random)
            state.apply(state.pending()[0].seat, move)
            if state.actor == NATURE:
                state.settle(nature)
        outcome = state.outcome()
        assert outcome is not None
        return bool(outcome.winners)

    def won(self, numbers: Mapping[str, float], deals: int, seed: str) -> int:
        self.set(numbers)
        return sum(self.wins(number, seed) for number in range(deals))


@contextmanager
def source_of_policy() -> Iterator[dict[str, ModuleType]]:
    """Its modules read once more; everybody else keeps those there are."""
    folder = Path(learned.__file__).parent
    names = {part: f"{learned.__name__}.{part}" for part in PARTS}
    usual = {part: importlib.import_module(name) for part, name in names.items()}
    parts: dict[str, ModuleType] = {}
    try:
        for part, name in names.items():
            spec = spec_from_file_location(name, folder / f"{part}.py")
            assert spec is not None and spec.loader is not None
            parts[part] = sys.modules[name] = module_from_spec(spec)
            setattr(learned, part, parts[part])
            spec.loader.exec_module(parts[part])
        yield parts
    finally:
        for part, module in usual.items():
            sys.modules[names[part]] = module
            setattr(learned, part, module)


def numbers_in(part: str, module: ModuleType) -> Iterator[tuple[str, float]]:
    """The constants of a module that are numbers with a point, those of a `Use` one by one."""
    for name, value in vars(module).items():
        if isinstance(value, float) and f"{part}.{name}" != SCALE:
            yield f"{part}.{name}", value
        elif isinstance(value, Use):
            yield from ((f"{part}.{name}.{case}", getattr(value, case)) for case in ("well", "somewhat", "hardly"))


# -- the climb ----------------------------------------------------------------------------------------------------


@dataclass
class Climb:
    """Every step follows from the seed and the steps before it."""

    begin: Numbers
    deals: int
    changes: int  # at a time
    seed: str
    policy: Policy = field(default_factory=Policy)
    done: list[Step] = field(default_factory=list)

    @property
    def numbers(self) -> Numbers:
        now = dict(self.begin)
        for step in self.done:
            if step.is_kept:
                now |= step.tried
        return now

    def step(self, number: int) -> Step:
        """Tries a few other numbers, each a factor away."""
        assert number == len(self.done)
        now = self.numbers
        draw = stream(f"{self.seed}/{number}", "change")
        chosen = draw.sample(sorted(now), self.changes)
        tried = {name: round(now[name] * draw.choice(FACTORS), 4) for name in chosen}
        window = f"{self.seed}/window {number // WINDOW}"
        before = self.done[-1].won if number % WINDOW else self.policy.won(now, self.deals, window)
        self.done.append(Step(tried, before, self.policy.won(now | tried, self.deals, window)))
        return self.done[-1]


def spoiled(numbers: Mapping[str, float], by: float, seed: str) -> Numbers:
    """Each number up to so many times as large or as small: somewhere to climb from."""
    draw = stream(seed, "spoiled")
    return {name: round(number * by ** draw.uniform(-1.0, 1.0), 4) for name, number in numbers.items()}


def compared(policy: Policy, both: Sequence[Numbers], deals: int, seed: str) -> tuple[int, int, int, int]:
    """Of deals that nothing was climbed on: won by the first, by the second, by either alone."""
    sides: list[list[bool]] = []
    for numbers in both:
        policy.set(numbers)
        sides.append([policy.wins(number, f"{seed}/fresh") for number in range(deals)])
    first, second = sides
    only = [sum(a and not b for a, b in zip(*pair, strict=True)) for pair in ((first, second), (second, first))]
    return sum(first), sum(second), only[0], only[1]
