"""Compiles the engine with mypyc when there is a C compiler; without one the same source runs uncompiled.

`SPECIATE_COMPILE=0` leaves the compilation out, `SPECIATE_COMPILE=1` makes its failure an error. `SPECIATE_OPTIMIZE=1`
takes half the time and makes a slower engine. `SPECIATE_PROFILE=1` takes three times as long for a faster one: the
engine is compiled with counters, exercised (scripts/exercise.py) and compiled again by what was counted.
"""

import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

BEGUN = time.time()
# as long as it is there, compiled modules may be of two builds: `speciate._engine` leaves them alone
INCOMPLETE = Path("src/speciate_engine.incomplete")
NEED_NO_ENGINE = {"sdist", "egg_info", "dist_info", "clean"}  # what lists files, or says what the package is


def modules(folder: Path) -> list[str]:
    """Every module below a folder; package markers stay plain, so that listing games loads no compiled code."""
    return [str(path) for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]


def groups() -> list[tuple[list[str], str | None]]:
    """What is compiled into one library each: the engine's core, every game, the search, the steps of research.

    Libraries are compiled side by side, and one whose source did not change is not compiled again. Calls between two of
    them cost a little more than calls within one, and there are few: a move is listed and played inside its game.
    """
    root = Path("src/speciate")
    games = sorted(path.name for path in (root / "games").iterdir() if (path / "__init__.py").exists())
    return [
        (modules(root / "core") + modules(root / "kit"), "speciate_core"),
        *[(modules(root / "games" / game), f"speciate_{game}") for game in games if modules(root / "games" / game)],
        (modules(root / "bots" / "search"), "speciate_search"),
        (modules(root / "research" / "native"), "speciate_research"),
    ]


