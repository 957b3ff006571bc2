"""Every rule of the catalogue has a test here, every refusal a place in the code."""

import re
from pathlib import Path

import pytest

from speciate.core.refusal import Reason
from speciate.games.s_evolution import catalogue
from speciate.games.s_evolution.catalogue import RULES
from speciate.games.s_evolution.editions import FIRST_EDITION, SECOND_EDITION, Edition
from speciate.games.s_evolution.flow import STEPS
from speciate.games.s_evolution.state import PHASES
from tests.conformance.attributes import names

MARK = re.compile(r'@pytest\.mark\.rule\("s-evolution:([a-z0-9.-]+)"\)')


def marked() -> set[str]:
    files = Path(__file__).parent.rglob("test_*.py")
    return {slug for file in files for slug in MARK.findall(file.read_text(encoding="utf-8"))}


def test_every_rule_has_a_test() -> None:
    assert set(RULES) - marked() == set()


def test_every_marked_rule_is_in_the_catalogue() -> None:
    assert marked() - set(RULES) == set()


@pytest.mark.parametrize(("edition", "other"), [(FIRST_EDITION, "2.0"), (SECOND_EDITION, "2013")])
def test_an_edition_cites_its_own_rules(edition: Edition, other: str) -> None:
    reasons = [value for name in names(edition) if isinstance(value := getattr(edition, name), Reason)]
    assert reasons
    for reason in reasons:
        assert reason.slug in RULES
        assert not reason.slug.endswith(other)


def test_reasons_cite_rules_of_the_catalogue_and_no_two_are_the_same() -> None:
    reasons = [value for value in vars(catalogue).values() if isinstance(value, Reason)]
    assert {reason.slug for reason in reasons} <= set(RULES)
    assert len({(reason.slug, reason.key) for reason in reasons}) == len(reasons)


def test_the_steps_are_called_like_the_phases_of_positions() -> None:
    assert [step.name for step in STEPS] == list(PHASES)
