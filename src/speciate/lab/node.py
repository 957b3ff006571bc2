"""What every machine that plays for a run must have alike, and why one is refused that has not."""

import socket
from collections.abc import Iterable

from speciate import __version__, _engine
from speciate.bots.bot_loader import is_external
from speciate.core.errors import SpeciateError
from speciate.lab.origin import ROOT, digest_of, files_of

PLAYS = ("core", "kit", "small", "games", "table", "bots", "lab")  # folders of what decides how a game goes

Node = dict[str, str]  # by part: `version`, `code`, `engine`, `bot mine.py`


def this_node(bots: Iterable[str]) -> Node:
    """What there is on this machine; of `bots` those that are files of somebody's own."""
    node = {
        "version": __version__,
        "code": digest_of([ROOT / name for name in PLAYS]),
        "engine": _engine.name(),
    }
    return node | {f"bot {name}": digest_of_bot(name) for name in sorted({*bots}) if is_external(name)}


def digest_of_bot(name: str) -> str:
    try:
        return digest_of(files_of(name))
    except OSError:
        return "missing"


def refusal(wanted: Node) -> SpeciateError | None:
    """Why this machine cannot play for a run that wants such nodes, in a sentence."""
    bots = [part.removeprefix("bot ") for part in wanted if part.startswith("bot ")]
    there = this_node(bots)
    for part, value in wanted.items():
        if there[part] != value:
            return other_node(part, there[part], value)
    return None


def other_node(part: str, there: str, wanted: str) -> SpeciateError:
    host = socket.gethostname()
    if part.startswith("bot "):
        bot = part.removeprefix("bot ")
        text = f"the machine {host} has not the same bot {bot}: copy it there, to the same place"
        return SpeciateError(text, "node-bot", host=host, bot=bot)
    if part == "engine":
        text = f"the engine of the machine {host} is {there}, here it is {wanted}: install or build it there as here"
        return SpeciateError(text, "node-engine", host=host, engine=there)
    if part == "version":
        text = f"the machine {host} has Speciate {there}, here it is {wanted}: install the same there"
        return SpeciateError(text, "node-version", host=host, there=there, wanted=wanted)
    text = f"the code of Speciate on the machine {host} is not the same as here: install the same there"
    return SpeciateError(text, "node-code", host=host)
