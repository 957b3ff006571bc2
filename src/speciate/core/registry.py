"""The games there are: every folder of `speciate.games`, and what other packages add by entry point.

An outside package offers a game with, in its pyproject:

    [project.entry-points."speciate.games"]
    mygame = "my_package:GAME"
"""

import importlib
import importlib.util
import warnings
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
        try:
            game = entry.load()
        except Exception as error:  # whatever an outside package does wrong, our own games go on
            warnings.warn(f'the game "{entry.name}" of another package does not load: {error!r}', stacklevel=2)
            continue
        if isinstance(game, GameSpec):
            specs.append(game)
        else:
            warnings.warn(f'entry point "{entry.name}" of group speciate.games is not a GameSpec', stacklevel=2)
    return specs


def register(game: GameSpec) -> None:
    """Adds a game by hand, for this process only; its id must be new."""
    if game.id in all_games():
        raise SpeciateError(f'a game "{game.id}" exists already')
    _games[game.id] = game


def all_games() -> dict[str, GameSpec]:
    """Every game by id, the unlisted ones too."""
    if not _games:
        found: dict[str, GameSpec] = {}
        for game in [*_own_games(), *_outside_games()]:
            if game.id in found:
                warnings.warn(f'there are two games "{game.id}"; the one of another package is left out', stacklevel=2)
            else:
                found[game.id] = game
        _games.update(found)  # all at once: another thread sees none or all
    return _games


def get_game(id: str) -> GameSpec:
    """The game called `id`; UnknownName suggests the nearest."""
    games = all_games()
    if id not in games:
        raise UnknownName("game", id, [game.id for game in games.values() if game.listed])
    return games[id]
