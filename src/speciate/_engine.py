"""Which engine runs: the compiled one, or the same source uncompiled ("pure").

Compiled modules lie beside their source and Python prefers them. They are passed over when
`SPECIATE_PURE=1` asks for it, or in a checkout whose source has changed since it was compiled.
"""

import importlib.machinery as machinery
import importlib.util
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType

ENGINE = ("core", "kit", "games", "bots/search", "research/native")  # folders, as in setup.py
HERE = Path(__file__).parent


class SourceFinder(MetaPathFinder):
    """Finds the engine's modules as source only."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002 (the signature is Python's)
    ) -> machinery.ModuleSpec | None:
        if path is None or not is_engine(fullname):
            return None
        for folder in path:
            loaders = (machinery.SourceFileLoader, machinery.SOURCE_SUFFIXES)
            spec = machinery.FileFinder(folder, loaders).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def is_engine(module: str) -> bool:
    """Whether a module, by its full name, is one of the engine's."""
    path = module.replace(".", "/") + "/"
    return any(path.startswith(f"speciate/{part}/") for part in ENGINE)


def is_stale() -> bool:
    """Whether a checkout's source is newer than what was compiled from it."""
    if not (HERE.parent.parent / "pyproject.toml").exists():
        return False  # installed: compiled and source came together
    shared = list(HERE.parent.glob("speciate_*__mypyc.*"))
    if not shared:
        return False
    built = max(path.stat().st_mtime for path in shared)
    return any(path.stat().st_mtime > built for part in ENGINE for path in (HERE / part).rglob("*.py"))


def choose() -> None:
    """Called once, before anything of the engine is imported."""
    asked = os.environ.get("SPECIATE_PURE") == "1"
    if not asked and is_stale():
        warnings.warn("the source is newer than the compiled engine: running uncompiled (make build)", stacklevel=3)
        asked = True
    if asked:
        sys.meta_path.insert(0, SourceFinder())


def name() -> str:
    """`compiled` or `pure`: which one this process runs."""
    spec = importlib.util.find_spec("speciate.core.state")
    return "pure" if spec is None or (spec.origin or "").endswith(".py") else "compiled"
