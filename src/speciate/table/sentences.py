"""A Fluent file, read sentence by sentence: to understand all of a long one takes longer than most commands run."""

import re
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

_START: Final = re.compile(r"^(-?[A-Za-z][\w-]*)\s*=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
_ODD: Final = re.compile(r"^(?![\s}#]|-?[A-Za-z][\w-]*\s*=).+", re.MULTILINE)  # at the margin, and no sentence begins
_MENTIONED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # of these, only what is a sentence matters


class BrokenSentence(Exception):
    """A sentence that cannot be read or said: always a mistake in a locale, never the player's."""


class Sentences:
    """The sentences of one file in one language, each understood when it is first said, with those it mentions."""

    def __init__(self, lang: str, text: str, source: str) -> None:
        self._source = source  # what mistakes call the file
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._known: set[str] = set()
        self._texts = self._split(_COMMENT.sub("", text))
        self.keys = frozenset(key for key in self._texts if not key.startswith("-"))

    def _split(self, text: str) -> dict[str, str]:
        if odd := _ODD.search(text):
            raise BrokenSentence(f"{self._source}: unreadable: {odd[0].strip()[:80]!r}")
        starts = list(_START.finditer(text))
        found: dict[str, str] = {}
        for start, end in zip(starts, [*[later.start() for later in starts[1:]], len(text)], strict=True):
            if start[1] in found:
                raise BrokenSentence(f"{self._source}: {start[1]} is defined twice")
            found[start[1]] = text[start.start() : end]
        return found

    def say(self, key: str, attribute: str, args: dict[str, object]) -> str:
        """KeyError where there is no such sentence, or it has no such attribute."""
        if key not in self.keys:
            raise KeyError(key)
        self._learn(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(f"{key}.{attribute}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BrokenSentence(f"{self._source}: {key}: {errors[0]}")
        return str(text)

    def _learn(self, key: str) -> None:
        if key in self._known or key not in self._texts:
            return
        for mentioned in _MENTIONED.findall(self._texts[key]):
            if mentioned != key:
                self._learn(mentioned)
        resource = FluentResource(self._texts[key])
        if any(isinstance(entry, ast.Junk) for entry in resource.body):
            raise BrokenSentence(f"{self._source}: unreadable: {self._texts[key].strip()[:80]!r}")
        self._bundle.add_resource(resource)
        self._known.add(key)  # last: another thread may ask meanwhile, and learns it again
