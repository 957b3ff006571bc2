"""Seats as whoever looks counts them."""

from speciate.core.encoding import around


def test_the_seats_around_one_are_itself_and_the_others_clockwise() -> None:
    assert around(1) == ("self",)
    assert around(3) == ("self", "seat+1", "seat+2")
