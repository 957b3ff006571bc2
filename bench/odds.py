"""The fit of what positions of Evolutopia between cycles are worth: log-odds of winning, by logistic regression.

The names are those of `games/evolutopia/learned/odds.py`. Games are of small searches, three of four as the expert's,
one as the master's, with a few moves at random.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import cast

import numpy as np
from numpy.typing import NDArray

from bench.commands import PATIENCE
from bench.teams import GAME, TABLES
from speciate.bots.levels import level_of
from speciate.bots.search_bot import SearchBot
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.games.evolutopia import between_cycles
from speciate.games.evolutopia.learned import odds, worth
from speciate.games.evolutopia.names import GREEN, KINDS, NONE
from speciate.games.evolutopia.rules import effects, experts, territory
from speciate.games.evolutopia.state import Table, is_nuisance
from speciate.table.agent import Request

MASTERS = 4  # one game of so many is a team of masters'
WHIM = 0.025  # how often any move is made, so that games differ
MODESTY = 1.0  # how strongly the numbers are drawn to 0
PARTS = 7  # of the games, one held back after the other; every part has all tables, and teams of both levels
NEWTON = 25  # steps; a handful are enough

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Position:
    """Between two cycles: what lies there, what the expert makes of it, and what came of it."""

    seen: list[float]  # by the names of `features`
    by_hand: float  # what has a number by hand, counted
    usual: float
    won: bool


def features(table: Table) -> dict[str, float]:
    missing = float(worth.points_missing(table))
    best = sorted(table.indicators, reverse=True)
    following = best[table.setup.target_count] if table.setup.target_count < KINDS else table.setup.target
    costs = [0.0] * len(odds.COST)
    if table.crisis != NONE:
        lacking = experts.lacking(table, table.setup.crisis_needs[table.crisis], table.crisis_experts)
        costs[min(lacking, len(costs) - 1)] = effects.unmanaged(table)
    return {
        "BASE": 1.0,
        "ALONE": float(table.setup.solo),
        "BEACON": float(table.setup.beacons - table.pawn),
        "POINT": missing,
        "NEXT_POINT": float(max(0, table.setup.target - following)),
        "ON_THE_BRINK": float(best.count(1)),
        "EVOLUTION": log(exp(missing / worth.POINTS_EACH) + exp(float(territory.nuisances_left(table)))),
        "SITE": float(len(table.sites)),
        "GREEN_TILE": float(sum(table.setup.pictograms[tile] == GREEN for tile in table.study)),
        "EXPERT": float(sum(len(site.experts) for site in table.sites)),
        "PLAN": float(sum(len(player.plans) for player in table.players)),
        "ROLE": float(sum(len(player.roles) for player in table.players)),
        "BLOCKED": float(table.blocks),
        **{f"COST.{lacking}": cost for lacking, cost in enumerate(costs)},
    }


def by_hand(table: Table) -> float:
    """How far nuisances are from the city hardly shows in games, and keeps its number."""
    gaps = [between_cycles.gap(table, square) for square, content in enumerate(table.squares) if is_nuisance(content)]
    return odds.STEP_AWAY * float(sum(gaps))


def numbers_now() -> dict[str, float]:
    """Those the master has, by the names of `features`."""
    names = features(cast(Table, GAME.new(2)))
    costs = {f"COST.{lacking}": cost for lacking, cost in enumerate(odds.COST)}
    return {name: costs[name] if name in costs else float(getattr(odds, name)) for name in names}


def table_of(number: int) -> tuple[str, int, str]:
    """Its level, its seats and who plays there."""
    team = "master" if number // len(TABLES) % MASTERS == MASTERS - 1 else "expert-1"
    return (*TABLES[number % len(TABLES)], team)


def play(number: int, iterations: int, seed: str) -> list[Position]:
    """The positions between the cycles of one game; as many games in a row as there are tables go round all."""
    city, seats, team = table_of(number)
    level = level_of(team)._replace(iterations=iterations, seconds=PATIENCE)
    state, nature = GAME.new(seats, {"level": city}), stream(f"{seed}/{number}", "nature")
    whims = stream(f"{seed}/{number}", "whims")
    bots = [SearchBot(stream(f"{seed}/{number}", f"seat {seat}"), team, level) for seat in range(seats)]
    state.settle(nature)
    seen: list[tuple[list[float], float, float]] = []
    cycle = -1
    while state.actor != NOBODY:
        table = cast(Table, state)
        if GAME.engine.is_quiet(state) and table.cycles != cycle:
            cycle = table.cycles
            seen.append((list(features(table).values()), by_hand(table), between_cycles.log_odds(table)))
        owed = state.pending()[0]
        legal = state.legal(owed.seat)
        move = bots[owed.seat].choose(Request(GAME, owed, legal, state.view(owed.seat)))
        if whims.random() < WHIM:
            move = legal[int(whims.random() * len(legal))]
        state.apply(owed.seat, move)
        if state.actor == NATURE:
            state.settle(nature)
    outcome = state.outcome()
    assert outcome is not None
    return [Position(*one, bool(outcome.winners)) for one in seen]


# -- the fit ------------------------------------------------------------------------------------------------------


def chance(value: Floats) -> Floats:
    return np.asarray(0.5 * (1.0 + np.tanh(0.5 * value)))


def fit(seen: Floats, known: Floats, won: Floats) -> Floats:
    """Logistic regression by Newton's steps; the first column, which is 1 for all, is not drawn to 0."""
    scale = np.where(seen.std(axis=0) > 0, seen.std(axis=0), 1.0)
    rows = seen / scale
    modesty = MODESTY * np.eye(rows.shape[1])
    modesty[0, 0] = 1e-6
    found = np.zeros(rows.shape[1])
    for _ in range(NEWTON):
        likely = chance(known + rows @ found)
        slope = rows.T @ (won - likely) - modesty @ found
        step = np.linalg.solve((rows * (likely * (1 - likely))[:, None]).T @ rows + modesty, slope)
        found = found + step
        if np.abs(step).max() < 1e-9:
            break
    return np.asarray(found / scale)


