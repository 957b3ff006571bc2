"""The seeds. A seed is the number of its kind; two seeds of a kind are the same seed.

Small ints are cheap to copy and to compare; names appear only at the boundary, in text codes and JSON.
"""

from typing import Final

from speciate.core.errors import UnknownName

KINDS: Final = ("clover", "poppy", "barley", "maize", "sunflower", "oak")

UNKNOWN: Final = -1  # a seed one may not see; only views hold it
NO_SEED: Final = -2


def seed_text(seed: int) -> str:
    """`poppy`; `?` for a seed one may not see."""
    return "?" if seed == UNKNOWN else KINDS[seed]


def parse_seed(text: str) -> int:
    """The inverse of `seed_text`; UnknownName suggests the nearest kind."""
    if text not in KINDS:
        raise UnknownName("seed", text, KINDS)
    return KINDS.index(text)
