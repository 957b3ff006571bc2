"""What the policy made by hand would do: how often it makes each move of a choice, to set beside what was learned.

It says one move at a time, so it is asked many times, with numbers in place of chance that are spread evenly and are
always the same ones.
"""

from collections.abc import Callable, Iterable

import numpy as np

from speciate.lab.training.course import Course
from speciate.lab.training.fit import Floats, known
from speciate.lab.training.lessons import Example

ASKED = 200  # times a choice
DOUBT = 0.25  # added to each count: what was not seen may still be done
STRIDES = (0.7548776662466927, 0.5698402909980532)  # of two numbers that fill a square evenly (R2)


def chances(course: Course, lessons: Iterable[Example]) -> Floats:
    """Of the moves that `fit.gather` makes of the same lessons, in their order."""
    engine, found = course.spec.engine, []
    for example in lessons:
        moves = [move for move, _, _ in known(course, example)]
        if not moves:
            continue
        counts = dict.fromkeys(moves, DOUBT)
        for number in range(ASKED):
            move = engine.policy(example.state, example.seat, evenly(number))
            if move in counts:
                counts[move] += 1
        total = sum(counts.values())
        found += [counts[move] / total for move in moves]
    return np.array(found)


def evenly(number: int) -> Callable[[], float]:
    """In place of chance: of many of these the first numbers, and the pairs of the first two, fill all there is."""
    drawn = 0

    def draw() -> float:
        nonlocal drawn
        place, drawn = divmod(drawn, len(STRIDES)), drawn + 1
        return (0.5 + (number + place[0]) * STRIDES[place[1]]) % 1.0

    return draw
