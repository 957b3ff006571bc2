"""The doors of the game: what `GameSpec` loads when it is first played. Everything else is private to the folder."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Final, cast

from speciate.core.game import Engine, Pack
from speciate.core.playout import playout
from speciate.core.state import State
from speciate.games.evolutopia import evaluate, flow, policy, preview, random_play, stats
from speciate.games.evolutopia.catalogue import RULES
from speciate.games.evolutopia.components import PACKS, EvolutopiaPack, check_box
from speciate.games.evolutopia.events import ANNOUNCEMENTS
from speciate.games.evolutopia.learned import odds as learned_odds
from speciate.games.evolutopia.learned import policy as learned_policy
from speciate.games.evolutopia.learned import sensible
from speciate.games.evolutopia.moves import CODEC
from speciate.games.evolutopia.options import Setup
from speciate.games.evolutopia.position import POSITIONS
from speciate.games.evolutopia.state import BLOCK, Table
from speciate.kit.engines import TableEngine

if TYPE_CHECKING:
    from speciate.core.encoding import Encoding


class EvolutopiaEngine(TableEngine):
    """One that `has_learned` plays on and judges as the levels that search do."""

    def __init__(self, has_learned: bool = False) -> None:
        super().__init__(CODEC, RULES, ANNOUNCEMENTS, POSITIONS, PACKS, preview.facts, stats.stats)
        self.has_learned = has_learned
        self.learned_one: EvolutopiaEngine | None = None

    def lay_out(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        setup = Setup(seats, options, cast(EvolutopiaPack, pack))
        check_box(setup)
        return flow.start(setup)

    def evaluate(self, state: State, seat: int) -> float:
        table = cast(Table, state)
        if self.has_learned and table.current() == BLOCK:
            return learned_odds.log_odds(table)
        return evaluate.evaluate(table, seat)

    def policy(self, state: State, seat: int, random: Callable[[], float]) -> int:  # noqa: ARG002 (the contract's)
        table = cast(Table, state)
        return learned_policy.choose(table, random) if self.has_learned else policy.choose(table, random)

    def learned(self) -> Engine:
        if self.learned_one is None:
            self.learned_one = EvolutopiaEngine(has_learned=True)
        return self.learned_one

    def worthwhile(self, state: State, seat: int) -> list[int]:
        return sensible.worthwhile(cast(Table, state), seat) if self.has_learned else state.legal(seat)

    def is_quiet(self, state: State) -> bool:
        """Between two cycles: the old crisis is settled, the new one has come, and every action is free."""
        return cast(Table, state).current() == BLOCK

    def is_open(self, state: State, seat: int) -> bool:  # noqa: ARG002 (the contract's)
        """Nobody has secrets here."""
        return True

    def play_out(self, state: State, rng: Random) -> int:
        """Whoever listens is told of every step, and so it is played by steps."""
        if state.listener is not None:
            return playout(state, rng)
        return random_play.play_out(cast(flow.EvolutopiaState, state), rng)

    def encoding(self, state: State, bounds: Mapping[str, int]) -> "Encoding | None":
        from speciate.games.evolutopia.encode import EvolutopiaEncoding

        return EvolutopiaEncoding(cast(Table, state).setup, bounds)


ENGINE: Final = EvolutopiaEngine()
