"""Writes the page's types of what a seat sees, web/src/generated/views/GAME.ts, out of the fields of each game."""

import sys
from pathlib import Path

from speciate.core import registry
from speciate.kit.engines import TableEngine
from speciate.kit.shapes import Parts, Shape

TARGET = Path(__file__).parent.parent / "web/src/generated/views"
HEAD = "/* What a seat sees of {title}. Made from the game's fields.py by scripts/view_types.py: do not edit. */\n"
AGREED = (
    ("game", "string", "the game's id"),
    ("seats", "number", "how many play"),
    ("options", "Record<string, unknown>", "what was agreed on before the game"),
    ("pack", "string", "the components the table plays with"),
    ("seat", "number", "whose view this is; -2 for a spectator"),
    ("waiting", "number[]", "the seats that owe a decision; -1 while something is drawn"),
)


def shapes() -> dict[str, tuple[str, Shape]]:
    """Every game that declares its fields: its title and the shape of its table, by id."""
    found: dict[str, tuple[str, Shape]] = {}
    for game in registry.all_games().values():
        engine = game.engine
        if isinstance(engine, TableEngine):
            found[game.id] = (game.title, engine.positions.shape)
    return found


def render(title: str, shape: Shape) -> str:
    parts = [HEAD.format(title=title)]
    parts += [interface(inner) for inner in inner_shapes(shape)]
    parts.append(interface(shape, AGREED))
    return "\n".join(parts)


def inner_shapes(shape: Shape) -> list[Shape]:
    """The shapes of the parts of a table, each once, the smallest first."""
    found: list[Shape] = []
    for field in shape.fields:
        if isinstance(field, Parts):
            found += [inner for inner in [*inner_shapes(field.shape), field.shape] if inner not in found]
    return found


def interface(shape: Shape, agreed: tuple[tuple[str, str, str], ...] = ()) -> str:
    lines = [f"export interface {shape.name} {{"]
    for key, spelt, about in [*agreed, *rows(shape)]:
        lines += [f"  /** {about} */", f"  {key}: {spelt};"]
    return "\n".join([*lines, "}\n"])


def rows(shape: Shape) -> list[tuple[str, str, str]]:
    """Every key of a view with its type and what it means."""
    found: list[tuple[str, str, str]] = []
    for field in shape.fields:
        if field.in_views:
            found += [(key, spelt, field.about) for key, spelt in field.types(True)]
    return found + [(extra.key, extra.typescript, extra.about) for extra in shape.for_the_eye]


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for game, (title, shape) in shapes().items():
        target = TARGET / f"{game}.ts"
        target.write_text(render(title, shape), encoding="utf-8")
        print(f"wrote {target.name}", file=sys.stderr)


if __name__ == "__main__":
    main()
