"""Packages that only some metrics need."""

import importlib
from functools import cache
from typing import Any

from speciate.core.errors import SpeciateError


@cache
def numpy() -> Any:
    return loaded("numpy", "speciate[lab]")


def loaded(module: str, install: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError:
        raise SpeciateError(f"this needs {module}: pip install {install}") from None
