"""Fat Tissue."""

from mypy_extensions import i64

from speciate.games.evolution.state import Species


def room(species: Species) -> i64:
    """trait.fat-tissue: it stores food on the card, up to its body size."""
    return species.body - species.fat


def can_move(species: Species) -> bool:
    """leaf.fat: stored food can go to the board, not above the population."""
    return species.fat > 0 and species.food < species.population


def move_one(species: Species) -> None:
    """leaf.fat: not a taking, so it triggers nothing."""
    species.fat -= 1
    species.food += 1
