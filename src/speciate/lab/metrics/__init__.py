"""What can be said of a game by playing it: each metric is defined in docs/metrics.md."""

import importlib
import sys
from types import ModuleType
from typing import Any


class _Metrics(ModuleType):
    """This package is also the front door's way to measure a game: `speciate.lab.metrics("evolution")`."""

    def __call__(self, *args: Any, **more: Any) -> object:
        return importlib.import_module("speciate.lab.front").metrics(*args, **more)


sys.modules[__name__].__class__ = _Metrics
