"""Who comes next around the table."""

from mypy_extensions import i64


def clockwise(seat: i64, seats: i64) -> i64:
    """The seat to the left of `seat`."""
    return seat + 1 if seat + 1 < seats else 0
