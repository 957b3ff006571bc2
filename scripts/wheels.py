"""Builds what is given out into dist/: the source as an archive, a compiled wheel for this machine, a wheel for any.

`make wheels` builds page and documentation before; `python -m scripts.wheels --no-compiled` leaves that wheel out.
Both are made of the unpacked archive, so it holds all they need. What `make build` has compiled is taken up again.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from scripts.unpack import unpack

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
MUST_BE_BUILT = {  # file: what builds it
    "src/speciate/server/page/index.html": "make page",
    "src/speciate/lab/figures/script": "make page",
    "src/speciate/server/handbook.tar.xz": "make docs",
}


class NotBuilt(Exception):
    """What is missing, and how it comes about."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-compiled", action="store_true", help="only the source and the wheel for any machine")
    try:
        made = build(DIST, compiled=not parser.parse_args().no_compiled)
    except NotBuilt as error:
        print(error, file=sys.stderr)
        return 2
    for path in made:
        print(f"{path.name}  {path.stat().st_size / 1e6:.2f} MB")
    return 0


def build(target: Path, compiled: bool = True) -> list[Path]:
    for name, command in MUST_BE_BUILT.items():
        if not (ROOT / name).exists():
            raise NotBuilt(f"{name} is missing: {command} builds it")
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    run_hook("build_sdist", ROOT, target, engine="0")
    [source] = target.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(source) as archive:
            unpack(archive, folder)
        [tree] = Path(folder).iterdir()
        run_hook("build_wheel", tree, target, engine="0")
        if compiled:
            shutil.rmtree(tree / "build")
            take_up(tree)
            run_hook("build_wheel", tree, target, engine="1")
    return sorted(target.iterdir())


def run_hook(name: str, tree: Path, target: Path, engine: str) -> None:
    """What `python -m build` calls, with the tools that are installed here."""
    code = f"from setuptools import build_meta; build_meta.{name}({str(target)!r})"
    environment = {**os.environ, "SPECIATE_COMPILE": engine}
    done = subprocess.run([sys.executable, "-c", code], cwd=tree, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise NotBuilt(f"{name} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")


def take_up(tree: Path) -> None:
    """What is compiled already, as it is, with its age: setuptools compiles what is newer than that."""
    build = ROOT / "build"
    known = {path.stem for path in (tree / "src").rglob("*.py")}
    for path in [*build.glob("__native*"), *build.glob("lib.*/**/*.so"), *build.glob("speciate/**/*.c")]:
        name = path.name.partition(".")[0]
        if path.suffix == ".so" and "__mypyc" not in name and name not in known:
            continue  # of a module that is gone
        copy = tree / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


if __name__ == "__main__":
    sys.exit(main())
