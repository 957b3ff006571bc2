"""What is heard, seen and foreseen of golden games: announcements with who may hear them, views, previews, numbers.

Digests are of whole positions, so that a secret that slips, an announcement that goes to others or a fact that is only
for the eye would change none. `python -m tests.golden.make` writes them anew where a change is meant.
"""

import json
from pathlib import Path

from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.registry import all_games
from speciate.core.seats import SPECTATOR
from speciate.core.state import State
from speciate.table.record import read_record
from tests.golden.told import numbers, rounded

HERE = Path(__file__).parent
KEPT = HERE / "heard.txt"
LOOKS = 14  # positions of a game, more or less


def lines() -> list[str]:
    announced = [line for game in all_games().values() for line in announcements(game)]
    return announced + [heard_of(path) for path in records()]


def announcements(game: GameSpec) -> list[str]:
    """Each with its arguments, and whether it shows something, so that nothing can be taken back freely after it."""
    engine = game.engine
    return [
        f"{game.id} announces {name} {json.dumps(args)}{' and reveals' if name in engine.reveals else ''}"
        for name, args in engine.events.items()
    ]


def records() -> list[Path]:
    return [
        path for game in all_games().values() for path in sorted((HERE / game.id / game.rules_version).glob("*.jsonl"))
    ]


def heard_of(path: Path) -> str:
    record = read_record(path)
    header = record.header
    state = header.game.new(header.seats, header.options, header.pack)
    events: list[object] = []
    views: list[object] = []
    facts: list[object] = []
    encoding = header.game.engine.encoding(state, {})
    every = max(1, len(record.entries) // LOOKS)
    for count, entry in enumerate(record.entries):
        if entry.is_move:
            heard: list[Event] = []
            state.listener = heard
            state.apply(entry.seat, entry.packed)
            events += map(whole, heard)
        if count % every == 0:
            views.append([state.view(seat).to_json() for seat in (SPECTATOR, *range(state.seats))])
            views.append([decision.to_json() for decision in state.pending()])
            facts += [foreseen(header.game, state, owed.seat) for owed in state.pending() if owed.seat >= 0]
            facts.append(None if encoding is None else numbers(state, encoding))
    told = [fingerprint(canonical_whole(each)) for each in (events, views, facts)]
    return f"{header.game.id} {path.stem}: {len(events)} announcements {told[0]} views {told[1]} facts {told[2]}"


def foreseen(game: GameSpec, state: State, seat: int) -> list[object]:
    """What a screen is told before something is done: as things stand, and after the first and the last move."""
    view, legal = state.view(seat), state.legal(seat)
    tries = [[], legal[:1], legal[-1:]]
    return [rounded(game.engine.preview(view, moves)) for moves in tries]


def whole(event: Event) -> list[object]:
    redacted = event.redacted and whole(event.redacted)
    return [event.name, event.args, event.audience, event.rule, redacted]
