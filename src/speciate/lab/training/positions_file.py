"""Positions on disk, some games a file, so that games that were played are not played again."""

import json
import zipfile
from pathlib import Path

import numpy as np

from speciate.core.errors import SpeciateError
from speciate.lab.origin import Origin, check_same
from speciate.lab.training.positions import Positions


class PositionsFolder:
    def __init__(self, path: Path, origin: Origin) -> None:
        self.path = path
        self._origin = origin

    def has(self, number: int) -> bool:
        return self._file(number).exists()

    def write(self, number: int, positions: Positions) -> None:
        """Under another name first: a half-written file is none."""
        self.path.mkdir(parents=True, exist_ok=True)
        unfinished = self.path / "unfinished.npz"
        np.savez(unfinished, origin=np.array(json.dumps(self._origin)), **positions._asdict())
        unfinished.replace(self._file(number))

    def read(self, number: int) -> Positions:
        path = self._file(number)
        try:
            with np.load(path) as kept:
                check_same(path, json.loads(str(kept["origin"])), self._origin)
                return Positions(*(kept[name] for name in Positions._fields))
        except (ValueError, KeyError, EOFError, zipfile.BadZipFile):
            raise SpeciateError(f"{path}: it is damaged; delete the file to start again") from None

    def _file(self, number: int) -> Path:
        return self.path / f"{number:04}.npz"
