"""Games that stay: a short line each, in the repository, for as long as the bots play as they did.

What decides that is not the source but how it plays: the tests keep how games go by their policies, by what was
learned, what searches think and what each bot chooses; the levels stand in one table. A quicker engine keeps the games,
a changed bot begins anew.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.bots import choices
from tests.golden import habits

from speciate.bots.levels import FORMER, LEVELS, Level, Manner
from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.errors import SpeciateError
from speciate.core.game import GameSpec
from speciate.core.registry import all_games
from speciate.table.files import write_atomically

FOLDER = Path(__file__).parent / "ladders"
TESTS = Path(__file__).parent.parent / "tests"
HABITS = TESTS / "golden" / "habits.txt"  # of all games, by their policies
THOUGHTS = TESTS / "bots" / "thoughts.txt"  # of searches, in all games and in small ones
LEARNED = TESTS / "bots" / "learned_play.txt"  # of all games, by what they have learned
CHOICES = TESTS / "bots" / "choices.txt"  # of every bot, in all games

Line = list[float]


@cache
def lines_of(path: Path) -> tuple[str, ...]:
    """As they were when they were first asked for: a process plays with the code of then."""
    return tuple(path.read_text(encoding="utf-8").splitlines())


def play_mark(game: GameSpec, bots: Iterable[str]) -> str:
    """A fingerprint of how these bots play this game."""
    levels = {name: {**LEVELS, **FORMER}.get(name) for name in bots}
    searches = any(level is not None and level.iterations for level in levels.values())
    kept = [line for line in lines_of(HABITS) if line.startswith(f"{game.id} ")]
    if not searches:  # only who searches goes by what was learned
        kept = [line.partition(habits.LEARNED)[0] for line in kept]
    kept += [line for line in lines_of(CHOICES) if line.partition(":")[0] in [f"{game.id} {name}" for name in levels]]
    if searches:
        others = set(all_games()) - {game.id}
        kept += [line for line in lines_of(THOUGHTS) if line.partition(" ")[0] not in others]
        kept += [line for line in lines_of(LEARNED) if line.startswith((f"{game.id} ", f"{game.id}:"))]
    told = {name: None if level is None else budget(level, game.cooperative) for name, level in levels.items()}
    return fingerprint(canonical_whole([game.id, game.rules_version, told, kept]))


def check_play(game: GameSpec, bots: Iterable[str]) -> None:
    """Before games are played: bots that were changed are not to play under the mark of what is still kept of them."""
    for name in bots:
        if choices.line(choices.Case(game, name)) not in lines_of(CHOICES):
            raise SpeciateError(f"{game.id}: {name} chooses otherwise than is kept; run tests.golden.make")


def check_unchanged() -> None:
    """Before a game is kept: it was played by the code of when this began, and is not to be filed as newer play."""
    for path in (HABITS, THOUGHTS, LEARNED, CHOICES):
        if tuple(path.read_text(encoding="utf-8").splitlines()) != lines_of(path):
            raise SpeciateError(f"{path.name} has changed since this began: start again")


def budget(level: Level, cooperative: bool) -> list[object]:
    """All there is to a level but the clock, which no match looks at; among partners it has play-outs, not rounds."""
    manner = {name: value for name, value in level.manner._asdict().items() if value != Manner._field_defaults[name]}
    rounds = int(level.iterations * level.among_partners) if cooperative else level.iterations
    return [level.worlds, rounds, level.overlooks, manner]


@dataclass(frozen=True)
class KeptGames:
    """The lines of one file. Those of another mark are as good as none, and give way to the first that is added."""

    path: Path
    mark: str

    def read(self) -> list[Line]:
        """A half-written last line does not count."""
        if not self.path.exists():
            return []
        head, *lines = self.path.read_text(encoding="utf-8").split("\n")
        return [json.loads(line) for line in lines[:-1]] if head == self.head else []

    def add(self, line: Line, number: int) -> None:
        """As the game of that number, counted from 0."""
        check_unchanged()
        kept = self.read()
        if len(kept) != number:
            raise SpeciateError(f"{self.path}: game {number} is not the next one; does somebody else play them too?")
        lines = [self.head, *(json.dumps(each, separators=(",", ":")) for each in [*kept, line])]
        write_atomically(self.path, "\n".join(lines) + "\n")

    @property
    def head(self) -> str:
        return json.dumps({"mark": self.mark})
