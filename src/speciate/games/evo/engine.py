"""The doors of the game: what `GameSpec` loads when Evo is first played."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Final, cast

from speciate.core.game import Engine, Pack
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.games.evo import (
    evaluate,
    features,
    flow,
    judgement,
    learned,
    outlook,
    policy,
    preview,
    random_play,
    sensible,
    stats,
    styles,
)
from speciate.games.evo.catalogue import RULES
from speciate.games.evo.components import PACKS, EvoPack
from speciate.games.evo.events import ANNOUNCEMENTS
from speciate.games.evo.moves import CODEC
from speciate.games.evo.options import Setup
from speciate.games.evo.position import POSITIONS
from speciate.games.evo.state import MOVEMENT, OVER, Table
from speciate.kit.engines import TableEngine
from speciate.kit.features import inclinations, kept, weights_of
from speciate.kit.network import Network, kept_network

if TYPE_CHECKING:
    from speciate.core.encoding import Encoding

NEAR: Final = 0.6  # rounds to come after this one, on average, when the end is near
CARD_TEXT: Final = r"(?P<effect>[a-z][a-z-]*)(?P<amount>[+-]\d+)"  # "leg+2": an effect and an amount


class EvoEngine(TableEngine):
    """With `weights` it has learned: it tries first what has done well in practice, and judges by how games went; with
    a `network` it foretells at quiet positions who wins."""

    def __init__(self, weights: list[float] | None = None, network: Network | None = None) -> None:
        super().__init__(CODEC, RULES, ANNOUNCEMENTS, POSITIONS, PACKS, preview.facts, stats.stats, CARD_TEXT)
        self.weights = weights
        self.network = network
        self.inputs = outlook.INPUTS
        self.families = features.FAMILIES
        self.taught_one: EvoEngine | None = None

    def lay_out(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        return flow.start(Setup(seats, options, cast(EvoPack, pack)))

    def evaluate(self, state: State, seat: int) -> float:
        table = cast(Table, state)
        return evaluate.evaluate(table, seat) if self.weights is None else judgement.evaluate(table, seat)

    def values(self, state: State) -> list[float]:
        table = cast(Table, state)
        if self.network is None or not (table.phase == OVER or outlook.is_between(table)):
            return []
        return outlook.values(table, self.network)

    def outlook(self, state: State) -> list[list[float]]:
        """What a network sees of each seat, at a quiet position."""
        table = cast(Table, state)
        return outlook.seen(table) if outlook.is_between(table) else []

    def valued(self, network: Network) -> "EvoEngine":
        """The same, who has learned, with this network."""
        return EvoEngine(self.weights, network)

    def learned(self) -> Engine:
        if self.taught_one is None:
            weights, network = kept(learned.KEPT, features.FAMILIES), kept_network(outlook.KEPT, outlook.INPUTS)
            self.taught_one = EvoEngine(weights, network)
        return self.taught_one

    def taught(self, logarithms: Mapping[str, list[float]]) -> "EvoEngine":
        """The same game, as it is learned, with a policy that has learned these weights."""
        return EvoEngine(weights_of(logarithms, features.FAMILIES), cast(EvoEngine, self.learned()).network)

    def features(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """What a learned policy sees of each move, packed; 0 for one that it never makes."""
        return learned.look(cast(Table, state), seat, legal)

    def styles(self) -> Mapping[str, list[float]]:
        return styles.STYLES

    def taste(self, state: State, seat: int, weights: list[float]) -> float:
        return styles.taste(cast(Table, state), seat, weights)

    def scores(self, state: State) -> list[int]:
        """over.win: points are counted all along."""
        return [player.points for player in cast(Table, state).players]

    def policy(self, state: State, seat: int, random: Callable[[], float]) -> int:
        table = cast(Table, state)
        if self.weights is None:
            return policy.choose(table, seat, random)
        return learned.choose(table, seat, self.weights, random)

    def inclinations(self, state: State, seat: int, moves: list[int]) -> list[float]:
        return [] if self.weights is None else inclinations(self.features(state, seat, moves), self.weights)

    def play_on(self, state: State, rng: Random, longest: int) -> None:
        """Who has learned plays on by rules of thumb: in the time of one such play-out its own policy makes half."""
        if self.weights is None:
            super().play_on(state, rng, longest)
            return
        table = cast(flow.EvoState, state)
        random = rng.random
        for _ in range(longest):
            if table.actor == NOBODY or self.is_quiet(table):
                return
            if table.actor == NATURE:
                table.settle(rng)
            else:
                table.apply(table.actor, sensible.choose(table, table.actor, random))

    def promising(self, state: State, seat: int) -> list[int]:
        table = cast(Table, state)
        return policy.promising(table, seat) if self.weights is None else sensible.promising(table, seat)

    def worthwhile(self, state: State, seat: int) -> list[int]:
        return state.legal(seat) if self.weights is None else sensible.worthwhile(cast(Table, state), seat)

    def is_quiet(self, state: State) -> bool:
        """When the survivors are counted, and when a new round begins: what waits for the die is in the odds.

        Who has learned plays on to the end once it is near: there it counts who wins, and no guess is as good.
        """
        table = cast(Table, state)
        if self.weights is not None and evaluate.rounds_to_come(table) < NEAR:
            return False
        return outlook.is_between(table)

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
