"""What the compiler watches when it makes the engine by a profile: what bots, servers and researchers ask of it.

Every game at every size of table: moves from a loop and inside the engine, copies, imagined tables played out, searches
as the textbook has them and with what was learned, views and digests. setup.py runs it (`SPECIATE_PROFILE=1`), with the
packages a build has and no others; the deals are not those that are measured.
"""

import sys
from random import Random

from speciate.bots.search.cooperative import CooperativeSearch
from speciate.bots.search.search import Search
from speciate.core.fragments import Fragments
from speciate.core.game import GameSpec
from speciate.core.registry import all_games
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State

GAMES = 6  # random ones of each number of seats
STEP = 9  # moves between two positions that are looked at
ROUNDS = 40  # of a search
PATIENCE = 600.0  # seconds


def play(state: State, rng: Random) -> list[State]:
    """A game of random moves, each listed and applied; some positions on the way."""
    found: list[State] = []
    moves = 0
    state.settle(rng)
    while (seat := state.actor) != NOBODY:
        if moves % STEP == 0:
            found.append(state.copy())
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.random() * len(legal))])
        if state.actor == NATURE:
            state.settle(rng)
        moves += 1
    state.outcome()
    return found


def look_at(state: State, fragments: Fragments) -> None:
    """What a server does with a position."""
    state.copy().digest()
    fragments.turn()
    for audience in (*range(state.seats), SPECTATOR):
        state.view(audience).encoded(fragments)
    state.view(state.actor).to_json()
    for move in state.legal(state.actor)[:3]:
        state.refusal(state.actor, move)


def think(game: GameSpec, state: State, rng: Random) -> None:
    """What bots do with one."""
    view = state.view(state.actor)
    legal = state.legal(state.actor)
    for engine in (game.engine, game.engine.learned()):
        if game.cooperative:
            CooperativeSearch(engine, view, legal, rng).run(ROUNDS, PATIENCE)
        else:
            Search(engine, view, legal, rng).run(ROUNDS, PATIENCE)
    if not game.cooperative:
        plain = Search(game.engine, view, legal, rng)
        plain.plain = True
        plain.run(ROUNDS, PATIENCE)
    for _ in range(ROUNDS):
        game.engine.play_out(state.determinize(state.actor, rng), rng)


def exercise(game: GameSpec) -> None:
    rng = Random(f"exercise {game.id}")
    for seats in range(game.min_seats, game.max_seats + 1):
        for number in range(GAMES):
            game.engine.play_out(game.new(seats), rng)
            found = play(game.new(seats), rng)
            fragments = Fragments()
            for state in found:
                look_at(state, fragments)
            for state in found[number :: 2 * GAMES]:
                think(game, state, rng)


if __name__ == "__main__":
    for each in all_games().values():
        if each.listed:
            print(f"exercising {each.id}", file=sys.stderr, flush=True)
            exercise(each)
