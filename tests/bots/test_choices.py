"""Every bot (levels.py, search_bot.py, greedy.py, oversight.py) chooses what it chose."""

import pytest

from tests.bots.choices import KEPT, Case, cases, line

CASES = {case.name: case for case in cases()}
LINES = dict(kept.split(": ", 1) for kept in KEPT.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("case", CASES.values(), ids=[name.replace(" ", "-") for name in CASES])
def test_a_bot_chooses_what_it_chose(case: Case) -> None:
    assert line(case) == f"{case.name}: {LINES[case.name]}"


def test_nothing_else_is_kept() -> None:
    assert list(LINES) == list(CASES)
