"""Evolution, 2 to 6 players: species, traits, a watering hole that is never full enough."""

from speciate.core.game import GameSpec
from speciate.games.evolution.options import OPTIONS

GAME = GameSpec(
    id="evolution",
    title="Evolution",
    rules_version="1.0",
    seats=(2, 6),
    options=OPTIONS,
    engine="speciate.games.evolution.engine:ENGINE",
)
