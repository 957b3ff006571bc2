"""Bags: lists whose order means nothing. Decks are bags too; which card comes up is nature's choice."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from mypy_extensions import i64

Item = TypeVar("Item")  # not `int`: compiled code would make a new object of every number that it moves


def take_at(bag: list[Item], at: i64) -> Item:
    """Takes the item at a place; the last one fills the gap, since order means nothing."""
    item = bag[at]
    last: i64 = len(bag) - 1
    bag[at] = bag[last]
    bag.pop()
    return item


def take_any(bag: list[Item], rng: Random) -> Item:
    """Takes an item, each as likely as the others."""
    return take_at(bag, int(rng.random() * float(len(bag))))


def any_by_weight(items: list[int], weights: list[float], random: Callable[[], float]) -> int:
    """One of them, each as likely as its weight says."""
    left = 0.0
    for weight in weights:
        left += weight
    left *= random()
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return items[i]
    return items[len(items) - 1]


def shuffle(items: list[Item], rng: Random) -> None:
    """Fisher-Yates with `random()` alone, the one call that is fast compiled and uncompiled."""
    random = rng.random
    i: i64
    for i in range(len(items) - 1, 0, -1):
        j: i64 = int(random() * float(i + 1))
        held = items[i]
        items[i] = items[j]
        items[j] = held


def counted(bag: list[int]) -> list[tuple[int, int]]:
    """Each different item with how often it is there, sorted: the chances of a draw.

    Sorting first is three times as fast, compiled, as counting in a dictionary: a deck is nearly sorted as it lies.
    """
    found: list[tuple[int, int]] = []
    if not bag:
        return found
    items = sorted(bag)
    last = items[0]
    count = 0
    for item in items:
        if item != last:
            found.append((last, count))
            last = item
            count = 0
        count += 1
    found.append((last, count))
    return found
