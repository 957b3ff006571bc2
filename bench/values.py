"""What positions of S-Evolution between rounds come to: `python -m bench.values --edition 2.0 --games 300`.

Small searches play against each other, and the points each seat had in the end are fitted to what lay before it when
a round began: the numbers of `games/s_evolution/learned.py`. A fifth of the games at a time is held back to tell how
well winners are foretold by them, by the points alone, and by what the expert goes by. The same command gives the
same numbers; interrupted, it goes on.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from bench import one_seat
from bench.commands import PATIENCE, at_least, resumable
from speciate.bots.levels import Level, Manner
from speciate.bots.search_bot import SearchBot
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.games.s_evolution import cards, evaluate
from speciate.games.s_evolution.cards import SUITS
from speciate.games.s_evolution.editions import BUILDINGS, EDITIONS
from speciate.games.s_evolution.phases import scoring
from speciate.games.s_evolution.rules import stock, workers
from speciate.games.s_evolution.state import Player, Table
from speciate.lab.journal import JournalFile
from speciate.lab.origin import origin
from speciate.table.agent import Request

GAME = get_game("s-evolution")
LEVEL = Level(2, 16, 0.0, PATIENCE, Manner(trusting=False, thrifty=True))
WORK = Path("build/values")
WHIM = 0.04  # how often any move is made, so that games differ
MODESTY = 2.17  # how strongly the numbers are drawn to 0
PARTS = 5  # of the games, one held back after the other; every part has tables of each size
DOUBTS = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 2.5)
DOUBTS_EACH = (0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.2, 1.4)

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Kept:
    """Between two rounds: for each seat what lies before it, what the expert makes of it, and what came of it."""

    game: int
    rounds: float  # to come
    seen: list[list[float]]  # a row for each seat
    usual: list[float]
    scores: list[float]
    won: list[float]  # the share of the win


class Position(NamedTuple):
    """The same, to be reckoned with."""

    game: int
    rounds: float
    seen: Floats
    usual: Floats
    scores: Floats
    won: Floats


def position(kept: Kept) -> Position:
    columns = (np.array(part, float) for part in (kept.seen, kept.usual, kept.scores, kept.won))
    return Position(kept.game, kept.rounds, *columns)


def seats_of(number: int) -> int:
    """Three games of four have four seats."""
    return 4 if number % 4 else 2 + number // 4 % 2


def features(table: Table, player: Player) -> dict[str, float]:
    """By the names of `Lesson`; the points come first, for they count as they are."""
    rounds = float(table.setup.rounds - table.round + 1)
    levels = [float(workers.level(player, building)) for building in range(len(BUILDINGS))]
    have = [float(stock.amount(player, suit)) for suit in range(len(SUITS))]
    people, age, made = float(player.population), float(player.age), sum(levels[: len(SUITS)])
    sizes = scoring.set_sizes(table, player)
    return {
        "points": float(player.score + scoring.set_points(table, player)),
        "people": people,
        "age": age,
        "each.people": people * rounds,
        "each.people_squared": people * people * rounds,
        "each.age": age * rounds,
        "each.age_squared": age * age * rounds,
        "each.people_age": people * age * rounds,
        "each.people_made": people * made * rounds,
        **{f"levels_each.{name}": level * rounds for name, level in zip(BUILDINGS, levels, strict=True)},
        **{f"stock.{name}": amount for name, amount in zip(SUITS, have, strict=True)},
        "discovery": float(player.discovery != cards.NO_DISCOVERY),
        "obscured": float(player.obscured),
        "invaded": float(player.invaded),
        **{f"levels.{name}": level for name, level in zip(BUILDINGS, levels, strict=True)},
        "short": sum(max(0.0, people - have[suit] - levels[suit]) for suit in range(len(SUITS))),
        "largest_set": float(max(sizes)),
        "sets": float(sum(1 for size in sizes if size)),
    }


def play(number: int, edition: str, seed: str) -> Iterator[Kept]:
    """The positions between the rounds of one game."""
    seats = seats_of(number)
    nature = stream(f"{seed}/{number}", "nature")
    state = GAME.new(seats, {"edition": edition})
    state.settle(nature)
    bots = [SearchBot(stream(f"{seed}/{number}", f"seat {seat}"), "learner", LEVEL) for seat in range(seats)]
    seen: list[tuple[float, list[list[float]], list[float]]] = []
    while state.actor != NOBODY:
        owed = state.pending()[0]
        legal = state.legal(owed.seat)
        move = bots[owed.seat].choose(Request(GAME, owed, legal, state.view(owed.seat)))
        if nature.random() < WHIM:
            move = legal[int(nature.random() * len(legal))]
        state.apply(owed.seat, move)
        if state.actor == NATURE:
            if GAME.engine.is_quiet(state):
                table = cast(Table, state)
                rows = [list(features(table, player).values()) for player in table.players]
                usual = [
                    row[0] + evaluate.at_rest(table, player) for row, player in zip(rows, table.players, strict=True)
                ]
                seen.append((float(table.setup.rounds - table.round + 1), rows, usual))
            state.settle(nature)
    outcome = state.outcome()
    assert outcome is not None
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
    for rounds, rows, usual in seen:
        yield Kept(number, rounds, rows, usual, [float(score) for score in outcome.scores], won)


def played(games: int, edition: str, seed: str, work: Path) -> list[Position]:
    """The positions of so many games; those that were played before are not played again."""
    agreed = {"edition": edition, "seed": seed, "learning": one_seat.code(__file__)}
    made_by = origin(GAME, ["expert"], agreed)
    journal: JournalFile[Kept] = JournalFile(work / f"{edition}-{seed}.jsonl", made_by, Kept)

    def play_next(number: int) -> list[Kept]:
        print(f"\rgame {number + 1} of {games} ", end="", file=sys.stderr, flush=True)
        return list(play(number, edition, seed))

    (*_, done) = journal.filled(games, play_next)
    return [position(one) for game in done[:games] for one in game]


def fit(positions: Sequence[Position]) -> Floats:
    """Ridge regression of how far each seat was above the mean of its table in the end."""
    seen = np.vstack([one.seen - one.seen.mean(axis=0) for one in positions])
    ahead = np.concatenate([one.scores - one.scores.mean() for one in positions]) - seen[:, 0]
    weight = np.sqrt(np.concatenate([np.full(len(one.won), 1 / (1 + one.rounds)) for one in positions]))
    scale = seen[:, 1:].std(axis=0) + 1e-9
    rows = seen[:, 1:] / scale * weight[:, None]
    found = np.linalg.solve(rows.T @ rows + MODESTY * np.eye(rows.shape[1]), rows.T @ (ahead * weight))
    return np.concatenate([[1.0], found / scale])


def surprise(positions: Sequence[Position], values: Sequence[Floats], doubt: float, each: float) -> float:
    """How badly winners are foretold, in nats: the chance to win grows with the points, as far as they are certain."""
    total = 0.0
    for one, value in zip(positions, values, strict=True):
        likely = np.exp((value - value.max()) / (doubt + each * one.rounds))
        total -= float((one.won * np.log(likely / likely.sum())).sum())
    return total / len(positions)


def doubts(positions: Sequence[Position], values: Sequence[Floats]) -> tuple[float, float]:
    pairs = [(doubt, each) for doubt in DOUBTS for each in DOUBTS_EACH]
    return min(pairs, key=lambda pair: surprise(positions, values, *pair))


def held_back(positions: Sequence[Position]) -> dict[str, float]:
    """How badly the winners of games are foretold that were not learned from."""
    totals = {"learned": 0.0, "points alone": 0.0, "as the expert": 0.0}
    for part in range(PARTS):
        known = [one for one in positions if one.game % PARTS != part]
        others = [one for one in positions if one.game % PARTS == part]
        found = fit(known)
        judged = {
            "learned": [[one.seen @ found for one in some] for some in (known, others)],
            "points alone": [[one.seen[:, 0] for one in some] for some in (known, others)],
            "as the expert": [[one.usual for one in some] for some in (known, others)],
        }
        for name, (before, after) in judged.items():
            totals[name] += surprise(others, after, *doubts(known, before)) / PARTS
    return totals


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=EDITIONS, default="2.0")
    parser.add_argument("--games", type=at_least(PARTS), default=300)
    parser.add_argument("--seed", default="gs")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    args = parser.parse_args(argv)
    with resumable():
        positions = played(args.games, args.edition, args.seed, args.work)
    for name, nats in held_back(positions).items():
        print(f"{name}: {nats:.3f} nats")
    found = fit(positions)
    state = GAME.new(2)
    for name, number in zip(features(cast(Table, state), cast(Table, state).players[0]), found, strict=True):
        print(f"{name} = {number:.2f}")
    print("doubt = {}, doubt_each = {}".format(*doubts(positions, [one.seen @ found for one in positions])))


if __name__ == "__main__":
    main()
