"""A co-operative game for tests: all have won when enough of their guesses of a coin were right."""

from collections.abc import Mapping

from speciate.core.game import GameSpec, Pack
from speciate.core.options import Option
from speciate.core.outcome import Outcome
from speciate.core.seats import NOBODY
from speciate.core.state import State
from tests.conformance.outside_game import CoinEngine, CoinState


class TogetherState(CoinState):
    def outcome(self) -> Outcome | None:
        if self.actor != NOBODY:
            return None
        together = sum(self.points)
        winners = list(range(self.seats)) if 2 * together >= 3 * self.seats else []
        return Outcome([together] * self.seats, winners, [{"guesses": points} for points in self.points])

    def copy(self) -> "TogetherState":
        other = TogetherState(self.seats, self.rounds)
        other.actor = self.actor
        other.guesses = self.guesses[:]
        other.points = self.points[:]
        return other


class TogetherEngine(CoinEngine):
    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:  # noqa: ARG002  # the contract's
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        return TogetherState(seats, rounds)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CoinState)
        return float(state.points[seat])

    def stats(self, state: State) -> dict[str, float]:  # noqa: ARG002  # the contract's
        return {}


ENGINE = TogetherEngine()
GAME = GameSpec(
    id="together",
    title="Together",
    rules_version="1.0",
    seats=(1, 5),
    options=(Option("rounds", 3, "tosses", 1, 9),),
    engine="tests.lab.cooperative_game:ENGINE",
    listed=False,
    cooperative=True,
)
