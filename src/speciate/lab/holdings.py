"""What somebody holds when a game is over, by name: traits, genes, workers. Wins are counted by it."""

from collections.abc import Callable, Iterable
from typing import cast

from speciate.core.game import GameSpec
from speciate.core.outcome import Outcome
from speciate.core.state import State
from speciate.games.evo.genes import GENES
from speciate.games.evo.state import Table as EvoTable
from speciate.games.evolution.cards import TRAITS
from speciate.games.evolution.state import Table as EvolutionTable
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.rules import workers
from speciate.games.s_evolution.state import Table as SEvolutionTable

WON_WITH = "won_with_"  # and the name: the share of a win that was won with it


def traits(state: State, seat: int) -> Iterable[bool]:
    """On any of the seat's species."""
    mask = 0
    for species in cast(EvolutionTable, state).players[seat].species:
        mask |= species.traits
    return [bool(mask >> bit & 1) for bit in range(len(TRAITS))]


def genes(state: State, seat: int) -> Iterable[bool]:
    """More of them than every portrait shows."""
    table = cast(EvoTable, state)
    return [own > printed for own, printed in zip(table.players[seat].genes, table.setup.printed, strict=True)]


def staffed(state: State, seat: int) -> Iterable[bool]:
    """Buildings with a worker of the seat's."""
    player = cast(SEvolutionTable, state).players[seat]
    return [workers.level(player, building) > 0 for building in range(len(BUILDINGS))]


HOLDINGS: dict[str, tuple[tuple[str, ...], Callable[[State, int], Iterable[bool]]]] = {
    "evo": (GENES, genes),
    "evolution": (TRAITS, traits),
    "s-evolution": (BUILDINGS, staffed),
}


def won_with_names(game: GameSpec) -> list[str]:
    names, _ = HOLDINGS.get(game.id, ((), None))
    return [WON_WITH + name for name in names]


def won_with(game: GameSpec, state: State, outcome: Outcome) -> dict[str, float]:
    """The measures of one finished game: 1 where its winner holds the thing, a share of it where several won."""
    names, held = HOLDINGS[game.id]
    shares = dict.fromkeys(names, 0.0)
    for seat in outcome.winners:
        for name, has in zip(names, held(state, seat), strict=True):
            shares[name] += has / len(outcome.winners)
    return {WON_WITH + name: share for name, share in shares.items()}
