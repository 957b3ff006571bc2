"""Foraging."""


def amount(plants: int) -> int:
    """trait.foraging: one plant more, in the same taking (so Cooperation triggers once)."""
    return plants + 1
