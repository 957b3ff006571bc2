"""A command line to try in: its own saves, 80 columns, no colour, English."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from speciate.cli.main import build, main

ROOT = Path(__file__).parents[2]


class Result:
    def __init__(self, code: int, out: str, err: str, args: Sequence[str] = ()) -> None:
        self.code = code
        self.out = out
        self.err = err
        self.args = args

    def mistake(self) -> str:
        """The single line of a mistake; everything else about it is checked here."""
        assert self.code == 2, self.out + self.err
        assert self.err.endswith("\n") and self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        assert unknown_flags(self.err, self.args) == []
        return self.err.strip()


def unknown_flags(said: str, args: Sequence[str]) -> list[str]:
    """The flags a mistake speaks of that its command does not have: no advice may name one. `said` may quote `args`."""
    found: list[str] = []
    own, *others = re.split(r"\bspeciate (?=[a-z])", said)  # after that a command of its own is advised
    for line, words in [(own, list(args)), *((text, text.split()) for text in others)]:
        known = flags_of(words) | {word.partition("=")[0] for word in args}
        found += [flag for flag in re.findall(r"(?<![\w-])--[a-z][a-z-]*", line) if flag not in known]
    return found


def flags_of(words: Sequence[str]) -> set[str]:
    """Those of the command that a line begins with, and those that every command has."""
    command = build().whole()
    known = {"--help", "--lang", "--version"}
    for word in words:
        if not word.startswith("-"):
            command = getattr(command, "commands", {}).get(word, command)
    return known | {flag for parameter in command.params for flag in parameter.opts}


Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("SPECIATE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SPECIATE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    return tmp_path / "home"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line in this process, with what is typed as one text."""

    def call(*args: str | Path, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err, [str(arg) for arg in args])

    return call


@pytest.fixture
def command() -> list[str]:
    """The program as a command of the system."""
    return [sys.executable, "-m", "speciate.cli"]


@pytest.fixture
def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "SPECIATE_PURE": "1", "PYTHONUNBUFFERED": "1"}


@pytest.fixture
def shell(command: list[str], environment: dict[str, str]) -> Run:
    """Runs a command line as a process of its own."""

    def call(*args: str | Path, typed: str = "") -> Result:
        line = [*command, *(str(arg) for arg in args)]
        done = subprocess.run(line, input=typed, capture_output=True, text=True, env=environment, timeout=60)
        return Result(done.returncode, done.stdout, done.stderr)

    return call


def saves(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.jsonl"))
