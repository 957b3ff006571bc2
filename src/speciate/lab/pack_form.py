"""The form of a game's pack: for each value what may be put there, as far as the check of packs says it.

Nothing about a game is written here. The shape is that of the usual pack. What may stand in a field the check itself
tells: it is shown a pack in which everything is wrong, and each mistake names its place and what would be right.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from speciate.core.errors import BadPack, Phrase, SpeciateError, UnknownName
from speciate.core.game import GameSpec, Pack
from speciate.core.registry import get_game
from speciate.table.mistake_words import MistakeWords

COUNT: Final = "count"  # which entries of a list may have, and the usual pack leaves out where it is 1
NO_NUMBER: Final = 10**9
NO_WORD: Final = "\0"
NUMBERED: Final = re.compile(r"\[\d+\]")  # the numbers of entries: all of a list have the same form


class PackField(msgspec.Struct, omit_defaults=True):
    """What may be put into a field, or into each field of a list; nothing is said where the check says nothing."""

    low: int | None = None
    high: int | None = None
    words: list[str] | None = None


class PackForm(msgspec.Struct):
    """`fields` go by their place, with `[]` for any entry of a list: `evolution[].gains.mobility`."""

    pack: dict[str, Any]
    fields: dict[str, PackField]


class PackMistake(msgspec.Struct):
    """A sentence, and the place it is about as the sentence names it; empty for the whole."""

    place: str
    text: str


class PackVerdict(msgspec.Struct):
    """`mistakes` make a pack impossible; `departures` make it house rules."""

    mistakes: list[PackMistake]
    departures: list[PackMistake]


@cache
def form_of(game: str) -> PackForm:
    spec = get_game(game)
    usual = spec.engine.pack().to_json()
    fields: dict[str, PackField] = {}
    for kind in (int, str):  # one after the other: what a number may be can hang on the words
        wrong = {key: value if key == "pack" else spoilt(value, kind) for key, value in usual.items()}
        for mistake in mistakes_of(spec, wrong):
            if isinstance(mistake, Phrase) and (form := told_by(mistake)) is not None:
                fields.setdefault(NUMBERED.sub("[]", str(mistake.values["place"])), form)
    return PackForm(usual, fields)


def spoilt(value: Any, kind: type) -> Any:
    """The same shape with no number right in it, or no word; entries of a list may say how many there are of them."""
    if isinstance(value, Mapping):
        return {key: spoilt(part, kind) for key, part in value.items()}
    if isinstance(value, list):
        parts = [spoilt(part, kind) for part in value]
        return [{COUNT: NO_NUMBER, **part} if kind is int and isinstance(part, dict) else part for part in parts]
    if not isinstance(value, kind):
        return value
    return NO_WORD if kind is str else NO_NUMBER


def told_by(mistake: Phrase) -> PackField | None:
    """What a mistake says would be right at its place."""
    values = mistake.values
    low, high, error = values.get("low"), values.get("high"), values.get("error")
    if "place" not in values:
        return None
    if isinstance(low, int) and isinstance(high, int) and "value" in values:
        return PackField(low, high)
    if isinstance(error, UnknownName):
        return PackField(words=error.known)
    lists = [value.split(", ") for value in values.values() if isinstance(value, str) and ", " in value]
    return PackField(words=lists[0]) if lists else None


# -- checking -------------------------------------------------------------------------------------------------


def mistakes_of(game: GameSpec, data: Mapping[str, object]) -> list[str]:
    try:
        game.engine.pack(data)
    except BadPack as error:
        return error.mistakes
    return []


def judge(game: GameSpec, data: Mapping[str, object], lang: str) -> tuple[PackVerdict, Pack | None]:
    """What `speciate pack check` would say of a pack, sentence by sentence; the pack, if there is nothing wrong."""
    words = MistakeWords(lang)
    try:
        pack = game.engine.pack(data)
    except BadPack as error:
        return PackVerdict(list(placed(error.mistakes, words)), []), None
    return PackVerdict([], list(placed(pack.departures, words))), pack


def placed(sentences: list[str], words: MistakeWords) -> Iterator[PackMistake]:
    for sentence in sentences:
        if not isinstance(sentence, (Phrase, SpeciateError)):
            yield PackMistake("", sentence)
            continue
        place = sentence.values.get("place", sentence.values.get("table", ""))
        # a place that is itself a phrase is "the file"
        yield PackMistake("" if isinstance(place, Phrase) else str(place), words.say(sentence))
