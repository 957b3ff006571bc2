"""Per-match random streams: one seed, and a stream of its own for nature and for every seat.

A bot that draws more numbers changes neither the cards nor the other bots.
"""

from hashlib import blake2b
from random import Random


def stream(seed: int | str, name: str) -> Random:
    """The stream called `name` of the match `seed`; independent of every other name."""
    digest = blake2b(f"{seed}/{name}".encode(), digest_size=16).digest()
    return Random(int.from_bytes(digest, "big"))
