"""Two tiny games with known best moves, to ask a search about."""

from collections.abc import Mapping
from random import Random

from speciate.core.decision import Decision
from speciate.core.game import Engine, GameSpec, Pack
from speciate.core.moves import Codec
from speciate.core.outcome import Outcome
from speciate.core.seats import NOBODY
from speciate.core.state import State, View

SURE, GUESS, HEADS, TAILS = range(4)
CODEC = Codec({SURE: "sure", GUESS: "guess", HEADS: "heads", TAILS: "tails"}, [])


class Coin(State):
    """Nobody knows how a coin lies. Seat 0 takes a sure 3 points, or guesses for 4: heads or tails comes next.

    With `partners`, the seats win together: seat 0 must have guessed, and seat 1 then says heads.
    """

    def __init__(self, coin: int, partners: bool = False) -> None:
        super().__init__(2)
        self.actor = 0
        self.coin = coin
        self.partners = partners
        self.guessed = False
        self.points = [0, 3]

    def pending(self) -> list[Decision]:
        return [] if self.actor == NOBODY else [Decision(self.actor, "say" if self.guessed else "choose")]

    def legal(self, seat: int) -> list[int]:
        if seat != self.actor:
            return []
        return [HEADS, TAILS] if self.guessed else [SURE, GUESS]

    def apply(self, seat: int, move: int) -> None:
        if move == GUESS:
            self.guessed = True
            self.actor = 1 if self.partners else 0
            return
        if self.partners:
            self.points = [int(move == HEADS)] * 2
        else:
            self.points[seat] = 3 if move == SURE else 4 * int(move == self.coin)
        self.actor = NOBODY

    def outcome(self) -> Outcome | None:
        if self.actor != NOBODY:
            return None
        if self.partners:
            return Outcome(self.points, [0, 1] if self.points[0] else [], [{}, {}])
        best = max(self.points)
        return Outcome(self.points, [seat for seat in (0, 1) if self.points[seat] == best], [{}, {}])

    def copy(self) -> "Coin":
        other = Coin(self.coin, self.partners)
        other.actor, other.guessed, other.points = self.actor, self.guessed, self.points[:]
        return other

    def view(self, seat: int) -> View:
        return CoinView(seat, self)


class CoinView(View):
    def __init__(self, seat: int, state: Coin) -> None:
        super().__init__(seat)
        self.state = state.copy()
        self.state.coin = -1

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "guessed": self.state.guessed, "actor": self.state.actor}

    def determinize(self, rng: Random) -> State:
        imagined = self.state.copy()
        imagined.coin = HEADS if rng.random() < 0.5 else TAILS
        return imagined


class CoinEngine(Engine):
    def __init__(self) -> None:
        self.codec = CODEC

    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:  # noqa: ARG002 (the contract's)
        return Coin(HEADS)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Coin)
        return float(state.points[seat])


ENGINE = CoinEngine()
GAME = GameSpec("coin", "Coin", "1.0", (2, 2), (), "tests.bots.small_games:ENGINE", listed=False)
