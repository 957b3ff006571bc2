"""The doors of the game: what `GameSpec` loads when Evolution is first played."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Final, cast

from speciate.core.game import Engine, Pack
from speciate.core.moves import kind_of
from speciate.core.state import State
from speciate.games.evolution import (
    choosing,
    evaluate,
    features,
    flow,
    learned,
    moves,
    outlook,
    playing_on,
    policy,
    preview,
    random_play,
    stats,
    styles,
)
from speciate.games.evolution.cards import INTELLIGENCE
from speciate.games.evolution.catalogue import RULES
from speciate.games.evolution.components import PACKS, EvolutionPack, check_deck
from speciate.games.evolution.events import ANNOUNCEMENTS
from speciate.games.evolution.options import Setup
from speciate.games.evolution.position import POSITIONS
from speciate.games.evolution.rules.scoring import score
from speciate.games.evolution.sensible import sensible
from speciate.games.evolution.state import FEED, FOOD, LEAF, OVER, PLAY, Table
from speciate.kit.engines import TableEngine
from speciate.kit.features import inclinations, kept, weights_of
from speciate.kit.network import Network, kept_network

if TYPE_CHECKING:
    from speciate.core.encoding import Encoding

CARD_TEXT: Final = r"(?P<trait>[a-z][a-z-]*)(?P<food>[+-]\d+)"  # "long-neck+3": a trait and a food value


class EvolutionEngine(TableEngine):
    """With `weights` its policy has learned; one that `rests` ends play-outs as soon as a round is counted; one that is
    `knowing` looks at sensible moves only; with a `network` it judges positions between rounds by who won from such."""

    def __init__(
        self,
        weights: list[float] | None = None,
        rests: bool = False,
        knowing: bool = False,
        network: Network | None = None,
    ) -> None:
        super().__init__(moves.CODEC, RULES, ANNOUNCEMENTS, POSITIONS, PACKS, preview.facts, stats.stats, CARD_TEXT)
        self.likings: choosing.Likings = policy.BY_HAND if weights is None else learned.Learned(weights)
        self.weights = weights
        self.rests = rests
        self.knowing = knowing
        self.network = network
        self.inputs = outlook.INPUTS
        self.families = features.FAMILIES
        self.taught_one: EvolutionEngine | None = None
        self.setup: Setup | None = None  # of the last new game: the next is mostly like it, and shares it

    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        cards = cast(EvolutionPack, pack).cards
        setup = self.setup
        if setup is None or not setup.is_for(seats, options, cards, pack.name):
            setup = Setup(seats, options, cards, pack.name)
            check_deck(setup)
            self.setup = setup
        return flow.new_game(setup)

    def evaluate(self, state: State, seat: int) -> float:
        table = cast(Table, state)
        if self.rests and evaluate.is_counted(table):
            return evaluate.counted(table, seat)
        return evaluate.evaluate(table, seat)

    def values(self, state: State) -> list[float]:
        table = cast(Table, state)
        if self.network is None or (table.phase != OVER and not playing_on.is_quiet(table, self.rests)):
            return []
        return outlook.values(table, self.network)

    def outlook(self, state: State) -> list[list[float]]:
        """What a network sees of each seat, between two rounds."""
        table = cast(Table, state)
        return outlook.seen(table) if playing_on.is_quiet(table, self.rests) else []

    def valued(self, network: Network) -> "EvolutionEngine":
        """The same, who has learned, with this network."""
        return EvolutionEngine(self.weights, self.rests, self.knowing, network)

    def styles(self) -> Mapping[str, list[float]]:
        return styles.STYLES

    def taste(self, state: State, seat: int, weights: list[float]) -> float:
        return styles.taste(cast(Table, state), seat, weights)

    def scores(self, state: State) -> list[int]:
        return score(cast(Table, state)).scores

    def policy(self, state: State, seat: int, random: Callable[[], float]) -> int:
        return choosing.choose(self.likings, cast(Table, state), seat, random)

    def inclinations(self, state: State, seat: int, moves: list[int]) -> list[float]:
        return [] if self.weights is None else inclinations(self.features(state, seat, moves), self.weights)

    def play_out(self, state: State, rng: Random) -> int:
        return random_play.play_out(cast(flow.EvolutionState, state), rng)

    def play_on(self, state: State, rng: Random, longest: int) -> None:  # noqa: ARG002 (a round always ends)
        playing_on.play_on(self.likings, self.rests, cast(flow.EvolutionState, state), rng)

    def promising(self, state: State, seat: int) -> list[int]:
        legal = state.legal(seat)
        return sensible(cast(Table, state), seat, legal) if self.knowing else legal

    def worthwhile(self, state: State, seat: int) -> list[int]:
        return self.promising(state, seat)

    def features(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """What a learned policy sees of each move, packed; 0 for one that it never makes."""
        return learned.look(cast(Table, state), seat, legal)

    def learned(self) -> Engine:
        if self.taught_one is None:
            weights = kept(learned.KEPT, features.FAMILIES)
            network = kept_network(outlook.KEPT, outlook.INPUTS)
            self.taught_one = EvolutionEngine(weights, rests=True, knowing=True, network=network)
        return self.taught_one

    def taught(self, logarithms: Mapping[str, list[float]]) -> "EvolutionEngine":
        """The same game, as it is learned, with a policy that has learned these weights."""
        network = cast(EvolutionEngine, self.learned()).network
        return EvolutionEngine(weights_of(logarithms, features.FAMILIES), rests=True, knowing=True, network=network)

    def is_quiet(self, state: State) -> bool:
        return playing_on.is_quiet(cast(Table, state), self.rests)

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


ENGINE: Final = EvolutionEngine()
