"""Any game, as its view tells it: a line for every field."""

from typing import Any

from speciate.language.boards import Json, owner
from speciate.table.words import Words

KNOWN_ALREADY = ("game", "seats", "seat", "options", "pack", "waiting", "players", "phase", "round")
LONGEST = 300  # characters of one field, where the text must be short


def describe(view: Json, words: Words, brief: int) -> list[str]:
    most = LONGEST // brief if brief else 0
    lines = [f"{name}: {in_short(value, most)}" for name, value in view.items() if name not in KNOWN_ALREADY]
    for seat, player in enumerate(view.get("players", [])):
        facts = player.items() if isinstance(player, dict) else [("", player)]
        said = ", ".join(f"{name} {in_short(value, most)}" for name, value in facts)
        lines.append(f"{owner(view, words, seat)}: {said}")
    return lines


def in_short(value: Any, most: int = 0) -> str:
    if isinstance(value, list):
        text = "[" + " ".join(in_short(item) for item in value) + "]"
    elif isinstance(value, dict):
        text = "{" + ", ".join(f"{name} {in_short(item)}" for name, item in value.items()) + "}"
    else:
        text = "-" if value is None else str(value)
    return text[: most - 1] + "…" if most and len(text) > most else text
