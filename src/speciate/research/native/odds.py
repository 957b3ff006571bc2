"""Outcomes of chance and legal moves by number: what a library asks for at every step.

A deal has a hundred outcomes and is asked for again with every card. So moves are handed from list to dictionary as the
objects they are, unpacked by nobody, and equal chances share one float: hence `Any`.
"""

from typing import Any

from mypy_extensions import i64


def odds(outcomes: list[tuple[int, int]], numbers: dict[int, int]) -> list[tuple[int, float]]:
    """Each outcome by its number with its probability; `outcomes` are moves with their weights."""
    pairs: list[Any] = outcomes  # the same list, seen as objects
    names: dict[Any, Any] = numbers
    total: i64 = 0
    for pair in pairs:
        weighed: tuple[Any, ...] = pair
        weight: i64 = weighed[1]
        total += weight
    found: list[Any] = []
    last: i64 = -1
    share: Any = None
    for pair in pairs:
        weighed = pair
        weight = weighed[1]
        if weight != last:
            last = weight
            share = float(weight) / float(total)
        found.append((names[weighed[0]], share))
    return found


def numbered(legal: list[int], numbers: dict[int, int]) -> list[int]:
    """The numbers of moves, in order, as far as they have one."""
    moves: list[Any] = legal
    names: dict[Any, Any] = numbers
    found: list[Any] = []
    for move in moves:
        number = names.get(move)
        if number is not None:
            found.append(number)
    found.sort()
    return found
