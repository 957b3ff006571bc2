"""Evo, 3 to 5 players: dinosaurs on an island whose climate never stays, until the meteor comes."""

from speciate.core.game import GameSpec
from speciate.games.evo.options import FEWEST, MOST, OPTIONS

GAME = GameSpec(
    id="evo",
    title="Evo",
    rules_version="1.0",
    seats=(FEWEST, MOST),
    options=OPTIONS,
    engine="speciate.games.evo.engine:ENGINE",
)
