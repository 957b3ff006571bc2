"""The doors of the game: what `GameSpec` loads when S-Evolution is first played."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Final, cast

from speciate.core.game import Engine, Pack
from speciate.core.state import State
from speciate.games.s_evolution import (
    evaluate,
    features,
    flow,
    learned,
    liking,
    outlook,
    policy,
    preview,
    random_play,
    stats,
    styles,
    thrift,
)
from speciate.games.s_evolution.catalogue import RULES
from speciate.games.s_evolution.components import PACKS, SEvolutionPack, check_rounds
from speciate.games.s_evolution.events import ANNOUNCEMENTS
from speciate.games.s_evolution.moves import CODEC
from speciate.games.s_evolution.options import Setup
from speciate.games.s_evolution.phases import scoring
from speciate.games.s_evolution.position import POSITIONS
from speciate.games.s_evolution.state import HAND, OVER, PLAY, TRUMP, Table
from speciate.kit.engines import TableEngine
from speciate.kit.features import inclinations, kept, weights_of
from speciate.kit.network import Network, kept_network

if TYPE_CHECKING:
    from speciate.core.encoding import Encoding

CARD_TEXT: Final = r"(?P<suit>[a-z]+)-(?P<strength>\d)\+(?P<face>[a-z0-9]+)"  # "food-3+2"


class SEvolutionEngine(TableEngine):
    """With `weights`, of 2.0 and of 2013, its policy has practised, and it judges positions between rounds by what
    games of the search came to."""

    def __init__(self, weights: list[list[float]] | None = None, networks: list[Network] | None = None) -> None:
        super().__init__(CODEC, RULES, ANNOUNCEMENTS, POSITIONS, PACKS, preview.facts, stats.stats, CARD_TEXT)
        self.weights = weights
        self.networks = networks  # of the same editions
        self.inputs = outlook.INPUTS
        self.families = features.FAMILIES
        self.learned_one: SEvolutionEngine | None = None

    def lay_out(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        own = cast(SEvolutionPack, pack)
        decks = own.generous if options["generous"] else own.decks
        setup = Setup(seats, options, decks, own.colours, own.name)
        check_rounds(setup)
        return flow.start(setup)

    def evaluate(self, state: State, seat: int) -> float:
        table = cast(Table, state)
        if self.weights is not None and (table.phase == HAND or table.phase == OVER):
            return learned.standing(table, seat)
        return evaluate.evaluate(table, seat)

    def values(self, state: State) -> list[float]:
        table = cast(Table, state)
        if self.networks is None or (table.phase != HAND and table.phase != OVER):
            return []
        return outlook.values(table, self.networks[edition_of(table)])

    def outlook(self, state: State) -> list[list[float]]:
        """What a network sees of each seat, between two rounds."""
        table = cast(Table, state)
        return outlook.seen(table) if table.phase == HAND else []

    def valued(self, network: Network) -> "SEvolutionEngine":
        """The same, who has learned, with this network, whatever the edition."""
        return SEvolutionEngine(self.weights, [network, network])

    def learned(self) -> Engine:
        if self.learned_one is None:
            weights = [kept(path, features.FAMILIES) for path in (liking.KEPT_2_0, liking.KEPT_2013)]
            networks = [kept_network(path, outlook.INPUTS) for path in (outlook.KEPT_2_0, outlook.KEPT_2013)]
            self.learned_one = SEvolutionEngine(weights, networks)
        return self.learned_one

    def taught(self, logarithms: Mapping[str, list[float]]) -> "SEvolutionEngine":
        """The same game, as it is learned, with a policy that has learned these weights, whatever the edition."""
        weights = weights_of(logarithms, features.FAMILIES)
        return SEvolutionEngine([weights, weights], cast(SEvolutionEngine, self.learned()).networks)

    def features(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """What a policy that has practised sees of each move, packed; 0 for one that it never makes."""
        return liking.look(cast(Table, state), seat, legal)

    def inclinations(self, state: State, seat: int, moves: list[int]) -> list[float]:
        if self.weights is None:
            return []
        table = cast(Table, state)
        return inclinations(liking.look(table, seat, moves), weights_for(self.weights, table))

    def policy(self, state: State, seat: int, random: Callable[[], float]) -> int:
        table = cast(Table, state)
        if self.weights is None:
            return policy.choose(table, seat, random)
        return liking.choose(table, seat, weights_for(self.weights, table), random)

    def play_out(self, state: State, rng: Random) -> int:
        return random_play.play_out(cast(flow.SEvolutionState, state), rng)

    def worthwhile(self, state: State, seat: int) -> list[int]:
        return thrift.worthwhile(cast(Table, state), seat)

    def is_quiet(self, state: State) -> bool:
        """Between two rounds: what was taken has been eaten, traded or spent."""
        return cast(Table, state).phase == HAND

    def ends_search(self, state: State) -> bool:
        """The new round deals new cards, and its needs are worth more than one card of this round."""
        return cast(Table, state).phase == HAND

    def is_secret(self, state: State, seat: int, move: int) -> bool:  # noqa: ARG002 (the contract's)
        """Every card is played face up."""
        return False

    def styles(self) -> Mapping[str, list[float]]:
        return styles.STYLES

    def taste(self, state: State, seat: int, weights: list[float]) -> float:
        return styles.taste(cast(Table, state), seat, weights)

    def scores(self, state: State) -> list[int]:
        """The points of the needs so far, and what the Discoveries face up are worth now."""
        return scoring.score(cast(Table, state)).scores

    def is_open(self, state: State, seat: int) -> bool:
        """All but the cards in a hand; the last one must be played."""
        table = cast(Table, state)
        return table.phase not in (TRUMP, PLAY) or len(table.players[seat].hand) == 1

    def encoding(self, state: State, bounds: Mapping[str, int]) -> "Encoding | None":
        from speciate.games.s_evolution.encode import SEvolutionEncoding

        return SEvolutionEncoding(cast(Table, state).setup, bounds)


def weights_for(weights: list[list[float]], table: Table) -> list[float]:
    return weights[edition_of(table)]


def edition_of(table: Table) -> int:
    """Where the numbers of its edition stand."""
    return 1 if table.setup.edition.first else 0


ENGINE: Final = SEvolutionEngine()
