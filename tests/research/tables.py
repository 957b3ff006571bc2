"""Tables of every game that has numbers."""

import pytest

from speciate.core.registry import all_games

GAMES = [game for game in all_games().values() if game.listed]

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in GAMES
        for seats in range(game.min_seats, game.max_seats + 1)
    ],
)
