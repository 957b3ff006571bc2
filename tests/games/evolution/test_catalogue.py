"""Every rule of the catalogue has a test here."""

import re
from pathlib import Path

from speciate.games.evolution.catalogue import RULES

MARK = re.compile(r'@pytest\.mark\.rule\("evolution:([a-z.-]+)"\)')


def marked() -> set[str]:
    files = Path(__file__).parent.rglob("test_*.py")
    return {slug for file in files for slug in MARK.findall(file.read_text(encoding="utf-8"))}


def test_every_rule_has_a_test() -> None:
    assert set(RULES) - marked() == set()


def test_every_marked_rule_is_in_the_catalogue() -> None:
    assert marked() - set(RULES) == set()
