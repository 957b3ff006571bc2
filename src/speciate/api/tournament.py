"""A tournament in one call."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from speciate.bots.external import SECONDS
from speciate.core.registry import get_game

if TYPE_CHECKING:
    from speciate.lab.standings import BotStanding


@dataclass(frozen=True)
class ArenaResult:
    """How a bot did: the share of games it won and its rating, each with its 95 % interval.

    Where all win or lose together it is the bot's team that wins, and there is no rating. `failures` counts the
    choices that a script or a program did not make, `first_failure` says why it did not make the first of them.
    """

    bot: str
    wins: float
    wins_interval: tuple[float, float]
    score: float
    rating: float | None
    rating_interval: tuple[float, float] | None
    failures: int
    first_failure: str


def arena(
    game: str,
    bots: Sequence[str | Path],
    *,
    seats: int | None = None,
    games: int = 60,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    seconds: float = SECONDS,
) -> list[ArenaResult]:
    """A tournament, the strongest first: everybody meets everybody, with the same cards and from every seat.

    Bots are named as on the command line: `greedy`, `./mybot.py:MyBot`, `trusted:./mybot.py:MyBot`, `cmd:./mybot`.
    The same seed plays the same games, on however many processes (`jobs`).

    >>> import speciate
    >>> results = speciate.arena("template", ["random", "greedy"], seats=2, games=20)
    >>> [result.bot for result in results]
    ['greedy', 'random']
    """
    from speciate.lab.arena import run
    from speciate.lab.contest import FREE, TEAMS, Contest
    from speciate.lab.standings import Standings

    spec = get_game(game)
    names = tuple(str(bot) for bot in bots)
    count = seats if seats is not None else min(max(len(names), spec.min_seats), spec.max_seats)
    mode = TEAMS if spec.cooperative else FREE
    contest = Contest(game, names, count, games, str(seed), mode, options or {}, None, seconds)
    contest.check()
    standings = Standings(contest)
    for played in run(contest, jobs):
        standings.add(played.rows)
    standings.rate()
    return [_result(standings.lines[player]) for player in standings.ranked()]


def _result(line: "BotStanding") -> ArenaResult:
    rating = line.rating
    interval = None if rating is None else (rating.low, rating.high)
    return ArenaResult(
        bot=line.label,
        wins=line.wins.mean,
        wins_interval=line.wins.share_interval,
        score=line.score.mean,
        rating=None if rating is None else rating.value,
        rating_interval=interval,
        failures=line.failures.count,
        first_failure=line.failures.why,
    )
