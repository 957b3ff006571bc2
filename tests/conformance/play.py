"""Random play for the suite: cases drawn by Hypothesis, whole games, and stops on the way."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from speciate.core.digest import canonical_whole
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.moves import kind_of
from speciate.core.options import Option
from speciate.core.registry import all_games, game_in
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State
from speciate.table.scenes import Onlooker

BOUND = 20_000  # steps, chance included: far beyond the longest game of any options
Step = tuple[int, int]  # who (NATURE too), and the packed move

# What players should like to do, so that random games meet every rule; other kinds of moves count 1.
LIVELY: dict[str, dict[str, float]] = {
    "evo": {"bid": 1.0, "pass": 0.6, "end": 0.4, "drop": 0.5, "swim": 4.0},
    "s-evolution": {"remove": 0.02, "done": 0.3, "build": 3.0, "evolve": 3.0},
    "evolution": {"drop": 0.01, "end": 0.3, "trait": 8.0, "think": 3.0, "attack": 3.0},
    "evolutopia": {
        "manage": 0.02,
        "done": 0.1,
        "end": 0.3,
        "act": 3.0,
        "play": 3.0,
        "use": 4.0,
        "copy": 4.0,
        "open": 4.0,
    },
}

EXAMPLES = [
    game_in(path)
    for path in sorted((Path(__file__).parents[2] / "examples" / "games").glob("*.py"))
    if not path.name.startswith("test_")
]
GAMES = [*all_games().values(), *EXAMPLES]

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in GAMES
        for seats in range(game.min_seats, game.max_seats + 1)
    ],
)


LONG = 100  # examples of a test, from which on a run is a long one


def budget(factor: int) -> settings:
    """So many times the examples of the profile, for tests whose examples are cheap."""
    return settings(max_examples=settings.default.max_examples * factor)  # type: ignore[union-attr]


class Case(NamedTuple):
    """One random game, wholly given by these four."""

    game: GameSpec
    seats: int
    options: dict[str, object]
    seed: int

    def new(self) -> State:
        return self.game.new(self.seats, self.options)

    def rng(self, name: str) -> Random:
        return Random(f"{self.seed}/{name}")


def values(option: Option) -> st.SearchStrategy[object]:
    if option.type == "bool":
        return st.booleans()
    if option.type == "int":
        return st.integers(option.minimum, option.maximum)
    return st.sampled_from(option.choices)


def variants(game: GameSpec) -> list[dict[str, object]]:
    """The usual game; every switch turned the other way; and each choice that is not the usual one."""
    flipped: dict[str, object] = {option.name: not option.default for option in game.options if option.type == "bool"}
    choices: list[dict[str, object]] = [
        {option.name: value}
        for option in game.options
        for value in option.choices
        if value != option.default and not option.advanced
    ]
    return [{}, *([flipped] if flipped else []), *choices]


def draw_case(data: st.DataObject, game: GameSpec, seats: int) -> Case:
    optional: dict[str, Any] = {option.name: values(option) for option in game.options}
    options = data.draw(st.fixed_dictionaries({}, optional=optional), label="options")
    return Case(game, seats, options, data.draw(st.integers(0, 2**32 - 1), label="seed"))


@cache
def temper(game: GameSpec, seed: int) -> dict[int, float]:
    """How much each kind of move is liked: as makes games lively, or (one seed in three) by whim.

    Players without likes undo what they did and meet few of the rules.
    """
    kinds = game.engine.codec.kinds.values()
    if seed % 3:
        return {kind.number: LIVELY.get(game.id, {}).get(kind.name, 1.0) for kind in kinds}
    rng = Random(seed)
    return {kind.number: rng.choice((0.05, 1.0, 20.0)) for kind in kinds}


def choose(case: Case, state: State, rng: Random) -> Step:
    """Nature by weight; otherwise any seat that owes a decision, any of its moves as the case's players like them."""
    if state.actor == NATURE:
        return NATURE, state.draw(rng)
    seat = rng.choice(state.pending()).seat
    legal = state.legal(seat)
    likes = temper(case.game, case.seed)
    return seat, rng.choices(legal, [likes[kind_of(move)] for move in legal])[0]


