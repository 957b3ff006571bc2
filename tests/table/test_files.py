"""A file is the old one or the new one, whatever happens while it is written."""

import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from speciate.table.files import replacing, write_atomically

WRITER = """
import sys
from pathlib import Path
from speciate.table.files import write_atomically
number = 0
while True:
    number += 1
    write_atomically(Path(sys.argv[1]), f"{number}\\n" * 20_000)
    print(number, flush=True)
"""


def test_an_interrupted_write_leaves_the_old_file_and_no_litter(tmp_path: Path) -> None:
    path = tmp_path / "save"
    write_atomically(path, "old")
    with suppress(KeyboardInterrupt), replacing(path) as beside:
        beside.write_text("half of the n")
        raise KeyboardInterrupt
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["save"]


def test_killing_the_writer_at_any_moment_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "save"
    rng = random.Random(1)
    for _ in range(8):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE)
        assert writer.stdout is not None
        writer.stdout.readline()  # the first whole file is there
        time.sleep(rng.random() * 0.05)
        writer.send_signal(signal.SIGKILL)
        writer.communicate()
        lines = path.read_text().splitlines()
        assert len(lines) == 20_000
        assert len(set(lines)) == 1
