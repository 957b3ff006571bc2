"""Strength from the order in which players finish, for any number at a table: the Plackett-Luce model.

Each bot has a strength s; whoever is still in the running comes next with chance s / (sum of all s still running). The
strengths that make the games seen most likely are found by Newton's method. Unlike ratings that go up and down with
each game, the result does not depend on the order of the games: bots do not learn. Players who tie count as having
finished in every order equally often. Shown on the scale of Elo: 400 points are odds of ten to one.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from math import exp, log
from random import Random
from typing import NamedTuple

#: One game: groups of players by place, first to last; tied players are one group. A player may sit there twice.
Finish = tuple[tuple[int, ...], ...]
#: Which players were in the running when somebody took a place, and how often each sat there.
Stage = tuple[tuple[int, int], ...]

AVERAGE = 1500.0
PRIOR = 0.5  # of a win and of a loss against an average player: who always won is strong, not infinitely so
ENOUGH = 1e-6  # change of one strength beside another at which the search ends
LONGEST_STEP = 1.5  # far from the summit a step can lead astray
MOST_STEPS = 100
FLAT = 1e-9  # a little curvature everywhere: without a prior, adding to all strengths alike changes nothing
RESAMPLES = 200


class Rating(NamedTuple):
    value: float
    low: float  # 95 % interval
    high: float


def finish(places: Iterable[tuple[int, int]]) -> Finish:
    """A game from (player, place) pairs."""
    groups: dict[int, list[int]] = {}
    for player, place in places:
        groups.setdefault(place, []).append(player)
    return tuple(tuple(sorted(groups[place])) for place in sorted(groups))


class Prior(NamedTuple):
    """Parts of a game that each player won and lost against an average one, before the first real game."""

    won: Sequence[float]
    lost: Sequence[float]


def fit(games: Mapping[Finish, int], prior: Prior, start: Sequence[float] = ()) -> list[float]:
    """The logarithm of every player's strength, that of an average one being 0."""
    taken = list(prior.won)  # how often each took a place while others were in the running
    stages: dict[Stage, float] = {}
    for game, times in games.items():
        for winner, stage, weight in _stages(game):
            taken[winner] += times * weight
            stages[stage] = stages.get(stage, 0.0) + times * weight
    logs = list(start) or [0.0] * len(taken)
    for _ in range(MOST_STEPS):
        steps = _newton(logs, taken, stages, prior)
        logs = [value + max(-LONGEST_STEP, min(LONGEST_STEP, step)) for value, step in zip(logs, steps, strict=True)]
        if max(steps) - min(steps) < ENOUGH:  # all by the same amount changes no rating
            break
    return logs


def _newton(logs: list[float], taken: list[float], stages: Mapping[Stage, float], prior: Prior) -> list[float]:
    """One step of Newton's: the slope of the log-likelihood over its curvature."""
    count = len(logs)
    strengths = [exp(value) for value in logs]
    slope = taken[:]
    curve = [[0.0] * count for _ in range(count)]
    for player, strength in enumerate(strengths):
        games = prior.won[player] + prior.lost[player]
        chance = strength / (strength + 1)
        slope[player] -= games * chance
        curve[player][player] += games * chance * (1 - chance) + FLAT
    for stage, times in stages.items():
        total = sum(seats * strengths[player] for player, seats in stage)
        chances = [(player, seats * strengths[player] / total) for player, seats in stage]
        for player, chance in chances:
            slope[player] -= times * chance
            curve[player][player] += times * chance
            for other, its in chances:
                curve[player][other] -= times * chance * its
    return _solve(curve, slope)


def _solve(rows: list[list[float]], values: list[float]) -> list[float]:
    """Gauss's elimination; the matrices here are positive definite, so that no rows need to change places."""
    count = len(values)
    for column in range(count):
        for row in range(column + 1, count):
            factor = rows[row][column] / rows[column][column]
            for at in range(column, count):
                rows[row][at] -= factor * rows[column][at]
            values[row] -= factor * values[column]
    solved = [0.0] * count
    for row in reversed(range(count)):
        known = sum(rows[row][at] * solved[at] for at in range(row + 1, count))
        solved[row] = (values[row] - known) / rows[row][row]
    return solved


def _stages(game: Finish) -> Iterable[tuple[int, Stage, float]]:
    """For each place taken: by whom, who was in the running, and with which weight: tied players count in any order."""
    running = [player for group in game for player in group]
    for group in game:
        later = running[len(group) :]
        orders = Counter(permutations(group))
        for order, times in orders.items():
            for gone, player in enumerate(order):
                left = [*order[gone:], *later]
                if len(left) > 1:  # the last one has no choice
                    yield player, tuple(sorted(Counter(left).items())), times / orders.total()
        running = later


def elo(logs: Sequence[float]) -> list[float]:
    """Logarithms of strengths on the scale of Elo, around the average."""
    middle = sum(logs) / len(logs)
    return [AVERAGE + 400 / log(10) * (value - middle) for value in logs]


def rate(deals: Sequence[Mapping[Finish, int]], count: int, rng: Random) -> list[Rating]:
    """Ratings with their 95 % intervals, by drawing the deals again and again (bootstrap).

    Whole deals are drawn: games with the same cards are not independent of each other. The prior is drawn too; it is
    all there is to go by when a bot has won every game, and its interval is wide then instead of empty.
    """
    logs = fit(_together(deals), Prior([PRIOR] * count, [PRIOR] * count))
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        prior = Prior(*([rng.expovariate(1 / PRIOR) for _ in range(count)] for _ in range(2)))
        drawn.append(elo(fit(_together(rng.choices(deals, k=len(deals))), prior, start=logs)))
    ratings: list[Rating] = []
    for player, value in enumerate(elo(logs)):
        values = sorted(sample[player] for sample in drawn)
        ratings.append(Rating(value, values[int(0.025 * RESAMPLES)], values[int(0.975 * RESAMPLES) - 1]))
    return ratings


def _together(deals: Iterable[Mapping[Finish, int]]) -> Counter[Finish]:
    games: Counter[Finish] = Counter()
    for deal in deals:
        games.update(deal)
    return games
