"""Bots of anybody's: whatever has a method `choose(request)` can sit down, here, as a program, on a server."""

import contextlib
import inspect
from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeGuard

from speciate.core.errors import SpeciateError, UnreadableMove, quoted
from speciate.core.moves import Move
from speciate.table.agent import Request

ONE_OF_LEGAL = "choose must return one of request.legal (the Move, its code or the packed int)"


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


def read_choice(request: Request, answer: object) -> int:
    """The packed move of what a bot answered; an error that says what it was, if it is none of its legal moves."""
    why = "which is none of them"
    try:
        packed = request.game.read_move(answer)
        if packed in request.packed:
            return packed
    except UnreadableMove as error:
        why = str(error) if isinstance(answer, str) else "which is no move"
    raise UnreadableMove(f"{ONE_OF_LEGAL}; it returned {_described(request, answer)}, {why}")


def read_judged(request: Request, answer: object) -> int:
    """The same where a match is the judge: a move that a rule forbids is left to it, for it can name the rule."""
    if isinstance(answer, Move | str):
        with contextlib.suppress(UnreadableMove):
            return request.game.read_move(answer)
    return read_choice(request, answer)


def _described(request: Request, answer: object) -> str:
    if answer is None:
        return "None (is a return missing?)"
    if isinstance(answer, Move | str):
        return quoted(str(answer))
    text = f"{quoted(repr(answer))[1:-1]} ({type(answer).__name__})"
    if isinstance(answer, int) and 0 <= answer < len(request.packed):  # the mistake that is made most often
        text += f", where request.legal[{answer}] would be {quoted(request.legal[answer].code)}"
    return text


class CustomBot:
    """A bot of anybody's as a match asks it, which may be its judge as well (`read_judged`)."""

    def __init__(self, bot: Bot, is_judged: bool = False) -> None:
        self.bot = bot
        self._is_judged = is_judged
        self.name = label(bot)
        self.needs_view = bool(getattr(bot, "needs_view", True))

    def choose(self, request: Request) -> int:
        answer = self.bot.choose(request)
        return read_judged(request, answer) if self._is_judged else read_choice(request, answer)

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
