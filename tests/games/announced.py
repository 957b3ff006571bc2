"""Random games with all that is announced in them, each beside the table as one who only looks on sees it then."""

from random import Random
from typing import Any

from speciate.core.event import Event
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State, Witness

Json = dict[str, Any]
Told = list[tuple[Event, Json, Json]]  # with the table at it, and at the one before it (or before the move)


class Diary(Witness):
    """The table at each announcement."""

    def __init__(self) -> None:
        self.views: list[Json] = []

    def see(self, state: State) -> None:
        self.views.append(state.view(SPECTATOR).to_json())


def told(state: State, seed: int) -> Told:
    """Everything from here to the end of the game."""
    rng = Random(seed)
    out: Told = []
    while state.actor != NOBODY:
        state.listener, state.witness = [], Diary()
        before: Json = state.view(SPECTATOR).to_json()
        if state.actor == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            state.apply(state.actor, rng.choice(state.legal(state.actor)))
        for event, view in zip(state.listener, state.witness.views, strict=True):
            out.append((event, view, before))
            before = view
    return out
