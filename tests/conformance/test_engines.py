"""Compiled and pure are the same engine: the same games give the same digests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def digests(pure: bool) -> tuple[str, list[str]]:
    """Which engine a fresh process ran, and what it printed."""
    env = {name: value for name, value in os.environ.items() if name != "SPECIATE_PURE"}
    env["PYTHONPATH"] = os.pathsep.join([str(ROOT), *[entry for entry in sys.path if entry]])
    if pure:
        env["SPECIATE_PURE"] = "1"
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests"], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    engine, *lines = run.stdout.splitlines()
    return engine, lines


def test_compiled_and_pure_give_the_same_digests() -> None:
    for name in ("SPECIATE_PURE", "SPECIATE_NO_COMPILER"):
        if os.environ.get(name) == "1":
            pytest.skip(f"{name}=1: only the uncompiled engine is asked for")
    engine, compiled = digests(pure=False)
    assert engine == "compiled", (
        "no compiled engine, or its source has changed since: run `python setup.py build_ext --inplace`, "
        "or set SPECIATE_NO_COMPILER=1 where there is no C compiler"
    )
    engine, pure = digests(pure=True)
    assert engine == "pure"
    assert compiled == pure
