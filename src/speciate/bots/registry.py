"""The bots there are, by name; a level may have a style behind it: `strong-hunter`."""

from collections.abc import Callable, Iterable
from functools import partial
from random import Random

from speciate.bots.greedy import GreedyBot
from speciate.bots.levels import FORMER, LEVELS, MASTERED
from speciate.bots.random import RandomBot
from speciate.bots.search_bot import SearchBot
from speciate.core.errors import BadOption, UnknownName
from speciate.core.registry import get_game
from speciate.table.agent import Agent

BOTS: dict[str, Callable[[Random], Agent]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(SearchBot, name=name) for name in LEVELS},
}


def bots_of(game: str) -> list[str]:
    """The bots that a game is played with, without their styles; of no game in particular, those of every game."""
    return [name for name in BOTS if name != "master" or game in MASTERED]


def styles_of(game: str) -> list[str]:
    """The styles that every level of a game can play in; there may be none."""
    return list(get_game(game).engine.styles())


def split(name: str) -> tuple[str, str]:
    """The level and the style of a bot; a bot without a style has an empty one."""
    level, _, style = name.partition("-")
    return (level, style) if level in LEVELS and name not in FORMER else (name, "")


def check_bot_name(name: str, game: str, people: Iterable[str] = ()) -> None:
    """UnknownName suggests the nearest of what a game has; styles only to whoever has named a level."""
    if name in FORMER:
        return
    known = bots_of(game)
    level, style = split(name)
    if level in BOTS and level not in known:
        raise no_master(game)
    styled = [f"{level}-{each}" for each in styles_of(game)] if style and level in known else []
    if name not in (styled or known):
        raise UnknownName("bot", name, styled or [*known, *people], list_all=bool(styled))


def no_master(game: str) -> BadOption:
    """It is the only bot that not every game has."""
    games = ", ".join(sorted(MASTERED))
    return BadOption(f"{game} has no master; these games have one: {games}", "option-no-master", game=game, games=games)


def make_bot(name: str, rng: Random) -> Agent:
    """A bot with its own random stream; UnknownName suggests the nearest. Only its game knows its style."""
    if name in FORMER:
        return SearchBot(rng, name, FORMER[name])
    level, style = split(name)
    if level not in BOTS:
        raise UnknownName("bot", name, [*BOTS, "human"])
    return SearchBot(rng, name, LEVELS[level], style) if style else BOTS[level](rng)
