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


class Feed(list[bytes]):
    """Added to with every move for each audience: a list itself, so that nothing of ours is called for it."""

    __slots__ = ()

    def forget(self, place: int) -> None:
        """What was said there is not told again; everything keeps its number."""
        self[place] = GONE

    def read(self, places: slice) -> list[News]:
        return [msgspec.json.decode(news) for news in self[places]]

    def lines(self) -> list[str]:
        return [news.decode() for news in self]

    def start(self, since: int) -> int:
        """Where to begin to tell all after `since`: later, if that would be too much at once."""
        size = 0
        for place in range(len(self) - 1, since - 1, -1):
            size += len(self[place]) + 1
            if size > MOST:
                return place + 1
        return min(since, len(self))

    def encoded(self, since: int) -> bytes:
        """All after `since` as a JSON list, or as much of the end of it as can be told at once."""
        news = b",".join(self[since:])
        if len(news) >= MOST:
            news = b",".join(self[self.start(since) :])
        return b"[%b]" % news
