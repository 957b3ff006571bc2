"""Reading JSON or TOML that a person wrote: every mistake is noted with its place, none stops the reading."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import final

from speciate.core.errors import UnknownName


@final
class Reader:
    """One object of the data. Missing or wrong fields give a harmless value and a line in `mistakes`."""

    def __init__(self, data: object, path: str, mistakes: list[str]) -> None:
        self.path = path
        self.mistakes = mistakes
        self.data: Mapping[str, object] = {}
        self._read: set[str] = set()
        if isinstance(data, Mapping):
            self.data = data
        else:
            self.wrong("", f"is {_kind(data)}, not an object")

    def wrong(self, key: str, what: str) -> None:
        where = f"{self.path}.{key}" if self.path and key else self.path or key or "the file"
        self.mistakes.append(f"{where}{what}" if what.startswith(":") else f"{where} {what}")

    def has(self, key: str) -> bool:
        self._read.add(key)
        return key in self.data

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`; required when there is no default."""
        if not self.has(key):
            if default is None:
                self.wrong(key, "is missing")
                return low
            return default
        value = self.data[key]
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(key, f"is {_kind(value)}, not a whole number")
            return low
        if not low <= value <= high:
            self.wrong(key, f"is {value}, outside {low} to {high}")
            return min(max(value, low), high)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        if not self.has(key):
            return default
        value = self.data[key]
        if not isinstance(value, bool):
            self.wrong(key, f"is {_kind(value)}, not true or false")
            return default
        return value

    def word(self, key: str, known: Sequence[str] = (), default: str | None = None) -> str:
        """A string, one of `known` if any are given."""
        if not self.has(key):
            if default is None:
                self.wrong(key, "is missing")
            return default or (known[0] if known else "")
        value = self.data[key]
        if not isinstance(value, str):
            self.wrong(key, f"is {_kind(value)}, not a word")
            return known[0] if known else ""
        if known and value not in known:
            self.wrong(key, f": {UnknownName('word', value, known)}")
            return known[0]
        return value

    def effect(self, key: str, known: Sequence[str]) -> str:
        """One of the effects a card can have; whoever writes another is shown them all."""
        value = self.data.get(key)
        if isinstance(value, str) and value not in known:
            self.has(key)
            self.wrong(key, f": {UnknownName('effect', value, known, list_all=True)}")
            return known[0]
        return self.word(key, known)

    def items(self, key: str) -> list[object]:
        """A list; missing means empty."""
        if not self.has(key):
            return []
        value = self.data[key]
        if isinstance(value, str) or not isinstance(value, Sequence):
            self.wrong(key, f"is {_kind(value)}, not a list")
            return []
        return list(value)

    def words(self, key: str) -> list[str]:
        out: list[str] = []
        for item in self.items(key):
            if isinstance(item, str):
                out.append(item)
            else:
                self.wrong(key, f"holds {_kind(item)}, not only words")
        return out

    def readers(self, key: str) -> list["Reader"]:
        path = f"{self.path}.{key}" if self.path else key
        return [Reader(item, f"{path}[{i}]", self.mistakes) for i, item in enumerate(self.items(key))]

    def reader(self, key: str) -> "Reader":
        path = f"{self.path}.{key}" if self.path else key
        if not self.has(key):
            self.wrong(key, "is missing")
            return Reader({}, path, [])
        return Reader(self.data[key], path, self.mistakes)

    def close(self) -> None:
        """Notes every field nobody asked for, and which one may have been meant."""
        for key in self.data:
            if key not in self._read:
                free = sorted(self._read.difference(self.data))
                near = get_close_matches(str(key), free, n=1, cutoff=0.7)
                meant = f'; did you mean "{near[0]}"?' if near else ""
                self.wrong(str(key), f"is not a field that belongs here{meant}")


def _kind(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, float):
        return "a fraction"
    if isinstance(value, str):
        return "a word"
    return "an object" if isinstance(value, Mapping) else "a list"
