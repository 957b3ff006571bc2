"""Trick-taking: who is ranked before whom."""


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
