"""Which engine runs: the compiled one, or the same source uncompiled ("pure").

Compiled modules lie beside their source and Python prefers them. They are passed over when `SPECIATE_PURE=1` asks for
it, or in a checkout whose source has changed since it was compiled. A process keeps to the one it began with: what is
compiled while it runs is for the next.
"""

import importlib.machinery as machinery
import importlib.util
import os
import sys
import warnings
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import ModuleType

ENGINE = ("core", "kit", "games", "bots/search", "research/native")  # folders, as in setup.py
HERE = Path(__file__).parent
INCOMPLETE = "speciate_engine.incomplete"  # there while setup.py puts what it has compiled beside the source


class SourceFinder:
    """Finds the engine's modules as source only. Python asks for no base class, and its own takes long to load."""

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


def is_checkout() -> bool:
    """Whether this is the source as it is worked on; in an installed package compiled and source came together."""
    return (HERE.parent.parent / "pyproject.toml").exists()


def libraries() -> list[Path]:
    """What was compiled for this Python."""
    return list(HERE.parent.glob(f"speciate_*__mypyc{machinery.EXTENSION_SUFFIXES[0]}"))


def is_stale() -> bool:
    """Whether what a checkout has compiled was made of other source, or is not all there."""
    if not is_checkout() or not (compiled := libraries()):
        return False
    built = max(path.stat().st_mtime for path in compiled)
    sources = (path for part in ENGINE for path in (HERE / part).rglob("*.py"))
    return (HERE.parent / INCOMPLETE).exists() or any(path.stat().st_mtime > built for path in sources)


def choose() -> None:
    """Called once, before anything of the engine is imported."""
    pure = os.environ.get("SPECIATE_PURE") == "1"
    if not pure and is_stale():
        warnings.warn("the source is newer than the compiled engine: running uncompiled (make build)", stacklevel=3)
        pure = True
    # modules that are compiled later are not to be mixed with those that are loaded now
    if pure or (is_checkout() and not libraries()):
        sys.meta_path.insert(0, SourceFinder())


@cache
def name() -> str:
    """`compiled` or `pure`: which one this process runs."""
    spec = importlib.util.find_spec("speciate.core.state")
    return "pure" if spec is None or (spec.origin or "").endswith(".py") else "compiled"
