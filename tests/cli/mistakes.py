"""What tests of mistakes in packs and in positions share."""

import re
from collections.abc import Iterator

from speciate.cli.errors import in_words
from speciate.cli.terminal import Terminal
from speciate.core.errors import Phrase, SpeciateError

ENGLISH = re.compile(r"\b(is|are|the|not|has|have|holds|of|and|there|unknown|known|missing|such|written)\b")
#: What the program says of the positions of any game.
OF_POSITIONS = (
    "said",
    "player-count",
    "not-seats",
    "other-pack",
    "places",
    "too-often",
    "pieces-nowhere",
    "nowhere",
    "in-places",
    "too-many",
    "all-known",
    "cannot-be",
    "cannot-hold",
    "no-such-card",
    "is-number",
    "is-seat",
    "is-one-of",
    "row-length",
    "grid-size",
    "no-seat",
    "cannot-go-on",
    "no-move",
)


def keys(said: object) -> Iterator[str]:
    """The key of what is said, and of all that is said within it."""
    if isinstance(said, (Phrase, SpeciateError)):
        yield said.key
        for value in said.values.values():
            yield from keys(value)


def check(found: list[str]) -> None:
    """Said in English it is what the program noted; said in French it is no English."""
    for mistake in found:
        assert isinstance(mistake, Phrase), mistake
        assert in_words(Terminal("en"), mistake) == mistake
        french = in_words(Terminal("fr"), mistake)
        assert french != mistake
        prose = re.sub(r"«.*?»|(?<=possibles : ).*|l’un de [\w, -]*", "", french)  # words of the file stay as they are
        assert not ENGLISH.search(prose), french
