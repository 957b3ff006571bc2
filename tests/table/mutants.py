"""Records that somebody or something has changed: bytes, values, lines; with marks that fit again or not."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from speciate.core.digest import canonical, fingerprint
from speciate.core.errors import SpeciateError
from speciate.core.registry import get_game
from speciate.table.record import Header

GOLDEN = sorted(Path(__file__).parents[1].joinpath("golden").glob("*/*/*.jsonl"))

#: Values of every JSON type, and what only some readers take for JSON.
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 2**31, 2**63, -(2**63) - 1, 10**400, 0.5, 1e308, float("nan"), float("inf"),
    "", "0", "1", "9", "-1", "nature", "spectator", "٣", "1_0", "9" * 5000, "9" * 30, "-5", "99",
    "\ud800", "\x00", "end", "x" * 3000,
    [], [[]], [0], [None], ["a", 1], {}, {"a": 1}, {"name": 1}, {"": []}, [{}] * 40,
)  # fmt: skip


def mutant(text: str, rng: Random) -> str:
    """The text with one to three changes; half of the time its header carries the mark it should have."""
    if rng.random() < 0.7:  # a beginning is as good, and sooner read
        text = "\n".join(text.split("\n")[: rng.randrange(2, 70)]) + "\n"
    for _ in range(rng.choice((1, 1, 2, 3))):
        text = rng.choice(CHANGES)(text, rng)
    return sealed(text) if rng.random() < 0.5 else text


def flipped(text: str, rng: Random) -> str:
    """A bit of one byte; what is no text any more would not be read at all."""
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    if data:
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode("utf-8", "replace")


def cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text) + 1)] + rng.choice(("", "\n"))


def dropped(text: str, rng: Random) -> str:
    return with_lines(text, lambda lines: lines.pop(rng.randrange(len(lines))))


def doubled(text: str, rng: Random) -> str:
    return with_lines(text, lambda lines: lines.insert(rng.randrange(len(lines)), rng.choice(lines)))


def swapped(text: str, rng: Random) -> str:
    def swap(lines: list[str]) -> None:
        a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
        lines[a], lines[b] = lines[b], lines[a]

    return with_lines(text, swap)


def nested(text: str, rng: Random) -> str:
    depth = rng.choice((50, 900, 5000, 100_000))
    deep = rng.choice(('{"a":' * depth + "1" + "}" * depth, "[" * depth + "]" * depth))
    line = rng.choice((deep, '{"seat":"0","undo":' + deep + "}", '{"seat":"0","move":"x","h":' + deep + "}"))
    return with_lines(text, lambda lines: lines.insert(rng.randrange(len(lines) + 1), line))


def undone(text: str, rng: Random) -> str:
    """An undo to anywhere."""

    def insert(lines: list[str]) -> None:
        at = rng.randrange(1, len(lines) + 1)
        to = rng.choice((rng.randrange(-2, len(lines) + 2), max(0, at - rng.randrange(1, 6))))
        seat = rng.choice(("0", "1", "nature", "99"))
        lines.insert(at, json.dumps({"seat": seat, "undo": to, "keep": rng.random() < 0.5, "h": ""}))

    return with_lines(text, insert)


def replaced(text: str, rng: Random) -> str:
    """One value somewhere in one line, by another or by none; a key by another. Often in the first line."""

    def replace(lines: list[str]) -> None:
        at = 0 if rng.random() < 0.4 else rng.randrange(len(lines))
        try:
            data = json.loads(lines[at])
        except (ValueError, RecursionError):
            return
        if at == 0 and rng.random() < 0.5:
            unpack(data)
        change_inside(data, rng)
        lines[at] = json.dumps(data)

    return with_lines(text, replace)


def added(text: str, rng: Random) -> str:
    """One field more in one line, or another value for it."""

    def add(lines: list[str]) -> None:
        at = rng.randrange(len(lines))
        field = rng.choice(("seat", "move", "undo", "keep", "forced", "note", "end", "h", "unknown"))
        try:
            data = json.loads(lines[at])
            lines[at] = json.dumps({**data, field: rng.choice(VALUES)})
        except (ValueError, TypeError, RecursionError):
            return

    return with_lines(text, add)


def unpack(data: Any) -> None:
    """The usual pack, written out as an owner's own would be."""
    if isinstance(data, dict) and isinstance(data.get("pack"), dict) and isinstance(data.get("game"), str):
        try:
            data["pack"]["data"] = json.loads(json.dumps(get_game(data["game"]).engine.pack().to_json()))
        except SpeciateError:
            return


