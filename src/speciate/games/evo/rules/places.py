"""Short lists of numbers in ascending order: the regions of a herd, the cards of a hand.

Compiled, these loops are faster than `list.remove` and `bisect.insort`, which are made for lists of anything.
"""

from mypy_extensions import i64


def holds(places: list[int], place: i64) -> bool:
    for other in places:
        if other == place:
            return True
    return False


def add(places: list[int], place: i64) -> None:
    """Puts one where it belongs."""
    places.append(place)
    at: i64 = len(places) - 1
    while at > 0 and places[at - 1] > place:
        places[at] = places[at - 1]
        at -= 1
    places[at] = place


def drop(places: list[int], place: i64) -> None:
    """Takes one away that is there."""
    last: i64 = len(places) - 1
    at: i64 = 0
    while places[at] != place:
        at += 1
    while at < last:
        places[at] = places[at + 1]
        at += 1
    places.pop()


def replace(places: list[int], old: i64, new: i64) -> None:
    """One goes, another comes."""
    last: i64 = len(places) - 1
    at: i64 = 0
    while places[at] != old:
        at += 1
    while at > 0 and places[at - 1] > new:
        places[at] = places[at - 1]
        at -= 1
    while at < last and places[at + 1] < new:
        places[at] = places[at + 1]
        at += 1
    places[at] = new
