"""Writes docs/positions.md: every key of a position, out of the fields each game declares."""

import sys
from pathlib import Path

from scripts.view_types import inner_shapes, shapes
from speciate.kit.shapes import Shape

TARGET = Path(__file__).parent.parent / "docs/positions.md"
HEAD = """# Positions

A position is JSON: `state.to_json()`, the files of `speciate show`, the start of a table made from a position. Only
`players` is required; what is left out is as when the phase begins, and a deck that is left out holds what lies
nowhere else. Whatever is impossible is named.

Every position says `game`, `seats`, `options` and `pack`; the rest is below, a table for each game. Cards are written
as in moves, `?` is one that a view does not show. This page is made from the declarations of the games
(`python -m scripts.position_docs`); do not edit it.
"""


def render() -> str:
    parts = [HEAD]
    for game, (title, shape) in shapes().items():
        parts.append(f"## {title} (`{game}`)\n")
        for each in [shape, *reversed(inner_shapes(shape))]:
            parts.append(table(each, shape))
    return "\n".join(parts)


def table(shape: Shape, whole: Shape) -> str:
    lines = [] if shape is whole else [f"**{shape.name}**\n"]
    lines += ["| key | type | what it is |", "|---|---|---|"]
    for field in shape.fields:
        for key, spelt in field.types(False):
            lines.append(f"| `{key}` | {spelt.replace('|', 'or')} | {field.about} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    TARGET.write_text(render(), encoding="utf-8")
    print(f"wrote {TARGET.name}", file=sys.stderr)