def change_inside(data: Any, rng: Random) -> None:
    """Every sort of field is as likely, however often it is there: fields of the same name are one sort."""
    sorts: dict[str, list[tuple[Any, Any]]] = {}
    collect(data, "", sorts)
    if not sorts:
        return
    holder, key = rng.choice(sorts[rng.choice(sorted(sorts))])
    if rng.random() < 0.1:
        del holder[key]
    elif rng.random() < 0.1 and isinstance(holder, dict):
        holder[rng.choice(("", "end", "undo", "move", "keep", "seat", "x"))] = holder.pop(key)
    else:
        holder[key] = rng.choice(VALUES)


def collect(data: Any, path: str, sorts: dict[str, list[tuple[Any, Any]]]) -> None:
    """All places below a value, by the names that lead there."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    for key in keys:
        name = f"{path}/{key if isinstance(data, dict) and path.count('/') < 3 else '*'}"
        sorts.setdefault(name, []).append((data, key))
        collect(data[key], name, sorts)


def every_value_everywhere(text: str, each: int = 1) -> Iterator[str]:
    """A short record with each value once in each sort of place: in the header, its pack, a draw, a move, an undo.

    Or every so many of them: with a number that has no factor in common with how many values there are, each
    value and each place has its turn.
    """
    count = 0
    lines = text.split("\n")
    first = json.loads(lines[0])
    unpack(first)
    seat = next(number for number, line in enumerate(lines) if '"seat": "0"' in line)
    undo = json.dumps({"seat": "0", "undo": seat - 1, "keep": True, "h": ""})
    begun = [json.dumps(first), *lines[1 : seat + 1], undo]
    for number in (0, 1, seat, seat + 1):
        data = {"note": "", "forced": False, **json.loads(begun[number])} if number else first
        sorts: dict[str, list[tuple[Any, Any]]] = {}
        collect(data, "", sorts)
        for places in sorts.values():
            holder, key = places[-1]
            kept = holder[key]
            for value in VALUES:
                count += 1
                if count % each:
                    continue
                holder[key] = value
                changed = [*begun[:number], json.dumps(data), *begun[number + 1 :]]
                yield sealed("\n".join(changed) + "\n")
            holder[key] = kept


def with_lines(text: str, change: Callable[[list[str]], Any]) -> str:
    lines = text.split("\n")[:-1]
    if lines:
        change(lines)
    return "\n".join(lines) + "\n"


def sealed(text: str) -> str:
    """The first line with the fingerprints it should have: anybody can work them out."""
    first, _, rest = text.partition("\n")
    try:
        data = json.loads(first)
        unsealed = data["pack"].get("data")
        if unsealed is not None:
            pack = get_game(data["game"]).engine.pack(unsealed)
            data["pack"]["digest"] = fingerprint(canonical(pack.to_json()))
        data["h"] = fingerprint(canonical(Header.from_json(data).to_json()))
    except (SpeciateError, KeyError, TypeError, AttributeError, ValueError, RecursionError):
        return text
    return json.dumps(data) + "\n" + rest


CHANGES: tuple[Callable[[str, Random], str], ...] = (
    flipped, flipped, cut, dropped, doubled, swapped, nested, undone, undone, *[replaced] * 4, *[added] * 2,
)  # fmt: skip
