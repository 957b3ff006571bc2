"""What one audience has heard, in order.

It is kept as the bytes that are sent: they are encoded once for all who hear the same, take a fraction of the memory of
what they say, and the garbage collector passes them over.
"""

from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode
News = dict[str, Any]

GONE = encode({"chat": "", "gone": True})
MOST = 256 * 1024  # bytes told at once: of a table with a very long past only the last part


class Feed:
    def __init__(self) -> None:
        self._news: list[bytes] = []

    def __len__(self) -> int:
        return len(self._news)

    def append(self, encoded: bytes) -> None:
        self._news.append(encoded)

    def forget(self, place: int) -> None:
        """What was said there is not told again; everything keeps its number."""
        self._news[place] = GONE

    def __getitem__(self, places: slice) -> list[News]:
        return [msgspec.json.decode(news) for news in self._news[places]]

    def lines(self) -> list[str]:
        return [news.decode() for news in self._news]

    def start(self, since: int) -> int:
        """Where to begin to tell all after `since`: later, if that would be too much at once."""
        size = 0
        for place in range(len(self._news) - 1, since - 1, -1):
            size += len(self._news[place]) + 1
            if size > MOST:
                return place + 1
        return min(since, len(self._news))

    def encoded(self, since: int) -> bytes:
        """The news from a place on, as a JSON list."""
        return b"[%b]" % b",".join(self._news[since:])
