"""A Python of this machine: each version has an environment of its own in build/pythons."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = ("golden", "conformance", "games", "kit", "small", "table", "cli")
ENVIRONMENTS = ROOT / "build/pythons"
OPTIONS = ["-o", "addopts=-q --strict-markers --strict-config -p no:cacheprovider"]
SIDE_BY_SIDE = ["-n", "2", "--dist", "worksteal"]


def find(version: str) -> Path | None:
    """A Python of this version: on the path, or among those of pyenv."""
    on_path = shutil.which(f"python{version}")
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates = [*([Path(on_path)] if on_path else []), *sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)]
    return next((path for path in candidates if tells(path) == version), None)


def tells(python: Path) -> str:
    """Which version it is, if it runs and can make environments: a name on the path may stand for nothing."""
    code = "import sys, venv, ensurepip; print('{}.{}'.format(*sys.version_info))"
    return subprocess.run([python, "-c", code], capture_output=True, text=True).stdout.strip()


def run(version: str, python: Path, tests: list[str]) -> str:
    folder = ENVIRONMENTS / version
    prepare(folder, python)
    environment = {**os.environ, "PYTHONPATH": "src", "SPECIATE_PURE": "1", "HYPOTHESIS_PROFILE": "short"}
    what = tests or [f"tests/{name}" for name in TESTS]
    command = [str(folder / "bin/python"), "-m", "pytest", *OPTIONS, *SIDE_BY_SIDE, *what]
    return "FAILS" if subprocess.run(command, cwd=ROOT, env=environment).returncode else "passes"


def prepare(folder: Path, python: Path) -> None:
    """An environment with the locked packages, unless it is there."""
    lock = ROOT / "requirements/test.txt"
    ready = folder / ".ready"
    if ready.exists() and ready.stat().st_mtime >= lock.stat().st_mtime:
        return
    environment = {**os.environ, "PYTHON": str(python)}
    folder.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["scripts/venv.sh", folder, lock], cwd=ROOT, env=environment, check=True)
    ready.touch()
