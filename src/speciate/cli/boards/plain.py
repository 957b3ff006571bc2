"""The table of any game, as its view tells it: a heading for every field, nothing left out."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from speciate.cli.look import Json, Look

HEADLINE = ("round", "phase", "turn")
KNOWN_ALREADY = ("game", "seats", "seat", "options", "pack", "waiting")


def draw(view: Json, look: Look) -> RenderableType:
    head = " · ".join(f"{name} {view[name]}" for name in HEADLINE if name in view)
    parts: list[RenderableType] = [Rule(Text(head, "bold"), align="left", characters="─")]
    for name, value in view.items():
        if name == "players" and isinstance(value, list):
            continue
        if name not in KNOWN_ALREADY and name not in HEADLINE:
            parts.append(Text(f" {name}: {in_short(value)}"))
    for seat, player in enumerate(view.get("players", [])):
        role = look.role(seat)
        parts.append(Text.assemble(look.seat(seat), f" ({role})" if role else ""))
        for name, value in player.items() if isinstance(player, dict) else []:
            parts.append(Text(f"   {name}: {in_short(value)}"))
    return Group(*parts)


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
