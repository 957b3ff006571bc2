"""What is sent of a table as it is now: encoded once for each audience, however many listen."""

from typing import Any, NamedTuple

import msgspec

from speciate.server.hosted_table import HostedTable

encode = msgspec.json.Encoder().encode
Here = tuple[bool, ...]  # of each seat, whether someone is there


class EncodedUpdate(NamedTuple):
    """An update as text, and what of it tells whether anything has changed."""

    version: int
    sight: bytes  # all but the version and the news
    has_news: bool
    text: str


def present(table: HostedTable, here: Here) -> dict[str, Any]:
    """The summary of a table, and who is there."""
    summary = table.summary()
    seats = [{**seat, "here": there} for seat, there in zip(summary["seats"], here, strict=True)]
    return {**summary, "seats": seats}


class UpdateCache:
    """The updates of one table, kept until something happens there."""

    def __init__(self) -> None:
        self._of: tuple[HostedTable | None, int, Here] = (None, 0, ())
        self._summary = msgspec.Raw()
        self._sights: dict[int, bytes] = {}
        self._made: dict[tuple[int, int], EncodedUpdate] = {}

    def update(self, table: HostedTable, here: Here, audience: int, since: int) -> EncodedUpdate:
        """`HostedTable.update` as it is sent."""
        if self._of != (table, table.count, here):
            self._of = (table, table.count, here)
            self._summary = msgspec.Raw(encode(present(table, here)))
            self._sights.clear()
            self._made.clear()
        update = self._made.get((audience, since))
        if update is None:
            update = self._made[audience, since] = self._make(table, audience, since)
        return update

    def _make(self, table: HostedTable, audience: int, since: int) -> EncodedUpdate:
        sight = self._sights.get(audience)
        if sight is None:
            sight = self._sights[audience] = encode({"table": self._summary, **table.sight(audience)})
        feed = table.feeds[audience]
        version = len(feed)
        news = feed.encoded(feed.start(since))
        head = b'{"update":{"version":%d,"news":%b,' % (version, news)  # the rest is encoded already
        return EncodedUpdate(version, sight, since < version, (head + sight[1:] + b"}").decode())
