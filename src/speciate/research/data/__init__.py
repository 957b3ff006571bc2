"""Games of bots as data to learn from: Parquet files in a folder, with a card that says what they are.

`make` plays and writes them (`speciate data make` is the same), `load` reads them in batches. It needs
`pip install "speciate[research,parquet]"`. docs/research.md shows how to begin.
"""

from speciate.research.data.card import Card
from speciate.research.data.loader import Batches, load
from speciate.research.data.maker import make
from speciate.research.data.settings import Settings

__all__ = ["Batches", "Card", "Settings", "load", "make"]
