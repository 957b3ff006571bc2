"""Foraging."""

from mypy_extensions import i64


def amount(plants: i64) -> i64:
    """trait.foraging: one plant more, in the same taking (so Cooperation triggers once)."""
    return plants + 1
