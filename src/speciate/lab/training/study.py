"""What comes of lessons: the weights from all games, and how well choices are foretold that were held back.

The policy made by hand is told in the same features, by weights that make it choose as nearly as it does.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from speciate.lab.training import fit, handmade
from speciate.lab.training.course import Course, Weights
from speciate.lab.training.lessons import Choice, examples

HELD_BACK = 7  # of so many games one is not learned from, to see how well others are understood; of every size of table
MOST_POINTS = 8  # of the curve


@dataclass(frozen=True)
class Foretold:
    """How well held-back choices are, having learned from so many games."""

    games: int
    nats: float


class Study:
    """The lessons of a course, looked at once; a game of them at least is held back, and one is not."""

    def __init__(self, course: Course, lessons: Sequence[Sequence[Choice]]) -> None:
        self.course = course
        self.lessons = lessons
        self.size = fit.size_of(course)
        self._games = [fit.gather(course, examples(course, number, game)) for number, game in enumerate(lessons)]
        self._others = [game for number, game in enumerate(self._games) if number % HELD_BACK]
        self.unseen = fit.together(self._games[::HELD_BACK])

    def weights(self, sharpness: float) -> Weights:
        """Learned from all games."""
        return fit.by_family(self.course, fit.fit(fit.together(self._games), self.size), sharpness)

    @cached_property
    def curve(self) -> list[Foretold]:
        """By games learned from: few at first, all that are not held back in the end."""
        return [Foretold(games, self._foretold_from(games)) for games in steps(len(self._others))]

    @cached_property
    def uniform(self) -> float:
        """How well they are foretold by nobody: any move alike."""
        return fit.surprise(fit.nothing(self.size), self.unseen)

    @cached_property
    def by_hand(self) -> float:
        """And by the policy made by hand."""
        return fit.surprise_by(np.concatenate(self._by_hand[::HELD_BACK]), self.unseen)

    @cached_property
    def weights_by_hand(self) -> Weights:
        moves = fit.together(self._games)._replace(share=np.concatenate(self._by_hand))
        return fit.by_family(self.course, fit.fit(moves, self.size), 1.0)

    @cached_property
    def _by_hand(self) -> list[fit.Floats]:
        games = enumerate(self.lessons)
        return [handmade.chances(self.course, examples(self.course, number, game)) for number, game in games]

    def _foretold_from(self, games: int) -> float:
        return fit.surprise(fit.fit(fit.together(self._others[:games]), self.size), self.unseen)


def steps(games: int) -> list[int]:
    """1, `games` and some between, each about so many times the one before."""
    last = max(1, MOST_POINTS - 1)
    return sorted({round(games ** (step / last)) for step in range(last + 1)})
