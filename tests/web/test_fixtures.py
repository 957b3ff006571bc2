"""What the page's own tests draw is what the engine foresees."""

import json

import pytest
from scripts.previews import fixtures, refreshed

from speciate.core.game import GameSpec
from speciate.core.registry import all_games

GAMES = [game for game in all_games().values() if fixtures(game)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_previews_of_the_fixtures_are_what_the_engine_says(game: GameSpec) -> None:
    for path in fixtures(game):
        position = json.loads(path.read_text(encoding="utf-8"))
        assert json.loads(json.dumps(refreshed(game, position))) == position, f"{path.name}: python -m scripts.previews"
