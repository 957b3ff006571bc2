"""Observations, evaluations, hints, previews and statistics of golden games are what they were, number by number."""

from pathlib import Path

import pytest

from tests.golden import told

KEPT = told.KEPT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", told.records(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_what_is_told_of_a_golden_game_is_what_it_was(path: Path) -> None:
    lines = told.told_of(path)
    name = lines[0].rpartition(" ")[0].rpartition(" ")[0]
    assert lines == [line for line in KEPT if line.startswith(f"{name} ")]


def test_nothing_else_is_kept() -> None:
    assert len(KEPT) == 5 * len(told.records())
