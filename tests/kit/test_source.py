"""Random numbers are the generator's own, however often one changes to another."""

from random import Random

from speciate.kit.source import random_of


def test_the_numbers_are_those_of_the_generator() -> None:
    asked, other, alone = Random(1), Random(2), Random(1)
    found = []
    for _ in range(3):
        found.append(random_of(asked)())
        random_of(other)()
    assert found == [alone.random() for _ in range(3)]


def test_a_generator_is_asked_for_its_numbers_once() -> None:
    rng = Random(1)
    assert random_of(rng) is random_of(rng)
