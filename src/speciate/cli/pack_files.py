"""Component packs that owners write: reading one, with every mistake."""

from importlib.util import find_spec
from pathlib import Path

from speciate.cli.errors import wrong
from speciate.cli.terminal import Terminal
from speciate.core.game import GameSpec
from speciate.kit import packs


def game_of(terminal: Terminal, path: Path) -> str:
    """The game a pack says it is for; BadPack when it cannot be read."""
    about = packs.load(path).get("pack")
    game = about.get("game") if isinstance(about, dict) else None
    if not isinstance(game, str):
        raise wrong(terminal, "error-pack-game", path=str(path))
    return game


def default_text(terminal: Terminal, game: GameSpec) -> str:
    """The file of the default pack, comments included."""
    spec = find_spec(game.package)
    assert spec is not None and spec.origin is not None
    source = Path(spec.origin).with_name("pack.toml")
    if spec.submodule_search_locations is None or not source.is_file():  # a game in one file has no folder for one
        raise wrong(terminal, "error-no-pack", game=game.title)
    return source.read_text(encoding="utf-8")
