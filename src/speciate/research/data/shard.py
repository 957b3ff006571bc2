"""One file of data: so many games, a row a decision."""

from pathlib import Path
from typing import Any

import numpy as np
from librt.strings import BytesWriter

from speciate.bots.bot_loader import open_bot
from speciate.core.errors import SpeciateError
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.research.actions import FixedActions
from speciate.research.data.settings import Settings
from speciate.research.native.stepping import final_rewards
from speciate.table.agent import Agent, Request
from speciate.table.files import replacing

BEYOND = -1  # the action of a move that lies beyond the bounds and has no number
LEVEL = 3  # of compression: a higher one takes longer than a game does, and saves little
COUNTS = ("games", "decisions", "choices", "searched", "beyond")


def arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise SpeciateError('data needs pyarrow: pip install "speciate[research,parquet]"') from None
    return pyarrow


def schema(seen: int, mask: int) -> Any:
    """The columns, with what each of them is; `seen` and `mask` are bytes of an observation and of a packed mask."""
    pa = arrow()
    columns = (
        ("game", pa.int64(), "number of the game, from 0"),
        ("step", pa.int32(), "number of the decision in its game, from 0; nature's are not counted"),
        ("seat", pa.uint8(), "who chose"),
        ("bot", pa.uint8(), "which of the card's bots it was"),
        ("observation", pa.binary(seen), "what the seat saw, a byte a number: speciate.research.Observations"),
        ("mask", pa.binary(mask), "the legal actions, a bit each, lowest first: speciate.research.FixedActions"),
        ("legal", pa.int32(), "how many legal moves there were, those beyond the bounds too"),
        ("action", pa.int32(), "what it chose; -1 where that move lies beyond the bounds and has no number"),
        ("visited", pa.list_(pa.int32()), "of a bot that searches: the actions it tried; else nothing"),
        ("visits", pa.list_(pa.int32()), "how often it tried each of those"),
        ("score", pa.int32(), "the seat's score at the end of the game"),
        ("result", pa.float32(), "its share of the win: 1, or less when it was shared, 0 for the others"),
        ("reward", pa.float32(), 'its reward at the end, in the form "result"'),
    )
    return pa.schema([pa.field(name, kind, False, {"what": what}) for name, kind, what in columns])


class ShardWriter:
    """Plays games and keeps their decisions, column by column."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.session = settings.session()
        assert isinstance(self.session.actions, FixedActions)
        self.table = self.session.actions.table
        self.counts = dict.fromkeys(COUNTS, 0)
        self._seen = BytesWriter()
        self._masks = BytesWriter()
        self._rows: dict[str, list[int]] = {
            name: [] for name in ("game", "step", "seat", "bot", "legal", "action", "visited", "visits")
        }
        self._ends: list[int] = [0]  # where the visits of each row end
        self._finals: dict[str, list[float]] = {"score": [], "result": [], "reward": []}

    def play(self, number: int) -> None:
        """Game `number` of the plan: the same that `speciate sim` plays."""
        plan, session = self.settings.plan, self.session
        seed = f"{plan.seed}/{number}"
        seating = plan.seating(number)
        agents = [open_bot(plan.bots[player], stream(seed, f"seat {seat}")) for seat, player in enumerate(seating)]
        nature = stream(seed, "nature")
        state = session.fresh()
        state.settle(nature)
        step = 0
        seats: list[int] = []
        while state.actor != NOBODY:
            seat = state.pending()[0].seat
            move = self._decide(state, agents[seat])
            self._add(number, step, seat, seating[seat])
            seats.append(seat)
            state.apply(seat, move)
            if state.actor == NATURE:
                state.settle(nature)
            step += 1
        self._end(state, seats)

    def _decide(self, state: State, agent: Agent) -> int:
        """The agent's move; what it saw, could do, did and tried is kept."""
        session, rows = self.session, self._rows
        decision = state.pending()[0]
        seat = decision.seat
        view = state.view(seat)
        legal = state.legal(seat)
        session.encoding.write(view, self._seen)
        self.table.mark(seat, legal, self._masks)
        move = agent.choose(Request(session.game, decision, legal, view))
        numbers = self.table.numbers[seat]
        action = numbers.get(move, BEYOND)
        tried: dict[int, int] = getattr(agent, "tried", {})
        known = [(numbers[other], visits) for other, visits in tried.items() if other in numbers]
        rows["visited"] += [number for number, _ in known]
        rows["visits"] += [visits for _, visits in known]
        rows["legal"].append(len(legal))
        rows["action"].append(action)
        self._ends.append(len(rows["visits"]))
        self.counts["decisions"] += 1
        self.counts["choices"] += len(legal) > 1
        self.counts["searched"] += bool(known)
        self.counts["beyond"] += action == BEYOND
        return move

    def _add(self, number: int, step: int, seat: int, player: int) -> None:
        rows = self._rows
        rows["game"].append(number)
        rows["step"].append(step)
        rows["seat"].append(seat)
        rows["bot"].append(player)

    def _end(self, state: State, seats: list[int]) -> None:
        """How the game ended, for every decision of it."""
        outcome = state.outcome()
        assert outcome is not None
        share = 1 / len(outcome.winners) if outcome.winners else 0.0
        rewards = final_rewards(outcome, self.session.game.cooperative, False)
        self._finals["score"] += [outcome.scores[seat] for seat in seats]
        self._finals["result"] += [share if seat in outcome.winners else 0.0 for seat in seats]
        self._finals["reward"] += [rewards[seat] for seat in seats]
        self.counts["games"] += 1

    def write(self, path: Path) -> None:
        """The file, whole or not at all; its counts stand in it, so that a folder is counted without reading it."""
        pa = arrow()
        session, rows = self.session, len(self._rows["game"])
        masks = np.frombuffer(self._masks.getvalue(), np.uint8).reshape(rows, session.actions.size)
        packed = np.packbits(masks, axis=1, bitorder="little")
        columns = schema(session.observations.size, packed.shape[1])
        given: dict[str, Any] = {**self._rows, **self._finals}
        given["observation"] = self._seen.getvalue()
        given["mask"] = packed.tobytes()
        arrays = [self._array(pa, field, given[field.name], rows) for field in columns]
        facts = {name: str(count) for name, count in self.counts.items()}
        table = pa.Table.from_arrays(arrays, schema=columns.with_metadata(facts))
        with replacing(path) as beside:
            pa.parquet.write_table(
                table,
                beside,
                compression="zstd",
                compression_level=LEVEL,
                use_dictionary=["game", "seat", "bot"],
                write_statistics=["game", "step"],
            )

    def _array(self, pa: Any, field: Any, values: Any, rows: int) -> Any:
        if field.name in ("visited", "visits"):
            ends = pa.array(self._ends, pa.int32())
            return pa.ListArray.from_arrays(ends, pa.array(values, pa.int32()))
        if isinstance(values, bytes):
            return pa.FixedSizeBinaryArray.from_buffers(field.type, rows, [None, pa.py_buffer(values)])
        return pa.array(values, field.type)


def counts_of(path: Path) -> dict[str, int]:
    """Of a file: its games, decisions and so on."""
    pa = arrow()
    try:
        facts = pa.parquet.read_schema(path).metadata
        return {name: int(facts[name.encode()]) for name in COUNTS}
    except (pa.ArrowInvalid, OSError, KeyError, TypeError):
        raise SpeciateError(f"{path}: is damaged; delete it, and the same command makes it again") from None
