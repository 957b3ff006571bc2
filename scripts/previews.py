"""Writes what the engine foresees into the positions of the page's tests, `web/src/games/<id>/fixtures/*.json`.

The positions stay as they are (`scripts.positions` makes new ones): a preview depends on nothing but the view.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from speciate.core.game import GameSpec
from speciate.core.registry import all_games

PAGE = Path(__file__).parents[1] / "web/src/games"
DEPTH = 7  # purchases in a row that a board collects before it sends them
COLLECTED = ("manage",)  # the decisions of which a board collects moves
#: By decision: how a first half begins, after which a board offers the second.
HALVES = {"play": "card ", "feed": "think "}

Json = dict[str, Any]
Codes = tuple[str, ...]


def previews(game: GameSpec, view: Json, kind: str, more: Iterable[Codes] = ()) -> dict[str, Json]:
    """By moves joined by `;`: of the position, and where moves are collected, of each and of some in a row."""
    found: dict[str, Json] = {"": preview(game, view, ())}
    tried = list(more)
    if kind in COLLECTED:
        tried += collected(game, view)
    if kind in HALVES:
        tried += [(code,) for code in found[""]["legal"] if code.startswith(HALVES[kind])]
    for codes in tried:
        found[";".join(codes)] = preview(game, view, codes)
    return found


def collected(game: GameSpec, view: Json) -> Iterator[Codes]:
    """Each purchase, after it each other one; and the first that is possible again and again."""
    for first in purchases(game, view, ()):
        yield (first,)
    row: list[str] = []
    while len(row) < DEPTH and (able := purchases(game, view, row)):
        row.append(able[0])
        yield tuple(row)
        yield (*row, row[-1])  # once more than may be possible


def purchases(game: GameSpec, view: Json, codes: Sequence[str]) -> list[str]:
    legal: list[str] = preview(game, view, codes)["legal"]
    return [code for code in legal if code != "done"]


def preview(game: GameSpec, view: Json, codes: Sequence[str]) -> Json:
    engine = game.engine
    return engine.preview(engine.view(view), [engine.codec.parse(code) for code in codes])


def fixtures(game: GameSpec) -> list[Path]:
    return sorted((PAGE / game.id / "fixtures").glob("*.json"))


def refreshed(game: GameSpec, position: Json) -> Json:
    decision = position["decision"]
    return position | {"previews": previews(game, position["view"], "" if decision is None else decision["kind"])}


def main() -> None:
    for game in all_games().values():
        for path in fixtures(game):
            position = refreshed(game, json.loads(path.read_text(encoding="utf-8")))
            path.write_text(json.dumps(position, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
            print(game.id, path.stem, file=sys.stderr)


if __name__ == "__main__":
    main()
