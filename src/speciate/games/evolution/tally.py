"""How many there are of each card: a byte each, for a pack has no more than 255.

Compiled, to count in a list of ints takes six times as long. What is unknown is not counted.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from speciate.games.evolution.cards import CARD_CODES

NONE_YET: Final = bytes(CARD_CODES)
MOST: Final = 255


def tally(cards: list[int]) -> BytesWriter:
    counts = BytesWriter()
    counts.write(NONE_YET)
    for card in cards:
        add(counts, card)
    return counts


def add(counts: BytesWriter, card: i64) -> None:
    """One more of a card, if it is one that is known."""
    if card >= 0:
        count: u8 = counts[card]
        if count < MOST:  # more than there can be, in what somebody wrote
            counts[card] = count + 1


def remove(counts: BytesWriter, card: i64) -> bool:
    """One less of it; False if there is none left."""
    if card < 0:
        return False
    count: u8 = counts[card]
    if count == 0:
        return False
    counts[card] = count - 1
    return True
