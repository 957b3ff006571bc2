"""Bags and decks: nothing in them is likelier than the rules say. Every value that chance can give is tried."""

from collections import Counter
from itertools import permutations, product
from random import Random

from speciate.kit.bag import any_by_weight, counted, shuffle, take_any, take_at


class Told(Random):
    """Chance that says what it is told to."""

    def __init__(self, *values: float) -> None:
        super().__init__()
        self.values = list(values)

    def random(self) -> float:
        return self.values.pop(0)


def evenly(parts: int) -> list[float]:
    """A value from the middle of each of so many equal parts."""
    return [(at + 0.5) / parts for at in range(parts)]


def test_every_order_of_a_shuffle_is_as_likely_as_any_other() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for values in product(evenly(4), evenly(3), evenly(2)):
        items = [1, 2, 3, 4]
        shuffle(items, Told(*values))
        found[tuple(items)] += 1
    assert found == Counter(permutations([1, 2, 3, 4]))


def test_everything_in_a_bag_is_as_likely_to_be_taken() -> None:
    taken = []
    for value in evenly(4):
        bag = [1, 2, 3, 4]
        item = take_any(bag, Told(value))
        taken.append(item)
        assert sorted([*bag, item]) == [1, 2, 3, 4]
    assert sorted(taken) == [1, 2, 3, 4]


def test_what_is_taken_is_gone_and_nothing_else() -> None:
    for at in range(3):
        bag = [7, 8, 9]
        assert take_at(bag, at) == 7 + at
        assert sorted(bag) == sorted({7, 8, 9} - {7 + at})


def test_weights_are_the_chances() -> None:
    found = Counter(any_by_weight([1, 2, 3], [1.0, 0.0, 3.0], Told(value).random) for value in evenly(40))
    assert found == {1: 10, 3: 30}


def test_counting_a_bag() -> None:
    assert counted([3, 1, 3, 2, 3]) == [(1, 1), (2, 1), (3, 3)]
    assert counted([]) == []
