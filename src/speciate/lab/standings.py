"""What a tournament shows: who is stronger and how surely, who beats whom, which seat helps, what it costs."""

from collections import Counter
from collections.abc import Sequence
from math import nan

from speciate.core.streams import stream
from speciate.lab.arena import ArenaSeatResult
from speciate.lab.averages import FailureCount, Mean
from speciate.lab.contest import FREE, Contest
from speciate.lab.ratings import Finish, Rating, finish, rate


class BotStanding:
    """One bot."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.wins = Mean()  # its share of the win, a seat it sat in at a time; a team's once a game
        self.score = Mean()
        self.place = Mean()
        self.scores: list[int] = []
        self.choices = 0
        self.options = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.failures = FailureCount()
        self.rating: Rating | None = None

    def add(self, row: ArenaSeatResult) -> None:
        self.score.add(row.score)
        self.place.add(row.place)
        self.scores.append(row.score)
        self.choices += row.choices
        self.options += row.options
        self.seconds += row.seconds
        self.slowest = max(self.slowest, row.slowest)
        self.failures.add(row.failures, row.game, row.seat, row.note)

    @property
    def seconds_a_choice(self) -> float:
        return self.seconds / self.choices if self.choices else nan

    @property
    def branching(self) -> float:
        """How many legal moves it had at a decision, on average."""
        return self.options / self.choices if self.choices else nan


class Standings:
    """Grows game by game; `rate` adds the ratings at the end."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.cooperative = contest.spec.cooperative
        self.games = 0
        self.lines = [BotStanding(label) for label in contest.labels]
        #: ahead[a][b]: how often a finished before b at the same table, ties half.
        self.ahead = [[Mean() for _ in contest.labels] for _ in contest.labels]
        self.seats = [Mean() for _ in range(contest.seats)]
        self.lengths: list[int] = []
        self.winning = Mean()  # the best score of a game
        self._deals: dict[int, Counter[Finish]] = {}

    def add(self, game: Sequence[ArenaSeatResult]) -> None:
        """One game, a row a seat."""
        self.games += 1
        self.lengths.append(game[0].moves)
        self.winning.add(max(row.score for row in game))
        for row in game:
            self.lines[row.player].add(row)
            self.seats[row.seat].add(row.share)
        if self.cooperative:
            self.lines[game[0].player].wins.add(game[0].share)  # all have won or lost together
            return
        for row in game:
            self.lines[row.player].wins.add(row.share)
            self._compare(row, game)
        deal = self._deals.setdefault(game[0].deal, Counter())
        deal[finish((row.player, row.place) for row in game)] += 1

    def _compare(self, row: ArenaSeatResult, game: Sequence[ArenaSeatResult]) -> None:
        for other in game:
            if other.player != row.player:
                ahead = (other.place > row.place) + (other.place == row.place) / 2
                self.ahead[row.player][other.player].add(ahead)

    @property
    def fair_share(self) -> float:
        """What a bot no better than the others would win."""
        return 1 / self.contest.seats

    def rate(self) -> None:
        """Ratings, where several bots met each other; the same games give the same numbers."""
        if self.contest.mode != FREE or len(self.lines) < 2 or not self._deals:
            return
        rng = stream(self.contest.seed, "bootstrap")
        ratings = rate(list(self._deals.values()), len(self.lines), rng)
        for line, rating in zip(self.lines, ratings, strict=True):
            line.rating = rating

    def ranked(self) -> list[int]:
        """The players, strongest first."""
        return sorted(range(len(self.lines)), key=lambda player: (-self._worth(player), player))

    def _worth(self, player: int) -> float:
        rating = self.lines[player].rating
        return rating.value if rating is not None else self.lines[player].wins.mean
