"""A pack in which all 129 cards are different, so that the text of a card names one card only.

`python -m tests.server.canaries serve …` is `speciate serve` with that pack.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from speciate.cli.main import main
from speciate.games.evolution import components
from speciate.games.evolution.cards import TRAITS


@contextmanager
def canaries() -> Iterator[list[str]]:
    """Every trait card gets a food value of its own among those of its trait; yields the names of all cards."""
    usual = components.PACKS.usual()
    food = {trait: spread(components.copies(trait)) for trait in TRAITS}
    pack = components.PACKS.read({**usual.data, "food": food}, "canaries")
    assert len(set(pack.cards)) == components.DECK_SIZE
    components.PACKS.loaded = pack
    try:
        yield [f"{trait}{value:+}" for trait, values in food.items() for value in values]
    finally:
        components.PACKS.loaded = usual


def spread(count: int) -> list[int]:
    return [3 - count // 2 + number for number in range(count)]


if __name__ == "__main__":
    with canaries():
        main()
