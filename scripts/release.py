"""Says whether this state can be given out: `python -m scripts.release --check`. Changes nothing.

Every line is one thing that must be so; the exit code is 1 while one of them is not.
"""

import argparse
import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
LIMIT = 8_000_000  # bytes of a wheel
IN_EVERY_WHEEL = (
    "speciate/py.typed",
    "speciate/server/page/index.html",
    "speciate/server/handbook.tar.xz",
    "speciate/lab/figures/script/report.js",
)
Check = Callable[[], str]
VERSION = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.M)


def version() -> str:
    found = VERSION.search((ROOT / "src/speciate/__init__.py").read_text(encoding="utf-8"))
    return found[1] if found else ""


# -- what must be so: each returns what is wrong, or nothing ------------------------------------------


def changelog() -> str:
    """the changelog has a dated section of this version, and nothing is left unreleased"""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(version())} \(\d{{4}}-\d\d-\d\d\)$", text, re.M):
        return f'there is no "## {version()} (YYYY-MM-DD)" in CHANGELOG.md'
    rest = re.search(r"^## Unreleased\n(.*?)(?=^## )", text, re.M | re.S)
    return "something is left under Unreleased" if rest and rest[1].strip() else ""


def versions() -> str:
    """the version is said in one place, speciate.__version__"""
    page = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if not version():
        return "src/speciate/__init__.py has none of the form 1.2.3"
    others = [name for name, table in (("web/package.json", page), ("pyproject.toml", project)) if "version" in table]
    return f"{' and '.join(others)} have one of their own" if others else ""


def kept() -> str:
    """what this version stores is kept for the tests of later ones"""
    return (
        "" if (ROOT / "tests/server/versions" / version()).is_dir() else "python -m tests.server.keep_version keeps it"
    )


def golden() -> str:
    """every game has golden records of its rules"""
    from speciate.core.registry import all_games

    games = all_games().values()
    bare = [game.id for game in games if not (ROOT / "tests/golden" / game.id / game.rules_version).is_dir()]
    return f"none of {', '.join(bare)}" if bare else ""


def archive() -> str:
    """the source archive can be built from: page, documentation and setup.py are in it"""
    found = list(DIST.glob(f"speciate-{version()}.tar.gz"))
    if not found:
        return "make wheels builds it"
    with tarfile.open(found[0]) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    missing = [name for name in ("setup.py", *(f"src/{name}" for name in IN_EVERY_WHEEL)) if name not in names]
    return f"without {', '.join(missing)}" if missing else ""


def wheels() -> str:
    """a compiled wheel and one for any machine, complete and small"""
    found = list(DIST.glob(f"speciate-{version()}-*.whl"))
    if {path.name.endswith("-none-any.whl") for path in found} != {True, False}:
        return "make wheels builds them"
    wrong: list[str] = []
    for path in found:
        names = zipfile.ZipFile(path).namelist()
        wrong += [f"{path.name} without {name}" for name in IN_EVERY_WHEEL if name not in names]
        if path.stat().st_size > LIMIT:
            wrong.append(f"{path.name} has more than {LIMIT} bytes")
    return "; ".join(wrong)


def fresh() -> str:
    """what is in dist/ was built after the last change of a source"""
    built = min((path.stat().st_mtime for path in DIST.glob(f"speciate-{version()}*")), default=0.0)
    files = git("ls-files", "src", "web", "docs", "setup.py", "pyproject.toml").splitlines()
    newer = [name for name in files if (ROOT / name).exists() and (ROOT / name).stat().st_mtime > built]
    return f"{newer[0]} is newer: make wheels" if newer else ""


def clean() -> str:
    """everything is committed"""
    return "git status shows what is not" if git("status", "--porcelain") else ""


def tag() -> str:
    """the commit has the tag of this version"""
    return "" if f"v{version()}" in git("tag", "--points-at", "HEAD").split() else f"git tag v{version()}"


CHECKS: list[Check] = [changelog, versions, kept, golden, archive, wheels, fresh, clean, tag]


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", required=True, help="say what is missing; nothing is changed")
    parser.parse_args()
    print(f"Speciate {version()}")
    is_ready = True
    for check in CHECKS:
        wrong = check()
        is_ready = is_ready and not wrong
        print(f"{'no ' if wrong else 'yes'}  {check.__doc__}" + (f": {wrong}" if wrong else ""))
    return 0 if is_ready else 1


if __name__ == "__main__":
    sys.exit(main())
