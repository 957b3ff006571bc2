"""How many there are of each card, a byte each."""

from speciate.games.evolution.cards import CARD_CODES, NO_CARD, UNKNOWN
from speciate.games.evolution.tally import add, remove, tally


def test_cards_are_counted() -> None:
    counts = tally([3, CARD_CODES - 1, 3])
    assert [counts[0], counts[3], counts[CARD_CODES - 1]] == [0, 2, 1]


def test_what_is_unknown_is_not_counted() -> None:
    counts = tally([UNKNOWN, NO_CARD, UNKNOWN])
    assert counts.getvalue() == bytes(CARD_CODES)
    assert not remove(counts, UNKNOWN)


def test_a_card_is_removed_as_often_as_it_was_counted() -> None:
    counts = tally([3])
    assert remove(counts, 3)
    assert not remove(counts, 3)
    add(counts, 3)
    assert remove(counts, 3)


def test_a_count_stays_within_a_byte() -> None:
    """A view that somebody wrote may show more cards than a pack has."""
    counts = tally([3] * 300)
    assert counts[3] == 255
