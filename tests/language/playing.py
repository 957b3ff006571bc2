"""Games of bots as seats see them, for the tests."""

import re
from collections.abc import Iterator
from random import Random

from speciate.bots.registry import make_bot
from speciate.core.game import GameSpec
from speciate.core.registry import all_games, get_game
from speciate.core.state import State
from speciate.language import Moment, moment_of
from speciate.table.match import Match

TITLES = [game for game in all_games().values() if game.listed]
TABLES = [(game.id, seats) for game in TITLES for seats in range(game.min_seats, game.max_seats + 1)]
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo")


def new_match(game: str, seats: int, seed: int = 1, **options: object) -> Match:
    return Match.new(get_game(game), list(NAMES[:seats]), options=options, seed=seed)


def moments(match: Match, bot: str, every: int = 1) -> Iterator[Moment]:
    """Plays to the end; each so many decisions, what the seat that chooses may know, with its news."""
    agents = {seat: make_bot(bot, Random(seat)) for seat in range(len(match.names))}
    told = [0] * len(agents)
    number = 0
    while match.outcome is None:
        seat = match.pending()[0].seat
        if number % every == 0:
            yield moment_of(match, seat, told[seat])
            told[seat] = len(match.happened)
        match.step(agents)
        number += 1


def moment_in(game: GameSpec, state: State, seat: int) -> Moment:
    """What a seat may know of a bare position."""
    owed = next((one for one in state.pending() if one.seat == seat), None)
    return Moment(game, state.view(seat), NAMES[: state.seats], owed, state.legal(seat), state.outcome())


def any_choice(listing: str, rng: Random) -> str:
    """A code out of a list of whole choices, drawn by lines, then by kinds, then by what is put in."""
    line = rng.choice(listing.splitlines()[1:])
    parts = []
    for part in line.split("; "):
        kind, _, rest = rng.choice(part.split(", ")).partition(" ")
        parts.append(f"{kind} {rng.choice(rest.split('|'))}".strip())
    return "; ".join(parts)


class ListingModel:
    """A model that draws from the list of legal moves it is shown."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.asked: list[str] = []

    def __call__(self, text: str) -> str:
        self.asked.append(text)
        listing = re.search(r"You can play \(.*\n(?:.+\n?)+", text)
        assert listing is not None
        return f"Let me see. [{any_choice(listing[0].strip(), self.rng)}]"
