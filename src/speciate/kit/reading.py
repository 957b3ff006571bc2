"""Reading JSON or TOML that a person wrote: every mistake is noted with its place, none stops the reading."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import final

from speciate.core.errors import Phrase, SpeciateError, UnknownName, phrase
from speciate.kit.mistakes import said


@final
class Reader:
    """One object of the data. Missing or wrong fields give a harmless value and a line in `mistakes`.

    `prefix` is how the keys of a game's own sentences begin: `evo:pack-`. `departures` are no mistakes: they say where
    a pack has something else than what is printed.
    """

    def __init__(
        self, data: object, path: str, mistakes: list[str], prefix: str = "", departures: list[str] | None = None
    ) -> None:
        self.path = path
        self.mistakes = mistakes
        self.prefix = prefix
        self.departures: list[str] = [] if departures is None else departures
        self.data: Mapping[str, object] = {}
        self._read: set[str] = set()
        self._parts: list[Reader] = []
        if isinstance(data, Mapping):
            self.data = data
        else:
            self.wrong("", "is {kind}, not an object", "not-object", kind=kind_of(data))

    def wrong(self, key: str, what: str, says: str, **values: object) -> None:
        """Notes what is wrong with a field: the rest of a sentence that begins with its place.

        `says` is the key of the sentence in the locales (see Phrase), where `what` has `{name}` for each of the values
        and the locales have `$place` too.
        """
        gap = "" if what.startswith(":") else " "
        self.mistakes.append(phrase("{place}" + gap + what, says, place=self.place(key), **values))

    def place(self, key: str) -> str:
        place = f"{self.path}.{key}" if self.path and key else self.path or key
        return place or phrase("the file", "the-file")

    def note(self, key: str, says: str, **values: object) -> None:
        """Notes what is wrong with a field in a sentence of the game's own, which mentions its `$place`."""
        self.mistakes.append(said(self.prefix + says, place=self.place(key), **values))

    def when(self, is_wrong: object, key: str, says: str, **values: object) -> None:
        """The same, if it is so."""
        if is_wrong:
            self.note(key, says, **values)

    def depart(self, is_other: object, key: str, says: str, **values: object) -> None:
        """Notes a field that can be borne, but is not what is printed, if it is so."""
        if is_other:
            self.departures.append(said(self.prefix + says, place=self.place(key), **values))

    def refuse(self, key: str, error: SpeciateError) -> None:
        """Notes an error that says by itself what is wrong with a field."""
        self.wrong(key, ": {error}", "at", error=error)

    def has(self, key: str) -> bool:
        self._read.add(key)
        return key in self.data

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`; required when there is no default."""
        if not self.has(key):
            if default is None:
                self.wrong(key, "is missing", "missing")
                return low
            return default
        value = self.data[key]
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(key, "is {kind}, not a whole number", "not-number", kind=kind_of(value))
            return low
        if not low <= value <= high:
            self.wrong(key, "is {value}, outside {low} to {high}", "outside", value=str(value), low=low, high=high)
            return min(max(value, low), high)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        if not self.has(key):
            return default
        value = self.data[key]
        if not isinstance(value, bool):
            self.wrong(key, "is {kind}, not true or false", "not-flag", kind=kind_of(value))
            return default
        return value

    def word(self, key: str, known: Sequence[str] = (), default: str | None = None) -> str:
        """A string, one of `known` if any are given."""
        if not self.has(key):
            if default is None:
                self.wrong(key, "is missing", "missing")
            return default or (known[0] if known else "")
        value = self.data[key]
        if not isinstance(value, str):
            self.wrong(key, "is {kind}, not a word", "not-word", kind=kind_of(value))
            return known[0] if known else ""
        if known and value not in known:
            self.refuse(key, UnknownName("word", value, known))
            return known[0]
        return value

    def effect(self, key: str, known: Sequence[str]) -> str:
        """One of the effects a card can have; whoever writes another is shown them all."""
        value = self.data.get(key)
        if isinstance(value, str) and value not in known:
            self.has(key)
            self.refuse(key, UnknownName("effect", value, known, list_all=True))
            return known[0]
        return self.word(key, known)

    def items(self, key: str) -> list[object]:
        """A list; missing means empty."""
        if not self.has(key):
            return []
        value = self.data[key]
        if isinstance(value, str) or not isinstance(value, Sequence):
            self.wrong(key, "is {kind}, not a list", "not-list", kind=kind_of(value))
            return []
        return list(value)

    def words(self, key: str) -> list[str]:
        out: list[str] = []
        for item in self.items(key):
            if isinstance(item, str):
                out.append(item)
            else:
                self.wrong(key, "holds {kind}, not only words", "not-words", kind=kind_of(item))
        return out

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers from `low` to `high`."""
        out: list[int] = []
        for value in self.items(key):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                what = "holds {value}, not a whole number from {low} to {high}"
                self.wrong(key, what, "not-numbers", value=repr(value), low=low, high=high)
            else:
                out.append(value)
        return out

    def readers(self, key: str) -> list["Reader"]:
        path = f"{self.path}.{key}" if self.path else key
        items = enumerate(self.items(key))
        parts = [Reader(item, f"{path}[{i}]", self.mistakes, self.prefix, self.departures) for i, item in items]
        self._parts += parts
        return parts

    def reader(self, key: str) -> "Reader":
        path = f"{self.path}.{key}" if self.path else key
        if not self.has(key):
            self.wrong(key, "is missing", "missing")
            return Reader({}, path, [], self.prefix)
        part = Reader(self.data[key], path, self.mistakes, self.prefix, self.departures)
        self._parts.append(part)
        return part

    def whole(self, key: str) -> Mapping[str, object]:
        """An object that somebody else reads, with a reader of their own."""
        path = f"{self.path}.{key}" if self.path else key
        return Reader(self.data[key], path, self.mistakes).data if self.has(key) else {}

    def close(self) -> None:
        """Notes every field nobody asked for, and which one may have been meant; of its parts too."""
        for part in self._parts:
            part.close()
        self._parts = []
        for key in self.data:
            if key not in self._read:
                free = sorted(self._read.difference(self.data))
                near = get_close_matches(str(key), free, n=1, cutoff=0.7)
                what = "is not a field that belongs here"
                if near:
                    self.wrong(str(key), what + '; did you mean "{near}"?', "not-here-near", near=near[0])
                else:
                    self.wrong(str(key), what, "not-here")


def kind_of(value: object) -> Phrase:
    """What somebody wrote where something else belongs."""
    if value is None:
        return phrase("nothing", "kind-nothing")
    if isinstance(value, bool):
        return phrase("true or false", "kind-flag")
    if isinstance(value, int):
        return phrase("a whole number", "kind-number")
    if isinstance(value, float):
        return phrase("a fraction", "kind-fraction")
    if isinstance(value, str):
        return phrase("a word", "kind-word")
    if isinstance(value, Mapping):
        return phrase("an object", "kind-object")
    if isinstance(value, Sequence):
        return phrase("a list", "kind-list")
    return phrase("a date or time", "kind-time")
