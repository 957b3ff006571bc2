"""Games that are watched: while bots play them, or while the record of one is replayed.

What a metric sees of a game is the same in both, so most metrics work for games of bots and of people.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from speciate.core.decision import Decision
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.outcome import Outcome
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.lab.metrics.players import Player
from speciate.table.record import Entry, Header

Seen = Any  # what a metric keeps of one game: plain data, so that it crosses to other processes and into a file


class Watcher:
    """Sees one game for one metric. What it does not override costs nothing."""

    def begin(self, state: State) -> None:
        """The table before anything has happened."""

    def choice(self, state: State, owed: list[Decision], legal: list[int]) -> None:
        """The first of those who owe a decision is about to choose among `legal`."""

    def heard(self, seat: int, events: list[Event]) -> None:
        """What moves of `seat`, or of nature, have led to, one or several in a row; with nothing hidden."""

    def moved(self, state: State) -> None:
        """A move was made; of nature's, all that were due."""

    def over(self, state: State, outcome: Outcome) -> Seen:
        """The game is over: what is kept of it."""
        raise NotImplementedError


class Watchers:
    """All who watch a game, each told only what it listens to."""

    def __init__(self, watchers: Sequence[Watcher]) -> None:
        self.all = watchers
        self.choosing = [one.choice for one in watchers if type(one).choice is not Watcher.choice]
        self.hearing = [one.heard for one in watchers if type(one).heard is not Watcher.heard]
        self.moving = [one.moved for one in watchers if type(one).moved is not Watcher.moved]

    def begin(self, state: State) -> None:
        state.listener = [] if self.hearing else None
        for watcher in self.all:
            watcher.begin(state)

    def before(self, state: State, seat: int) -> None:
        owed = sorted(state.pending(), key=lambda decision: decision.seat != seat)
        legal = state.legal(seat)
        for tell in self.choosing:
            tell(state, owed, legal)

    def after(self, state: State, seat: int) -> None:
        events = state.listener
        if events:
            state.listener = []
            for hear in self.hearing:
                hear(seat, events)
        if self.moving and (seat != NATURE or state.actor != NATURE):
            for move in self.moving:
                move(state)

    def end(self, state: State) -> list[Seen]:
        state.listener = None
        outcome = state.outcome()
        assert outcome is not None
        return [watcher.over(state, outcome) for watcher in self.all]


def play_watched(
    game: GameSpec, state: State, players: Sequence[Player], nature: Random, watchers: Watchers
) -> list[Seen]:
    """Plays to the end."""
    choosers = [player.chooser(game) for player in players]
    choosing, hearing, moving = bool(watchers.choosing), bool(watchers.hearing), bool(watchers.moving)
    watchers.begin(state)
    while (seat := state.actor) != NOBODY:
        if seat == NATURE:
            state.settle(nature)
        else:
            if choosing:
                watchers.before(state, seat)
            state.apply(seat, choosers[seat](state, seat))
        if moving or (hearing and state.actor != seat):
            watchers.after(state, seat)
    return watchers.end(state)


def replay_watched(header: Header, entries: Sequence[Entry], watchers: Watchers) -> list[Seen]:
    """Goes through the moves that stand, to the end of the game."""
    state = header.game.new(header.seats, header.options, header.pack)
    watchers.begin(state)
    for entry in entries:
        if entry.seat != NATURE:
            watchers.before(state, entry.seat)
        state.apply(entry.seat, entry.packed)
        watchers.after(state, entry.seat)
    return watchers.end(state)
