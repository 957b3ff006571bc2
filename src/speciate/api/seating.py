"""Who sits where: bots by name, by file, as a program, as an object or as a class."""

from pathlib import Path
from random import Random, SystemRandom

from speciate.bots.bot_loader import check_bot, open_bot
from speciate.bots.custom import Bot, BotMaker, CustomBot, make_custom
from speciate.bots.external import SECONDS
from speciate.core.game import GameSpec
from speciate.core.streams import stream
from speciate.table.agent import Agent

#: People to play with, where nobody gives names.
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo")


def seated(bot: str | Path | Bot | BotMaker, rng: Random, game: GameSpec, seconds: float = SECONDS) -> Agent:
    """A bot at its seat; UnknownName or BadBot when it cannot sit down."""
    if isinstance(bot, str | Path):
        check_bot(str(bot), game)
        return open_bot(str(bot), rng, seconds)
    return CustomBot(make_custom(bot, rng), is_judged=True)


def own_stream(seed: int | str | None, seat: int) -> Random:
    """The random numbers of a seat: the same as on the command line."""
    return SystemRandom() if seed is None else stream(seed, f"seat-{seat}")


def names_for(seats: int) -> list[str]:
    return [NAMES[seat] if seat < len(NAMES) else f"Player {seat + 1}" for seat in range(seats)]
