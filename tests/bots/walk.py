"""A walk without an end: to the left or to the right, by turns. Nothing is hidden, and all can be reckoned by hand."""

from collections.abc import Callable, Mapping
from random import Random

from speciate.core.decision import Decision
from speciate.core.game import Engine, Pack
from speciate.core.moves import Codec
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, View

LEFT, RIGHT, DRAW = range(3)


class Walk(State):
    """Left or right by turns, for ever; before each step nature may have to draw. Alone, it is open who wins."""

    def __init__(self, seats: int = 2, draws: bool = False, winners: tuple[int, ...] | None = None) -> None:
        super().__init__(seats)
        self.draws = draws
        self.actor = 0 if winners is None else NOBODY
        self.winners = winners
        self.walked: list[tuple[int, int]] = []

    def pending(self) -> list[Decision]:
        return [] if self.actor == NOBODY else [Decision(self.actor, "step")]

    def legal(self, seat: int) -> list[int]:
        return [LEFT, RIGHT] if seat == self.actor else []

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Whoever does not wait for its turn is let pass, but draws nothing."""
        return Refusal("walk:draw", "draw", {"seat": seat}) if move == DRAW else None

    def chance(self) -> list[tuple[int, int]]:
        return [(DRAW, 1)]

    def apply(self, seat: int, move: int) -> None:
        self.walked.append((seat, move))
        turn = sum(walker != NATURE for walker, _ in self.walked) % self.seats
        self.actor = NATURE if self.draws and seat != NATURE else turn

    def outcome(self) -> Outcome | None:
        if self.winners is None:
            return None
        return Outcome([0] * self.seats, list(self.winners), [{} for _ in range(self.seats)])

    def copy(self) -> "Walk":
        other = Walk(self.seats, self.draws, self.winners)
        other.actor, other.walked = self.actor, self.walked[:]
        return other

    def view(self, seat: int) -> View:
        return WalkView(seat, self)


class WalkView(View):
    def __init__(self, seat: int, state: Walk) -> None:
        super().__init__(seat)
        self.state = state.copy()

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "walked": [list(step) for step in self.state.walked]}

    def determinize(self, rng: Random) -> State:  # noqa: ARG002 (nothing is hidden)
        return self.state.copy()


class WalkEngine(Engine):
    """Steps to the right are good for seat 0. It is quiet after so many steps, and from then on."""

    def __init__(self, quiet_after: int) -> None:
        self.codec = Codec({LEFT: "left", RIGHT: "right", DRAW: "draw"}, [])
        self.quiet_after = quiet_after

    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:  # noqa: ARG002 (the contract's)
        return Walk(seats)

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Walk)
        return state.actor != NATURE and len(state.walked) >= self.quiet_after

    def policy(self, state: State, seat: int, random: Callable[[], float]) -> int:  # noqa: ARG002 (it has a habit)
        return LEFT

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Walk)
        right = sum(move == RIGHT for walker, move in state.walked if walker == 0)
        return float(right if seat == 0 else -right)


class FondEngine(WalkEngine):
    """Its policy likes some steps better than others."""

    def __init__(self, fond: Mapping[int, float]) -> None:
        super().__init__(2)
        self.fond = fond

    def inclinations(self, state: State, seat: int, moves: list[int]) -> list[float]:  # noqa: ARG002 (always the same)
        return [self.fond[move] for move in moves]


class ForetellingEngine(FondEngine):
    """It says who wins from a quiet position: whoever has gone left. It never asks what else a position is worth."""

    def __init__(self) -> None:
        super().__init__({LEFT: 1.0, RIGHT: 1.0})

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Walk)
        if not self.is_quiet(state):
            return []
        return [1.0 if (seat, LEFT) in state.walked else -1.0 for seat in range(state.seats)]

    def evaluate(self, state: State, seat: int) -> float:  # noqa: ARG002 (nobody asks)
        raise AssertionError
