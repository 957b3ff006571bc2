"""Intervals of differences: right where the truth is known, also for whoever looks after every deal."""

from math import hypot, sqrt
from random import Random

import pytest

from speciate.lab.averages import Mean
from speciate.lab.paired import fresh_half_width, half_width, holm, p_value


def test_a_fixed_interval_is_the_textbooks() -> None:
    mean = Mean()
    for value in (1.0, 3.0, 2.0, 6.0):
        mean.add(value)
    assert half_width(mean, 1, sequential=False) == pytest.approx(1.959964 * sqrt(14 / 3) / 2, rel=1e-6)
    assert half_width(mean, 5, sequential=False) == pytest.approx(2.575829 * sqrt(14 / 3) / 2, rel=1e-6)


def test_holms_adjustment_is_that_of_the_worked_example() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


def test_a_p_value_is_five_percent_where_the_interval_just_touches_nothing() -> None:
    rng = Random(3)
    mean = Mean()
    for _ in range(300):
        mean.add(rng.gauss(0.0, 1.0))
    for sequential in (False, True):
        shifted = Mean()
        shifted.count, shifted._squares = mean.count, mean._squares
        shifted.mean = half_width(mean, 1, sequential)
        assert p_value(shifted, 1, sequential) == pytest.approx(0.05, rel=1e-6)


def misses(runs: int, sequential: bool) -> float:
    """How often, of runs without any difference, an interval excludes 0 at some time between 50 and 600 deals."""
    missed = 0
    for run in range(runs):
        rng = Random(run)
        mean = Mean()
        for deal in range(600):
            mean.add(rng.uniform(-1.0, 1.0))
            if deal >= 50 and deal % 5 == 0 and abs(mean.mean) > half_width(mean, 1, sequential):
                missed += 1
                break
    return missed / runs


def test_who_looks_all_the_time_is_misled_by_fixed_intervals_and_not_by_a_sequence() -> None:
    assert misses(200, sequential=False) > 0.15
    assert misses(200, sequential=True) <= 0.05


def test_what_fresh_deals_would_give_is_what_they_give() -> None:
    """Said from runs on the same deals, and seen in the spread of the differences of many pairs of fresh ones."""
    one, other, spread = Mean(), Mean(), Mean()
    rng = Random(5)
    for _ in range(4000):
        luck = rng.gauss(0.0, 3.0)
        one.add(luck + rng.gauss(0.0, 0.5))
        other.add(1.0 + luck + rng.gauss(0.0, 0.5))
        spread.add(rng.gauss(0.0, hypot(3.0, 0.5)) - rng.gauss(0.0, hypot(3.0, 0.5)))
    said = fresh_half_width(one, other, 1, sequential=False)
    assert said == pytest.approx(half_width(spread, 1, sequential=False), rel=0.05)
