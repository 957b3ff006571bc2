"""Prints what the running engine makes of some games: `python -m tests.conformance.digests`.

The first line says which engine ran; the others must be the same for both.
"""

from random import Random

from speciate import _engine
from speciate.core.digest import canonical, fingerprint
from speciate.core.game import GameSpec
from speciate.core.playout import playout
from speciate.core.registry import all_games
from speciate.core.seats import NOBODY
from tests.conformance.play import Case, apply_listening, choose, heard, random_moves, viewers

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
    return f"{fingerprint(canonical(seen))} {state.digest()} {outcome.scores}"


def settled(case: Case) -> str:
    """The same through the fast path."""
    state = case.new()
    count = playout(state, Random(case.seed))
    return f"{count} {state.digest()}"


def cases(game: GameSpec) -> list[Case]:
    flags: dict[str, object] = {option.name: True for option in game.options if option.type == "bool"}
    return [
        Case(game, seats, options, seed)
        for seats in range(game.min_seats, game.max_seats + 1)
        for seed in SEEDS
        for options in ({}, flags)
    ]


def main() -> None:
    print(_engine.name())
    for game in all_games().values():
        for case in cases(game):
            print(case.game.id, case.seats, case.options, case.seed, trace(case), settled(case))


if __name__ == "__main__":
    main()
