"""What is sent of a table as it is now: the game is encoded once for each audience, however many listen."""

from typing import Any, NamedTuple

import msgspec

from speciate.core.fragments import Fragments
from speciate.server.hosted_table import HostedTable
from speciate.server.staging import staged

encode = msgspec.json.Encoder().encode
Here = tuple[bool, ...]  # of each seat, whether someone is there
Seen = tuple[int, int | None]  # a standing, or nothing yet but the version


class Standing(NamedTuple):
    """By what one can tell whether anything has changed for an audience: small, for every socket keeps one."""

    version: int
    sight: int  # the hash of all but the version and the news


class EncodedUpdate(NamedTuple):
    """An update as it is sent."""

    version: int
    text: bytes


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
        self._hashes: dict[int, int] = {}  # of the sights, which outlive them
        self._fragments = Fragments()
        self._for_many: dict[tuple[int, int | None], EncodedUpdate] = {}  # to those who look on; a seat has one socket

    def update(
        self, table: HostedTable, here: Here, audience: int, since: int, shown: int | None = None
    ) -> EncodedUpdate:
        """`HostedTable.update` as it is sent; for who wants scenes, with those after the version that was `shown`."""
        self.renew(table, here)
        return self._update(table, audience, since, shown)

    def _update(self, table: HostedTable, audience: int, since: int, shown: int | None) -> EncodedUpdate:
        if audience >= 0:
            return self._make(table, audience, since, shown)
        update = self._for_many.get((since, shown))
        if update is None:
            update = self._for_many[since, shown] = self._make(table, audience, since, shown)
        return update

    def standing(self, table: HostedTable, here: Here, audience: int) -> Standing:
        """Without an update's text, which most of those who ask have been sent."""
        self.renew(table, here)
        return self._standing(table, audience)

    def _standing(self, table: HostedTable, audience: int) -> Standing:
        sight = self._hashes.get(audience)
        if sight is None:
            sight = self._hashes[audience] = hash(self._sight(table, audience))
        return Standing(len(table.feeds[audience]), sight)

    def unseen(
        self, table: HostedTable, audience: int, seen: Seen, shown: int | None
    ) -> tuple[Standing, EncodedUpdate] | None:
        """What an audience has not been sent yet of a table that was renewed, and by what it can be told next time."""
        now = self._standing(table, audience)
        if now == seen:
            return None
        return now, self._update(table, audience, seen[0], shown)

    def let_go(self) -> None:
        """Everyone has been told: until something happens the texts would only take memory, more than the table."""
        self._sights.clear()
        self._for_many.clear()

    def renew(self, table: HostedTable, here: Here) -> None:
        """Something may have changed."""
        of, count, there = self._of
        if of is not table or count != table.count or there != here:
            self._of = (table, table.count, here)
            self._summary = msgspec.Raw(encode(present(table, here)))
            self._fragments.turn()
            self._hashes.clear()
            self.let_go()

    def _sight(self, table: HostedTable, audience: int) -> bytes:
        sight = self._sights.get(audience)
        if sight is None:
            sight = self._sights[audience] = encode({"table": self._summary, **table.sight(audience, self._fragments)})
        return sight

    def _make(self, table: HostedTable, audience: int, since: int, shown: int | None) -> EncodedUpdate:
        sight = self._sight(table, audience)
        feed = table.feeds[audience]
        version = len(feed)
        news = feed.encoded(since)
        head = b'{"update":{"version":%d,"news":%b,' % (version, news)  # the rest is encoded already
        if shown is not None and (told := staged(table, audience, shown)):
            head += b'"scenes":%b,' % encode(told)
        return EncodedUpdate(version, head + sight[1:] + b"}")
