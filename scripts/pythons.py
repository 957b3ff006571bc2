"""Runs the suite on every Python that Speciate is for and this machine has: `make test-pythons`.

Engine, golden records, hash seeds, tables and commands, uncompiled; the engine that is compiled is tried by
`make test-wheels`, for every Python where wheels are made. Each has an environment of its own in build/pythons.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
TESTS = ("golden", "conformance", "games", "kit", "small", "table", "cli")
ENVIRONMENTS = ROOT / "build/pythons"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=VERSIONS, help="one of them")
    parser.add_argument("tests", nargs="*", help="folders and files instead of those that are usual")
    arguments = parser.parse_args()
    tests = arguments.tests or [f"tests/{name}" for name in TESTS]
    results: dict[str, str] = {}
    for version in [arguments.only] if arguments.only else VERSIONS:
        python = find(version)
        results[version] = "not to be had here" if python is None else run(version, python, tests)
        print(f"Python {version}: {results[version]}", flush=True)
    is_tried = any(result == "passes" for result in results.values())
    return 1 if "FAILS" in results.values() or not is_tried else 0


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
    options = [
        "-o",
        "addopts=-q --strict-markers --strict-config -p no:cacheprovider",
        "-n",
        "2",
        "--dist",
        "worksteal",
    ]
    command = [folder / "bin/python", "-m", "pytest", *options, *tests]
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


if __name__ == "__main__":
    sys.exit(main())
