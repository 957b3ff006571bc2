"""Every move: how it is packed into an int, and how it is written.

`Codec` makes text codes and JSON of the patterns, both ways: `lay poppy`, {"move": "lay", "seed": "poppy"}.
"""

from typing import Final

from speciate.core.moves import Choice, Codec, pack
from speciate.games.template.cards import KINDS

DRAW: Final = 0  # nature
LAY: Final = 1
KEEP: Final = 2
PLANT: Final = 3


def draw(seed: int) -> int:
    """Nature draws a seed for whoever draws next."""
    return pack(DRAW, seed)


def lay(seed: int) -> int:
    """Lay a seed face down."""
    return pack(LAY, seed)


def keep() -> int:
    """Take the pot into one's store."""
    return pack(KEEP)


def plant() -> int:
    """Leave the pot for the next round; a sprout and a new seed for it."""
    return pack(PLANT)


CODEC: Final = Codec(
    {
        DRAW: "draw {seed:seed}",
        LAY: "lay {seed:seed}",
        KEEP: "keep",
        PLANT: "plant",
    },
    [Choice("seed", list(KINDS))],
)
