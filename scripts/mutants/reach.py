"""Runs all tests once without a change: which of them run the place of which mutant, and how long each takes."""

import json
import os
import subprocess
import sys
from pathlib import Path

from scripts.mutants import plugin, probes
from scripts.mutants.areas import TESTS
from scripts.mutants.choice import Reach
from scripts.mutants.reached import NOTES
from scripts.mutants.session import REACH, Session, copy_tree, environment

PYTEST = [sys.executable, "-m", "pytest", "-q", "--dist", "worksteal", "-p", plugin.__name__]


def look_at_reach(sessions: list[Session], work: Path, jobs: int) -> None:
    """A test that fails where nothing is changed is not asked: it would seem to notice every mutant."""
    print("which tests run what will be changed", flush=True)
    tree = work / "probed/tree"
    copy_tree(tree)
    places = {place for session in sessions for place in session.places()}
    probes.put(tree, places)
    seconds = tree / "seconds.json"
    variables = {**os.environ, **environment(tree), plugin.SECONDS: str(seconds)}
    subprocess.run([*PYTEST, "-n", str(jobs), *TESTS], cwd=tree, env=variables)
    reach = Reach(json.loads(seconds.read_text(encoding="utf-8")), {f"{file}:{row}": set() for file, row in places})
    reach.take_notes((tree / "src" / NOTES).read_text(encoding="utf-8").splitlines())
    reach.write(work / REACH)
