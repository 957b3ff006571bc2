"""Bags: lists whose order means nothing. Decks are bags too; which card comes up is nature's choice."""

from random import Random

from mypy_extensions import i64


def take_at(bag: list[int], at: i64) -> int:
    """Takes the item at a place; the last one fills the gap, since order means nothing."""
    item = bag[at]
    bag[at] = bag[len(bag) - 1]
    bag.pop()
    return item


def take_any(bag: list[int], rng: Random) -> int:
    """Takes an item, each as likely as the others."""
    return take_at(bag, int(rng.random() * float(len(bag))))


def shuffle(items: list[int], rng: Random) -> None:
    """Fisher-Yates with `random()` alone, the one call that is fast compiled and uncompiled."""
    random = rng.random
    for i in range(len(items) - 1, 0, -1):
        j = int(random() * float(i + 1))
        held = items[i]
        items[i] = items[j]
        items[j] = held


def counted(bag: list[int]) -> list[tuple[int, int]]:
    """Each different item with how often it is there, sorted: the chances of a draw."""
    counts: dict[int, int] = {}
    for item in bag:
        counts[item] = counts.get(item, 0) + 1
    return [(item, counts[item]) for item in sorted(counts)]
