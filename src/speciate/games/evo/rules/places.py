"""Short lists of numbers in ascending order: the regions of a herd, the cards of a hand.

Compiled, these loops are faster than `list.remove` and `bisect.insort`, which are made for lists of anything.
"""

from typing import TypeVar

from mypy_extensions import i64

T = TypeVar("T")


def holds(places: list[i64], place: i64) -> bool:
    for other in places:
        if other == place:
            return True
    return False


def find(places: list[i64], place: i64) -> i64:
    """Where one lies that is there."""
    at: i64 = 0
    while places[at] != place:
        at += 1
    return at


def add(places: list[i64], place: i64) -> None:
    """Puts one where it belongs."""
    at: i64 = len(places)
    while at > 0 and places[at - 1] > place:
        at -= 1
    places.insert(at, place)


def take_at(places: list[T], at: i64) -> T:
    """Takes one away; the others stay in their order. Of any type: compiled code makes no new numbers of them then."""
    taken = places[at]
    last: i64 = len(places) - 1
    while at < last:
        places[at] = places[at + 1]
        at += 1
    places.pop()
    return taken


def drop(places: list[i64], place: i64) -> None:
    """Takes one away that is there."""
    take_at(places, find(places, place))


def replace(places: list[i64], old: i64, new: i64) -> None:
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
