"""Nothing in a game hangs on the order in which Python keeps sets and strings: other hash seeds, the same records."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.golden.make import goldens

ROOT = Path(__file__).parents[2]
# one game of bots of every title; what is printed stands for every line of the records
PLAY = """
import hashlib
from tests.golden.make import goldens, play
told = hashlib.sha256()
for golden in goldens():
    if golden.name.endswith("-greedy"):
        told.update("\\n".join(play(golden).record.lines()).encode())
print(told.hexdigest())
"""


@pytest.mark.parametrize("seed", ["0", "4294967295"])
def test_records_are_the_same_for_every_hash_seed(seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "src"}
    done = subprocess.run([sys.executable, "-c", PLAY], cwd=ROOT, env=environment, capture_output=True, text=True)
    kept = hashlib.sha256()
    for golden in goldens():
        if golden.name.endswith("-greedy"):
            kept.update(golden.path.read_text(encoding="utf-8").rstrip("\n").encode())
    assert done.stdout.strip() == kept.hexdigest(), done.stderr
