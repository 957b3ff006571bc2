"""Who sits where, as the command line says it."""

from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom

from speciate.bots.bot_loader import check_bot, is_external, open_bot
from speciate.bots.bot_log import log_of
from speciate.bots.external import SECONDS
from speciate.cli.errors import wrong
from speciate.cli.log import ALL
from speciate.cli.numbers import read_number
from speciate.cli.terminal import Terminal
from speciate.core.errors import UnknownName
from speciate.core.game import GameSpec
from speciate.core.seats import SPECTATOR
from speciate.core.streams import stream
from speciate.table.agent import Agent

HUMAN = "human"
USUAL = (HUMAN, "casual", "casual")
# people who looked closely at living things
BOT_NAMES = ("Mary", "Charles", "Jane", "Alfred", "Maria", "Carl")


def read_seats(
    terminal: Terminal, game: GameSpec, text: str, people: bool = True, on_server: bool = False
) -> list[str]:
    """`human,greedy,./mybot.py:MyBot`, checked: each bot exists and starts, and the game has that many seats.

    A server (`on_server`) knows its own bots alone.
    """
    kinds = [word.strip() for word in text.split(",") if word.strip()]
    for kind in dict.fromkeys(kinds):
        if on_server and is_external(kind):
            raise wrong(terminal, "error-program-far", bot=kind)
        if not (people and kind == HUMAN):
            check_bot(kind, game, (HUMAN,) if people else ())
    if not game.min_seats <= len(kinds) <= game.max_seats:
        example = ",".join([HUMAN if people else "greedy", *["greedy"] * (game.min_seats - 1)])
        limits = {"low": game.min_seats, "high": game.max_seats, "count": len(kinds)}
        raise wrong(terminal, "error-seats", game=game.title, example=example, **limits)
    return kinds


def usual_seats(game: GameSpec) -> str:
    """One person and two bots, as far as the game has seats."""
    wanted = min(max(len(USUAL), game.min_seats), game.max_seats)
    return ",".join([*USUAL, *["casual"] * wanted][:wanted])


def read_names(terminal: Terminal, kinds: Sequence[str], text: str) -> list[str]:
    """The names given, and for the seats left over a name by who sits there; no name twice."""
    given = [" ".join(name.split()) for name in text.split(",")] if text else []
    if len(given) > len(kinds):
        raise wrong(terminal, "error-names", names=len(given), count=len(kinds))
    people = kinds.count(HUMAN)
    names: list[str] = []
    spare = iter(name for name in BOT_NAMES if name not in given)
    for seat, kind in enumerate(kinds):
        name = given[seat] if seat < len(given) else ""
        if not name and kind == HUMAN:
            name = terminal.t("name-human") if people == 1 else terminal.t("name-human-of-many", number=seat + 1)
        names.append(name or next(spare))
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise wrong(terminal, "error-name-twice", name=twice)
    return names


def make_agents(
    kinds: Sequence[str], seed: str | None, seconds: float = SECONDS, log: Path | None = None
) -> dict[int, Agent]:
    """A bot for every seat that is not a person's, each with a random stream of its own; to be closed at the end."""
    agents: dict[int, Agent] = {}
    for seat, kind in enumerate(kinds):
        if kind != HUMAN:
            rng: Random = SystemRandom() if seed is None else stream(seed, f"seat-{seat}")
            agents[seat] = open_bot(kind, rng, seconds, log_of(log, None, seat))
    return agents


def read_bot_log(text: str) -> Path | None:
    """`--bot-log`: a file that is written anew, if one is named."""
    if not text:
        return None
    path = Path(text)
    path.write_text("", encoding="utf-8")
    return path


def read_listener(text: str, names: Sequence[str]) -> int:
    """`--as`: a seat by its number from 1 or its name, `spectator`, or `all`."""
    word = text.strip()
    if word == "all":
        return ALL
    if word == "spectator":
        return SPECTATOR
    if word in names:
        return names.index(word)
    number = read_number(word)
    if number is not None and 1 <= number <= len(names):
        return number - 1
    numbers = [str(seat + 1) for seat in range(len(names))]
    raise UnknownName("seat", text, [*numbers, *names, "all", "spectator"])


def read_options(terminal: Terminal, pairs: Sequence[str]) -> dict[str, object]:
    """`--option quick=yes`, may be repeated."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise wrong(terminal, "error-option-form", text=pair)
        options[name.strip()] = value.strip()
    return options
