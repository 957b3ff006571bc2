"""The engine is compiled once at a time, in the background if asked, and never taken up halfway."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# in the place of the real one: counts how often it ran, and takes until it may end
COMPILATION = """
import os, sys, time
from pathlib import Path
KINDS = [os.environ.get("SPECIATE_OPTIMIZE", "3"), *["by profile"] * ("SPECIATE_PROFILE" in os.environ)]
with Path("runs").open("a") as runs: print("run", *KINDS, *sys.argv[6:], file=runs)
while not Path("may-end").exists(): time.sleep(0.01)
"""


class Checkout:
    """A folder laid out as the repository, in which compiling is quick."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.runs = root / "runs"
        self.may_end = root / "may-end"
        (root / "scripts").mkdir()
        (root / "src/speciate/core").mkdir(parents=True)
        self.source = root / "src/speciate/core/state.py"
        shutil.copy(ROOT / "scripts/engine.py", root / "scripts/engine.py")
        for path in (root / "setup.py", self.source):
            path.write_text(COMPILATION, encoding="utf-8")
            os.utime(path, (0, 0))

    def compile(self, *arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "scripts.engine", *arguments]
        return subprocess.Popen(command, cwd=self.root, stderr=subprocess.PIPE, text=True)

    def compiled(self, *arguments: str) -> str:
        done = self.compile(*arguments)
        words = done.communicate(timeout=60)[1]
        assert done.returncode == 0, words
        return words

    @property
    def times(self) -> int:
        return len(self.runs.read_text().splitlines()) if self.runs.exists() else 0


def wait(is_so: Callable[[], object]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_a_second_start_leaves_the_compilation_alone_and_a_build_waits_for_it(checkout: Checkout) -> None:
    assert "is being compiled in the background" in checkout.compiled("--behind")
    wait(lambda: checkout.times)
    assert "is still being compiled" in checkout.compiled("--behind")
    build = checkout.compile()
    assert build.stderr is not None
    assert "waiting" in build.stderr.readline()
    checkout.may_end.touch()
    build.communicate(timeout=60)
    assert build.returncode == 0
    assert checkout.times == 1
    assert checkout.compiled("--behind") == ""


def test_a_source_changed_while_it_is_compiled_is_compiled_again(checkout: Checkout) -> None:
    checkout.compiled("--behind")
    wait(lambda: checkout.times)
    checkout.source.touch()
    checkout.may_end.touch()
    checkout.compiled()
    assert checkout.times == 2


def test_what_was_compiled_for_tests_is_compiled_again_for_play(checkout: Checkout) -> None:
    checkout.may_end.touch()
    checkout.compiled("--quick")
    checkout.compiled("--quick")
    assert checkout.runs.read_text().splitlines() == ["run 1"]
    assert "slower engine of the tests" in checkout.compiled("--behind")
    checkout.compiled()  # waits for it
    checkout.compiled("--quick")  # what is there is good enough
    assert checkout.runs.read_text().splitlines() == ["run 1", "run 3 --force"]
    assert checkout.compiled("--behind") == ""


def test_what_is_given_out_is_made_by_a_profile_and_good_enough_for_all_else(checkout: Checkout) -> None:
    checkout.may_end.touch()
    checkout.compiled()
    checkout.compiled("--by-profile")
    for kind in ([], ["--quick"], ["--by-profile"]):
        checkout.compiled(*kind)
    assert checkout.runs.read_text().splitlines() == ["run 3", "run 3 by profile"]
    checkout.source.touch()
    checkout.compiled()
    checkout.compiled("--by-profile")  # what was compiled since was not made by one
    assert checkout.runs.read_text().splitlines()[2:] == ["run 3", "run 3 by profile"]


def test_where_it_does_not_compile_that_is_said_and_no_library_stays(checkout: Checkout) -> None:
    library = checkout.root / "src/speciate_core__mypyc.so"
    library.touch()
    (checkout.root / "setup.py").write_text("raise SystemExit('no headers here')", encoding="utf-8")
    words = checkout.compiled()
    assert "no headers here" in words and "runs uncompiled" in words
    assert not library.exists()


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which nothing is compiled."""
    folder = tmp_path_factory.mktemp("checkout") / "src"
    shutil.copytree(ROOT / "src/speciate/core", folder / "speciate/core", ignore=shutil.ignore_patterns("*.so"))
    for name in ("__init__.py", "_engine.py"):
        shutil.copy(ROOT / "src/speciate" / name, folder / "speciate" / name)
    (folder.parent / "pyproject.toml").touch()
    return folder


COMPILED_NOW = f"""
from pathlib import Path
Path("speciate_core__mypyc{EXTENSION_SUFFIXES[0]}").write_text("half of a library")
Path("speciate/core/state{EXTENSION_SUFFIXES[0]}").write_text("half of a module")
"""
LOAD = "import speciate.core.state; print(Path(speciate.core.state.__file__).name, speciate._engine.name())"


def run(source: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(source), "SPECIATE_PURE": "0"}
    return subprocess.run([sys.executable, "-c", code], cwd=source, env=environment, capture_output=True, text=True)


def test_what_is_compiled_while_a_process_runs_is_not_for_that_process(source: Path) -> None:
    done = run(source, f"import speciate\n{COMPILED_NOW}\n{LOAD}")
    assert done.stdout.split() == ["state.py", "pure"], done.stderr


def test_what_is_not_all_there_is_left_alone(source: Path) -> None:
    (source / "speciate_engine.incomplete").touch()
    done = run(source, f"{COMPILED_NOW}\n{LOAD}")
    assert done.stdout.split() == ["state.py", "pure"], done.stderr
    (source / "speciate_engine.incomplete").unlink()
    assert "ImportError" in run(source, f"{COMPILED_NOW}\n{LOAD}").stderr  # now they are taken for whole
