"""Component packs that owners write: reading one, with every mistake."""

import tomllib
from importlib.resources import files
from pathlib import Path

from speciate.cli.errors import wrong
from speciate.cli.terminal import Terminal
from speciate.core.game import GameSpec

DEFAULT_GAME = "evolution"


def game_of(path: Path) -> str:
    """The game a pack says it is for."""
    try:
        about = tomllib.loads(path.read_text(encoding="utf-8")).get("pack", {})
    except (OSError, ValueError):
        return DEFAULT_GAME
    return str(about.get("game", DEFAULT_GAME)) if isinstance(about, dict) else DEFAULT_GAME


def default_text(terminal: Terminal, game: GameSpec) -> str:
    """The file of the default pack, comments included."""
    source = files(game.package) / "pack.toml"
    if not source.is_file():
        raise wrong(terminal, "error-no-pack", game=game.title)
    return source.read_text(encoding="utf-8")
