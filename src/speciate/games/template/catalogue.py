"""The rule catalogue: every slug, and the refusals that cite one.

Each slug has a text in `locales/`, is cited where the code keeps the rule, and has a test marked with it.
A refusal inside the engine is a small int, OK or an index into REFUSALS.
"""

from typing import Final

RULES: Final = (
    "setup.players",
    "setup.bag",
    "deal.hand",
    "deal.refill",
    "deal.empty",
    "lay.secret",
    "lay.required",
    "reveal.highest",
    "reveal.tie",
    "choose.keep",
    "choose.plant",
    "over.hands",
    "score.total",
    "score.ties",
)

OK: Final = 0
NO_SUCH_MOVE: Final = 1
GAME_OVER: Final = 2
NATURES_MOVE: Final = 3
NOT_THIS_CHANCE: Final = 4
NOT_LAY_NOW: Final = 5
LAID_ALREADY: Final = 6
LAY_FROM_HAND: Final = 7
NOT_CHOOSE_NOW: Final = 8
NOT_YOUR_POT: Final = 9
BAG_EMPTY: Final = 10

# by number: the rule's slug and the message key
REFUSALS: Final = (
    ("", ""),
    ("setup.players", "no-such-move"),
    ("over.hands", "game-over"),
    ("deal.hand", "natures-move"),
    ("deal.hand", "not-this-chance"),
    ("lay.secret", "not-lay-now"),
    ("lay.secret", "laid-already"),
    ("lay.secret", "lay-from-hand"),
    ("choose.keep", "not-choose-now"),
    ("reveal.highest", "not-your-pot"),
    ("choose.plant", "bag-empty"),
)
