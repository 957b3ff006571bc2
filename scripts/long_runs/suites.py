"""Tests in a longer form than any suite has time for: `kills`, `leaks`, `bad-lines`."""

import argparse
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.extent import FIGURES, PREFIX

ROOT = Path(__file__).parents[2]
EVERY = 10.0  # seconds between two lines of progress


class Suite(NamedTuple):
    name: str
    tests: str
    usual: int  # how many
    help: str


SUITES = (
    Suite("kills", "tests/server/test_durability.py", 200, "the server is killed under play, on each database"),
    Suite("leaks", "tests/server/test_leaks.py", 500, "games in which every byte sent is searched for hidden cards"),
    Suite("bad-lines", "tests/client/test_bad_lines.py", 100, "games over lines that cut, delay, double and swap"),
)


def add(names: Any) -> None:
    for suite in SUITES:
        parser: argparse.ArgumentParser = names.add_parser(suite.name, help=suite.help)
        parser.add_argument("--count", type=int, default=suite.usual, help="how many")
        parser.add_argument("-k", default="", metavar="WORDS", help="only tests whose name has these, such as sqlite")
        parser.set_defaults(run=lambda chosen, suite=suite: run(suite, chosen.count, chosen.k))


def run(suite: Suite, count: int, words: str) -> int:
    environment = {
        **os.environ,
        "HYPOTHESIS_PROFILE": "long",
        PREFIX + suite.name.upper().replace("-", "_"): str(count),
    }
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-n", "0", "--tb=short", "-k", words, suite.tests]
    start, sums = time.monotonic(), Counter[str]()
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        follow(process, start, sums)
    except KeyboardInterrupt:
        process.send_signal(signal.SIGINT)
    code = process.wait(60)
    verdict = "passed" if code == 0 else f"FAILED or was ended (pytest: {code})"
    print(f"{suite.name}: {verdict} after {time.monotonic() - start:.0f} s; {shown(sums)}")
    return code


def follow(process: "subprocess.Popen[str]", start: float, sums: "Counter[str]") -> None:
    """Adds the figures up, passes everything else on."""
    assert process.stdout is not None
    told = start
    for line in process.stdout:
        _, is_figures, figures = line.partition(FIGURES)
        if not is_figures:
            print(line, end="", flush=True)
            continue
        for figure in figures.split():
            name, _, value = figure.partition("=")
            sums[name] += int(value)
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            print(f"[{told - start:7.0f} s] {shown(sums)}", file=sys.stderr, flush=True)


def shown(sums: "Counter[str]") -> str:
    return ", ".join(f"{value} {name.replace('_', ' ')}" for name, value in sums.items()) or "no figures"
