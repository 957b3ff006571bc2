"""What callgrind wrote is read right."""

from pathlib import Path

from bench.instructions import TURNS, total

from speciate.lab.measure import MEASURES

DUMP = """\
# callgrind format
desc: Trigger: Client Request: view as JSON

positions: line
events: Ir
summary: 24361016

fn=(1) main
0 17
totals: 24361016
"""


def test_a_dump_says_what_was_counted(tmp_path: Path) -> None:
    (tmp_path / "dump.14").write_text(DUMP)
    assert total(tmp_path / "dump.14") == ("view as JSON", 24361016)


def test_every_figure_is_counted() -> None:
    assert set(TURNS) == set(MEASURES)
