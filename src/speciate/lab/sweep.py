"""A sweep: which values of some parameters bring a game nearest to what its designer wants.

Its file is that of an experiment with `[sweep]`, parameters and goals in the place of variants.
"""

import copy
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from math import prod
from pathlib import Path
from typing import Any

from speciate.core.digest import canonical, fingerprint
from speciate.core.errors import BadPack, UnknownName
from speciate.kit import packs
from speciate.kit.reading import Reader
from speciate.lab.experiment import Experiment, Variant, changed, read_common, read_variant, some
from speciate.lab.goals import Goal, read_goal
from speciate.lab.origin import Origin

GRID, RANDOM, BAYESIAN = METHODS = ("grid", "random", "bayesian")
AS_IT_IS = "as it is"
USUAL_TRIALS, USUAL_BATCH, USUAL_CONFIRM = 40, 5, 3
MOST_TRIALS = 100_000

Settings = tuple[int, ...]  # of each parameter, which of its values


@dataclass(frozen=True)
class Parameter:
    """An option of the game, or the place of a value in the pack, and the values it may take."""

    name: str
    values: tuple[Any, ...]
    is_option: bool
    place: str
    is_range: bool  # numbers in their order: what is good is near what is good


@dataclass(frozen=True)
class Sweep:
    """`experiment` has one variant, the game as it is: each trial is a change to it, on the same deals."""

    experiment: Experiment
    parameters: tuple[Parameter, ...]
    goals: tuple[Goal, ...]
    method: str = BAYESIAN
    trials: int = USUAL_TRIALS
    batch: int = USUAL_BATCH  # trials chosen at once, whatever number of workers plays them
    confirm: int = USUAL_CONFIRM  # the best, played once more on fresh deals

    @property
    def size(self) -> int:
        """How many different trials there are."""
        return prod(len(one.values) for one in self.parameters)

    @property
    def planned(self) -> int:
        """Trials, made up to whole batches so that more can follow; never more than there are."""
        batches = -(-self.trials // self.batch)
        return self.size if self.method == GRID else min(batches * self.batch, self.size)

    def named(self, settings: Settings) -> dict[str, Any]:
        return {one.name: one.values[at] for one, at in zip(self.parameters, settings, strict=True)}

    def variant(self, name: str, settings: Settings) -> Variant:
        """The game with these values."""
        (base,) = self.experiment.variants
        options, pack = dict(base.options), base.pack
        chosen = [(one, one.values[at]) for one, at in zip(self.parameters, settings, strict=True)]
        options |= {one.place: value for one, value in chosen if one.is_option}
        changes = {one.place: copy.deepcopy(value) for one, value in chosen if not one.is_option}
        if changes:
            data = pack if pack is not None else self.experiment.spec.engine.pack().to_json()
            pack = changed(data, changes, name)
        return Variant(name, options, pack)

    def check(self) -> None:
        """Raises a clear error for anything unknown or impossible: every value of each parameter is tried."""
        self.experiment.check()
        names = [seats.name for seats in self.experiment.tables]
        for goal in self.goals:
            if goal.table and goal.table not in names:
                raise UnknownName("table", goal.table, names)
        variants = [self.variant("trial", settings) for settings in self.one_at_a_time()]
        replace(self.experiment, variants=tuple(variants)).check()

    def one_at_a_time(self) -> Iterator[Settings]:
        """Every value of each parameter, with the first ones of the others."""
        first: Settings = (0,) * len(self.parameters)
        for at, parameter in enumerate(self.parameters):
            for value in range(len(parameter.values)):
                yield (*first[:at], value, *first[at + 1 :])

    def origin(self) -> Origin:
        """Sweeps of the same origin make the same trials, as far as both go."""
        parts = self.experiment.origin()
        goals = (
            [asdict(goal) for goal in self.goals] if self.method == BAYESIAN else []
        )  # the others do not look at them
        parameters = [asdict(one) for one in self.parameters]
        return parts | {"sweep": fingerprint(canonical([self.method, self.batch, parameters, goals]))}


# -- from a file --------------------------------------------------------------------------------------------------


def read_sweep(path: Path) -> Sweep:
    """The sweep of a TOML file; BadPack lists every mistake in it."""
    mistakes: list[str] = []
    top = Reader(packs.load(path), "", mistakes)
    common = read_common(top, path)
    bases = [read_variant(reader, common.spec, path.parent) for reader in top.readers("variant")]
    if len(bases) > 1:
        top.wrong("variant", "is there more than once: a sweep changes one", "sweep-variants")
    settings = top.reader("sweep")
    sweep = Sweep(
        replace(common, variants=(replace(bases[0], name=AS_IT_IS) if bases else Variant(AS_IT_IS),)),
        tuple([read_parameter(reader) for reader in some(top, "parameter")]),
        tuple([read_goal(reader) for reader in some(top, "goal")]),
        settings.word("method", METHODS, BAYESIAN),
        settings.integer("trials", 1, MOST_TRIALS, USUAL_TRIALS),
        settings.integer("batch", 1, 100, USUAL_BATCH),
        settings.integer("confirm", 0, 100, USUAL_CONFIRM),
    )
    top.close()
    if sweep.method == GRID and sweep.size > MOST_TRIALS:
        settings.wrong("method", "would make {count} trials", "sweep-grid", count=str(sweep.size))
    if mistakes:
        raise BadPack(str(path), mistakes)
    return with_measures(sweep)


def with_measures(sweep: Sweep) -> Sweep:
    """Everything is measured that a goal is about."""
    known = sweep.experiment.known_measures()
    wanted = {name: None for goal in sweep.goals for name in goal.measures(known)}
    asked = sweep.experiment.measures
    return replace(sweep, experiment=replace(sweep.experiment, measures=tuple(dict.fromkeys((*asked, *wanted)))))


def read_parameter(reader: Reader) -> Parameter:
    option, change = reader.word("option", default=""), reader.word("change", default="")
    if bool(option) == bool(change):
        reader.wrong("", "needs either option or change", "sweep-place")
    is_range = reader.has("between")
    values = read_span(reader) if is_range else reader.items("choices")
    if not values:
        reader.wrong("", "needs between or choices", "sweep-values")
        values = [0]
    place = option or change
    return Parameter(reader.word("name", default=place), tuple(values), bool(option), place, is_range)


def read_span(reader: Reader) -> list[object]:
    pair = reader.numbers("between", -1_000_000, 1_000_000)
    step = reader.integer("step", 1, 1_000_000, 1)
    if len(pair) != 2 or pair[0] >= pair[1]:
        reader.wrong("between", "is not two numbers, the lower one first", "not-range")
        return [0]
    return list(range(pair[0], pair[1] + 1, step))
