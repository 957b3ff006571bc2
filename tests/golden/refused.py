"""What is refused, and why: positions, packs and records with something wrong, moves that cannot be made just now.

Cases of every rule stand in tests/games; here many more are made by a seed, each a small slip of the pen, so that a
bound that moves by one is noticed. Folded into one fingerprint for each kind; `python -m tests.golden.make` writes them
anew where a change is meant.
"""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.errors import BadPack, BadPosition, SpeciateError
from speciate.core.game import GameSpec
from speciate.core.registry import all_games
from speciate.core.state import State
from speciate.table.record import parse_record, read_record
from speciate.table.timeline import replay
from tests.table.mutants import every_value_everywhere, mutant

HERE = Path(__file__).parent
KEPT = HERE / "refused.txt"
POSITIONS = 40  # of each game, more or less
SLIPS = 24  # in each position
PACK_SLIPS = 150
EACH = 61  # of all values in all places of a record
TEXTS = 40  # records that are broken in other ways
MOVES = 150  # that are asked about in each position

Place = tuple[Any, Any]  # what holds a value, and under which name or number


def games() -> list[GameSpec]:
    return [game for game in all_games().values() if game.listed]


def cases() -> Iterator[tuple[GameSpec, str]]:
    """Positions by the record they are of, all else by game."""
    for game in games():
        yield from ((game, f"positions {path.stem}") for path in records(game))
        yield from ((game, kind) for kind in KINDS)


def lines() -> list[str]:
    return [line(game, kind) for game, kind in cases()]


def line(game: GameSpec, kind: str) -> str:
    """How many slips are refused, and a fingerprint of all answers."""
    answers = list(KINDS[kind](game) if kind in KINDS else tables(game, kind.partition(" ")[2]))
    refused = sum(bool(answer) for answer in answers)
    return f"{game.id} {kind}: {refused} of {len(answers)} refused {fingerprint(canonical_whole(answers))}"


def tables(game: GameSpec, record: str) -> Iterator[object]:
    rng = Random(f"tables {record}")
    paths = records(game)
    [path] = [path for path in paths if path.stem == record]
    for state in positions(path, POSITIONS // len(paths)):
        yield from (read(game, data) for data in slips(json.loads(json.dumps(state.to_json())), SLIPS, rng))


def moves(game: GameSpec) -> Iterator[object]:
    """Moves that could be made some other time, mostly by whoever has a choice."""
    paths = records(game)
    for path in paths:
        rng = Random(f"moves {path.stem}")
        played = [state for state in positions(path, POSITIONS // len(paths)) if state.actor >= 0]
        known = sorted({move for state in played for owed in state.pending() for move in state.legal(owed.seat)})
        for state in played:
            for _ in range(MOVES):
                seat = rng.choice((state.actor, state.actor, rng.randrange(state.seats)))
                refusal = state.refusal(seat, rng.choice(known))
                yield refusal and refusal.to_json()


def packs(game: GameSpec) -> Iterator[object]:
    data = json.loads(json.dumps(game.engine.pack().to_json()))
    yield from (taken(game, slip) for slip in slips(data, PACK_SLIPS, Random("packs")))


def texts(game: GameSpec) -> Iterator[object]:
    """Records with any value in any place, and with lines that are lost, doubled or swapped."""
    text = records(game)[0].read_text(encoding="utf-8")
    rng = Random("records")
    broken = [mutant(text, rng) for _ in range(TEXTS)]
    for changed_text in [*every_value_everywhere(text, EACH), *broken]:
        try:
            replay(parse_record(changed_text))
        except SpeciateError as wrong:
            yield [type(wrong).__name__, wrong.key, str(wrong.values.get("line", ""))]
        else:
            yield []


KINDS: dict[str, Callable[[GameSpec], Iterator[object]]] = {
    "moves": moves,
    "packs": packs,
    "records": texts,
}


def records(game: GameSpec) -> list[Path]:
    """Every number of seats and every variant, by chance: such positions are of all sorts."""
    folder = HERE / game.id / game.rules_version
    return sorted(path for path in folder.glob("*.jsonl") if not path.stem.endswith("-greedy"))


def positions(path: Path, count: int) -> Iterator[State]:
    record = read_record(path)
    header = record.header
    state = header.game.new(header.seats, header.options, header.pack)
    every = max(1, len(record.entries) // count)
    for number, entry in enumerate(record.entries):
        if number % every == 0:
            yield state.copy()
        if entry.is_move:
            state.apply(entry.seat, entry.packed)


def read(game: GameSpec, data: dict[str, object]) -> list[str]:
    try:
        game.position(data)
    except BadPosition as wrong:
        return [str(mistake) for mistake in wrong.mistakes]
    return []


def taken(game: GameSpec, data: dict[str, object]) -> list[str]:
    try:
        pack = game.engine.pack(data)
    except BadPack as wrong:
        return [str(mistake) for mistake in wrong.mistakes]
    return [str(each) for each in (*pack.doubts, *pack.departures)]


# -- slips of the pen ------------------------------------------------------------------------------------


def slips(data: Any, count: int, rng: Random) -> Iterator[Any]:
    """So many copies, each with one thing changed a little. Every sort of field is as likely, however often it is."""
    sorts: dict[str, list[Place]] = {}
    collect(data, "", sorts)
    names = sorted(sorts)
    for _ in range(count):
        name = rng.choice(names)
        holder, key = rng.choice(sorts[name])
        kept = holder[key]
        holder[key] = changed(kept, [place[key] for place, key in sorts[name]], rng)
        yield copy.deepcopy(data)
        holder[key] = kept


def collect(data: Any, path: str, sorts: dict[str, list[Place]]) -> None:
    """All places below a value, by the names that lead there."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    for key in keys:
        name = f"{path}/{key if isinstance(data, dict) else '*'}"
        sorts.setdefault(name, []).append((data, key))
        collect(data[key], name, sorts)


def changed(value: Any, alike: list[Any], rng: Random) -> Any:
    """One more or less, another word of the sort, one thing of a list twice or not at all."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 1, 2))
    if isinstance(value, list) and value:
        at = rng.randrange(len(value))
        return rng.choice((value[:at] + value[at + 1 :], [*value, value[at]], value[::-1]))
    return rng.choice(alike)
