"""Which engine runs and why, and what could compile it."""

import os
import shutil
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from speciate import _engine
from speciate.cli.checkup.finding import Finding, good, lacking


def engine() -> Iterator[Finding]:
    if _engine.name() == "compiled":
        yield good("doctor-engine-compiled")
    elif os.environ.get("SPECIATE_PURE") == "1":
        yield lacking("doctor-engine-asked")
    elif _engine.is_stale():
        yield lacking("doctor-engine-stale")
    else:
        yield lacking("doctor-engine-pure")
    name = compiler()
    if name and Path(sysconfig.get_path("include"), "Python.h").exists():
        yield good("doctor-compiler", name=name)
    elif name:
        yield lacking("doctor-compiler-headers", name=name)
    else:
        yield lacking("doctor-compiler-none")


def compiler() -> str | None:
    """The C compiler that a build would use."""
    names = [str(sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang", "cl"]
    return next((name for name in names if shutil.which(name)), None)
