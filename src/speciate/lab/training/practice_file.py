"""A practice on disk, so that it goes on where it was interrupted: the weights so far, and how strong they were."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from speciate.core.errors import SpeciateError
from speciate.lab.origin import Origin, check_same
from speciate.lab.training.trial import Trial
from speciate.table.files import write_atomically

if TYPE_CHECKING:
    from speciate.lab.training.practice import Practice  # which needs NumPy


class PracticeFile:
    def __init__(self, path: Path, origin: Origin) -> None:
        self.path = path
        self._origin = origin

    def read(self) -> "tuple[Practice, list[Trial]] | None":
        """What an earlier run has come to; nothing if there was none."""
        from speciate.lab.training.practice import Practice

        if not self.path.exists():
            return None
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            check_same(self.path, kept["origin"], self._origin)
            return Practice(**kept["practice"]), [Trial(**trial) for trial in kept["trials"]]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise SpeciateError(f"{self.path}: it is damaged; delete the file to start again") from None

    def write(self, practice: "Practice", trials: Sequence[Trial]) -> None:
        kept = {"origin": self._origin, "practice": asdict(practice), "trials": [asdict(trial) for trial in trials]}
        write_atomically(self.path, json.dumps(kept) + "\n")
