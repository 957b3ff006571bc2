"""The genes. A gene is the number of its kind; a portrait counts them by kind."""

from typing import Final

GENES: Final = ("tail", "leg", "horn", "egg", "fur", "parasol", "mutant", "card")

TAIL: Final = 0
LEG: Final = 1
HORN: Final = 2
EGG: Final = 3
FUR: Final = 4
PARASOL: Final = 5
MUTANT: Final = 6
CARD: Final = 7  # never on a portrait: it is an event card at once
