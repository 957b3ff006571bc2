"""What is asked of a training: which game, how much self-play, how it is judged."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import NamedTuple, Protocol, cast, runtime_checkable

from speciate.core.errors import BadOption
from speciate.core.game import Engine, GameSpec
from speciate.core.registry import get_game
from speciate.core.state import State
from speciate.kit.network import Network, network_of
from speciate.lab.origin import Origin, origin

USUAL_SEATS = 4
ELSEWHERE = {  # what makes the numbers of games that learn otherwise (docs/training.md)
    "evolutopia": "python -m bench.evolutopia",
}
Weights = Mapping[str, list[float]]  # by family of features, as natural logarithms
Value = Mapping[str, object]  # a network, as `kit.network.network_of` reads it


@runtime_checkable
class Learner(Protocol):
    """An engine whose policy weighs features of moves, and can be given other weights."""

    families: tuple[tuple[str, int], ...]  # of features, and where each begins; the last one is a single feature

    def features(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """Of each move up to five, packed by ten bits each; 0 for a move the policy never makes."""

    def taught(self, logarithms: Weights) -> Engine:
        """The same game with other weights."""


@runtime_checkable
class Judge(Protocol):
    """An engine that judges what play-outs come to by a network, and can be given another one."""

    inputs: tuple[str, ...]

    def outlook(self, state: State) -> list[list[float]]:
        """The inputs of each seat at a quiet position."""

    def valued(self, network: Network) -> Engine:
        """The same game with another network."""


class Taught(NamedTuple):
    """What was learned; what was not comes with the game."""

    weights: Weights | None = None
    value: Value | None = None


@dataclass(frozen=True)
class Course:
    """Plain data, so that it crosses to other processes."""

    game: str
    games: int  # of self-play
    iterations: int  # rounds of search for each choice
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)  # of the game

    def check(self, value: int = 0) -> None:
        learns = not value or isinstance(self.spec.engine, Judge)
        if not learns or not isinstance(self.spec.engine, Learner):
            command = ELSEWHERE.get(self.game, "speciate train evolution")
            text = f"the policy of {self.game} has no weights that could be learned here; see {command}"
            raise BadOption(text, "option-no-learner", game=self.game, command=command)

    @cached_property
    def spec(self) -> GameSpec:
        return get_game(self.game)

    @property
    def learner(self) -> Learner:
        return cast(Learner, self.spec.engine)

    def engine(self, taught: Taught) -> Engine:
        """The game with what was learned."""
        engine = self.spec.engine.learned() if taught.weights is None else self.learner.taught(taught.weights)
        if taught.value is None:
            return engine
        judge = cast(Judge, engine)
        return judge.valued(network_of(taught.value, judge.inputs))

    @property
    def judge(self) -> Judge:
        return cast(Judge, self.spec.engine)

    def new(self, seats: int) -> State:
        return self.spec.new(seats, self.options)

    def seats(self, number: int) -> int:
        """Every other game is one of four, the usual table; the others have every number of seats in turn."""
        low, high = self.spec.min_seats, self.spec.max_seats
        return low + number // 2 % (high - low + 1) if number % 2 else min(max(USUAL_SEATS, low), high)

    def origin(self, apart: Iterable[str] = ()) -> Origin:
        """Of its games, however many: a course goes on when more are asked for."""
        agreed = {name: value for name, value in asdict(self).items() if name != "games"}
        return origin(self.spec, ["expert"], agreed, apart)

    def __getstate__(self) -> dict[str, object]:
        return asdict(self)
