"""Prints what the running engine makes of some games: `python -m tests.conformance.digests`.

The first line says which engine ran; the others must be the same for both.
"""

from random import Random

from speciate import _engine
from speciate.bots.levels import LEVELS
from speciate.bots.registry import bots_of
from speciate.bots.search_bot import SearchBot
from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.game import GameSpec
from speciate.core.playout import playout
from speciate.core.registry import all_games
from speciate.core.seats import NATURE, NOBODY
from speciate.table.agent import Request
from tests.conformance.play import Case, apply_listening, choose, heard, random_moves, variants, viewers

SEEDS = (0, 1)  # players by whim, lively players


def trace(case: Case) -> str:
    """One game, everything it shows folded into a fingerprint."""
    rng = case.rng("play")
    state = case.new()
    seen: list[object] = []
    while state.actor != NOBODY:
        seat, move = choose(case, state, rng)
        refusals = [state.refusal(seat, other) for other in random_moves(case, 3, rng)]
        seen.append([refusal and refusal.to_json() for refusal in refusals])
        events = apply_listening(state, seat, move)
        seen.append([state.digest(), move, heard(events, seat).decode()])
        if len(seen) % 5 == 0:
            viewer = rng.choice(viewers(state))
            seen.append([state.view(viewer).to_json(), state.determinize(viewer, rng).digest()])
    outcome = state.outcome()
    assert outcome is not None
    seen.append([outcome.to_json(), case.game.engine.stats(state)])
    return f"{fingerprint(canonical_whole(seen))} {state.digest()} {outcome.scores}"


def settled(case: Case) -> str:
    """The same through the fast path."""
    state = case.new()
    count = playout(state, Random(case.seed))
    return f"{count} {state.digest()}"


def thought(case: Case, name: str, moves: int = 24) -> str:
    """The beginning of a game of searching bots: what they chose, and how they explain it."""
    rng = case.rng("nature")
    state = case.new()
    level = LEVELS[name]._replace(iterations=8, seconds=60.0)
    seen: list[object] = []
    while state.actor != NOBODY and len(seen) < moves:
        if state.actor == NATURE:
            state.settle(rng)
            continue
        owed = state.pending()[0]
        request = Request(case.game, owed, state.legal(owed.seat), state.view(owed.seat))
        told = SearchBot(case.rng(f"bot {len(seen)}"), name, level).explain(request)
        seen.append(told)
        state.apply(owed.seat, case.game.engine.codec.parse(str(told[0]["move"])))
    return fingerprint(canonical_whole(seen))


def cases(game: GameSpec) -> list[Case]:
    """The usual game for every number of seats, by whim and lively; every variant once."""
    usual = [Case(game, seats, {}, seed) for seats in range(game.min_seats, game.max_seats + 1) for seed in SEEDS]
    middle = (game.min_seats + game.max_seats) // 2
    return usual + [Case(game, middle, options, 1) for options in variants(game) if options]


def main() -> None:
    print(_engine.name())
    for game in all_games().values():
        for case in cases(game):
            print(case.game.id, case.seats, case.options, case.seed, trace(case), settled(case))
        for name in ("expert", "master"):
            if name in bots_of(game.id):
                print(game.id, name, thought(Case(game, game.max_seats, {}, 1), name))


if __name__ == "__main__":
    main()
