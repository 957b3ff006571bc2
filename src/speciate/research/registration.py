"""Every game by its name in the registries of Gymnasium and PettingZoo: `speciate/evolution-v1` and its like."""

import gymnasium
import pettingzoo

from speciate.core.game import GameSpec
from speciate.core.registry import all_games

VERSION = 1  # rises when observations or actions change


def name_of(game: GameSpec) -> str:
    return f"speciate/{game.id}-v{VERSION}"


def register() -> None:
    """Done when `speciate.research` is imported; twice does no harm."""
    for game in all_games().values():
        name = name_of(game)
        if not game.listed or name in pettingzoo.aec_registry:
            continue
        kwargs = {"game": game.id}
        pettingzoo.register("aec", name, entry_point="speciate.research.turns:env", kwargs=kwargs)
        pettingzoo.register("parallel", name, entry_point="speciate.research.together:parallel_env", kwargs=kwargs)
        gymnasium.register(name, entry_point="speciate.research.single:single_env", kwargs=kwargs)
