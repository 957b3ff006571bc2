"""A table that a seat imagines: everything it has seen is there, and the rest is made up to fit."""

from random import Random

from speciate.core.game import GameSpec
from speciate.core.moves import Move
from speciate.core.outcome import Outcome
from speciate.core.playout import playout
from speciate.core.seats import NATURE
from speciate.core.state import State
from speciate.table.legal import LegalMoves


class ImaginedTable:
    """A whole table to try moves on. It never is the real one: hidden cards were drawn at random.

    >>> import random, speciate
    >>> view = speciate.new("evolution", seats=3, seed=1).view(0)
    >>> world = view.imagine(random.Random(1))
    >>> world.play(0, world.legal(0)[0])
    >>> world.to_move
    (1, 2)
    """

    def __init__(self, game: GameSpec, state: State, rng: Random) -> None:
        self._game = game
        self._state = state
        self._rng = rng  # draws for nature
        self._settle()

    def _settle(self) -> None:
        if self._state.actor == NATURE:
            self._state.settle(self._rng)

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a choice; none when the game is over."""
        return tuple(owed.seat for owed in self._state.pending())

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game runs."""
        return self._state.outcome()

    def legal(self, seat: int) -> LegalMoves:
        """What `seat` can do now."""
        return LegalMoves(self._game.engine.codec, self._state.legal(seat))

    def play(self, seat: int, move: Move | str | int) -> None:
        """Plays a move, and draws what nature draws after it; IllegalMove names the rule."""
        self._game.play(self._state, seat, move)
        self._settle()

    def play_out(self) -> Outcome:
        """Plays any legal moves until the game is over."""
        playout(self._state, self._rng)
        outcome = self._state.outcome()
        assert outcome is not None
        return outcome

    def worth(self, seat: int) -> float:
        """What the game's own bots think of it: higher is better for `seat`, on the game's own scale."""
        return self._game.engine.evaluate(self._state, seat)

    def copy(self) -> "ImaginedTable":
        """Another table in the same position; the two draw from the same random numbers."""
        return ImaginedTable(self._game, self._state.copy(), self._rng)

    def __repr__(self) -> str:
        return f"<ImaginedTable: {self._game.id}, to move {self.to_move}>"
