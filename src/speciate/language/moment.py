"""What one seat may know at one moment: all that any text for a model is made of."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from speciate.core.decision import Decision
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.outcome import Outcome
from speciate.core.state import State, View
from speciate.table.match import Match
from speciate.table.words import NOT_PRINTED, Printed, Words


@dataclass(frozen=True)
class Moment:
    """A seat's view, what it owes and can do, and what it heard since it last looked."""

    game: GameSpec
    seen: View
    names: Sequence[str]
    decision: Decision | None
    legal: Sequence[int]
    outcome: Outcome | None = None
    news: Sequence[Event] = ()
    printed: Printed = field(default_factory=lambda: NOT_PRINTED)

    @property
    def seat(self) -> int:
        return self.seen.seat

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.seen.to_json()

    def words(self, lang: str = "en") -> Words:
        return Words(self.game, lang, self.names, self.printed)

    def imagined(self) -> State:
        """Any table that looks like this one: what is refused depends on nothing that the seat does not know."""
        return self._imagined.copy()

    @cached_property
    def _imagined(self) -> State:
        return self.seen.determinize(Random(0))


def moment_of(match: Match, seat: int, since: int = 0) -> Moment:
    """What `seat` may know of a match, with what it heard from entry `since` on."""
    news = [told for events in match.happened[since:] for event in events if (told := event.heard_by(seat))]
    return Moment(
        match.game,
        match.view(seat),
        match.names,
        match.decision(seat),
        match.legal(seat).packed,
        match.outcome,
        news,
        match.printed,
    )
