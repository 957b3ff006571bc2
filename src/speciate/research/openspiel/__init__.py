"""The games as OpenSpiel games. Importing this registers them: `pyspiel.load_game("speciate_evolution(players=4)")`.

It needs `pip install "speciate[openspiel]"`. docs/openspiel.md shows what can be done with them, and what cannot.
"""

from collections.abc import Mapping

import pyspiel

from speciate.research.openspiel import refusals
from speciate.research.openspiel.game import NAMES, SpeciateGame, register
from speciate.research.openspiel.state import SpeciateState
from speciate.research.openspiel.tables import written

__all__ = ["NAMES", "SpeciateGame", "SpeciateState", "load"]

register()
refusals.install()


def load(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: str = "",
    mini: bool = False,
) -> SpeciateGame:
    """A game by the name that Speciate has for it, with its options as a dictionary and a pack by its path."""
    asked: dict[str, object] = {"options": written(options or {}), "pack": pack}
    if players is not None:
        asked["players"] = players
    if mini:
        asked["mini"] = True
    loaded = pyspiel.load_game(NAMES.get(game, game), asked)
    assert isinstance(loaded, SpeciateGame)
    return loaded
