"""Observers as OpenSpiel asks for them: a tensor with named parts, and a text."""

import json
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from speciate.core.seats import SPECTATOR
from speciate.core.state import State
from speciate.research.openspiel.box import Box
from speciate.research.openspiel.recall import seen
from speciate.research.openspiel.tables import Table

Floats = NDArray[np.float32]


class Observer:
    """What a seat sees now (with a tensor), or all it has seen and done (as text: its length has no bound).

    Public alone is what a spectator sees; private alone is what a seat sees beyond that; the private parts of all
    players together are the whole position.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        self.table = table
        self.recalls = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.private = kind.private_info
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if self.public and not self.recalls and self.private != pyspiel.PrivateInfoType.ALL_PLAYERS:
            self.tensor = np.zeros(table.observations.size, np.float32)
            self.dict = _parts(table, self.tensor)

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is not None:
            box: Box = state.box
            self.tensor[:] = self.table.observations.seen(box.state, self._viewer(player))

    def string_from(self, state: Any, player: int) -> str:
        box: Box = state.box
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return json.dumps(box.state.to_json(), separators=(",", ":"))
        if not self.public:
            return _private(box.state, player) if self.private != pyspiel.PrivateInfoType.NONE else ""
        viewer = self._viewer(player)
        return box.remembered().text(viewer) if self.recalls else seen(box.state, viewer)

    def _viewer(self, player: int) -> int:
        return SPECTATOR if self.private == pyspiel.PrivateInfoType.NONE else player


def _parts(table: Table, tensor: Floats) -> dict[str, Floats]:
    return {part.name: tensor[part.at : part.at + part.size].reshape(part.shape) for part in table.observations.parts}


def _private(state: State, player: int) -> str:
    own = json.loads(seen(state, player))
    return json.dumps(_beyond(own, json.loads(seen(state, SPECTATOR))), separators=(",", ":"))


def _beyond(own: object, public: object) -> object:
    """What is in the one and not in the other; of a list, by the place it has."""
    if isinstance(own, dict) and isinstance(public, dict):
        return {name: _beyond(value, public.get(name)) for name, value in own.items() if value != public.get(name)}
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return {at: _beyond(a, b) for at, (a, b) in enumerate(zip(own, public, strict=True)) if a != b}
    return own
