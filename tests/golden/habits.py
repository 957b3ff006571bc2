"""How games play by themselves: by the policy that searches play on with, and what is thought on the way.

The rules know nothing of it, so that no digest of a record would change with it; but a weight of a policy or of an
evaluation that slips makes every bot another one. Each case is folded into a fingerprint of its moves and one of its
opinions, and where a game has learned from play, one of what it thinks since; `python -m tests.golden.make` writes
them anew where a change is meant.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.game import Engine, GameSpec
from speciate.core.registry import all_games
from speciate.core.seats import NOBODY
from speciate.core.state import State
from tests.golden.told import rounded

KEPT = Path(__file__).with_name("habits.txt")
EVERY = 5  # moves between two looks
DRAWS = 3  # of the policy's choice, at each look
LONGEST = 1000  # moves
LEARNED = " learned "  # before the opinions of who has learned from play


class Case(NamedTuple):
    """A game by the policy; with `slips`, every third move is any move, so that odd positions are seen too."""

    game: GameSpec
    seats: int
    options: dict[str, object]
    slips: bool

    @property
    def name(self) -> str:
        variant = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.id, str(self.seats), *variant, *(["slips"] if self.slips else [])])


def cases() -> Iterator[Case]:
    """Every game: each number of seats, with and without slips, and each variant once."""
    for game in all_games().values():
        for seats in range(game.min_seats, game.max_seats + 1):
            yield Case(game, seats, {}, slips=False)
            yield Case(game, seats, {}, slips=True)
        middle = (game.min_seats + game.max_seats) // 2
        for option in game.options:
            values = [not option.default] if option.type == "bool" else option.choices
            for value in values:
                if value != option.default and not option.advanced:
                    yield Case(game, middle, {option.name: value}, slips=True)


def line(case: Case) -> str:
    rng = Random(f"habits of {case.name}")
    engine, learned = case.game.engine, case.game.engine.learned()
    state = case.game.new(case.seats, case.options)
    state.settle(rng)
    moves: list[object] = []
    opinions: list[object] = []
    learned_ones: list[object] = []
    while state.actor != NOBODY and len(moves) < LONGEST:
        seat = state.actor
        if len(moves) % EVERY == 0:
            opinions.append(look(engine, state, seat))
            if learned is not engine:
                learned_ones.append(look(learned, state, seat))
        is_slip = case.slips and len(moves) % 3 == 2
        move = state.any_move(seat, rng.random) if is_slip else engine.policy(state, seat, rng.random)
        moves.append([seat, move])
        state.apply(seat, move)
        state.settle(rng)
    played = f"{len(moves)} moves {fingerprint(canonical_whole(moves))}"
    told = f"{case.name}: {played} opinions {fingerprint(canonical_whole(opinions))}"
    return f"{told}{LEARNED}{fingerprint(canonical_whole(learned_ones))}" if learned_ones else told


def look(engine: Engine, state: State, seat: int) -> list[object]:
    """What everybody can expect, which moves are worth a thought, and what the policy does by a few other chances."""
    values = [rounded(engine.evaluate(state, each)) for each in range(state.seats)]
    draws = [engine.policy(state, seat, Random(draw).random) for draw in range(DRAWS)]
    sights = [sorted(engine.promising(state, seat)), sorted(engine.worthwhile(state, seat))]
    return [values, draws, sights, engine.is_quiet(state), engine.ends_search(state), engine.is_open(state, seat)]


def lines() -> list[str]:
    return [line(case) for case in cases()]
