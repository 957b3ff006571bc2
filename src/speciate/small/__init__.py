"""The small tier: a whole game in one file. `docs/adding-a-game.md` begins with one.

    from speciate.small import SmallGame, cards, each, game, move, number, player

A game is a class derived from `SmallGame` and a call of `game`. Everything else has a default.
"""

from speciate.core.options import Option
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE
from speciate.small.fields import card, cards, each, grid, number, numbers, player, word
from speciate.small.game import game
from speciate.small.kinds import chance, move
from speciate.small.state import SmallGame

__all__ = [
    "NATURE",
    "Option",
    "Reason",
    "SmallGame",
    "card",
    "cards",
    "chance",
    "each",
    "game",
    "grid",
    "move",
    "number",
    "numbers",
    "player",
    "word",
]
