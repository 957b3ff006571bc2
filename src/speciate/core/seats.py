"""Seats are ints from 0. Three numbers below zero stand for those who hold no cards."""

from typing import Final

NATURE: Final = -1  # decks, bags and dice: owes the chance moves
SPECTATOR: Final = -2  # sees only what lies open
NOBODY: Final = -3  # nobody owes a decision: the game is over


def seat_name(seat: int) -> str:
    """How a seat is written in records and JSON: a number, or `nature`, `spectator`."""
    if seat == NATURE:
        return "nature"
    if seat == SPECTATOR:
        return "spectator"
    return str(seat)
