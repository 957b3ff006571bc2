"""A training on disk: lessons and duels as lines, so that it goes on when it was interrupted; weights and plots."""

from pathlib import Path

from speciate.core.digest import canonical_whole, fingerprint
from speciate.lab.journal import JournalFile
from speciate.lab.toml_text import value_text
from speciate.lab.training.course import Course, Weights
from speciate.lab.training.duel import Duel
from speciate.lab.training.lessons import Choice
from speciate.lab.training.practice_file import PracticeFile
from speciate.table.files import write_atomically

#: What of a game is not looked into while lessons are played: they are of the policy made by hand.
TOLD_ONLY = ("features.py", "learned.py", "liking.py", "weights.toml", "weights-2.0.toml", "weights-2013.toml")


class TrainingFolder:
    def __init__(self, path: Path, course: Course) -> None:
        self.path = path
        self.course = course
        self.lessons: JournalFile[Choice] = JournalFile(path / "lessons.jsonl", course.origin(apart=TOLD_ONLY), Choice)

    @property
    def weights(self) -> Path:
        return self.path / "weights.toml"

    @property
    def plots(self) -> Path:
        return self.path / "plots"

    def practice(self, begun_with: Weights, games: int) -> PracticeFile:
        """The practice that begins with these weights and takes so many games."""
        agreed = {"weights": fingerprint(canonical_whole(dict(begun_with))), "practice": games}
        return PracticeFile(self.path / "practice.json", {**self.course.origin(), **agreed})

    def duels(self, weights: Weights) -> JournalFile[Duel]:
        """The duels of these weights; others begin anew, in a file of their own."""
        mark = fingerprint(canonical_whole(dict(weights)))
        return JournalFile(self.path / f"duels-{mark[:8]}.jsonl", {**self.course.origin(), "weights": mark}, Duel)

    def write(self, weights: Weights, command: str) -> None:
        """With what made them, so that they can be made again."""
        made = self.course.origin()
        lines = [
            "# How gladly each kind of move is made, as natural logarithms; how they are learned: docs/training.md",
            "[made]",
            f"by = {value_text(command)}",
            f'engine = "{made["engine"]}"  # a fingerprint of the code that played',
            f'bots = "{made["bot expert"]}"',
            "",
            "[weights]",
            *(f"{family} = [{', '.join(f'{number:g}' for number in numbers)}]" for family, numbers in weights.items()),
        ]
        write_atomically(self.weights, "\n".join(lines) + "\n")
