"""Games that stay: a short line each, in the repository, for as long as the bots play as they did.

What decides that is not the source but how it plays: the tests keep how games go by their policies and what searches
think, and the levels stand in one table. A quicker engine keeps the games, a changed bot begins anew.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from speciate.bots.levels import FORMER, LEVELS, Level, Manner
from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.game import GameSpec
from speciate.core.registry import all_games

FOLDER = Path(__file__).parent / "ladders"
TESTS = Path(__file__).parent.parent / "tests"
HABITS = TESTS / "golden" / "habits.txt"  # of all games, by their policies
THOUGHTS = TESTS / "bots" / "thoughts.txt"  # of searches, in all games and in small ones

Line = list[float]


def play_mark(game: GameSpec, bots: Iterable[str]) -> str:
    """A fingerprint of how these bots play this game."""
    kept = [line for line in HABITS.read_text(encoding="utf-8").splitlines() if line.startswith(f"{game.id} ")]
    levels = {name: {**LEVELS, **FORMER}.get(name) for name in bots}
    if any(level is not None and level.iterations for level in levels.values()):
        others = set(all_games()) - {game.id}
        thoughts = THOUGHTS.read_text(encoding="utf-8").splitlines()
        kept += [line for line in thoughts if line.partition(" ")[0] not in others]
    told = {name: None if level is None else budget(level) for name, level in levels.items()}
    return fingerprint(canonical_whole([game.id, game.rules_version, told, kept]))


def budget(level: Level) -> list[object]:
    """All there is to a level but the clock, which no match looks at."""
    manner = {name: value for name, value in level.manner._asdict().items() if value != Manner._field_defaults[name]}
    return [level.worlds, level.iterations, level.overlooks, manner]


@dataclass(frozen=True)
class KeptGames:
    """The lines of one file. Those of another mark are as good as none, and give way to the first that is added."""

    path: Path
    mark: str

    def read(self) -> list[Line]:
        if not self.path.exists():
            return []
        head, *lines = self.path.read_text(encoding="utf-8").split("\n")
        return [json.loads(line) for line in lines[:-1]] if json.loads(head)["mark"] == self.mark else []

    def add(self, line: Line) -> None:
        if not self.read():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps({"mark": self.mark}) + "\n", encoding="utf-8")
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
