"""What happened, to be shown one thing after another: for each piece of news, the table as it was then.

A page that asked for it gets scenes with its updates. Each is told by how it differs from the one after it, and the
last by how it differs from the view of the update: so an update needs no other one to be understood.
"""

from collections.abc import Iterator
from typing import Any

from speciate.server.differences import Difference, difference
from speciate.server.hosted_table import HostedTable
from speciate.table.scenes import Seen, scenes

MOST = 150  # scenes told at once: of more than that only the last, nobody would look at all


def staged(table: HostedTable, audience: int, since: int) -> list[dict[str, Any]]:
    """The scenes of everything of the game that an audience heard after a version, the oldest first."""
    match = table.match
    if match is None:
        return []
    seen = list(seen_after(table, audience, max(since, table.version(audience) - MOST)))
    later: Seen = match.view(audience).to_json()
    told: list[dict[str, Any]] = []
    for version, view in reversed(seen):
        change: Difference = difference(later, view)
        told.append({"version": version, "change": change})
        later = view
    return told[::-1]


def seen_after(table: HostedTable, audience: int, since: int) -> Iterator[tuple[int, Seen]]:
    """Each piece of news after a version that has a view of its own, by its number, with that view."""
    steps = table.steps[audience]
    numbers = steps.after(since)
    positions = [steps.position(number) for number in numbers]
    for number, views in zip(numbers, scenes(table.playing.timeline, audience, positions), strict=True):
        news = steps.news(number)
        for place, view in zip(range(news.start, news.stop), views, strict=True):
            if place >= since:
                yield place + 1, view
