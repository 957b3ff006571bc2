"""Long Neck."""

from mypy_extensions import i64

from speciate.games.evolution.rules import taking
from speciate.games.evolution.state import Species, Table


def reach(table: Table, seat: i64, species: Species) -> None:
    """trait.long-neck, leaf.long-neck: 1 plant from the bank; a taking, so Foraging and Cooperation apply."""
    taking.take(table, seat, species, 1, taking.BANK, "long-neck", 0)
