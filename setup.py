"""Compiles the engine with mypyc when there is a C compiler; without one the same source runs uncompiled.

`SPECIATE_COMPILE=0` leaves the compilation out, `SPECIATE_COMPILE=1` makes its failure an error.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED = ("core", "kit", "games")


def sources() -> list[str]:
    """Every module of the engine; package markers stay plain, so that listing games loads no compiled code."""
    root = Path("src/speciate")
    files = [path for name in COMPILED for path in sorted((root / name).rglob("*.py")) if path.name != "__init__.py"]
    return [str(path) for path in files]


def compiler() -> str | None:
    """The C compiler, if there is one and Python's headers with it."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    names = [str(sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang", "cl"]
    return next((name for name in names if shutil.which(name)), None)


def extensions() -> list[Any]:
    wish = os.environ.get("SPECIATE_COMPILE", "")
    if wish == "0":
        return []
    if compiler() is None and wish != "1":
        print("no C compiler: the engine will run uncompiled, slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(
        ["--config-file", "pyproject.toml", *sources()],
        opt_level="3",
        debug_level="0",
        group_name="speciate",
    )


setup(ext_modules=extensions())
