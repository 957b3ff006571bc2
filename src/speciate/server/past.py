"""The past of a table, as far as an audience may look.

While a game runs an audience counts by its own numbers: position N is the table after the N-th entry it heard of,
or made itself. Numbers of the record would tell how much happens unseen. After the end they are those of the record.
"""

from array import array
from bisect import bisect_right
from collections.abc import Collection, Iterator
from typing import Any

from speciate.core.errors import BadRecord
from speciate.core.event import Event
from speciate.core.state import View
from speciate.server.differences import Difference, difference
from speciate.server.feed import Feed
from speciate.table.history import History
from speciate.table.match import Match
from speciate.table.record import Entry
from speciate.table.scenes import Seen, passages

News = list[dict[str, Any]]

FARTHEST = 48  # positions on the way to one that are told at once


class Steps:
    """The entries one audience knows of: where each is in the record, and which part of its news it made."""

    def __init__(self) -> None:
        self.positions = array("I")
        self._news = array("I")  # two numbers a step: its first news, and the one after its last
        self._standing = array("I")  # the numbers of the moves that stand

    def __len__(self) -> int:
        return len(self.positions)

    def add(self, position: int, first: int, end: int, is_move: bool) -> None:
        self.positions.append(position)
        self._news.extend((first, end))
        if is_move:
            self._standing.append(len(self.positions))

    def position(self, number: int) -> int:
        """Where the record stands at one of our numbers."""
        return self.positions[number - 1] if number else 0

    def news(self, number: int) -> slice:
        return slice(self._news[2 * number - 2], self._news[2 * number - 1])

    def after(self, version: int) -> range:
        """Our numbers for the steps of which something was heard after a version, or that may be: the last ones."""
        ends = self._news[1::2]
        return range(bisect_right(ends, version) + 1, len(self) + 1)

    def take_back(self, to: int, kept: Collection[int]) -> int | None:
        """Our number for the position an undo returns to; None when it takes back nothing we know of.

        `kept` are the positions of later moves that stand all the same.
        """
        later: list[int] = []
        while self._standing and self.position(self._standing[-1]) > to:
            later.append(self._standing.pop())
        back = self._standing[-1] if self._standing else 0
        stays = [number for number in reversed(later) if self.position(number) in kept]
        self._standing.extend(stays)
        return None if len(stays) == len(later) else back

    def stand(self, line: Collection[int]) -> None:
        """These moves stand from now on, and no others."""
        standing = (number for number, position in enumerate(self.positions, start=1) if position in line)
        self._standing = array("I", standing)


class Past:
    """What can be visited of one match by one audience; `feed` is all it has heard."""

    def __init__(self, match: Match, audience: int, steps: Steps, feed: Feed) -> None:
        self._match = match
        self._audience = audience
        self._steps = steps
        self._feed = feed
        self._open = match.record.is_finished

    @property
    def is_open(self) -> bool:
        """The game is over: nothing is hidden any more."""
        return self._open

    @property
    def last(self) -> int:
        return self._match.position if self._open else len(self._steps)

    def at(self, number: int, shown: int | None = None) -> dict[str, Any]:
        """One position: the view there, and what had just happened; on the way from `shown`, also how it came about."""
        found: dict[str, Any] = {"at": number, "last": self.last, "view": self.view(number).to_json(), "news": []}
        if number:
            found |= self._step(number)
        if shown is not None:
            found["passages"] = self._passages(max(shown, number - FARTHEST) + 1, number, found["view"])
        return found

    def _passages(self, first: int, last: int, later: Seen) -> list[dict[str, Any]]:
        """How the table looked at each piece of news of some positions, and at these: each by how the next differs."""
        told: list[dict[str, Any]] = []
        for number, views in reversed(list(self._seen(range(first, last + 1)))):
            changes: list[Difference] = []
            for view in reversed(views):
                changes.append(difference(later, view))
                later = view
            told.append({"at": number, "seen": changes[::-1]})
        return told[::-1]

    def _seen(self, numbers: range) -> Iterator[tuple[int, list[Seen]]]:
        places = [self._place(number) for number in numbers]
        found = passages(self._match.timeline, self._audience, places)
        for number, place, (views, state) in zip(numbers, places, found, strict=True):
            # what an undo left can be seen by all; it is told only to those who knew of what it takes back
            is_told = self._match.record.entries[place - 1].is_move or self._news(number)
            yield number, [*(views if is_told else []), state.view(self._audience).to_json()]

    def _place(self, number: int) -> int:
        """Where the record stands at one of our numbers."""
        return number if self._open else self._steps.position(number)

    def view(self, number: int) -> View:
        """What the audience saw at a position."""
        if number > self.last:
            text = f"there is no position {number}; positions go from 0 to {self.last}"
            raise BadRecord(text, "record-position", number=number, last=self.last)
        return self._match.timeline.seek(self._place(number)).view(self._audience)

    def line(self) -> dict[str, Any]:
        """Every position with what led to it; after the end also the phases, and the scores round by round."""
        if self._open:
            happened = self._match.timeline.happened()
            steps = [self._made(number) | {"news": self._heard(events)} for number, events in enumerate(happened, 1)]
        else:
            steps = [self._step(number) for number in range(1, self.last + 1)]
        label_rounds(steps)
        found: dict[str, Any] = {"last": self.last, "over": self._open, "steps": steps}
        if self._open:
            found["scores"] = describe(self._match, steps)
        return found

    def _step(self, number: int) -> dict[str, Any]:
        return self._made(number) | {"news": self._news(number)}

    def _made(self, number: int) -> dict[str, Any]:
        entry = self._match.record.entries[self._place(number) - 1]
        step: dict[str, Any] = {"at": number}
        if self._open or entry.seat == self._audience:  # of others, only what they did that could be heard
            step |= made(entry)
        return step

    def _news(self, number: int) -> News:
        if not self._open:
            return self._feed.read(self._steps.news(number))
        return self._heard(self._match.timeline.happened_at(number))

    def _heard(self, events: list[Event]) -> News:
        heard = (event.heard_by(self._audience) for event in events)
        return [event.to_json() for event in heard if event is not None]


def made(entry: Entry) -> dict[str, Any]:
    """Who made an entry and what it was; an undo is told by its news."""
    data: dict[str, Any] = {"seat": entry.seat}
    if entry.is_move:
        data["move"] = entry.code
    return data


def label_rounds(steps: list[dict[str, Any]]) -> None:
    """Each step gets the number of its round, as the game announced it."""
    number = 0
    for step in steps:
        number = next((news["round"] for news in step["news"] if news.get("event") == "round"), number)
        if number:
            step["round"] = number


def describe(match: Match, steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Names the phase of each step, marks those that were undone, and tells the scores at the end of each round."""
    line = set(match.timeline.line())
    scores: list[dict[str, Any]] = []
    walk = History(match.timeline.seek(0), match.record.entries)
    number = 0
    for step, entry in zip(steps, match.record.entries, strict=True):
        if entry.is_move and step["at"] not in line:
            step["undone"] = True
        ended = number if step.get("round", 0) > number else 0
        if (ended or entry.outcome is not None) and (counted := match.game.engine.scores(walk.state)):
            scores.append({"at": step["at"] - 1, "round": number, "scores": counted})
        number = step.get("round", number)
        walk.add(entry)
        kinds = [decision.kind for decision in walk.state.pending() if decision.seat >= 0]
        if kinds:
            step["phase"] = kinds[0]
    return scores
