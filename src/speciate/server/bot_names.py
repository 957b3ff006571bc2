"""What bots are called at a table: names of their own, the same in the seats, the log and the record."""

from collections.abc import Iterable
from typing import Final

from speciate.bots.registry import split

# short, and said alike in English and in French
NAMES: Final = {
    "random": ("Lotto", "Domino", "Zigzag", "Yoyo", "Bingo"),
    "greedy": ("Gargantua", "Pica", "Hamster", "Bandit", "Magot"),
    "beginner": ("Pip", "Kiwi", "Coco", "Nino", "Lulu"),
    "casual": ("Otis", "Mina", "Bruno", "Luna", "Felix"),
    "strong": ("Iris", "Victor", "Alma", "Hugo", "Clara"),
    "expert": ("Ada", "Gregor", "Thea", "Oscar", "Maia"),
    "master": ("Sophia", "Merlin", "Athena", "Nestor", "Minerva"),
}


def bot_name(bot: str, seat: int, taken: Iterable[str]) -> str:
    """A name that nobody at the table has; a bot without names of its own is called by what it is."""
    used = {name.casefold() for name in taken}
    names = NAMES.get(split(bot)[0], ())  # in any style it is the same player
    turned = [names[(seat + place) % len(names)] for place in range(len(names))]
    numbered = f"{bot} {seat + 1}"
    return next((name for name in turned if name.casefold() not in used), numbered)
