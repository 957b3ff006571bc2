"""The doors of the game: what `GameSpec` loads when Evo is first played."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Final, cast

from speciate.core.game import Engine, Pack
from speciate.core.state import State
from speciate.games.evo import evaluate, flow, judgement, learned, policy, preview, random_play, stats, styles
from speciate.games.evo.catalogue import RULES
from speciate.games.evo.components import PACKS, EvoPack
from speciate.games.evo.events import ANNOUNCEMENTS
from speciate.games.evo.moves import CODEC
from speciate.games.evo.options import Setup
from speciate.games.evo.position import POSITIONS
from speciate.games.evo.state import AUCTION, CLIMATE, INITIATIVE, METEOR, MOVEMENT, Table
from speciate.kit.engines import TableEngine

if TYPE_CHECKING:
    from speciate.core.encoding import Encoding

NEAR: Final = 2.5  # rounds to come after this one, on average, when the end is near
CARD_TEXT: Final = r"(?P<effect>[a-z][a-z-]*)(?P<amount>[+-]\d+)"  # "leg+2": an effect and an amount


class EvoEngine(TableEngine):
    """One that `has_learned` plays on and judges as the levels that search do."""

    def __init__(self, has_learned: bool = False) -> None:
        super().__init__(CODEC, RULES, ANNOUNCEMENTS, POSITIONS, PACKS, preview.facts, stats.stats, CARD_TEXT)
        self.has_learned = has_learned
        self.learned_one: EvoEngine | None = None

    def lay_out(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        return flow.start(Setup(seats, options, cast(EvoPack, pack)))

    def evaluate(self, state: State, seat: int) -> float:
        table = cast(Table, state)
        return judgement.evaluate(table, seat) if self.has_learned else evaluate.evaluate(table, seat)

    def learned(self) -> Engine:
        if self.learned_one is None:
            self.learned_one = EvoEngine(has_learned=True)
        return self.learned_one

    def styles(self) -> Mapping[str, list[float]]:
        return styles.STYLES

    def taste(self, state: State, seat: int, weights: list[float]) -> float:
        return styles.taste(cast(Table, state), seat, weights)

    def scores(self, state: State) -> list[int]:
        """over.win: points are counted all along."""
        return [player.points for player in cast(Table, state).players]

    def policy(self, state: State, seat: int, random: Callable[[], float]) -> int:
        table = cast(Table, state)
        return learned.choose(table, seat, random) if self.has_learned else policy.choose(table, seat, random)

    def promising(self, state: State, seat: int) -> list[int]:
        table = cast(Table, state)
        return learned.promising(table, seat) if self.has_learned else policy.promising(table, seat)

    def worthwhile(self, state: State, seat: int) -> list[int]:
        return learned.worthwhile(cast(Table, state), seat) if self.has_learned else state.legal(seat)

    def is_quiet(self, state: State) -> bool:
        """When the survivors are counted, and when a new round begins: what waits for the die is in the odds.

        Who has learned plays on to the end once it is near: there it counts who wins, and no guess is as good.
        """
        table = cast(Table, state)
        if self.has_learned and evaluate.rounds_to_come(table) < NEAR:
            return False
        phase = table.phase
        return phase == METEOR or phase == INITIATIVE or phase == CLIMATE or (phase == AUCTION and table.undrawn > 0)

    def is_secret(self, state: State, seat: int, move: int) -> bool:  # noqa: ARG002 (the contract's)
        """Everything is done openly; a card kept in hand is no move."""
        return False

    def is_open(self, state: State, seat: int) -> bool:
        """All but the event cards in a hand; they are asked for, or played between steps."""
        table = cast(Table, state)
        return not table.asking and (table.phase != MOVEMENT or not table.players[seat].hand)

    def play_out(self, state: State, rng: Random) -> int:
        return random_play.play_out(cast(flow.EvoState, state), rng)

    def encoding(self, state: State, bounds: Mapping[str, int]) -> "Encoding | None":
        from speciate.games.evo.encode import EvoEncoding

        return EvoEncoding(cast(Table, state).setup, bounds)


ENGINE: Final = EvoEngine()
