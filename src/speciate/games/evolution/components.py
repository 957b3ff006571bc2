"""Reads and checks a pack: the food value of every trait card.

A designer's pack may have any number of each card, and none of some: what is not as printed is told as a departure.
"""

from typing import Final

from speciate.core.errors import BadOption, UnknownName
from speciate.core.game import Pack
from speciate.games.evolution.cards import HIGHEST_FOOD, LOWEST_FOOD, TRAITS, make_card
from speciate.games.evolution.options import Setup
from speciate.kit import packs
from speciate.kit.mistakes import said
from speciate.kit.reading import Reader

# setup.deck, printed in the rulebook
CARNIVORE_CARDS: Final = 17
OTHER_CARDS: Final = 7
DECK_SIZE: Final = 129

# what can be borne: a first deal for two players, and counts that fit into a byte of an observation
FEWEST_CARDS: Final = 8
MOST_CARDS: Final = 255


class EvolutionPack(Pack):
    def __init__(self, name: str, data: dict[str, object], cards: tuple[int, ...]) -> None:
        super().__init__(name, data)
        self.cards = cards
        self.tables = {"food": cards}


def copies(trait: str) -> int:
    """setup.deck: 17 Carnivore, 7 of each of the 16 other traits."""
    return CARNIVORE_CARDS if trait == "carnivore" else OTHER_CARDS


def read(top: Reader) -> EvolutionPack:
    name = packs.read_about(top, "evolution", ("counts", "food"))
    cards = read_cards(top.reader("food"))
    return EvolutionPack(name, dict(top.data), tuple(sorted(cards)))


def read_cards(food: Reader) -> list[int]:
    """A trait that is left out, or has an empty list, is not in the deck."""
    cards: list[int] = []
    total = 0
    for trait in food.data:
        if food.has(trait) and trait not in TRAITS:  # asked for, so that it is not told twice
            food.refuse("", UnknownName("trait", str(trait), TRAITS))
    for number, trait in enumerate(TRAITS):
        values = food.items(trait)
        total += len(values)
        food.depart(len(values) != copies(trait), trait, "values", count=len(values), cards=copies(trait))
        cards += read_values(food, number, trait, values)
    if food.data and not FEWEST_CARDS <= total <= MOST_CARDS:
        food.note("", "deck", count=total, low=FEWEST_CARDS, high=MOST_CARDS)
    return cards


def read_values(food: Reader, number: int, trait: str, values: list[object]) -> list[int]:
    cards: list[int] = []
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int):
            food.note(trait, "not-number", value=repr(value))
        elif not LOWEST_FOOD <= value <= HIGHEST_FOOD:
            food.note(trait, "food", value=str(value), low=LOWEST_FOOD, high=HIGHEST_FOOD)
        else:
            cards.append(make_card(number, value))
    return cards


def check_deck(setup: Setup) -> None:
    """setup.two-players: of a small deck nothing may be left once the cards are set aside that never come up."""
    if len(setup.cards) <= setup.set_aside:
        raise BadOption(said("evolution:few-cards", count=len(setup.cards), aside=setup.set_aside))


PACKS: Final[packs.Packs[EvolutionPack]] = packs.Packs("evolution", __file__, read, keeps_game=False)
