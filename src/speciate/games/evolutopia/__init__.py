"""Evolutopia, the co-operative city: 1 to 5 players mend it together.

The registry imports only this file when games are listed, so it names the engine without loading it.
"""

from speciate.core.game import GameSpec
from speciate.games.evolutopia.options import OPTIONS, SEATS

GAME = GameSpec(
    id="evolutopia",
    title="Evolutopia",
    rules_version="1.1",
    seats=SEATS,
    options=OPTIONS,
    engine="speciate.games.evolutopia.engine:ENGINE",
    cooperative=True,
)
