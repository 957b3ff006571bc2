"""A game of another package, as small as the contract allows: two players guess a coin that nature tosses.

It is never compiled, so it shows that interpreted games run on a compiled core.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from speciate.core.decision import Decision
from speciate.core.game import Engine, GameSpec, Pack
from speciate.core.moves import Choice, Codec, arg_a, kind_of, pack
from speciate.core.options import Option
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, View

TOSS, GUESS = 0, 1
CODEC = Codec({TOSS: "toss {side:side}", GUESS: "guess {side:side}"}, [Choice("side", ["heads", "tails"])])


class CoinState(State):
    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.actor = 0
        self.rounds = rounds
        self.guesses = [-1] * seats
        self.points = [0] * seats

    def pending(self) -> list[Decision]:
        if self.actor in (NATURE, NOBODY):
            return [Decision(NATURE, "toss")] if self.actor == NATURE else []
        return [Decision(seat, "guess", True) for seat, guess in enumerate(self.guesses) if guess < 0]

    def legal(self, seat: int) -> list[int]:
        kind = TOSS if seat == NATURE else GUESS
        owing = [decision.seat for decision in self.pending()]
        return [pack(kind, side) for side in (0, 1)] if seat in owing else []

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return None if move in self.legal(seat) else Refusal("coin:turn", "not-now", {})

    def apply(self, seat: int, move: int) -> None:
        if kind_of(move) == GUESS:
            self.guesses[seat] = arg_a(move)
            self.actor = self.guesses.index(-1) if -1 in self.guesses else NATURE
            return
        self.points = [points + (guess == arg_a(move)) for points, guess in zip(self.points, self.guesses, strict=True)]
        self.guesses = [-1] * self.seats
        self.rounds -= 1
        self.actor = 0 if self.rounds else NOBODY

    def chance(self) -> list[tuple[int, int]]:
        return [(move, 1) for move in self.legal(NATURE)]

    def outcome(self) -> Outcome | None:
        if self.actor != NOBODY:
            return None
        best = max(self.points)
        winners = [seat for seat, points in enumerate(self.points) if points == best]
        return Outcome(self.points, winners, [{"guesses": points} for points in self.points])

    def copy(self) -> "CoinState":
        other = CoinState(self.seats, self.rounds)
        other.actor = self.actor
        other.guesses = self.guesses[:]
        other.points = self.points[:]
        return other

    def to_json(self) -> dict[str, object]:
        return {"seats": self.seats, "rounds": self.rounds, "guesses": self.guesses, "points": self.points}

    def view(self, seat: int) -> View:
        return CoinView(seat, self)


class CoinView(View):
    def __init__(self, seat: int, state: CoinState) -> None:
        super().__init__(seat)
        self.state = state.copy()
        for other, guess in enumerate(state.guesses):
            if other != seat and guess >= 0:
                self.state.guesses[other] = 2  # has guessed

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, **self.state.to_json()}

    def determinize(self, rng: Random) -> State:
        imagined = self.state.copy()
        imagined.guesses = [rng.randrange(2) if guess == 2 else guess for guess in imagined.guesses]
        return imagined


class CoinEngine(Engine):
    def __init__(self) -> None:
        self.codec = CODEC
        self.rules = ("turn",)
        self.events = {}

    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        assert pack.name == "coin"
        return CoinState(seats, rounds)

    def pack(self, source: Path | Mapping[str, object] | None = None) -> Pack:
        assert source is None
        return Pack("coin", {})


ENGINE = CoinEngine()
GAME = GameSpec(
    id="coin",
    title="Coin",
    rules_version="1.0",
    seats=(2, 5),
    options=(Option("rounds", 3, "tosses", 1, 9),),
    engine="tests.conformance.outside_game:ENGINE",
)
