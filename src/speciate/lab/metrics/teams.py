"""Games that all win or lose together: how hard they are for each level, and what talking is worth.

Bots do not talk. What they could tell each other is what they hold, so a team that talks is one whose bots see the
whole table: the most that talking about hands can bring. Where nothing is hidden there is nothing to tell of hands,
but there is advice: the strongest chooses for all, against each for itself.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from speciate.core.state import State, View
from speciate.core.streams import stream
from speciate.lab.metrics.estimates import Means, put
from speciate.lab.metrics.players import Player, open_agent
from speciate.lab.metrics.playing import play_out, shares_of
from speciate.lab.metrics.study import Study, close_players
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen


class Difficulty:
    name = "difficulty"

    def numbers(self, study: Study, seats: int) -> Sequence[int]:  # noqa: ARG002  # the contract's
        return range(study.games if study.spec.cooperative else 0)

    def play(self, study: Study, seats: int, number: int) -> Seen:
        deal = study.deal(seats, number)
        return {level: shares_of(study, [level] * seats, deal)[0] for level in study.levels}

    def tally(self, study: Study) -> "TeamTally":  # noqa: ARG002  # the contract's
        return TeamTally(MetricTable(self.name, ("seats", "level")), share=True)


class Talking:
    name = "talking"

    def numbers(self, study: Study, seats: int) -> Sequence[int]:
        return range(study.games if study.spec.cooperative and seats > 1 else 0)

    def play(self, study: Study, seats: int, number: int) -> Seen:
        """Paired: what the team wins with open hands, and with advice, less what it wins without."""
        deal = study.deal(seats, number)
        weakest, strongest = study.levels[0], study.levels[-1]
        silent = shares_of(study, [strongest] * seats, deal)[0]
        own = number % seats
        alone = [strongest if seat == own else weakest for seat in range(seats)]
        return {
            "open-hands": open_shares(study, strongest, seats, deal)[0] - silent,
            "advice": silent - shares_of(study, alone, deal)[0],
        }

    def tally(self, study: Study) -> "TeamTally":  # noqa: ARG002  # the contract's
        return TeamTally(MetricTable(self.name, ("seats", "help")), share=False)


class OpenView(View):
    """What a seat knows whom everybody has told everything: the table as it is, but not what nature will do."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(seat)
        self.state = state

    def to_json(self) -> dict[str, object]:
        return self.state.view(self.seat).to_json()

    def determinize(self, rng: Random) -> State:  # noqa: ARG002  # there is nothing to imagine
        return self.state.copy()


class TalkingPlayer(Player):
    """A player whom all others show their hands."""

    def view(self, state: State, seat: int) -> View | None:
        return OpenView(state.copy(), seat)


def open_shares(study: Study, level: str, seats: int, deal: str) -> list[float]:
    """The deal of `shares_of`, with open hands."""
    streams = [stream(deal, f"seat {seat}") for seat in range(seats)]
    players: list[Player] = [TalkingPlayer(rng, open_agent(level, rng)) for rng in streams]
    try:
        return study.shares(play_out(study, study.new(seats), players, stream(deal, "nature")))
    finally:
        close_players(players)


class TeamTally:
    def __init__(self, table: MetricTable, share: bool) -> None:
        self.table = table
        self.share = share
        self.means: dict[int, Means[str]] = {}

    def add(self, seats: int, seen: Seen) -> None:
        for what, won in seen.items():
            self.means.setdefault(seats, Means())[what].add(won)

    def tables(self) -> list[MetricTable]:
        for seats, means in sorted(self.means.items()):
            for what, mean in means.items():
                labels: dict[str, Any] = {"seats": seats, self.table.labels[1]: what}
                put(self.table, mean, share=self.share, **labels)
        return [self.table]
