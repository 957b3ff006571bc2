"""Every rule of the catalogue has a test here, every refusal a place in the code."""

import re
from pathlib import Path

from speciate.games.s_evolution import catalogue
from speciate.games.s_evolution.catalogue import REFUSALS, RULES

MARK = re.compile(r'@pytest\.mark\.rule\("s-evolution:([a-z0-9.-]+)"\)')


def marked() -> set[str]:
    files = Path(__file__).parent.rglob("test_*.py")
    return {slug for file in files for slug in MARK.findall(file.read_text(encoding="utf-8"))}


def test_every_rule_has_a_test() -> None:
    assert set(RULES) - marked() == set()


def test_every_marked_rule_is_in_the_catalogue() -> None:
    assert marked() - set(RULES) == set()


def test_refusals_cite_rules_in_both_editions() -> None:
    for slug, key in REFUSALS[1:]:
        assert key
        for edition in ("2013", "2.0"):
            assert slug.replace("*", edition) in RULES


def test_the_numbers_of_refusals_are_their_places() -> None:
    numbers = {
        name: value for name, value in vars(catalogue).items() if isinstance(value, int) and name.isupper() and value
    }
    assert sorted(numbers.values()) == list(range(1, len(REFUSALS)))
    for name, number in numbers.items():
        assert REFUSALS[number][1] == name.lower().replace("_", "-")
