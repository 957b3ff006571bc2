"""The table of each game in a few lines of text, made from a seat's View alone. `plain` is for any other game.

Every board has `describe(view, words, brief)`: its lines, which begin with the most important. `brief` counts up from 0
as long as the text is too long; from 1 on a board leaves out what can be looked up, and shortens names.
"""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from speciate.table.words import Words

Json = Mapping[str, Any]
BRIEFEST = 3


class Board(Protocol):
    def describe(self, view: Json, words: Words, brief: int) -> list[str]: ...


NAMES = ("evolution", "evo", "s-evolution", "evolutopia")


def board_of(game: str) -> Board:
    name = game.replace("-", "_") if game in NAMES else "plain"
    return cast(Board, importlib.import_module(f"{__name__}.{name}"))


def owner(view: Json, words: Words, seat: int) -> str:
    """`2 Cy`, as codes and sentences call a player; `(you)` behind one's own name."""
    return f"{seat} {words.seat(seat)}" + (" (you)" if seat == view["seat"] else "")


def counted(values: Mapping[str, int], short: int = 0) -> str:
    """`food 2 tools 1`, what there is none of left out; by their first letters where `short` says how many."""
    if short:
        return " ".join(f"{name[:short]}{count}" for name, count in values.items() if count) or "-"
    return " ".join(f"{name} {count}" for name, count in values.items() if count) or "none"


def listed(codes: Sequence[str]) -> str:
    """Codes in a row, equal ones counted."""
    return " ".join(f"{code}×{codes.count(code)}" if codes.count(code) > 1 else code for code in dict.fromkeys(codes))
