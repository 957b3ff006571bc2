"""Evolution so small that it can be solved: a deck of a few cards, and one round."""

from collections.abc import Mapping
from typing import Final, cast

from speciate.core.game import GameSpec
from speciate.core.state import State
from speciate.games.evolution.cards import parse_card
from speciate.games.evolution.components import EvolutionPack
from speciate.games.evolution.state import Table

GAMES: Final = ("evolution",)
BOUNDS: Final = {"species": 3}

#: Two cards each: one is laid on the watering hole unseen, the other may be played. 1 food or 2, from each: whether
#: there is enough for both, and whether to grow for it, nobody knows for sure.
CARDS: Final = ("fertile+1", "fertile+1", "long-neck+2", "long-neck+2")
OPTIONS: Final[dict[str, object]] = {
    "cards_each_round": 2,
    "cards_per_species": 0,
    "track_limit": 2,
    "trait_limit": 1,
    "set_aside": 0,
}


def start(spec: GameSpec, players: int, options: Mapping[str, object]) -> State:
    """The deck is not one that an owner of the game has, so it is not read as a pack but made here."""
    pack = EvolutionPack("mini", {}, tuple(sorted(parse_card(card) for card in CARDS)))
    state = spec.new(players, {**OPTIONS, **options}, pack)
    cast(Table, state).last_round = 1
    return state
