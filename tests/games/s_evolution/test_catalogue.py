"""Every rule of the catalogue has a test here, every refusal a place in the code."""

import re
from pathlib import Path

import pytest

from speciate.games.s_evolution import catalogue
from speciate.games.s_evolution.catalogue import REFUSALS, RULES, slug_in

MARK = re.compile(r'@pytest\.mark\.rule\("s-evolution:([a-z0-9.-]+)"\)')

# these can only come up in the edition they cite
ONE_EDITION = {"grown-already", "lose-none"}


def marked() -> set[str]:
    files = Path(__file__).parent.rglob("test_*.py")
    return {slug for file in files for slug in MARK.findall(file.read_text(encoding="utf-8"))}


def test_every_rule_has_a_test() -> None:
    assert set(RULES) - marked() == set()


def test_every_marked_rule_is_in_the_catalogue() -> None:
    assert marked() - set(RULES) == set()


@pytest.mark.parametrize(("edition", "other"), [("2013", "2.0"), ("2.0", "2013")])
def test_refusals_cite_the_rules_of_the_edition_that_is_played(edition: str, other: str) -> None:
    for slug, key in REFUSALS[1:]:
        assert key
        cited = slug_in(edition, slug)
        assert cited in RULES
        assert not cited.endswith(other) or key in ONE_EDITION


def test_the_numbers_of_refusals_are_their_places() -> None:
    numbers = {
        name: value for name, value in vars(catalogue).items() if isinstance(value, int) and name.isupper() and value
    }
    assert sorted(numbers.values()) == list(range(1, len(REFUSALS)))
    for name, number in numbers.items():
        assert REFUSALS[number][1] == name.lower().replace("_", "-")
