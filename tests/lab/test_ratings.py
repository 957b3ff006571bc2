"""Strengths from finishing orders, where arithmetic says what must come out."""

from collections import Counter
from math import exp, log, log10, sqrt
from random import Random

import pytest

from speciate.lab.ratings import AVERAGE, Finish, Prior, elo, finish, fit, rate

NONE = Prior([0.0] * 2, [0.0] * 2)
FIRST: Finish = ((0,), (1,))
SECOND: Finish = ((1,), (0,))
TIE: Finish = ((0, 1),)


def gap(games: dict[Finish, int]) -> float:
    first, second = elo(fit(games, NONE))
    return first - second


def test_between_two_players_the_gap_is_that_of_the_odds() -> None:
    assert gap({FIRST: 30, SECOND: 10}) == pytest.approx(400 * log10(3), abs=0.1)
    assert gap({FIRST: 100, SECOND: 10}) == pytest.approx(400, abs=0.1)


def test_a_tie_is_half_a_win_for_each() -> None:
    assert gap({FIRST: 20, TIE: 10}) == pytest.approx(400 * log10(25 / 5), abs=0.1)
    assert gap({TIE: 7}) == pytest.approx(0)


def test_the_average_is_fixed() -> None:
    assert sum(elo([1.0, 5.0, -0.2, 40.0])) == pytest.approx(4 * AVERAGE)


def test_a_bot_at_two_seats_is_judged_by_both() -> None:
    """With the single one r times stronger, the likelihood r² / ((2 + r)² (1 + r)) is highest at r = 1 + √5."""
    twice, single = fit({((0,), (1,), (0,)): 1, ((1,), (0,), (0,)): 1}, NONE)
    assert exp(single - twice) == pytest.approx(1 + sqrt(5))


def order(strengths: list[float], rng: Random) -> Finish:
    left = list(range(len(strengths)))
    places: list[tuple[int]] = []
    while left:
        player = rng.choices(left, [strengths[other] for other in left])[0]
        left.remove(player)
        places.append((player,))
    return tuple(places)


def test_known_strengths_are_found_again_within_the_interval() -> None:
    strengths = [1.0, 2.0, 4.0, 8.0]
    rng = Random(5)
    deals = [Counter(order(strengths, rng) for _ in range(4)) for _ in range(60)]
    ratings = rate(deals, 4, Random(1))
    for rating, known in zip(ratings, elo([log(one) for one in strengths]), strict=True):
        assert rating.low < rating.value < rating.high
        assert rating.low - 15 < known < rating.high + 15  # 95 % of intervals hold it; four at once a little less often


def test_the_order_of_the_games_does_not_matter() -> None:
    deals = [Counter({FIRST: 3, SECOND: 1}), Counter({FIRST: 1, SECOND: 3}), Counter({TIE: 4})]
    values = [[rating.value for rating in rate(line, 2, Random(1))] for line in (deals, deals[::-1])]
    assert values[0] == pytest.approx(values[1], abs=0.1)


def test_who_always_won_has_a_finite_rating_and_a_wide_interval() -> None:
    first, second = rate([Counter({FIRST: 4})] * 15, 2, Random(1))
    assert first.value - second.value > 400
    assert first.high - first.low > 100


def test_places_become_groups() -> None:
    assert finish([(0, 2), (1, 1), (2, 2), (1, 4)]) == ((1,), (0, 2), (1,))
