"""What a seat has seen and done: the information state as a text.

What a seat heard is not enough. It does things that nobody announces, such as taking a card from its hand before it
says what for; and an announcement names a gene where a move names one of two lots with that gene. So all moves are in
the text as well, but those of others that are secret (`Engine.is_secret`). It is written only when it is asked for.
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

from speciate.core.event import Event
from speciate.core.seats import SPECTATOR
from speciate.core.state import State

if TYPE_CHECKING:
    from speciate.research.openspiel.box import Happening
    from speciate.research.openspiel.tables import Table


class Recall:
    """The texts of all seats, and of who only watches, after so many happenings. It never changes."""

    __slots__ = ("count", "state", "texts")

    def __init__(self, count: int, state: State, texts: list[str]) -> None:
        self.count = count
        self.state = state  # as it was then
        self.texts = texts  # by seat; the last one is the spectator's

    @classmethod
    def beginning(cls, state: State) -> Recall:
        return cls(0, state, [*[f"seat {seat}" for seat in range(state.seats)], "spectator"])

    def after(self, table: Table, past: list[Happening]) -> Recall:
        """What is known after all of `past`, whose first part this has."""
        state, texts = self.state.copy(), self.texts[:]
        for happening in past[self.count :]:
            if isinstance(happening, int):
                _hear(table, state, happening, texts)
            elif isinstance(happening, str):
                state = table.at(json.loads(happening))
                _begin_anew(state, texts, "position", range(len(texts)))
            else:
                seat, seed = happening
                state = state.determinize(seat, Random(seed))
                others = [other for other in range(len(texts)) if other != seat]
                _begin_anew(state, texts, f"imagined by {seat}", others)
        return Recall(len(past), state, texts)

    def text(self, seat: int) -> str:
        """All that a seat knows. Whom the table waits for is seen by everybody, and announced by nobody."""
        waiting = " ".join(str(decision.seat) for decision in self.state.pending())
        return f"{self.texts[-1 if seat == SPECTATOR else seat]}\nwaiting {waiting}".rstrip()


def _hear(table: Table, state: State, move: int, texts: list[str]) -> None:
    seat = state.actor
    heard: list[Event] = []
    if seat >= 0:
        secret = table.spec.engine.is_secret(state, seat, move)
        for listener in (seat,) if secret else range(len(texts)):
            texts[listener] += f"\n{seat}> {table.codec.text(move)}"
    state.listener = heard
    state.apply(seat, move)
    state.listener = None
    for event in heard:
        for listener in range(len(texts)):
            version = event.heard_by(listener if listener < state.seats else SPECTATOR)
            if version is not None:
                texts[listener] += f"\n{version.name}{_arguments(version)}"


def _arguments(event: Event) -> str:
    return f" {json.dumps(event.args, separators=(',', ':'))}" if event.args else ""


def _begin_anew(state: State, texts: list[str], how: str, seats: range | list[int]) -> None:
    """Who has no past that leads here knows what lies on the table."""
    for seat in seats:
        viewer = seat if seat < state.seats else SPECTATOR
        name = f"seat {seat}" if seat < state.seats else "spectator"
        texts[seat] = f"{name}\n{how} {seen(state, viewer)}"


def seen(state: State, viewer: int) -> str:
    """A view as one line of JSON, without what was agreed before the game."""
    view = state.view(viewer).to_json()
    for name in ("game", "seats", "options", "pack", "components"):
        view.pop(name, None)
    return json.dumps(view, separators=(",", ":"))
