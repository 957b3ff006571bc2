"""Short lists of moves, made once: what can be chosen is worked out as a mask, and its list is looked up.

No question is asked more often than which moves there are. Whoever gets such a list must not change it.
"""

from speciate.core.moves import pack


def menus(moves: list[int]) -> list[list[int]]:
    """By mask: those of the moves whose bit is set, in their order."""
    return [[move for at, move in enumerate(moves) if mask >> at & 1] for mask in range(1 << len(moves))]


def menus_of(kind: int, count: int) -> list[list[int]]:
    """By mask: the moves of a kind that name one of the things numbered from 0."""
    return menus([pack(kind, what) for what in range(count)])
