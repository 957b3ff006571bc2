"""How a game goes by its policy and its heuristics, and what evaluate makes of it (features, worth), is what it was."""

import pytest

from tests.golden.habits import KEPT, Case, cases, line

CASES = {case.name: case for case in cases()}
LINES = dict(kept.split(": ", 1) for kept in KEPT.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("case", CASES.values(), ids=[name.replace(" ", "-") for name in CASES])
def test_a_game_by_the_policy_goes_as_it_went(case: Case) -> None:
    assert line(case) == f"{case.name}: {LINES[case.name]}"


def test_nothing_else_is_kept() -> None:
    assert list(LINES) == list(CASES)