def compiler() -> str | None:
    """The C compiler, if there is one and Python's headers with it."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    names = [str(sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang", "cl"]
    return next((name for name in names if shutil.which(name)), None)


def is_gcc(command: list[str]) -> bool:
    """Whether a compiler, by the words it is called with, is GCC; others count and use counts in ways of their own."""
    return bool(command) and "Free Software Foundation" in subprocess.check_output([command[0], "--version"], text=True)


def run_once(sources: list[str]) -> list[str]:
    """Tells the compiler which functions run but once: what a module does when it is imported.

    They are long, and to make them fast takes it a sixth of its time.
    """
    text = "".join([Path(source).read_text(encoding="utf-8") for source in sources])
    names = sorted(set(re.findall(r"^char (CPyDef_\w+___top_level__)\(void\)", text, re.M)))
    if not names:
        return []
    header = Path(sources[0]).with_suffix(".once.h")
    header.write_text("".join([f"char {name}(void) __attribute__((cold));\n" for name in names]), encoding="utf-8")
    return ["-include", str(header)]


def small_flags(is_door: bool) -> tuple[list[str], list[str]]:
    """For the compiler and the linker: nothing in a library that nobody can call, and no names for a debugger.

    The tables for unwinding are for languages with exceptions, which C has not. Every module is also a library that is
    only a door to the large one: a dozen instructions, around which a linker puts ten times as much unless told.
    """
    if platform.system() == "Linux":
        smaller, linking = ["-fno-asynchronous-unwind-tables", "-ffunction-sections"], ["-Wl,--gc-sections", "-Wl,-s"]
        return smaller, [*linking, *(["-nostartfiles", "-Wl,--build-id=none", "-Wl,-z,noseparate-code"] * is_door)]
    if platform.system() == "Darwin":
        return [], ["-Wl,-dead_strip", "-Wl,-x"]
    return [], []


def extensions() -> list[Any]:
    wish = os.environ.get("SPECIATE_COMPILE", "")
    if wish == "0" or NEED_NO_ENGINE & set(sys.argv[1:]):
        return []
    if compiler() is None and wish != "1":
        print("no C compiler: the engine will run uncompiled, slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    parts = groups()
    # what the engine's packages import and is not compiled may need what is not installed here, such as NumPy
    typing = ["--config-file", "pyproject.toml", "--follow-imports=silent"]
    found = mypycify(
        [*typing, *(file for files, _ in parts for file in files)],
        opt_level=os.environ.get("SPECIATE_OPTIMIZE", "3"),
        debug_level="0",
        separate=parts,
    )
    # Two are compiled at a time: the largest first, so that none is left alone at the end.
    found.sort(key=lambda extension: -sum(os.path.getsize(source) for source in extension.sources))
    if os.name == "posix":
        # Libraries find each other's functions in tables of their own. Nothing else is to be seen from outside, so that
        # calls inside a library are direct and can be inlined. Warnings about generated code help nobody, and to look
        # for them (above all for misleading indentation) takes the compiler a quarter of its time.
        for extension in found:
            smaller, linking = small_flags(is_door=not extension.name.endswith("__mypyc"))
            flags = ["-fvisibility=hidden", "-Wno-all", *run_once([str(source) for source in extension.sources])]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags, *smaller]
            extension.extra_link_args = [*extension.extra_link_args, *linking]
            extension.depends = [*extension.depends, "setup.py"]  # other flags make other libraries
    return found


class BuildEngine(build_ext):  # type: ignore[misc, unused-ignore]  # setuptools has types only where mypy finds them
    """Compiles elsewhere and puts all of it beside the source at the end, as of the moment the compilation began."""

    def build_extensions(self) -> None:
        if not self.extensions or os.environ.get("SPECIATE_PROFILE") != "1":
            super().build_extensions()
        elif not is_gcc(getattr(self.compiler, "compiler_so", [])):
            print("no GCC: the engine is compiled without a profile", file=sys.stderr)
            super().build_extensions()
        else:
            self.build_by_profile()

    def build_by_profile(self) -> None:
        """Compiled with counters in a folder of its own, exercised there, and compiled again by what was counted."""
        with tempfile.TemporaryDirectory() as name:
            counts, watched = Path(name, "counts"), Path(name, "watched")
            shutil.copytree("src/speciate", watched / "speciate", ignore=shutil.ignore_patterns("*.so", "page"))
            usual = self.build_lib, self.inplace, self.force
            self.build_lib, self.inplace, self.force = str(watched), False, True
            self.build_with([f"-fprofile-generate={counts}"])
            environment = {**os.environ, "PYTHONPATH": str(watched)}
            subprocess.run([sys.executable, "scripts/exercise.py"], env=environment, check=True)
            self.build_lib, self.inplace, _ = usual
            # what was never run is made small; that there are no counts of a file is no mistake
            self.build_with([f"-fprofile-use={counts}", "-Wno-missing-profile"])
            self.force = usual[2]

    def build_with(self, flags: list[str]) -> None:
        """All libraries with flags for compiler and linker; what is only a door to one has nothing to count."""
        libraries = [extension for extension in self.extensions if extension.name.endswith("__mypyc")]
        usual = [(library.extra_compile_args, library.extra_link_args) for library in libraries]
        for library in libraries:
            library.extra_compile_args = [*library.extra_compile_args, *flags]
            library.extra_link_args = [*library.extra_link_args, *flags]
        super().build_extensions()
        for library, (compiling, linking) in zip(libraries, usual, strict=True):
            library.extra_compile_args, library.extra_link_args = compiling, linking

    def copy_extensions_to_source(self) -> None:
        INCOMPLETE.touch()
        super().copy_extensions_to_source()
        for library in Path("src").glob("speciate_*__mypyc.*"):
            os.utime(library, (BEGUN, BEGUN))  # a source that was changed meanwhile is newer
        INCOMPLETE.unlink()


if not Path("src/speciate/server/page/index.html").exists():
    print("the page has not been built: this package will serve none (make page builds it, with Node)", file=sys.stderr)
if not Path("src/speciate/server/handbook.tar.xz").exists():
    print("the documentation has not been built: this package will serve none (make docs builds it)", file=sys.stderr)

setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
