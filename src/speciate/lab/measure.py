"""How fast the engine is on this machine, one figure an operation.

`python -m speciate.lab.measure [SECONDS] [GAME ...]` prints the figures of one process as JSON, of every listed game if
none is named; `make bench` compares them with peers.
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import TypeVar

from speciate import _engine
from speciate.core.fragments import Fragments
from speciate.core.game import GameSpec
from speciate.core.registry import all_games, get_game
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State
from speciate.table.match import Match
from speciate.table.record import Record
from speciate.table.timeline import replay_text

SEATS = 4
Item = TypeVar("Item")
Measure = Callable[[GameSpec, float], float]


def play_in_python(state: State, rng: Random) -> int:
    """One game, legal moves listed and one applied; how many moves it took, chance not counted.

    A function of its own, as a user would write it: CPython 3.11 makes code faster for the types it meets once a
    function was called a few times, and never inside a `while` of one that is called once.
    """
    pick = rng.random
    moves = 0
    state.settle(rng)
    while (seat := state.actor) != NOBODY:
        legal = state.legal(seat)
        state.apply(seat, legal[int(pick() * len(legal))])
        moves += 1
        if state.actor == NATURE:
            state.settle(rng)
    return moves


def python_loop(game: GameSpec, seconds: float) -> float:
    """Whole games from a Python loop; moves a second."""
    rng = Random(1)
    moves = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        moves += play_in_python(game.new(SEATS), rng)
    return moves / (time.perf_counter() - start)


def inside_moves(game: GameSpec, seconds: float) -> float:
    """The same inside the engine's own loop."""
    rng = Random(1)
    moves = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        moves += game.engine.play_out(game.new(SEATS), rng)
    return moves / (time.perf_counter() - start)


def whole_games(game: GameSpec, seconds: float) -> float:
    """Whole games of four random players, from set-up to result, a second."""
    rng = Random(1)
    games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new(SEATS)
        game.engine.play_out(state, rng)
        state.outcome()
        games += 1
    return games / (time.perf_counter() - start)


def positions(game: GameSpec, count: int = 40) -> list[State]:
    """Positions spread evenly over random games, each with a player to choose."""
    found: list[State] = []
    rng = Random(7)
    while len(found) < count:
        state = game.new(SEATS)
        state.settle(rng)
        stop = rng.randrange(300)
        while state.actor != NOBODY and stop:
            legal = state.legal(state.actor)
            state.apply(state.actor, legal[int(rng.random() * len(legal))])
            state.settle(rng)
            stop -= 1
        if state.actor != NOBODY:
            found.append(state)
    return found


def repeat(seconds: float, items: list[Item], work: Callable[[Item], object]) -> float:
    """How often a second `work` runs, going round the items."""
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for item in items:
            work(item)
        done += len(items)
    return done / (time.perf_counter() - start)


def copies(game: GameSpec, seconds: float) -> float:
    """`copy()` a second."""
    return repeat(seconds, positions(game), lambda state: state.copy())


def rollouts(game: GameSpec, seconds: float) -> float:
    """`determinize()` for the acting seat, then random play to the end, from positions all over the game; a second."""
    rng = Random(3)
    play_out = game.engine.play_out
    return repeat(seconds, positions(game), lambda state: play_out(state.determinize(state.actor, rng), rng))


def views(game: GameSpec, seconds: float) -> float:
    """The acting seat's view made, and written by Python's own `json`, a second."""
    return repeat(seconds, positions(game), lambda state: json.dumps(state.view(state.actor).to_json()))


def views_encoded(game: GameSpec, seconds: float) -> float:
    """The same JSON written by the engine itself, as bytes, without pieces of an earlier view; a second."""
    return repeat(seconds, positions(game), lambda state: state.view(state.actor).encoded())


def games_on_the_way(game: GameSpec, count: int = 3) -> list[list[State]]:
    """Every position of some random games in which a player is to choose, in the order they came about."""
    rng = Random(9)
    found: list[list[State]] = []
    for _ in range(count):
        state = game.new(SEATS)
        state.settle(rng)
        seen: list[State] = []
        while state.actor != NOBODY:
            seen.append(state.copy())
            state.apply(state.actor, state.any_move(state.actor, rng.random))
            state.settle(rng)
        found.append(seen)
    return found


def views_sent(game: GameSpec, seconds: float) -> float:
    """Views as a server sends them, to every seat and a spectator after each move of whole games, a second."""

    def follow(states: list[State]) -> None:
        fragments = Fragments()
        for state in states:
            fragments.turn()
            for audience in (*range(SEATS), SPECTATOR):
                state.view(audience).encoded(fragments)

    games = games_on_the_way(game)
    moves = sum(len(states) for states in games) / len(games)
    return repeat(seconds, games, follow) * moves * (SEATS + 1)


def a_record(game: GameSpec) -> Record:
    match = Match.new(game, ["A", "B", "C", "D"], ["random"] * SEATS, seed=5)
    rng = Random(5)
    while (pending := match.pending()) and match.outcome is None:
        legal = match.legal(pending[0].seat).packed
        match.play(pending[0].seat, legal[int(rng.random() * len(legal))])
    return match.record


def replays(game: GameSpec, seconds: float) -> float:
    """Entries of a record replayed a second: each judged, applied, and its fingerprint checked."""
    text = "\n".join(a_record(game).lines()) + "\n"
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        done += len(replay_text(text))
    return done / (time.perf_counter() - start)


MEASURES: dict[str, Measure] = {
    "moves from a Python loop": python_loop,
    "moves inside the engine": inside_moves,
    "whole games": whole_games,
    "copy": copies,
    "determinize and play out": rollouts,
    "record entries replayed": replays,
    "view as JSON": views,
    "view encoded": views_encoded,
    "view as sent": views_sent,
}


def measure(game: str, seconds: float) -> dict[str, float]:
    spec = get_game(game)
    return {name: work(spec, seconds) for name, work in MEASURES.items()}


if __name__ == "__main__":
    span = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    games = sys.argv[2:] or [game.id for game in all_games().values() if game.listed]
    print(json.dumps({"engine": _engine.name(), "figures": {game: measure(game, span) for game in games}}))
