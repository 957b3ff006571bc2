"""Everything of a box lies somewhere, and once: what a position says otherwise is named."""

from speciate.kit.mistakes import Mistakes
from speciate.kit.positions import once, remainder

NAMES = ["dam", "farm", "mine", "road"]


def test_each_thing_of_the_box_lies_in_one_place_and_nothing_else_does() -> None:
    mistakes = Mistakes("", [])
    once(NAMES, [0, 1, 2], [0, 1, 2], mistakes)
    assert mistakes.found == []
    once(NAMES, [0, 1, 2], [1, 1, 2, 3], mistakes)
    assert mistakes.found == ["dam lies nowhere", "farm lies in 2 places", "road lies 1 times, the pack has 0"]


def test_what_nobody_holds_is_the_pile_unless_one_is_given() -> None:
    mistakes = Mistakes("", [])
    assert remainder([0, 0, 1], [0], None, NAMES, mistakes) == [0, 1]
    assert remainder([0, 0, 1], [0], [1, 0], NAMES, mistakes) == [1, 0]
    assert mistakes.found == []
    remainder([0, 0, 1], [0, 1], [1], NAMES, mistakes, "cards")
    assert mistakes.found == ["farm lies 2 times, the pack has 1", "1 cards lie nowhere, dam for one"]
