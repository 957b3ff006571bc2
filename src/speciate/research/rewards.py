"""What a game is worth to a learner: who won, by how much, or both with hints on the way.

`result`  at the end only. A win is 1, shared by those who share it; what the winners get the others pay in equal
          parts, so that it adds up to 0. Where all win or lose together it is 1 or -1 for each.
`score`   at the end only. One's own score less the mean of the others'; where all win together as `result`.
`shaped`  `result`, and at every decision of a seat what its prospects have gained since its last one (potential-based
          shaping): discount * potential now - potential then, with potential 0 at the end. Over a game the discounted
          hints add up to the first potential, taken back, whatever was played: the best way to play stays the same.
          The potential is what our bots think of a position (`Engine.evaluate`), between -1 and 1. It looks at the
          whole table, hidden cards too, as a coach would: rewards are for training, no part of what a seat may know.
"""

from math import tanh

from speciate.core.errors import BadOption
from speciate.core.game import GameSpec
from speciate.core.outcome import Outcome
from speciate.core.state import State
from speciate.research.native.stepping import final_rewards

FORMS = ("result", "score", "shaped")
POINTS = 10.0  # of `evaluate`, which are about two thirds of a win
LOG_ODDS = 2.0  # of co-operative games: tanh of half of them is the chance to win less that to lose


class Rewards:
    """The rewards of one game, in one form."""

    def __init__(self, game: GameSpec, form: str = "result", discount: float = 1.0) -> None:
        if form not in FORMS:
            raise BadOption(f'rewards are one of {", ".join(FORMS)}, not "{form}"')
        self._engine = game.engine
        self._cooperative = game.cooperative
        self._scale = LOG_ODDS if game.cooperative else POINTS
        self.form = form
        self.discount = discount
        self.is_shaped = form == "shaped"

    def final(self, outcome: Outcome) -> list[float]:
        """What each seat gets at the end."""
        return final_rewards(outcome, self._cooperative, self.form == "score")

    def potential(self, state: State, seat: int) -> float:
        return tanh(self._engine.evaluate(state, seat) / self._scale)
