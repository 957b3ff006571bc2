"""The games there are: every folder of `speciate.games`, and what other packages add by entry point.

An outside package offers a game with, in its pyproject:

    [project.entry-points."speciate.games"]
    mygame = "my_package:GAME"
"""

import importlib
import importlib.util
from importlib.metadata import entry_points
from pathlib import Path

from speciate.core.errors import SpeciateError, UnknownName
from speciate.core.game import GameSpec

_games: dict[str, GameSpec] = {}


def _own_games() -> list[GameSpec]:
    found = importlib.util.find_spec("speciate.games")
    assert found is not None and found.submodule_search_locations is not None
    names = {
        path.name
        for root in found.submodule_search_locations
        for path in Path(root).iterdir()
        if (path / "__init__.py").exists()
    }
    return [importlib.import_module(f"speciate.games.{name}").GAME for name in sorted(names)]


def _outside_games() -> list[GameSpec]:
    specs: list[GameSpec] = []
    for entry in sorted(entry_points(group="speciate.games"), key=lambda entry: entry.name):
        game = entry.load()
        if not isinstance(game, GameSpec):
            raise SpeciateError(f'entry point "{entry.name}" of group speciate.games is not a GameSpec')
        specs.append(game)
    return specs


def register(game: GameSpec) -> None:
    """Adds a game by hand, for this process only; its id must be new."""
    if game.id in all_games():
        raise SpeciateError(f'a game "{game.id}" exists already')
    _games[game.id] = game


def all_games() -> dict[str, GameSpec]:
    """Every game by id, the unlisted ones too."""
    if not _games:
        for game in [*_own_games(), *_outside_games()]:
            _games[game.id] = game
    return _games


def get_game(id: str) -> GameSpec:
    """The game called `id`; UnknownName suggests the nearest."""
    games = all_games()
    if id not in games:
        raise UnknownName("game", id, games)
    return games[id]
