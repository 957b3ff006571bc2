"""Intelligence."""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolution.cards import CARNIVORE, TRAITS
from speciate.games.evolution.rules import taking
from speciate.games.evolution.state import Species, Table

# trait.intelligence-attack: any trait can be named but Carnivore, without which there would be no attack.
NAMEABLE: Final = (1 << len(TRAITS)) - 1 - CARNIVORE


def eat(table: Table, seat: i64, species: Species) -> None:
    """trait.intelligence-plants: 2 plants from the bank for the discarded card, in one taking."""
    taking.take(table, seat, species, table.setup.intelligence_plants, taking.BANK, "intelligence", 0)


def can_name(species: Species) -> bool:
    """trait.intelligence-attack: some trait is left to name."""
    return species.ignoring != NAMEABLE
