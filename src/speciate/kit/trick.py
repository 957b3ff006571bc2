"""Trick-taking: who is ranked before whom, and who leads when the winner has no card left."""

from mypy_extensions import i64


def highest_first(keys: list[int]) -> list[int]:
    """The seats by their keys, the highest first; a seat with a negative key takes no part."""
    order: list[int] = []
    for seat in range(len(keys)):
        key = keys[seat]
        if key < 0:
            continue
        at = len(order)
        while at > 0 and keys[order[at - 1]] < key:
            at -= 1
        order.insert(at, seat)
    return order


def first_holding(counts: list[int], seat: i64) -> i64:
    """The first seat with a card, from `seat` clockwise; -1 when nobody has one."""
    seats = len(counts)
    for step in range(seats):
        at = (seat + step) % seats
        if counts[at] > 0:
            return at
    return -1
