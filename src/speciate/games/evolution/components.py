"""Reads and checks a pack: the food value of every trait card."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from speciate.core.errors import BadPack, UnknownName
from speciate.core.game import Pack
from speciate.games.evolution.cards import HIGHEST_FOOD, LOWEST_FOOD, TRAITS, make_card
from speciate.kit import packs
from speciate.kit.reading import Reader

# setup.deck, printed in the rulebook
CARNIVORE_CARDS: Final = 17
OTHER_CARDS: Final = 7
DECK_SIZE: Final = 129

DEFAULT: Final = Path(__file__).with_name("pack.toml")


class EvolutionPack(Pack):
    def __init__(self, name: str, data: dict[str, object], cards: tuple[int, ...]) -> None:
        super().__init__(name, data)
        self.cards = cards


_default: list[EvolutionPack] = []


def default() -> EvolutionPack:
    """The pack that comes with the game, read once."""
    if not _default:
        _default.append(read_file(DEFAULT))
    return _default[0]


def copies(trait: str) -> int:
    """setup.deck: 17 Carnivore, 7 of each of the 16 other traits."""
    return CARNIVORE_CARDS if trait == "carnivore" else OTHER_CARDS


def read_file(path: Path) -> EvolutionPack:
    pack = read(packs.load(path), str(path))
    packs.forget_game(pack.data)
    return pack


def read(data: Mapping[str, object], source: str) -> EvolutionPack:
    """The pack, or BadPack with every mistake."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    name = packs.read_about(top, "evolution", ("counts", "food"))
    cards = read_cards(top.reader("food"))
    top.close()
    if mistakes:
        raise BadPack(source, mistakes)
    return EvolutionPack(name, dict(data), tuple(sorted(cards)))


def read_cards(food: Reader) -> list[int]:
    cards: list[int] = []
    for trait in food.data:
        if trait not in TRAITS:
            food.refuse("", UnknownName("trait", str(trait), TRAITS))
    for number, trait in enumerate(TRAITS):
        values = food.items(trait)
        if len(values) != copies(trait):
            what = "has {count} values, the rulebook has {cards} such cards"
            food.wrong(trait, what, "evolution:values", count=len(values), cards=copies(trait))
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int):
                food.wrong(trait, "holds {value}, not a whole number", "evolution:not-number", value=repr(value))
            elif not LOWEST_FOOD <= value <= HIGHEST_FOOD:
                what = "holds {value}; a food value is {low} to {high}"
                food.wrong(trait, what, "evolution:food", value=str(value), low=LOWEST_FOOD, high=HIGHEST_FOOD)
            else:
                cards.append(make_card(number, value))
    return cards
