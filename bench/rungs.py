"""The rungs of the ladder: one bot among others, usually of the next lower level, and the games of it that are kept.

Every deal is played from every seat. No clock cuts a search short: budgets are counted, so that a busy machine changes
only the times.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from bench import one_seat
from bench.commands import PATIENCE
from bench.kept_games import FOLDER, KeptGames, play_mark
from bench.one_seat import Played
from speciate.bots.levels import FORMER, LEVELS
from speciate.bots.registry import bots_of, make_bot
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.core.streams import stream

SEED = "ladder"  # of the deals: no bot was trained or chosen on them


class Rung(NamedTuple):
    one: str
    against: str
    only: str = ""  # in this game; in all if none is named

    def is_of(self, game: str) -> bool:
        return self.only in ("", game) and {self.one, self.against} <= {*bots_of(game), *FORMER}


RUNGS = (  # those that cost little first
    Rung("greedy", "random"),
    Rung("beginner", "random"),
    Rung("casual", "beginner"),
    Rung("strong", "casual"),
    Rung("strong", "strong-1"),
    Rung("expert", "strong"),
    Rung("expert", "expert-1"),
    Rung("master", "greedy", "evolution"),
    Rung("master", "expert"),
)


class RuleSet(NamedTuple):
    game: str
    options: Mapping[str, object] = {}

    @property
    def spec(self) -> GameSpec:
        return get_game(self.game)

    @property
    def title(self) -> str:
        return " ".join([self.spec.title, *self.variant])

    @property
    def id(self) -> str:
        return "-".join([self.game, *self.variant])

    @property
    def variant(self) -> list[str]:
        return [str(value) for value in self.options.values()]

    @property
    def seats(self) -> range:
        return range(self.spec.min_seats, self.spec.max_seats + 1)


@contextmanager
def patience() -> Iterator[None]:
    """Lifts the limit of time a choice."""
    usual = [(levels, dict(levels)) for levels in (LEVELS, FORMER)]
    for levels, each in usual:
        levels.update({name: level._replace(seconds=PATIENCE) for name, level in each.items()})
    try:
        yield
    finally:
        for levels, each in usual:
            levels.update(each)


@dataclass(frozen=True)
class Climb:
    """A rung at one table: plain data, so that it crosses to other processes."""

    rules: RuleSet
    rung: Rung
    seats: int
    folder: Path = FOLDER

    @cached_property
    def kept(self) -> KeptGames:
        bots = self.rung.one, self.rung.against
        path = self.folder / self.rules.id / f"{'-among-'.join(bots)}-{self.seats}.jsonl"
        return KeptGames(path, play_mark(self.rules.spec, bots))

    def games(self) -> list[Played]:
        """What was played so far, in whole deals: a deal is luckier for some seats than for others."""
        lines = self.kept.read()
        return [told(line) for line in lines[: len(lines) // self.seats * self.seats]]

    def keep(self, game: Played, number: int) -> None:
        self.kept.add([round(figure, 4) for figure in astuple(game)], number)

    def missing(self, games: int) -> range:
        """The numbers of the games that are still to be played, up to so many and the end of their deal."""
        return range(len(self.kept.read()), one_seat.whole_deals(games, self.seats))

    def play(self, number: int) -> Played:
        """As many games in a row as there are seats have the same deal, each with the one at another seat."""
        seed, own = f"{SEED}/{number // self.seats}", number % self.seats
        with patience():
            names = [self.rung.one if seat == own else self.rung.against for seat in range(self.seats)]
            bots = [make_bot(name, stream(seed, f"seat {seat}")) for seat, name in enumerate(names)]
            return one_seat.play(self.rules.spec, self.rules.options, seed, own, bots)


def told(line: Sequence[float]) -> Played:
    share, lead, seconds, choices, their_seconds, their_choices = line
    return Played(share, lead, seconds, int(choices), their_seconds, int(their_choices))
