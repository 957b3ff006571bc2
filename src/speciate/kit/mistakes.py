"""What is wrong with something that somebody wrote, in the words of its game: `locales/mistakes.<lang>.ftl`.

A sentence stands there and nowhere else: the English of a mistake is read from that file too.
"""

import re
from importlib.resources import files
from typing import Final, final

from speciate.core.errors import Phrase, phrase
from speciate.core.registry import get_game

SENTENCE: Final = re.compile(r"^([\w-]+) *= *(.+)$", re.MULTILINE)
VALUE: Final = re.compile(r"\{ *\$(\w+) *\}")

_sentences: dict[str, dict[str, str]] = {}  # by game and key, read when first asked for


def sentences(game: str) -> dict[str, str]:
    """The English sentences of a game's mistakes by their keys, with `{name}` for each value."""
    if game not in _sentences:
        text = (files(get_game(game).package) / "locales" / "mistakes.en.ftl").read_text(encoding="utf-8")
        _sentences[game] = {key: VALUE.sub(r"{\1}", line) for key, line in SENTENCE.findall(text)}
    return _sentences[game]


def said(key: str, **values: object) -> Phrase:
    """The sentence of a key, `evo:pack-stars`, with these values."""
    game, _, name = key.partition(":")
    return phrase(sentences(game)[name], key, **values)


@final
class Mistakes:
    """Everything impossible about a position. Its sentences begin with the same words: `evo:position-`."""

    def __init__(self, prefix: str, found: list[str]) -> None:
        self.prefix = prefix
        self.found = found

    def when(self, is_wrong: object, key: str, **values: object) -> bool:
        """Notes a mistake if there is one; returns whether there is."""
        if is_wrong:
            self.found.append(said(self.prefix + key, **values))
        return bool(is_wrong)