def walk(case: Case, state: State, rng: Random) -> Iterator[Step]:
    """Plays `state` itself to the end at random, and says each step after it was made."""
    for _ in range(BOUND):
        if state.actor == NOBODY:
            return
        seat, move = choose(case, state, rng)
        state.apply(seat, move)
        yield seat, move
    raise AssertionError(f"the game is not over after {BOUND} steps")


def whole_game(case: Case) -> list[Step]:
    return list(walk(case, case.new(), case.rng("play")))


def stops(case: Case, each: int = 2) -> list[State]:
    """Positions of one random game: the end, and for each kind of decision `each` that ask for it."""
    state = case.new()
    rng = case.rng("play")
    picks = case.rng("stops")
    kept: dict[str, list[State]] = {}
    seen: dict[str, int] = {}
    for _ in range(BOUND):
        kind = "over" if state.actor == NOBODY else ",".join(sorted({d.kind for d in state.pending()}))
        seen[kind] = seen.get(kind, 0) + 1
        held = kept.setdefault(kind, [])
        if len(held) < each:
            held.append(state.copy())
        elif picks.random() * seen[kind] < each:  # reservoir: every position of a kind is as likely
            held[int(picks.random() * each)] = state.copy()
        if state.actor == NOBODY:
            return [stop for held in kept.values() for stop in held]
        state.apply(*choose(case, state, rng))
    raise AssertionError(f"the game is not over after {BOUND} steps")


def viewers(state: State) -> list[int]:
    return [*range(state.seats), SPECTATOR]


def some_viewers(state: State, rng: Random) -> list[int]:
    """Two of them, others each time; all in a long run. For what takes many steps with each."""
    everyone = viewers(state)
    is_long = settings.default.max_examples >= LONG  # type: ignore[union-attr]
    return everyone if is_long else rng.sample(everyone, 2)


def plain(value: object) -> Any:
    """Through JSON text and back: what a wire or a file would keep."""
    return msgspec.json.decode(canonical_whole(value))


def view_bytes(state: State, seat: int) -> bytes:
    return canonical_whole(state.view(seat).to_json())


def heard(events: list[Event], seat: int) -> bytes:
    """All that `seat` hears of `events`."""
    versions = [event.heard_by(seat) for event in events]
    return canonical_whole([version.to_json() for version in versions if version is not None])


def apply_listening(state: State, seat: int, move: int) -> list[Event]:
    """Plays a move and returns what was announced."""
    events: list[Event] = []
    state.listener = events
    state.apply(seat, move)
    state.listener = None
    return events


def apply_watched(state: State, seat: int, move: int, viewer: int) -> tuple[list[Event], list[bytes]]:
    """The same, and what the table looked like to `viewer` at each announcement it heard."""
    onlooker = Onlooker(viewer)
    state.witness = onlooker
    events = apply_listening(state, seat, move)
    state.witness = None
    return events, [canonical_whole(seen) for seen in onlooker.seen]


def random_moves(case: Case, count: int, rng: Random) -> list[int]:
    """Packed ints of every sort: of the game's kinds with small and with any arguments, and plain nonsense."""
    kinds = list(case.game.engine.codec.kinds)
    sources: list[Callable[[], int]] = [
        lambda: rng.choice(kinds) | rng.randrange(8) << 6 | rng.randrange(6) << 18 | rng.randrange(8) << 30,
        lambda: rng.choice(kinds) | rng.randrange(20) << 6,
        lambda: rng.choice(kinds) | rng.randrange(4096) << 6 | rng.choice((0, rng.randrange(4096))) << 18,
        lambda: rng.choice(kinds),
        lambda: rng.randrange(1 << 42),
        lambda: rng.randrange(64),
        lambda: -rng.randrange(1, 1 << 20),
        lambda: 1 << rng.randrange(42, 80),
    ]
    return [rng.choice(sources)() for _ in range(count)]
