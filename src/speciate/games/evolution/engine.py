"""The doors of the game: what `GameSpec` loads when Evolution is first played."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, cast

from speciate.core.game import Pack
from speciate.core.moves import kind_of
from speciate.core.state import State
from speciate.games.evolution import evaluate, flow, moves, policy, preview, stats
from speciate.games.evolution.cards import INTELLIGENCE
from speciate.games.evolution.catalogue import RULES
from speciate.games.evolution.components import PACKS, EvolutionPack, check_deck
from speciate.games.evolution.events import ANNOUNCEMENTS
from speciate.games.evolution.options import Setup
from speciate.games.evolution.position import POSITIONS
from speciate.games.evolution.rules.scoring import score
from speciate.games.evolution.state import DEAL, FEED, FOOD, LEAF, PLAY, Table
from speciate.kit.engines import TableEngine

if TYPE_CHECKING:
    from speciate.core.encoding import Encoding

CARD_TEXT: Final = r"(?P<trait>[a-z][a-z-]*)(?P<food>[+-]\d+)"  # "long-neck+3": a trait and a food value


class EvolutionEngine(TableEngine):
    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        setup = Setup(seats, options, cast(EvolutionPack, pack).cards, pack.name)
        check_deck(setup)
        return flow.new_game(setup)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate.evaluate(cast(Table, state), seat)

    def scores(self, state: State) -> list[int]:
        return score(cast(Table, state)).scores

    def policy(self, state: State, seat: int, random: Callable[[], float]) -> int:
        return policy.choose(cast(Table, state), seat, random)

    def is_quiet(self, state: State) -> bool:
        """Between two rounds: what was played has been eaten, bred or starved."""
        return cast(Table, state).phase == DEAL

    def is_secret(self, state: State, seat: int, move: int) -> bool:  # noqa: ARG002 (the contract's)
        """The card taken from a hand is not seen, what is done with it is; play.quick hides both."""
        table = cast(Table, state)
        return table.phase == FOOD or kind_of(move) == moves.CARD or (table.setup.quick and table.phase == PLAY)

    def is_open(self, state: State, seat: int) -> bool:
        """Once the traits lie open, only what a clever species may discard is hidden."""
        table = cast(Table, state)
        player = table.players[seat]
        clever = any(species.traits & INTELLIGENCE for species in player.species)
        return table.phase in (LEAF, FEED) and not (clever and player.hand)

    def encoding(self, state: State, bounds: Mapping[str, int]) -> "Encoding | None":
        from speciate.games.evolution.encode import EvolutionEncoding

        return EvolutionEncoding(cast(Table, state).setup, bounds)


ENGINE: Final = EvolutionEngine(
    moves.CODEC, RULES, ANNOUNCEMENTS, POSITIONS, PACKS, preview.facts, stats.stats, CARD_TEXT
)
