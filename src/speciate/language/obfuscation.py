"""Made-up names for what a game calls by name, so that a model is less likely to know the game from elsewhere.

The words that its codes name things by, the printed names that belong to them, and the title become words of no
language: the same in the table, the news and the refusals. Verbs stay. Answers are read the other way round.
"""

import re
from collections.abc import Iterable
from functools import cache
from random import Random

from speciate.core.game import GameSpec
from speciate.core.moves import Choice, Coded
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.table.sentences import BrokenSentence
from speciate.table.words import Words

CONSONANTS = "bdfgklmnprstvz"
VOWELS = "aeiou"
SHORTEST = 3  # letters of a word that is worth hiding: `e07` and `a1` say nothing
# ordinary words, which sentences of any game need
PLAIN = frozenset(
    {"assign", "attack", "back", "card", "choose", "crisis", "front", "gene", "left", "recruit", "right", "site"}
    | {"start", "strike", "zone"}
)


class Obfuscation:
    """The same game and seed give the same names."""

    def __init__(self, game: GameSpec, seed: int | str = 0) -> None:
        words = Words(game, "en", [])
        rng = stream(seed, "names")
        codes = sorted(code_words(game))
        made = self._made(len(codes) + 1, rng, set(codes))
        self._shown = dict(zip(codes, made, strict=False))
        self._codes = {name: code for code, name in self._shown.items()}
        self._shown |= {printed: self._shown[code] for printed, code in printed_names(words, codes)}
        self._shown[words.t("title").lower()] = made[-1]
        self._shown[game.id] = made[-1]
        self._pattern = alternatives(self._shown, plural=True)
        self._reverse = alternatives(self._codes, plural=False)

    def _made(self, count: int, rng: Random, taken: set[str]) -> list[str]:
        out: list[str] = []
        while len(out) < count:
            word = "".join(rng.choice(CONSONANTS) + rng.choice(VOWELS) for _ in range(3))
            if word not in taken:
                taken.add(word)
                out.append(word)
        return out

    def hide(self, text: str) -> str:
        """A text for the model."""
        return self._pattern.sub(lambda found: like(found[1], self._shown[found[1].lower()]) + found[2], text)

    def show(self, text: str) -> str:
        """A code as the game writes it."""
        return self._reverse.sub(lambda found: self._codes[found[1].lower()], text)


@cache
def obfuscation_of(game: str, seed: str) -> Obfuscation:
    """The names of a whole evaluation: the same in all its games."""
    return Obfuscation(get_game(game), seed)


def alternatives(words: Iterable[str], plural: bool) -> re.Pattern[str]:
    """Any of these words, the longest first; not inside others."""
    some = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<![A-Za-z])({some}){'(s?)' if plural else ''}(?![A-Za-z])", re.IGNORECASE)


def like(original: str, word: str) -> str:
    """With a capital where the original had one."""
    return word.capitalize() if original[:1].isupper() else word


def code_words(game: GameSpec) -> set[str]:
    """The words that codes name things by."""
    found: set[str] = set()
    for kind in game.engine.codec.kinds.values():
        for _, arg_type in kind.args:
            names: Iterable[str] = ()
            if isinstance(arg_type, Choice):
                names = arg_type.names
            elif isinstance(arg_type, Coded):
                names = [text for text in arg_type.texts if text]
            for name in names:
                found |= set(re.findall(r"[a-z]+(?:-[a-z]+)*", name))
    return {word for word in found if len(word) >= SHORTEST} - PLAIN


def printed_names(words: Words, codes: Iterable[str]) -> Iterable[tuple[str, str]]:
    """What a locale calls the things of these codes: `Long Neck` for `long-neck`."""
    known = set(codes)
    for key in words.keys:
        kind, _, code = key.partition("-")
        if code in known and kind not in ("move", "event", "decision", "refusal", "rule", "phase", "option"):
            try:
                name = words.t(key)
            except (KeyError, BrokenSentence):  # a heading without a text, or one that needs arguments
                continue
            if len(name.split()) <= 3 and name.lower() not in known:
                yield name.lower(), code
