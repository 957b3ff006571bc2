"""Garbage is looked for once a second among what is new, and seldom among everything."""

import json
import subprocess
import sys

import pytest


@pytest.mark.parametrize(("seldom", "old_goes"), [(1_000_000, False), (2, True)])
def test_what_is_new_goes_soon_and_what_has_lived_on_when_everything_is_looked_through(
    seldom: int, old_goes: bool
) -> None:
    command = [sys.executable, "-m", "tests.server.collecting", str(seldom)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    found = json.loads(done.stdout)
    assert found["is_off"], "nothing is collected in the middle of something"
    assert found["set_aside"] > 1000
    assert found["new_is_gone"]
    assert found["old_is_gone"] is old_goes
