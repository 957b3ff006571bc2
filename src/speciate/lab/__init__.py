"""Experiments: many games, and what they show. What it offers is `speciate.lab.run` and so on, see docs/api.md.

>>> import speciate
>>> found = speciate.lab.metrics("template", ["length"], seats=[2], bots="random", games=20)
>>> found["length"].labels
('seats', 'measure', 'of')

Nothing is loaded before it is used.
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from speciate.lab.experiment import Experiment, Seats, Variant, read_experiment
    from speciate.lab.front import metrics, read, records, run
    from speciate.lab.metrics.findings import Findings

_HOMES = {
    "Experiment": "experiment",
    "Findings": "metrics.findings",
    "Seats": "experiment",
    "Variant": "experiment",
    "metrics": "front",
    "read": "front",
    "read_experiment": "experiment",
    "records": "front",
    "run": "front",
}
__all__ = [
    "Experiment",
    "Findings",
    "Seats",
    "Variant",
    "metrics",
    "read",
    "read_experiment",
    "records",
    "run",
]

if not TYPE_CHECKING:  # a type checker knows every name, and is to complain of the others

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'speciate.lab' has no attribute {name!r}")
        if name == "metrics":
            return importlib.import_module("speciate.lab.metrics")  # the package, which can be called
        return getattr(importlib.import_module(f"speciate.lab.{_HOMES[name]}"), name)
