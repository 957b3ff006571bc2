"""Seeds, a small game of our own for 2 to 4 players: the pattern to copy when you add a game.

The registry imports only this file when games are listed, so it names the engine without loading it.
"""

from speciate.core.game import GameSpec
from speciate.games.template.options import OPTIONS

GAME = GameSpec(
    id="template",
    title="Seeds",
    rules_version="1.0",
    seats=(2, 4),
    options=OPTIONS,
    engine="speciate.games.template.engine:ENGINE",
    listed=False,  # for learning and tests; a real game leaves this out
)
