"""The steps under way: the top one is asked first, those below wait until it is done.

They lie in one number, six bits each, the top in the lowest: a table goes on, and is copied, without making lists.
"""

from mypy_extensions import i64

from speciate.games.evolutopia.state import STEP_BITS, STEP_MASK, Table, steps_in


def top(table: Table) -> i64:
    """What is asked now."""
    return (table.stack & STEP_MASK) - 1


def below(table: Table) -> i64:
    """What goes on when that is done; -1 if nothing does."""
    return (table.stack >> STEP_BITS & STEP_MASK) - 1


def bottom(table: Table) -> int:
    """What was begun first."""
    return listed(table)[0]


def listed(table: Table) -> list[int]:
    """All of them, the top one last."""
    return steps_in(table.stack)


def push(table: Table, step: i64) -> None:
    table.stack = table.stack << STEP_BITS | (step + 1)


def pop(table: Table) -> None:
    table.stack >>= STEP_BITS


def only(table: Table, step: i64) -> None:
    """Whatever was under way is over, and this begins."""
    table.stack = step + 1


def holds(table: Table, step: i64) -> bool:
    """Whether a step is under way, be it below others."""
    left = table.stack
    while left > 0:
        if (left & STEP_MASK) == step + 1:
            return True
        left >>= STEP_BITS
    return False
