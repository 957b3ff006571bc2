"""Games by what was learned go as they went, with the numbers that are in the package."""

import pytest

from tests.bots.learned_play import KEPT, RuleSet, line, rule_sets

KNOWN = {rules.name: rules for rules in rule_sets()}


@pytest.mark.parametrize("rules", KNOWN.values(), ids=list(KNOWN))
def test_ten_games_go_as_they_went(rules: RuleSet) -> None:
    assert line(rules) in KEPT.read_text(encoding="utf-8").splitlines()


def test_nothing_else_is_kept() -> None:
    assert [kept.partition(":")[0] for kept in KEPT.read_text(encoding="utf-8").splitlines()] == list(KNOWN)
