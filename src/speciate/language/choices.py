"""A whole choice as one code: `card horns+3; trait 0` takes a card and says what it becomes.

A code may be several moves, separated by semicolons. They are played by the usual verbs, all or none: what cannot be
done, or cannot be known before something is revealed, is refused before the first is played.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from speciate.core.errors import IllegalMove, SpeciateError, UnreadableMove
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.seats import NATURE
from speciate.core.state import State
from speciate.language.moment import Moment

SEPARATOR = ";"
MOST = 8  # moves in one code: as many as a server takes at once


class Choices(NamedTuple):
    """Moves that can be followed by the same second halves; by none where they are whole already."""

    first: tuple[str, ...]
    then: tuple[str, ...]

    def __str__(self) -> str:
        return gathered(self.first) + (f"{SEPARATOR} {gathered(self.then)}" if self.then else "")


def read_choice(game: GameSpec, code: str) -> list[int]:
    """The moves of a code; UnreadableMove names the first that is none."""
    parts = [part for part in re.split(rf"[{SEPARATOR}\n]", code) if part.strip()]
    if not parts:
        raise UnreadableMove("there is no move in an empty code")
    if len(parts) > MOST:
        raise UnreadableMove(f"{len(parts)} moves in one code; {MOST} are the most")
    return [game.engine.codec.parse(part) for part in parts]


def refused(moment: Moment, moves: Sequence[int]) -> SpeciateError | None:
    """Why the seat cannot make these moves one after the other, as far as it can know; None when it can."""
    codec = moment.game.engine.codec
    state = moment.imagined()
    for number, move in enumerate(moves):
        if number and not is_foreseen(moment.game, state):
            shown = codec.text(moves[number - 1])
            return SpeciateError(f'something is drawn or revealed after "{shown}": send the rest when you know it')
        refusal = state.refusal(moment.seat, move)
        if refusal is not None:
            return IllegalMove(codec.text(move), refusal, moment.words().refusal(refusal))
        if number + 1 < len(moves):
            state.listener = []
            state.apply(moment.seat, move)
    return None


def is_foreseen(game: GameSpec, state: State) -> bool:
    """Whether what happened last showed nothing that was hidden or random."""
    heard: Iterable[Event] = state.listener or ()
    return state.actor != NATURE and not any(event.name in game.engine.reveals for event in heard)


def whole_choices(moment: Moment) -> list[Choices]:
    """Everything the seat can do now, card and use together; those alike are put together."""
    codec = moment.game.engine.codec
    if moment.decision is None:
        return []
    groups: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    start = moment.imagined()
    for move in moment.legal:
        code = codec.text(move)
        then = tuple(codec.text(other) for other in second_halves(moment, start, move))
        groups.setdefault((code.split(" ")[0] if then else "", then), []).append(code)
    return [Choices(tuple(first), then) for (_, then), first in groups.items()]


def second_halves(moment: Moment, start: State, move: int) -> list[int]:
    """What can follow where a move only begins a choice; nothing where that cannot be foreseen."""
    state = start.copy()
    state.listener = []
    state.apply(moment.seat, move)
    if not is_foreseen(moment.game, state):
        return []
    is_half = any(owed.seat == moment.seat and owed.step for owed in state.pending())
    return state.legal(moment.seat) if is_half else []


def gathered(codes: Sequence[str]) -> str:
    """`trait 0|1, new left|right`: codes that begin alike, written once."""
    ends: dict[str, list[str]] = {}
    for code in codes:
        kind, _, rest = code.partition(" ")
        ends.setdefault(kind, []).append(rest)
    return ", ".join(f"{kind} {'|'.join(rests)}".strip() for kind, rests in ends.items())
