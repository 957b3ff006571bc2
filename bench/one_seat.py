"""One seat against all others: how such games are played and kept, so that a match goes on, and what is told of it."""

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import NamedTuple

from speciate.core.game import GameSpec
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.lab.averages import Mean
from speciate.lab.journal import JournalFile
from speciate.lab.origin import Origin, digest_of
from speciate.table.agent import Agent, Request


@dataclass(frozen=True)
class Played:
    """What came of one game for the seat in question, and how long both sides thought."""

    share: float  # of the win
    lead: float  # its score, less the mean of the others
    seconds: float  # of a processor, for so many choices,
    choices: int
    their_seconds: float  # and those of all others
    their_choices: int


def play(spec: GameSpec, options: Mapping[str, object], seed: str, own: int, bots: Sequence[Agent]) -> Played:
    """A game whose deal follows from the seed; `own` is the seat in question."""
    seconds, choices = [0.0, 0.0], [0, 0]
    state, nature = spec.new(len(bots), options), stream(seed, "nature")
    state.settle(nature)
    while state.actor != NOBODY:
        owed = state.pending()[0]
        request = Request(spec, owed, state.legal(owed.seat), state.view(owed.seat))
        start = process_time()
        move = bots[owed.seat].choose(request)
        if len(request.packed) > 1:
            seconds[owed.seat == own] += process_time() - start
            choices[owed.seat == own] += 1
        state.apply(owed.seat, move)
        if state.actor == NATURE:
            state.settle(nature)
    return told(state, own, seconds, choices)


def told(state: State, own: int, seconds: Sequence[float], choices: Sequence[int]) -> Played:
    """Of a finished game; times and choices are those of the others, then those of the seat in question."""
    outcome = state.outcome()
    assert outcome is not None
    share = 1 / len(outcome.winners) if own in outcome.winners else 0.0
    others = fmean(score for seat, score in enumerate(outcome.scores) if seat != own)
    return Played(share, outcome.scores[own] - others, seconds[1], choices[1], seconds[0], choices[0])


def code(file: str) -> str:
    """A fingerprint of how a match is played, as its origin needs it: a bot of one's own is not among the others."""
    return digest_of([Path(file), Path(__file__)])


def finished(path: Path, made_by: Origin, games: int, play_game: Callable[[int], Played]) -> list[Played]:
    """So many games, those that were played before included; a line says how far it is."""
    journal: JournalFile[Played] = JournalFile(path, made_by, Played)

    def play_next(number: int) -> list[Played]:
        game = play_game(number)
        print(f"\r{path.stem}: {number + 1} of {games} ", end="", file=sys.stderr, flush=True)
        return [game]

    (*_, done) = journal.filled(games, play_next)
    print(file=sys.stderr)
    return [row for game in done[:games] for row in game]


class Match(NamedTuple):
    """One of several that take turns."""

    journal: JournalFile[Played]
    seats: int
    play: Callable[[int], Played]

    def play_next(self, number: int) -> list[Played]:
        return [self.play(number)]

    def played(self) -> list[Played]:
        return [row for game in self.journal.read() for row in game]

    def told(self) -> list[Played]:
        """In whole deals: a deal is luckier for some seats than for others."""
        games = self.played()
        return games[: len(games) // self.seats * self.seats]


def in_turns(matches: Sequence[Match], games: int, minutes: float) -> None:
    """Each has a deal from every seat before any has the next, up to so many games; when time is up the rest waits."""
    ends = time.monotonic() + 60 * minutes
    for deal in range(-(-games // min(match.seats for match in matches))):
        for match in matches:
            most = whole_deals(games, match.seats)
            for wanted in range(len(match.played()) + 1, min((deal + 1) * match.seats, most) + 1):
                if time.monotonic() >= ends:
                    print("time is up; the same command goes on from here", file=sys.stderr)
                    return
                (*_, _) = match.journal.filled(wanted, match.play_next)
                print(f"{match.journal.path.stem}: {wanted} of {most}", file=sys.stderr, flush=True)


def whole_deals(games: int, seats: int) -> int:
    """As many games, or a few more, as give every deal to every seat."""
    return -(-games // seats) * seats


def wins(games: Sequence[Played]) -> str:
    """The share of the wins, with its 95 % interval."""
    share = Mean()
    share.add_all(game.share for game in games)
    low, high = share.share_interval
    return f"{100 * share.mean:.1f} % [{100 * low:.1f} – {100 * high:.1f}]"


def lead(games: Sequence[Played]) -> str:
    """By how many points the seat was ahead of the others' mean."""
    points = Mean()
    points.add_all(game.lead for game in games)
    return f"{points.mean:+.2f} ± {points.margin:.2f}"


def times(games: Sequence[Played]) -> tuple[float, float]:
    """Seconds of a processor for a choice, of the seat in question and of the others."""
    own = sum(game.seconds for game in games) / sum(game.choices for game in games)
    return own, sum(game.their_seconds for game in games) / sum(game.their_choices for game in games)
