"""Bots of anybody's: whatever has a method `choose(request)` can sit down, here, as a program, on a server."""

import inspect
from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeGuard

from speciate.core.errors import SpeciateError
from speciate.core.moves import Move
from speciate.table.agent import Request
from speciate.table.reading import read_move


class BadBot(SpeciateError):
    """A bot that cannot sit down: a script or a program that does not start, an object without `choose`."""


class Bot(Protocol):
    """Anything with this one method. It answers with one of the legal moves: the Move or its text code.

    >>> import speciate
    >>> class First:
    ...     def choose(self, request):
    ...         return request.legal[0]
    >>> table = speciate.play("template", [First(), "random"], seed=1)
    >>> table.outcome is not None
    True
    """

    def choose(self, request: Request) -> Move | str | int:
        """One of `request.legal`: the Move itself or its code."""
        ...


#: A class or a function that makes a bot; one that takes an argument gets a `random.Random` of its own.
BotMaker = Callable[[Random], Bot] | Callable[[], Bot]


def is_bot(thing: object) -> TypeGuard[Bot]:
    """Whether it can be asked as it is; a class has to be called first."""
    return not inspect.isclass(thing) and callable(getattr(thing, "choose", None))


def make_custom(bot: object, rng: Random) -> Bot:
    """The bot itself, or the one that a class or a function makes; BadBot says what is missing."""
    made = bot if is_bot(bot) or not callable(bot) else _called(bot, rng)
    if not is_bot(made):
        raise BadBot(f"{label(bot)} is not a bot: it has no method choose(request)")
    return made


def _called(maker: Callable[..., object], rng: Random) -> object:
    """Numbers to draw from are given where they are asked for: by a parameter without a default, or called `rng`."""
    try:
        parameters = list(inspect.signature(maker).parameters.values())
    except ValueError:  # a class that is not written in Python
        parameters = []
    for parameter in parameters[:1]:
        is_positional = parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
        if is_positional and (parameter.default is parameter.empty or parameter.name == "rng"):
            return maker(rng)
    return maker()


def label(bot: object) -> str:
    """What a bot is called in a record: its `name`, or that of its class or function."""
    name = getattr(bot, "name", "")
    if not isinstance(name, str) or not name:
        name = getattr(bot, "__name__", "") or type(bot).__name__
    return " ".join(name.split())


class CustomBot:
    """A bot of anybody's as a match asks it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = label(bot)
        self.needs_view = bool(getattr(bot, "needs_view", True))

    def choose(self, request: Request) -> int:
        return read_move(request.game, self.bot.choose(request))

    @property
    def note(self) -> str:
        return str(getattr(self.bot, "note", ""))

    def explain(self, request: Request) -> list[dict[str, Any]]:
        """What it thinks of each move; BadBot where it cannot say."""
        explain = getattr(self.bot, "explain", None)
        if explain is None:
            raise BadBot(f"{self.name} cannot say what it thinks: it has no method explain(request)")
        return list(explain(request))

    def close(self) -> None:
        """Ends what the bot has running, if anything."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()
