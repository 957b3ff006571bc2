"""Which trials a sweep makes: all of them, some by chance, or those that a model of the losses so far promises most of.

A searcher is asked for some trials at once and told their losses in the order it gave them, so that its answers are the
same for any number of workers, and the same again when a sweep goes on after it was killed.
"""

import warnings
from collections.abc import Iterator
from itertools import islice, product
from typing import Any, Protocol

from speciate.core.errors import SpeciateError
from speciate.core.streams import stream
from speciate.lab.sweep import GRID, RANDOM, Parameter, Settings, Sweep

VAIN = 10  # times running a model may propose what was tried before; then chance has a turn
FIRST = 10  # trials by chance before there is a model


class Searcher(Protocol):
    def ask(self, count: int) -> list[Settings]:
        """At most so many trials that were not made yet; none when there is nothing more to try."""

    def tell(self, settings: Settings, loss: float) -> None: ...


def searcher_of(sweep: Sweep) -> Searcher:
    if sweep.method == GRID:
        return Listed(product(*[range(len(one.values)) for one in sweep.parameters]))
    if sweep.method == RANDOM:
        return Listed(by_chance(sweep))
    return Bayesian(sweep)


class Listed:
    """Trials in an order that is known from the start."""

    def __init__(self, order: Iterator[Settings]) -> None:
        self._order = order

    def ask(self, count: int) -> list[Settings]:
        return list(islice(self._order, count))

    def tell(self, settings: Settings, loss: float) -> None:
        pass


def by_chance(sweep: Sweep) -> Iterator[Settings]:
    """All trials there are, each once."""
    rng = stream(sweep.experiment.seed, "sweep")
    seen: set[Settings] = set()
    while len(seen) < sweep.size:
        settings = tuple([rng.randrange(len(one.values)) for one in sweep.parameters])
        if settings not in seen:
            seen.add(settings)
            yield settings


class Bayesian:
    """Tree-structured Parzen estimators, by Optuna. What they propose a second time is neither played nor counted."""

    def __init__(self, sweep: Sweep) -> None:
        self._parameters = sweep.parameters
        self._untried = by_chance(sweep)
        optuna = optuna_kept_quiet()
        seed = stream(sweep.experiment.seed, "sweep").getrandbits(31)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that both are experimental; the lock file pins how they work
            how = {"multivariate": True, "constant_liar": True}  # parameters together; no batch of five times the same
            sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=FIRST, **how)
        self._study = optuna.create_study(sampler=sampler)
        self._failed = optuna.trial.TrialState.FAIL
        self._trials: dict[Settings, Any] = {}

    def ask(self, count: int) -> list[Settings]:
        asked: list[Settings] = []
        vain = 0
        while len(asked) < count:
            if vain == VAIN and not self._offer():
                break
            trial = self._study.ask()
            settings = tuple([proposed(trial, one) for one in self._parameters])
            if settings in self._trials:
                self._study.tell(trial, state=self._failed)
                vain += 1
                continue
            vain = 0
            self._trials[settings] = trial
            asked.append(settings)
        return asked

    def _offer(self) -> bool:
        """What nobody has tried, for the next question; whether there is any left."""
        for settings in self._untried:
            if settings not in self._trials:
                named = {one.name: at for one, at in zip(self._parameters, settings, strict=True)}
                self._study.enqueue_trial(named)
                return True
        return False

    def tell(self, settings: Settings, loss: float) -> None:
        self._study.tell(self._trials[settings], loss)


def proposed(trial: Any, parameter: Parameter) -> int:
    """Which of the values; only where they are in an order are neighbours alike."""
    count = len(parameter.values)
    if parameter.is_range:
        return int(trial.suggest_int(parameter.name, 0, count - 1))
    return int(trial.suggest_categorical(parameter.name, list(range(count))))


def optuna_kept_quiet() -> Any:
    try:
        import optuna
    except ImportError:
        text = "a Bayesian sweep needs Optuna: pip install speciate[lab], or choose grid or random"
        raise SpeciateError(text, "no-optuna") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna
