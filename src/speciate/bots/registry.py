"""The bots there are, by name."""

from collections.abc import Callable
from functools import partial
from random import Random

from speciate.bots.greedy import GreedyBot
from speciate.bots.levels import LEVELS, MASTERED
from speciate.bots.random import RandomBot
from speciate.bots.search_bot import SearchBot
from speciate.core.errors import UnknownName
from speciate.table.agent import Agent

BOTS: dict[str, Callable[[Random], Agent]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(SearchBot, name=name) for name in LEVELS},
}


def bots_of(game: str) -> list[str]:
    """The bots that a game is played with; of no game in particular, those of every game."""
    return [name for name in BOTS if name != "master" or game in MASTERED]


def make_bot(name: str, rng: Random) -> Agent:
    """A bot with its own random stream; UnknownName suggests the nearest."""
    if name not in BOTS:
        raise UnknownName("bot", name, [*BOTS, "human"])
    return BOTS[name](rng)
