"""The games there are: every folder of `speciate.games`, the example of the small tier, what other packages add by
entry point, and single files.

An outside package offers a game with, in its pyproject:

    [project.entry-points."speciate.games"]
    mygame = "my_package:GAME"

A file with a `GAME` is added by its path in the environment variable SPECIATE_GAMES; several are parted as in PATH.
"""

import importlib
import importlib.util
import os
import sys
import warnings
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from speciate.core.errors import SpeciateError, UnknownName
from speciate.core.game import GameSpec

EXAMPLE: Final = "speciate.small.seeds"  # for learning and tests

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
    modules = [f"speciate.games.{name}" for name in sorted(names)]
    return [importlib.import_module(module).GAME for module in (*modules, EXAMPLE)]


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


def game_in(path: Path) -> GameSpec:
    """The game of a file; SpeciateError says what is wrong with it."""
    known = sys.modules.get(path.stem)
    if known is None or getattr(known, "__file__", None) != str(path.resolve()):
        found = importlib.util.spec_from_file_location(path.stem, path.resolve())
        if not path.is_file() or found is None or found.loader is None:
            raise SpeciateError(f"{path}: there is no Python file with a game here")
        known = importlib.util.module_from_spec(found)
        sys.modules[path.stem] = known
        try:
            found.loader.exec_module(known)
        except Exception as error:  # whatever an author does wrong
            del sys.modules[path.stem]
            raise SpeciateError(f"{path}: {type(error).__name__}: {error}") from error
    game = getattr(known, "GAME", None)
    if not isinstance(game, GameSpec):
        raise SpeciateError(f"{path}: GAME is not a game; it is made by speciate.small.game")
    return game


def _file_games() -> list[GameSpec]:
    specs: list[GameSpec] = []
    for path in filter(None, os.environ.get("SPECIATE_GAMES", "").split(os.pathsep)):
        try:
            specs.append(game_in(Path(path)))
        except SpeciateError as error:
            warnings.warn(f"a game of SPECIATE_GAMES is left out: {error}", stacklevel=2)
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
        for game in [*_own_games(), *_outside_games(), *_file_games()]:
            if game.id in found:
                warnings.warn(f'there are two games "{game.id}"; the second is left out', stacklevel=2)
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
