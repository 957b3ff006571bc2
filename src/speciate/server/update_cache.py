"""What is sent of a table as it is now: encoded once for each audience, however many listen."""

from typing import Any, NamedTuple

import msgspec

from speciate.core.fragments import Fragments
from speciate.server.hosted_table import HostedTable
from speciate.server.staging import staged

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
        self._fragments = Fragments()
        self._made: dict[tuple[int, int, int | None], EncodedUpdate] = {}

    def update(
        self, table: HostedTable, here: Here, audience: int, since: int, shown: int | None = None
    ) -> EncodedUpdate:
        """`HostedTable.update` as it is sent; for who wants scenes, with those after the version that was `shown`."""
        if self._of != (table, table.count, here):
            self._of = (table, table.count, here)
            self._summary = msgspec.Raw(encode(present(table, here)))
            self._fragments.turn()
            self._sights.clear()
            self._made.clear()
        update = self._made.get((audience, since, shown))
        if update is None:
            update = self._made[audience, since, shown] = self._make(table, audience, since, shown)
        return update

    def _make(self, table: HostedTable, audience: int, since: int, shown: int | None) -> EncodedUpdate:
        sight = self._sights.get(audience)
        if sight is None:
            sight = self._sights[audience] = encode({"table": self._summary, **table.sight(audience, self._fragments)})
        feed = table.feeds[audience]
        version = len(feed)
        news = feed.encoded(feed.start(since))
        head = b'{"update":{"version":%d,"news":%b,' % (version, news)  # the rest is encoded already
        if shown is not None and (told := staged(table, audience, shown)):
            head += b'"scenes":%b,' % encode(told)
        return EncodedUpdate(version, sight, since < version, (head + sight[1:] + b"}").decode())
