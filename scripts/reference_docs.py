"""Writes docs/reference/GAME.md: what a bot sees, is asked and can answer, with examples of golden records."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from scripts.view_types import AGREED, inner_shapes, rows, shapes
from speciate.core.decision import Decision
from speciate.core.game import GameSpec
from speciate.core.moves import ARG_MASK, SHIFTS, ArgType, Choice, Coded, Move, MoveKind, kind_of
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY, seat_name
from speciate.core.state import State
from speciate.kit.shapes import Parts, Shape
from speciate.table.record import Record, read_record
from speciate.table.words import Words, species_ids

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs/reference"
GOLDEN = ROOT / "tests/golden"
NUMBERS = {
    "seat": "the number of a seat, from 0",
    "species": "the place of a species in its owner's row, from 0 on the left (not its `id`)",
}
LONGEST = 60  # characters of an example
MOST_GAMES = 400  # at random, for what no golden record shows
MOST_NAMES = 40  # of a vocabulary that is written out
HEAD = """# {title} for bots

What a bot of {title} (`{id}`) sees, is asked and can answer: `request.view`, `request.decision` and the codes of
`request.legal` ([api.md](../api.md#request)); a program gets the same as JSON ([bot-protocol.md](../bot-protocol.md)).
Seats count from 0 here, as in every program. This page is made from the declarations of the game and from its golden
records (`python -m scripts.reference_docs`); do not edit it. The rules: `speciate rules {id}`.
"""
SEEN = """## The view

All that a seat may know, as plain data. Cards and tiles are written as in moves, `?` is one that the seat does not see;
what nobody may know (an order, a deck) is not there. The examples are from the view of seat {seat} in the middle of
[{record}](../../tests/golden/{record}), which lasts {entries} entries.
"""
ASKED = """## Decisions

`decision.kind` says what is asked. *Sealed*: all choose at once, and nobody sees what the others chose until the last
has chosen. *Step*: the second half of a choice that was begun. Chance is a seat as well, called `nature`; bots are
never asked for it. The examples were played in golden records; a few that are rare, in games at random.
"""
MOVES = """## Moves

A move is written as its code, here with its [arguments](#arguments) in angle brackets. A `Move` has it as `move.code`,
its first word as `move.kind`, its arguments by name as `move.args`; the JSON is `move.to_json()`.
"""


@dataclass
class Asked:
    """A kind of decision as it was met."""

    sealed: bool
    step: bool
    nature: bool
    answers: dict[str, None] = field(default_factory=dict)  # kinds of moves, in the order they were met
    example: str = ""
    says_more: bool = False  # whether the example has arguments


@dataclass
class Played:
    """A kind of move as it was met."""

    move: Move
    text: str
    at: dict[str, None] = field(default_factory=dict)  # kinds of decisions


class Met:
    """What golden records show of a game, the first example of each kind."""

    def __init__(self, game: GameSpec) -> None:
        self.game = game
        self.words = Words(game, "en", ["Ann", "Bob", "Cleo", "Dov", "Eve", "Fay"])
        self.decisions: dict[str, Asked] = {}
        self.moves: dict[str, Played] = {}
        for record in records(game.id):
            for state, seat, packed in walk(record):
                self._see(state, seat, game.engine.codec.move(packed))
        for state, seat, packed in rare(game, self.moves):
            self._see(state, seat, game.engine.codec.move(packed))

    def _see(self, state: State, seat: int, move: Move) -> None:
        for owed in state.pending():
            if owed.seat == seat:
                self._ask(state, owed, move)

    def _ask(self, state: State, owed: Decision, move: Move) -> None:
        asked = self.decisions.setdefault(owed.kind, Asked(owed.sealed, owed.step, owed.seat == NATURE))
        for kind in dict.fromkeys(
            self.game.engine.codec.kinds[kind_of(packed)].name for packed in state.legal(owed.seat)
        ):
            asked.answers.setdefault(kind)
        if not asked.example or (move.args and not asked.says_more):  # `pass` shows little
            asked.example = f"seat {seat_name(owed.seat)}: `{move.code}`"
            asked.says_more = bool(move.args)
        if move.kind not in self.moves:
            ids = species_ids(state.view(max(owed.seat, 0)).to_json())
            self.moves[move.kind] = Played(move, self.words.move(move, max(owed.seat, 0), ids))
        self.moves[move.kind].at.setdefault(owed.kind)


def records(game: str) -> list[Record]:
    """Of the rules that are played now, those of thinking players first: their games show more."""
    folder = GOLDEN / game / get_game(game).rules_version
    paths = sorted(folder.glob("*.jsonl"), key=lambda path: ("greedy" not in path.name, path.name))
    return [read_record(path) for path in paths]


def walk(record: Record) -> Iterator[tuple[State, int, int]]:
    """Every position with the move that was made there."""
    header = record.header
    state = header.game.new(header.seats, header.options, header.pack)
    for entry in record.entries:
        if entry.is_move:
            yield state, entry.seat, entry.packed
            state.apply(entry.seat, entry.packed)


def rare(game: GameSpec, moves: Mapping[str, object]) -> Iterator[tuple[State, int, int]]:
    """Games at random, the same each time, until every kind of move was made: one that was not yet is preferred."""
    kinds = game.engine.codec.kinds
    editions: list[dict[str, object]] = [{}]
    editions += [{option.name: choice} for option in game.options for choice in option.choices]
    for seed in range(MOST_GAMES):
        rng = Random(seed)
        state = game.new(min(game.max_seats, 4), editions[seed % len(editions)])
        while state.actor != NOBODY:
            if len(moves) == len(kinds):
                return
            state.settle(rng)
            if (seat := state.actor) == NOBODY:
                break
            legal = state.legal(seat)
            wanted = [move for move in legal if kinds[kind_of(move)].name not in moves]
            move = rng.choice(wanted or legal)
            yield state, seat, move
            state.apply(seat, move)


@cache
def met(game: str) -> Met:
    return Met(get_game(game))


def render(id: str) -> str:
    title, shape = shapes()[id]
    game = get_game(id)
    parts = [HEAD.format(title=title, id=id), *view_part(game, shape), *decision_part(game), *move_part(game)]
    return "\n".join([*parts, *argument_part(game)])


# -- the view -------------------------------------------------------------------------------------


def view_part(game: GameSpec, shape: Shape) -> list[str]:
    folder = f"{game.id}/{game.rules_version}"
    record = records(game.id)[0]
    name = next(path.name for path in sorted((GOLDEN / folder).glob("*greedy*.jsonl")))
    view, seat = middle_view(record)
    parts = [SEEN.format(seat=seat, record=f"{folder}/{name}", entries=len(record.entries))]
    parts.append(field_table([*AGREED, *rows(shape)], view))
    view = view | {"players": view["players"][seat:] + view["players"][:seat]}  # one's own hand is not hidden
    for inner in reversed(inner_shapes(shape)):
        parts.append(f"**{inner.name}**\n")
        parts.append(field_table(rows(inner), part_of(view, shape, inner)))
    return parts


def middle_view(record: Record) -> tuple[dict[str, Any], int]:
    """What the seat that is asked sees halfway, or soon after."""
    for number, (state, seat, _) in enumerate(walk(record)):
        if 2 * number >= len(record.entries) and seat != NATURE:
            return dict(state.view(seat).to_json()), seat
    raise AssertionError("nobody is asked in the second half of the game")


def part_of(data: dict[str, Any], shape: Shape, wanted: Shape) -> dict[str, Any]:
    """The first part of that shape that lies on the table: a player, a species of theirs."""
    for one in shape.fields:
        if isinstance(one, Parts):
            for part in data[one.key]:
                found = part if one.shape is wanted else part_of(part, one.shape, wanted)
                if found:
                    return dict(found)
    return {}


def field_table(fields: Sequence[tuple[str, str, str]], data: dict[str, Any]) -> str:
    lines = ["| key | type | what it is | example |", "|---|---|---|---|"]
    for key, spelt, about in fields:
        lines.append(f"| `{key}` | {plain(spelt)} | {about} | {shown(data[key]) if key in data else ''} |")
    return "\n".join([*lines, ""])


def plain(spelt: str) -> str:
    """A type of the page as a cell of a table."""
    return spelt.replace("|", "or").replace("<", "&lt;")


def shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return f"`{text if len(text) <= LONGEST else text[: LONGEST - 1] + '…'}`"


# -- decisions and moves --------------------------------------------------------------------------


def decision_part(game: GameSpec) -> list[str]:
    found = met(game.id)
    lines = ["| kind | what is asked | how | answered with | example |", "|---|---|---|---|---|"]
    for kind, asked in sorted(found.decisions.items(), key=lambda item: item[1].nature):
        how = [
            word for word, true in (("sealed", asked.sealed), ("step", asked.step), ("chance", asked.nature)) if true
        ]
        answers = ", ".join(f"`{name}`" for name in in_order(game, asked.answers))
        text = found.words.decision(kind)
        lines.append(f"| `{kind}` | {text} | {', '.join(how)} | {answers} | {asked.example} |")
    return [ASKED, "\n".join([*lines, ""])]


def in_order(game: GameSpec, kinds: Mapping[str, None]) -> list[str]:
    return [kind.name for kind in game.engine.codec.kinds.values() if kind.name in kinds]


def move_part(game: GameSpec) -> list[str]:
    found = met(game.id)
    lines = ["| code | made at | example | in words | as JSON |", "|---|---|---|---|---|"]
    for kind in game.engine.codec.kinds.values():
        played = found.moves[kind.name]
        at = ", ".join(f"`{decision}`" for decision in played.at)
        data = json.dumps(played.move.to_json())
        lines.append(f"| `{form(kind)}` | {at} | `{played.move.code}` | {played.text} | `{data}` |")
    return [MOVES, "\n".join([*lines, ""])]


def form(kind: MoveKind) -> str:
    """Its code with the type of each argument where that says more than its name."""
    text = kind.template[0]
    for place, (name, arg_type) in enumerate(kind.args):
        text += f"<{name}>" if name == arg_type.name else f"<{name}: {arg_type.name}>"
        text += kind.template[place + 1]
    return text


# -- arguments ------------------------------------------------------------------------------------


def argument_part(game: GameSpec) -> list[str]:
    types = {arg_type.name: arg_type for kind in game.engine.codec.kinds.values() for _, arg_type in kind.args}
    examples: dict[str, dict[str, None]] = {}
    for record in records(game.id):
        for _, _, packed in walk(record):
            for place, (_, arg_type) in enumerate(game.engine.codec.kinds[kind_of(packed)].args):
                examples.setdefault(arg_type.name, {}).setdefault(arg_type.text(packed >> SHIFTS[place] & ARG_MASK))
    lines = ["| argument | how it is written |", "|---|---|"]
    lines += [f"| `{name}` | {written(arg_type, list(examples.get(name, ())))} |" for name, arg_type in types.items()]
    return ["## Arguments\n", "\n".join([*lines, ""])]


def written(arg_type: ArgType, examples: list[str]) -> str:
    """Every name of a vocabulary; of other codes a few that were played."""
    if isinstance(arg_type, Choice):
        return "one of " + ", ".join(f"`{name}`" for name in arg_type.names)
    if isinstance(arg_type, Coded):
        used = [text for number, text in enumerate(arg_type.texts) if arg_type.allows(number)]
        if len(used) <= MOST_NAMES:
            return "one of " + ", ".join(f"`{text}`" for text in used)
        return "its code, as in " + ", ".join(f"`{text}`" for text in examples[:12])
    about = NUMBERS.get(arg_type.name, "a number")
    return f"{about}, as in " + ", ".join(f"`{text}`" for text in sorted(examples, key=int)[:4])


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for game in shapes():
        target = TARGET / f"{game}.md"
        target.write_text(render(game), encoding="utf-8")
        print(f"wrote {target.name}", file=sys.stderr)


if __name__ == "__main__":
    main()
