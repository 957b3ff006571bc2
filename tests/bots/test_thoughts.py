"""The searches (search.py, tree.py, scale.py, lookahead.py, cooperative.py) think what they thought, round by round."""

import pytest

from tests.bots.thoughts import KEPT, Thought, line, thoughts

THOUGHTS = {thought.name: thought for thought in thoughts()}
LINES = dict(kept.split(": ", 1) for kept in KEPT.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("thought", THOUGHTS.values(), ids=list(THOUGHTS))
def test_a_search_thinks_what_it_thought(thought: Thought) -> None:
    assert line(thought) == f"{thought.name}: {LINES[thought.name]}"


def test_nothing_else_is_kept() -> None:
    assert list(LINES) == list(THOUGHTS)