def fit_positions(positions: Sequence[Position]) -> Floats:
    columns = [np.array([getattr(one, name) for one in positions], float) for name in ("seen", "by_hand", "won")]
    return fit(*columns)


def surprise(value: Floats, won: Floats) -> float:
    """How badly wins are foretold by log-odds, in nats."""
    return float(np.logaddexp(0.0, np.where(won > 0, -value, value)).mean())


def held_back(games: Sequence[Sequence[Position]]) -> dict[str, float]:
    """How badly games are foretold that were not learned from: by what is learned, as the expert judges (with a scale
    fitted anew), and knowing nothing."""
    told: dict[str, list[Floats]] = {"learned": [], "as the expert": [], "knowing nothing": []}
    ends: list[Floats] = []
    for part in range(PARTS):
        known = [one for number, game in enumerate(games) if number % PARTS != part for one in game]
        others = [one for number, game in enumerate(games) if number % PARTS == part for one in game]
        won = np.array([one.won for one in known], float)
        nothing = np.zeros(len(known))
        rows = {
            "learned": [np.array([one.seen for one in some], float) for some in (known, others)],
            "as the expert": [np.array([[1.0, one.usual] for one in some]) for some in (known, others)],
            "knowing nothing": [np.ones((len(some), 1)) for some in (known, others)],
        }
        hand = [np.array([one.by_hand for one in some]) for some in (known, others)]
        for name, (before, after) in rows.items():
            given = hand if name == "learned" else [nothing, np.zeros(len(others))]
            told[name].append(given[1] + after @ fit(before, given[0], won))
        ends.append(np.array([one.won for one in others], float))
    return {name: surprise(np.concatenate(values), np.concatenate(ends)) for name, values in told.items()}
