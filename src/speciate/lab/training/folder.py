"""A training on disk, so that it goes on where it stopped: lessons and duels as lines, what was learned, plots."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from speciate.core.digest import canonical_whole, fingerprint
from speciate.lab.journal import JournalFile
from speciate.lab.toml_text import value_text
from speciate.lab.training.course import Course, Taught, Value, Weights
from speciate.lab.training.duel import Duel
from speciate.lab.training.lessons import Choice
from speciate.lab.training.practice_file import PracticeFile
from speciate.table.files import write_atomically

if TYPE_CHECKING:
    from speciate.lab.training.positions_file import PositionsFolder  # which needs NumPy

#: What of a game is not looked into while lessons are played: they are of the policy made by hand.
VALUES = ("value.toml", "value-2.0.toml", "value-2013.toml")
TOLD_ONLY = (
    "features.py", "learned.py", "liking.py", "weights.toml", "weights-2.0.toml", "weights-2013.toml", "outlook.py",
    *VALUES,
)  # fmt: skip


class TrainingFolder:
    def __init__(self, path: Path, course: Course) -> None:
        self.path = path
        self.course = course
        self.lessons: JournalFile[Choice] = JournalFile(path / "lessons.jsonl", course.origin(apart=TOLD_ONLY), Choice)

    @property
    def weights(self) -> Path:
        return self.path / "weights.toml"

    @property
    def value(self) -> Path:
        return self.path / "value.toml"

    @property
    def plots(self) -> Path:
        return self.path / "plots"

    def practice(self, begun_with: Weights, games: int) -> PracticeFile:
        """The practice that begins with these weights and takes so many games."""
        agreed = {"weights": fingerprint(canonical_whole(dict(begun_with))), "practice": games}
        return PracticeFile(self.path / "practice.json", {**self.course.origin(), **agreed})

    def positions(self, taught: Taught) -> "PositionsFolder":
        """Of games of the policy with these weights; others begin anew, in a folder of their own."""
        from speciate.lab.training.positions_file import PositionsFolder

        mark = mark_of(taught)
        agreed = {**self.course.origin(apart=VALUES), "weights": mark}
        return PositionsFolder(self.path / f"positions-{mark[:8]}", agreed)

    def duels(self, taught: Taught) -> JournalFile[Duel]:
        """The duels of what was learned; others begin anew, in a file of their own."""
        mark = mark_of(taught)
        return JournalFile(self.path / f"duels-{mark[:8]}.jsonl", {**self.course.origin(), "weights": mark}, Duel)

    def write(self, weights: Weights, command: str) -> None:
        """With what made them, so that they can be made again."""
        title = "How gladly each kind of move is made, as natural logarithms; how they are learned: docs/training.md"
        self._write(self.weights, title, command, ["[weights]", *rows(weights)])

    def write_value(self, value: Value, command: str) -> None:
        """Likewise; a row of weights for each input, one for each hidden unit."""
        title = "A network that tells who will win from a quiet position; how it is learned: docs/training.md"
        inputs = cast(Weights, value["inputs"])
        ends = {name: cast(list[float], value[name]) for name in ("leaning", "out")}
        self._write(self.value, title, command, ["[network]", *rows(ends), "", "[network.inputs]", *rows(inputs)])

    def _write(self, path: Path, title: str, command: str, learned: Sequence[str]) -> None:
        made = self.course.origin(apart=VALUES)
        lines = [
            f"# {title}",
            "[made]",
            f"by = {value_text(command)}",
            f'engine = "{made["engine"]}"  # a fingerprint of the code that played',
            f'bots = "{made["bot expert"]}"',
            "",
            *learned,
        ]
        write_atomically(path, "\n".join(lines) + "\n")


def rows(weights: Weights) -> list[str]:
    return [f"{name} = [{', '.join(f'{number:g}' for number in numbers)}]" for name, numbers in weights.items()]


def mark_of(taught: Taught) -> str:
    """A fingerprint of what was learned."""
    learned = {"weights": dict(taught.weights or {}), "value": dict(taught.value or {})}
    return fingerprint(canonical_whole(learned))
