"""A Fluent file, read sentence by sentence: to understand all of a long one takes longer than most commands run."""

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final

from speciate.table.plain_sentences import plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_START: Final = re.compile(r"^(-?[A-Za-z][\w-]*)\s*=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
_ODD: Final = re.compile(r"^(?![\s}#]|-?[A-Za-z][\w-]*\s*=).+", re.MULTILINE)  # at the margin, and no sentence begins
_MENTIONED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # of these, only what is a sentence matters


class BrokenSentence(Exception):
    """A sentence that cannot be read or said: always a mistake in a locale, never the player's."""


class Sentences:
    """The sentences of one file in one language, each understood when it is first said, with those it mentions."""

    def __init__(self, lang: str, text: str, source: str) -> None:
        self._lang = lang
        self._source = source  # what mistakes call the file
        self._known: set[str] = set()
        self._plain: dict[str, dict[str, str | None]] = {}
        self._texts = self._split(_COMMENT.sub("", text))
        self.keys = frozenset(key for key in self._texts if not key.startswith("-"))

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self._lang], use_isolating=False)

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
        if key not in self._plain:
            self._plain[key] = plain(self._texts[key])
        if attribute not in self._plain[key]:
            raise KeyError(f"{key}.{attribute}")
        text = self._plain[key][attribute]
        return self._in_full(key, attribute, args) if text is None else text

    def _in_full(self, key: str, attribute: str, args: dict[str, object]) -> str:
        """What Fluent makes of it: arguments, choices, other sentences."""
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
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

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
