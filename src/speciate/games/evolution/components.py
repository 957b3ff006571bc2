"""Reads and checks a pack: the food value of every trait card."""

from typing import Final

from speciate.core.errors import UnknownName
from speciate.core.game import Pack
from speciate.games.evolution.cards import HIGHEST_FOOD, LOWEST_FOOD, TRAITS, make_card
from speciate.kit import packs
from speciate.kit.reading import Reader

# setup.deck, printed in the rulebook
CARNIVORE_CARDS: Final = 17
OTHER_CARDS: Final = 7
DECK_SIZE: Final = 129


class EvolutionPack(Pack):
    def __init__(self, name: str, data: dict[str, object], cards: tuple[int, ...]) -> None:
        super().__init__(name, data)
        self.cards = cards


def copies(trait: str) -> int:
    """setup.deck: 17 Carnivore, 7 of each of the 16 other traits."""
    return CARNIVORE_CARDS if trait == "carnivore" else OTHER_CARDS


def read(top: Reader) -> EvolutionPack:
    name = packs.read_about(top, "evolution", ("counts", "food"))
    cards = read_cards(top.reader("food"))
    return EvolutionPack(name, dict(top.data), tuple(sorted(cards)))


def read_cards(food: Reader) -> list[int]:
    cards: list[int] = []
    for trait in food.data:
        if food.has(trait) and trait not in TRAITS:  # asked for, so that it is not told twice
            food.refuse("", UnknownName("trait", str(trait), TRAITS))
    for number, trait in enumerate(TRAITS):
        values = food.items(trait)
        if len(values) != copies(trait):
            food.note(trait, "values", count=len(values), cards=copies(trait))
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int):
                food.note(trait, "not-number", value=repr(value))
            elif not LOWEST_FOOD <= value <= HIGHEST_FOOD:
                food.note(trait, "food", value=str(value), low=LOWEST_FOOD, high=HIGHEST_FOOD)
            else:
                cards.append(make_card(number, value))
    return cards


PACKS: Final[packs.Packs[EvolutionPack]] = packs.Packs("evolution", __file__, read, keeps_game=False)
