"""Makes a game of a class: what an author says of it once, at the foot of the file."""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from speciate.core.game import GameSpec
from speciate.core.languages import LANGUAGES
from speciate.core.options import Option
from speciate.kit import packs
from speciate.small.definition import Definition, Setup
from speciate.small.engine import SmallEngine
from speciate.small.fields import Types
from speciate.small.state import SmallGame
from speciate.small.texts import Text, Texts, one

GAME_OVER: Final = {"scores": "scores", "winners": "seats"}


def game(
    cls: type[SmallGame],
    *,
    id: str,
    title: Text,
    seats: tuple[int, int],
    rules: Mapping[str, Text] | str,
    tagline: Text = "",
    types: Types | None = None,
    options: tuple[Option, ...] = (),
    sealed: tuple[str, ...] = (),
    end: str = "",
    texts: Mapping[str, Text] | str = "",
    reveals: tuple[str, ...] = (),
    pack: Mapping[str, object] | None = None,
    rules_version: str = "1.0",
    listed: bool = True,
) -> GameSpec:
    """The game as the rest of the program sees it: `GAME = game(Nim, id="nim", ...)`.

    - `rules`: the slugs with their texts, "Title: text"; a dict, or lines `slug | English | French`;
    - `types`: the values of the moves' arguments, names or a range;
    - `sealed`: the phases in which all choose at once and in secret;
    - `end`: the rule by which the game ends, if it is not the last;
    - `texts`: everything that should sound better than it does by itself, written like the rules;
    - `reveals`: the events that show something hidden;
    - `pack`: the data of its components; by default `pack.toml` beside a game that is a package, or none.
    """
    known = dict(types or {})
    said = Texts(rules, texts)
    data = pack or pack_beside(cls)
    definition = Definition(cls, id, seats, options, known, sealed, said, data, end or list(said.rules)[-1])
    first = cls(Setup(definition, seats[0], {option.name: option.default for option in options}, id, definition.pack))
    first.begin()
    messages = said.messages(definition, title, tagline or first_line(cls), list(first.score(0)))
    return GameSpec(
        id=id,
        title=one(title, LANGUAGES[0]),
        rules_version=rules_version,
        seats=seats,
        options=options,
        engine=SmallEngine(definition, events_of(definition, messages), reveals),
        listed=listed,
        home=cls.__module__,
        texts={lang: said.fluent(lang, messages, options) for lang in LANGUAGES},
    )


def pack_beside(cls: type) -> Mapping[str, object]:
    """The data of `pack.toml`, where the game is a package that has one."""
    module = sys.modules[cls.__module__]
    path = Path(getattr(module, "__file__", None) or "").with_name("pack.toml")
    if not hasattr(module, "__path__") or not path.exists():
        return {}
    data = packs.load(path)
    packs.forget_game(data)
    return data


def first_line(cls: type) -> str:
    return (cls.__doc__ or cls.__name__).strip().splitlines()[0]


def events_of(definition: Definition, messages: Mapping[str, Text]) -> dict[str, dict[str, str]]:
    """Every event with the types of its arguments: those of the moves, and those the game has sentences for."""
    found: dict[str, dict[str, str]] = {}
    kinds = {arg: type for kind in definition.kinds for arg, type in kind.args}
    for key, text in messages.items():
        if key.startswith("event-"):
            args = re.findall(r"\$(\w+)", one(text, LANGUAGES[0]))
            found[key.removeprefix("event-")] = {arg: type_of(arg, kinds, definition.types) for arg in args}
    for kind in definition.kinds:
        if not kind.silent:
            own = {arg: spoken(type, definition.types) for arg, type in kind.args}
            found[kind.name] = own if kind.is_chance else {"seat": "seat", **own}
    found["game-over"] = dict(GAME_OVER)
    return found


def type_of(arg: str, kinds: Mapping[str, str], types: Types) -> str:
    """An argument of an event has the type of its name: a seat, a type of the game, as in the moves, or a number."""
    if arg in ("seat", "seats", "scores"):
        return arg
    type = arg if arg in types or arg.removesuffix("s") in types else kinds.get(arg, "number")
    return spoken(type, types)


def spoken(type: str, types: Types) -> str:
    """Numbers of a range are said as numbers, so that plurals work."""
    return "number" if isinstance(types.get(type), range) else type
