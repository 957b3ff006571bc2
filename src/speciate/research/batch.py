"""Many tables at once: stepped in compiled code, into arrays that stay where they are."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from speciate.core.errors import BadOption
from speciate.core.game import GameSpec, Pack
from speciate.research.actions import FixedActions
from speciate.research.native.stepping import Tables
from speciate.research.session import Session


class Arrays:
    """The numbers of all tables, in one block of memory: of this process, or shared with others."""

    @staticmethod
    def needed(count: int, session: Session) -> int:
        return count * (session.observations.size + session.actions.size + 2 + 4 * session.seats + 4) + 64

    def __init__(self, memory: Any, count: int, session: Session) -> None:
        self.size = count
        self._at = 0
        self.rewards: NDArray[np.float32] = self._take(memory, (count, session.seats), np.float32)
        self.actions: NDArray[np.int32] = self._take(memory, (count,), np.int32)
        self.observations: NDArray[np.uint8] = self._take(memory, (count, session.observations.size), np.uint8)
        self.masks: NDArray[np.int8] = self._take(memory, (count, session.actions.size), np.int8)
        self.to_move: NDArray[np.uint8] = self._take(memory, (count,), np.uint8)
        self.done: NDArray[np.bool_] = self._take(memory, (count,), np.bool_)

    def _take(self, memory: Any, shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
        array: NDArray[Any] = np.ndarray(shape, dtype, memory, self._at)
        self._at += array.nbytes
        return array


class Slice:
    """Some of the tables, played in this process: those from `first` on."""

    def __init__(self, session: Session, arrays: Arrays, first: int, count: int, seed: int) -> None:
        if not isinstance(session.actions, FixedActions):
            raise BadOption('tables are stepped together with actions="fixed" only')
        if session.rewards.is_shaped:
            raise BadOption('tables are stepped together with rewards="result" or "score" only')
        self.tables = Tables(
            session.game,
            session.seats,
            session.game.read_options(session.options),
            session.pack,
            session.encoding,
            session.actions.table,
            session.rewards.form == "score",
        )
        rows = slice(first, first + count)
        self._own = (
            (arrays.observations[rows].reshape(-1), self.tables.seen, np.uint8),
            (arrays.to_move[rows], self.tables.to_move, np.uint8),
            (arrays.done[rows], self.tables.done, np.bool_),
            (arrays.rewards[rows].reshape(-1), self.tables.rewards, np.float32),
        )
        self._masks = arrays.masks[rows].reshape(-1)
        self._marks = np.zeros(0, np.int64)  # where there are ones in them
        self._actions = arrays.actions[rows]
        self.tables.start(count, seed, first)
        self.show()

    def show(self) -> None:
        for array, writer, dtype in self._own:
            array[:] = np.frombuffer(writer.getvalue(), dtype)
        self._masks[self._marks] = 0  # few of many: far less than to write every mask anew
        self._marks = np.frombuffer(self.tables.marks.getvalue(), np.int64)
        self._masks[self._marks] = 1

    def step(self) -> None:
        """Plays the actions that stand in the array."""
        self.tables.play(self.tables.chosen(self._actions.tolist()))
        self.show()

    def step_at_random(self) -> None:
        self.tables.play(self.tables.any_moves())
        self.show()


class Batch:
    """`count` tables of one game, in this process or spread over several.

    `observations`, `masks`, `to_move`, `done` and `rewards` are arrays that every step overwrites; take copies of what
    is to be kept. A game that ends is followed by a new one: `done` and `rewards` tell of the one that ended, the
    rest of the new one. `wishes` are those of `Session`.
    """

    def __init__(
        self,
        game: str | GameSpec,
        count: int,
        seed: int = 0,
        processes: int = 1,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: Pack | Path | Mapping[str, object] | None = None,
        rewards: str = "result",
        bounds: dict[str, int] | None = None,
    ) -> None:
        if count < 1 or not 1 <= processes <= count:
            raise BadOption(f"{count} tables cannot be spread over {processes} processes")
        self.session = Session(game, seats, options, pack, rewards=rewards, bounds=bounds)
        self.count = count
        self._team: Any = None
        if processes == 1:
            self.arrays = Arrays(bytearray(Arrays.needed(count, self.session)), count, self.session)
            self._slice: Slice | None = Slice(self.session, self.arrays, 0, count, seed)
        else:
            from speciate.research.workers import Team

            self._slice = None
            self._team = Team(self.session, count, seed, processes)
            self.arrays = self._team.arrays
        self.observations, self.masks = self.arrays.observations, self.arrays.masks
        self.to_move, self.done, self.rewards = self.arrays.to_move, self.arrays.done, self.arrays.rewards

    def step(self, actions: Sequence[int] | NDArray[Any] | None = None) -> None:
        """One action at each table, or a legal one at random. An illegal one raises, and then nothing is played."""
        if actions is not None:
            self.arrays.actions[:] = actions
        if self._slice is None:
            self._team.step(actions is not None)
        elif actions is None:
            self._slice.step_at_random()
        else:
            self._slice.step()

    def close(self) -> None:
        """Ends the processes, if there are any. The arrays stay as they are."""
        if self._team is not None:
            self._team.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
