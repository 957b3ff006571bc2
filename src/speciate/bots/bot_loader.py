"""A bot by what is written on a command line: `greedy`, `strong-hunter`, a script (`./mybot.py:MyBot`) or a program.

A program is `cmd:./mybot`. `trusted:./mybot.py:MyBot` is the script in this very process: faster, and with nothing to
hold it back. Only for whoever sits at this machine: what is named runs here. The server knows names alone (`registry`).
"""

import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

import speciate
from speciate.bots.bot_log import BotLog
from speciate.bots.custom import BadBot
from speciate.bots.external import SECONDS, ExternalBot
from speciate.bots.guarded import GuardedBot
from speciate.bots.process import BotFailed
from speciate.bots.registry import check_bot_name, make_bot
from speciate.bots.trusted import TrustedBot
from speciate.core.errors import quoted
from speciate.core.game import GameSpec
from speciate.table.agent import Agent

PROGRAM = "cmd:"
TRUSTED = "trusted:"


def is_external(name: str) -> bool:
    """Whether the name stands for a script or a program, and not for one of our bots."""
    return name.startswith((PROGRAM, TRUSTED)) or ".py:" in name or name.endswith(".py")


def open_bot(name: str, rng: Random, seconds: float = SECONDS, log: BotLog | None = None) -> Agent:
    """The bot with its own random stream; close it after the match (`agent.close_agent`)."""
    if name.startswith(PROGRAM):
        return ExternalBot(name, program(name), {}, rng, seconds, log)
    if name.startswith(TRUSTED):
        return TrustedBot(name, *file_and_class(name), rng, log)
    if is_external(name):
        return ExternalBot(name, *script(name), rng, seconds, log)
    return make_bot(name, rng)


def check_bot(name: str, game: GameSpec, people: tuple[str, ...] = ()) -> None:
    """Raises an error of one line for a bot that does not exist or does not start."""
    if not is_external(name):
        return check_bot_name(name, game.id, people)
    try:
        bot = open_bot(name, Random(0))
        assert isinstance(bot, GuardedBot)
        bot.check(game)
    except BotFailed as failure:
        raise BadBot(f"{name}: does not start: {failure}") from None


def program(name: str) -> list[str]:
    """The words of `cmd:…`, the program by its whole path."""
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise BadBot(f"{quoted(name)}: cannot be read as a command: {error}") from None
    if not words:
        raise BadBot(f"{quoted(name)}: no command after {PROGRAM}, as in cmd:./mybot")
    found = shutil.which(words[0])
    if found is None:
        raise BadBot(f"{name}: there is no program {quoted(words[0])} that can be run")
    return [str(Path(found).absolute()), *words[1:]]


def file_and_class(name: str) -> tuple[Path, str]:
    """Of a script: where it lies, and which class of it is meant."""
    file, _, bot = name.removeprefix(TRUSTED).rpartition(":")
    if not file.endswith(".py") or not bot.isidentifier():
        raise BadBot(f"{name}: write FILE.py:CLASS, as in ./mybot.py:MyBot")
    path = Path(file).absolute()
    if not path.is_file():
        raise BadBot(f"{name}: there is no file {file}")
    return path, bot


def script(name: str) -> tuple[list[str], Mapping[str, str]]:
    """The command and the environment that run a class of a Python file."""
    path, bot = file_and_class(name)
    # -P: the folder we happen to be in is not searched for modules; hash seed 0: the same seed plays the same game
    command = [sys.executable, "-P", "-m", "speciate.bots.script", str(path), bot]
    environment = {"PYTHONPATH": str(Path(speciate.__file__).parents[1]), "PYTHONHASHSEED": "0"}
    if "SPECIATE_PURE" in os.environ:
        environment["SPECIATE_PURE"] = os.environ["SPECIATE_PURE"]
    return command, environment
