"""What an experiment measures: numbers of a finished game. Each is defined in `locales`, and where it is shown.

Games are measured some at a time, each measure for all of them: to call it for every single game would cost a
quarter as much as to play a short one.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import repeat

from speciate.core.game import Pack
from speciate.lab.deals import Column
from speciate.lab.holdings import WON_WITH, won_with
from speciate.lab.plan import Plan
from speciate.lab.simulate import Ended, Finished, ended_games

AT_ONCE = 100  # games: so few that what is kept of them does not call the garbage collector

Measure = Callable[[Ended], Sequence[float]]


def scores(games: Ended) -> list[float]:
    seats = len(games.plan.bots)
    return [points / seats for points in map(sum, games.scores)]


def leads(games: Ended) -> list[float]:
    if len(games.plan.bots) == 1:
        return [0.0] * len(games.scores)
    return [best[-1] - best[-2] for best in map(sorted, games.scores)]


def shares(winners: Iterable[list[int]], seats: Iterable[int]) -> list[float]:
    """The share of the win of one seat, which may be another in each game."""
    return [1 / len(some) if seat in some else 0.0 for some, seat in zip(winners, seats, strict=False)]


def first_seats(games: Ended) -> list[int]:
    """Where the bot named first sat."""
    return [games.plan.seating(number).index(0) for number in games.numbers]


OURS: dict[str, Measure] = {
    "score": scores,
    "winner": lambda games: [*map(max, games.scores)],
    "lead": leads,
    "moves": lambda games: games.moves,
    "won": lambda games: [*map(bool, games.winners)],
    "shared": lambda games: [len(winners) > 1 for winners in games.winners],
    "bot_1": lambda games: shares(games.winners, first_seats(games)),
    "seat_1": lambda games: shares(games.winners, repeat(0)),
}


class Measuring:
    """Takes the measures of these names, and nothing that none of them needs."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._ours = [name for name in names if name in OURS]
        self._counted = [name for name in names if name not in OURS]
        self._needs_wins = any(name.startswith(WON_WITH) for name in self._counted)
        self._needs_stats = any(not name.startswith(WON_WITH) for name in self._counted)

    def __call__(self, plan: Plan, pack: Pack, numbers: Sequence[int]) -> "list[Column[float]]":
        """Plays games of a plan by their numbers; for each measure a column."""
        columns = {name: array("d") for name in self._names}

        def count(game: Finished) -> None:
            """What the game itself has counted, and what it was won with: as long as its table is there."""
            found = game.game.engine.stats(game.state) if self._needs_stats else {}
            if self._needs_wins:
                found |= won_with(game.game, game.state, game.outcome)
            for name in self._counted:
                columns[name].append(found[name])

        for first in range(0, len(numbers), AT_ONCE):
            games = ended_games(plan, pack, numbers[first : first + AT_ONCE], count if self._counted else None)
            for name in self._ours:
                columns[name] += array("d", OURS[name](games))
        return list(columns.values())
