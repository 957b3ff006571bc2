"""The table of any game, as its view tells it: a heading for every field, nothing left out."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from speciate.cli.look import GLYPHS, Json, Look
from speciate.core.game import Engine
from speciate.small.engine import SmallEngine

HEADLINE = ("round", "phase", "turn")
KNOWN_ALREADY = ("game", "seats", "seat", "options", "pack", "waiting")


def draw(view: Json, look: Look) -> RenderableType:
    head = " · ".join(headline(view, name, look) for name in HEADLINE if name in view)
    parts: list[RenderableType] = [Rule(Text(head, "bold"), align="left", characters="─")]
    for name, value in view.items():
        if name == "players" and isinstance(value, list):
            continue
        if name not in KNOWN_ALREADY and name not in HEADLINE:
            parts.append(field(name, value, look, " "))
    for seat, player in enumerate(view.get("players", [])):
        role = look.role(seat)
        parts.append(Text.assemble(look.seat(seat), f" ({role})" if role else ""))
        for name, value in player.items() if isinstance(player, dict) else []:
            parts.append(field(name, value, look, "   "))
    return Group(*parts)


def headline(view: Json, name: str, look: Look) -> str:
    value = view[name]
    key = f"{name}-{value}"
    if key in look.words.keys:
        return look.words.t(key)
    return f"{label(look, name)} {look.words.seat(value) if name == 'turn' else value}"


def label(look: Look, name: str) -> str:
    """`field-<name>` in the game's own words; the bare name where it has none."""
    key = f"field-{name}"
    return look.words.t(key) if key in look.words.keys else name


def field(name: str, value: object, look: Look, indent: str) -> Text:
    """A field with its heading, by what the game says of it, if it says anything."""
    engine = look.words.game.engine
    known = engine.definition.fields.get(name) if isinstance(engine, SmallEngine) else None
    if known is None:
        return Text(f"{indent}{label(look, name)}: {in_short(value)}")
    if known.shape == "grid" and isinstance(value, list):
        rows = [" ".join(GLYPHS[cell % len(GLYPHS)] if cell >= 0 else "·" for cell in row) for row in value]
        return Text("\n".join([f"{indent}{label(look, name)}:", *[f"{indent}  {row}" for row in rows]]))
    if known.shape == "seat" and isinstance(value, int):
        return Text(f"{indent}{label(look, name)}: {look.words.seat(value) if value >= 0 else '–'}")
    names = names_of(engine, known.type) if known.shape == "numbers" else ()
    return Text(f"{indent}{label(look, name)}: {in_words(look, known.type, value, names)}")


def names_of(engine: Engine, type: str) -> Sequence[object]:
    """What each number of a row belongs to, if the row says so."""
    return engine.definition.types.get(type, ()) if isinstance(engine, SmallEngine) else ()


def in_words(look: Look, type: str, value: object, names: Sequence[object]) -> str:
    if isinstance(value, list) and names and len(names) == len(value):
        return ", ".join(f"{said(look, type, str(n))} {in_short(v)}" for n, v in zip(names, value, strict=True))
    if isinstance(value, list):
        return ", ".join(said(look, type, item) if isinstance(item, str) else in_short(item) for item in value) or "–"
    return said(look, type, value) if isinstance(value, str) else in_short(value)


def said(look: Look, type: str, name: str) -> str:
    key = f"{type}-{name}"
    return look.words.t(key) if key in look.words.keys else name


def in_short(value: object) -> str:
    """A value as a person would write it down."""
    if isinstance(value, list):
        return ", ".join(in_short(item) for item in value) or "–"
    if isinstance(value, dict):
        return "(" + ", ".join(f"{name} {in_short(item)}" for name, item in value.items()) + ")"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)


def pieces(view: Json) -> Mapping[str, Sequence[int]]:
    return {"seat": range(int(view.get("seats", 0)))}


def is_plain(key: str) -> bool:
    return key.startswith(("not-", "no-such", "natures-")) or key in ("game-over",)
