"""Matches for tests: bots of any kind, a seed, played to the end or part of the way."""

from random import Random

from speciate.bots.registry import make_bot
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.table.match import Match


def new_match(seed: int = 1, seats: int = 3, game: str = "evolution") -> Match:
    names = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"][:seats]
    return Match.new(get_game(game), names, ["random"] * seats, seed=seed)


def play_on(match: Match, moves: int = 100_000, seed: int = 1, bot: str = "random") -> Match:
    """Lets bots play so many moves, or to the end."""
    bots = {seat: make_bot(bot, stream(seed, f"seat {seat}")) for seat in range(len(match.names))}
    for _ in range(moves):
        if match.step(bots) is None:
            break
    return match


def any_move(match: Match, rng: Random) -> tuple[int, int]:
    decision = rng.choice(match.pending())
    return decision.seat, rng.choice(match.legal(decision.seat).packed)
