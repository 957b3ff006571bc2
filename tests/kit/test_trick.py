"""Trick-taking: the order of seats by their keys."""

from speciate.kit.trick import highest_first


def test_the_highest_key_comes_first_and_negative_ones_take_no_part() -> None:
    assert highest_first([3, 9, -1, 5]) == [1, 3, 0]
    assert highest_first([-1, -1]) == []


def test_equal_keys_keep_the_order_of_seats() -> None:
    assert highest_first([4, 7, 4, 7]) == [1, 3, 0, 2]
