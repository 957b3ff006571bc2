"""CPython as WebAssembly: Pyodide from the registry of Node, with the locked packages that have a wheel for it.

It plays and replays the golden records: the same digests as everywhere. It starts no processes, and its stack is small:
all else is left to the others.
"""

import os
import re
import shutil
import subprocess
import sys

from scripts.pythons.native import ENVIRONMENTS, OPTIONS, ROOT

VERSION = "3.14"
PYODIDE = "314.0.7"
PLATFORM = "pyemscripten_2026_0_wasm32"
PASSES = "passes, as WebAssembly"
STACK = 3900  # kilobytes, of the 8 MB that a process usually has: four times as much as Node takes by itself
TESTS = ("golden",)  # some of the others go deeper than the stack of Node, which ends everything
LEFT_OUT = ("golden/test_hash_seeds", "golden/test_refused")  # start processes; go deeper than the stack
# what the engine, its tables and its texts need, and pytest
PACKAGES = (
    *("attrs", "babel", "click", "fluent-runtime", "fluent-syntax", "librt", "markdown-it-py", "mdurl", "msgspec"),
    *("mypy-extensions", "platformdirs", "pygments", "pytz", "rich", "rich-click", "shellingham", "typer"),
    *("hypothesis", "iniconfig", "packaging", "pluggy", "pytest", "sortedcontainers", "typing-extensions"),
)
FOLDER = ENVIRONMENTS / "wasm"
SITE = FOLDER / "site"


def prepare() -> bool:
    """Whether it is there, or could be fetched."""
    if shutil.which("npm") is None:
        return False
    lock = ROOT / "requirements/test.txt"
    ready = FOLDER / f".ready-{PYODIDE}"
    if ready.exists() and ready.stat().st_mtime >= lock.stat().st_mtime:
        return True
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    shutil.copyfile(ROOT / "scripts/pythons/wasm.mjs", FOLDER / "run.mjs")
    node = subprocess.run(["npm", "install", "--silent", "--no-save", f"pyodide@{PYODIDE}"], cwd=FOLDER)
    if node.returncode or subprocess.run(install(lock.read_text(encoding="utf-8"))).returncode:
        return False
    ready.touch()
    return True


def install(lock: str) -> list[str]:
    """The packages in the versions that are locked; their hashes there are those of other wheels."""
    versions = dict(re.findall(r"^([a-z0-9-]+)==(\S+)", lock, re.MULTILINE))
    wheels = ["--only-binary=:all:", "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
    where = ["--platform", PLATFORM, "--python-version", VERSION, "--target", str(SITE)]
    quietly = ["--quiet", "--disable-pip-version-check", "--no-deps"]
    what = [f"{name}=={versions[name]}" for name in PACKAGES]
    return [sys.executable, "-m", "pip", "install", *quietly, *wheels, *where, *what]


def run(tests: list[str]) -> str:
    usual = [f"tests/{name}" for name in TESTS] + [f"--ignore=tests/{name}.py" for name in LEFT_OUT]
    command = ["node", f"--stack-size={STACK}", "run.mjs", str(ROOT), str(SITE), *OPTIONS, *(tests or usual)]
    return "FAILS" if subprocess.run(command, cwd=FOLDER, env=dict(os.environ)).returncode else PASSES
