"""The bots there are, by name."""

from collections.abc import Callable
from functools import partial
from random import Random

from speciate.bots.greedy import GreedyBot
from speciate.bots.levels import LEVELS
from speciate.bots.random import RandomBot
from speciate.bots.search_bot import SearchBot
from speciate.core.errors import UnknownName
from speciate.table.agent import Agent

BOTS: dict[str, Callable[[Random], Agent]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(SearchBot, name=name) for name in LEVELS},
}


def make_bot(name: str, rng: Random) -> Agent:
    """A bot with its own random stream; UnknownName suggests the nearest."""
    if name not in BOTS:
        raise UnknownName("bot", name, [*BOTS, "human"])
    return BOTS[name](rng)
