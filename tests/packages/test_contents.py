"""What a package is made of: everything that lies in the source, the page and the documentation, and nothing else."""

import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution

import speciate

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def packed() -> set[str]:
    """The files that setuptools puts into a wheel, by their places below src/."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        distribution = Distribution({"script_name": "setup.py"})
        distribution.parse_config_files()
        command: Any = distribution.get_command_obj("build_py")
        command.ensure_finalized()
        found = {Path(source) for _, _, source in command.find_all_modules()}
        for _, folder, _, names in command.data_files:
            found |= {Path(folder) / name for name in names}
    return {path.relative_to("src").as_posix() for path in found}


def test_every_file_of_the_source_is_in_the_package(packed: set[str]) -> None:
    kept = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True, check=True)
    sources = {name.removeprefix("src/") for name in kept.stdout.split() if (ROOT / name).exists()}
    assert sources <= packed, sorted(sources - packed)


def test_what_is_built_is_in_the_package_and_nothing_that_only_developers_need(packed: set[str]) -> None:
    page = ROOT / "src/speciate/server/page"
    built = [path for path in page.rglob("*") if path.is_file()]
    assert built, "make page"
    assert {path.relative_to(ROOT / "src").as_posix() for path in built} <= packed
    assert "speciate/py.typed" in packed
    assert not [name for name in packed if name.endswith((".map", ".pyc", ".so")) or "test" in Path(name).parts]
    handbook = ROOT / "src/speciate/server/handbook.tar.xz"
    assert ("speciate/server/handbook.tar.xz" in packed) == handbook.exists()


def test_the_metadata_is_what_an_index_shows() -> None:
    assert PROJECT["dynamic"] == ["version"]
    assert speciate.__version__.count(".") == 2
    assert "Typing :: Typed" in PROJECT["classifiers"]
    pythons = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if "Python :: 3." in line]
    assert pythons == ["3.11", "3.12", "3.13", "3.14"]
