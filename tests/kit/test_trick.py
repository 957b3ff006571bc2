"""Trick-taking: the order of seats by their keys, and who leads next."""

from speciate.kit.trick import first_holding, highest_first


def test_the_highest_key_comes_first_and_negative_ones_take_no_part() -> None:
    assert highest_first([3, 9, -1, 5]) == [1, 3, 0]
    assert highest_first([-1, -1]) == []


def test_equal_keys_keep_the_order_of_seats() -> None:
    assert highest_first([4, 7, 4, 7]) == [1, 3, 0, 2]


def test_the_lead_goes_to_the_next_who_has_a_card() -> None:
    assert first_holding([2, 0, 1], 0) == 0
    assert first_holding([2, 0, 1], 1) == 2
    assert first_holding([2, 0, 0], 2) == 0
    assert first_holding([0, 0, 0], 1) == -1
