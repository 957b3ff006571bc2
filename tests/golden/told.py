"""What is told of golden games besides their moves: numbers for programs, opinions for bots, facts for screens.

The rules do not need them, so that no digest of a record would change with them. Each kind is folded into a fingerprint
of its own; `python -m tests.golden.make` writes them anew where a change is meant.
"""

from pathlib import Path
from random import Random

from librt.strings import BytesWriter

from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.encoding import Encoding
from speciate.core.game import Engine
from speciate.core.registry import all_games
from speciate.core.state import State
from speciate.table.record import Record, read_record

HERE = Path(__file__).parent
KEPT = HERE / "told.txt"
STOPS = 150  # positions of a game, more or less

Told = dict[str, list[object]]  # by kind


def records() -> list[Path]:
    """Of every game one by bots, and one at random with as many seats as there can be."""
    found: list[Path] = []
    for game in all_games().values():
        folder = HERE / game.id / game.rules_version
        found += [*folder.glob("*-greedy.jsonl"), folder / f"{game.max_seats}-random.jsonl"]
    return found


def lines() -> list[str]:
    return [line for path in records() for line in told_of(path)]


def told_of(path: Path) -> list[str]:
    """One line for each kind."""
    record = read_record(path)
    seen: Told = {kind: [] for kind in ("numbers", "opinions", "hints", "facts")}
    state = walk(record, seen)
    seen["end"] = [rounded(record.header.game.engine.stats(state))]
    name = f"{record.header.game.id} {path.stem}"
    return [f"{name} {kind} {fingerprint(canonical_whole(values))}" for kind, values in seen.items()]


def walk(record: Record, seen: Told) -> State:
    header = record.header
    state = header.game.new(header.seats, header.options, header.pack)
    engine = header.game.engine
    encoding = engine.encoding(state, {})
    every = max(1, len(record.entries) // STOPS)
    for count, entry in enumerate(record.entries):
        if entry.is_move:
            state.apply(entry.seat, entry.packed)
        if count % every == 0:
            if encoding is not None:
                seen["numbers"].append(numbers(state, encoding))
            look(engine, state, seen)
    return state


def numbers(state: State, encoding: Encoding) -> str:
    written = BytesWriter()
    for seat in range(state.seats):
        encoding.write(state.view(seat), written)
    return written.getvalue().hex()


def look(engine: Engine, state: State, seen: Told) -> None:
    seats = range(state.seats)
    seen["opinions"].append([*[rounded(engine.evaluate(state, seat)) for seat in seats], *engine.scores(state)])
    for seat in [owed.seat for owed in state.pending() if owed.seat >= 0]:
        hints = [sorted(engine.promising(state, seat)), sorted(engine.worthwhile(state, seat))]
        sensible = engine.policy(state, seat, Random(0).random)
        seen["hints"].append([*hints, sensible, engine.is_quiet(state), engine.ends_search(state)])
        seen["facts"].append(engine.foresight(state, seat))


def rounded(value: object) -> object:
    """Systems differ in the last digits of a logarithm."""
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    return f"{value:.6g}" if isinstance(value, float) else value
