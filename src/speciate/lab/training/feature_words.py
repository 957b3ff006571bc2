"""What a learned weight is a weight of, in words: its family, and which of the family's features it is.

A family counts several things in one number; here stands which, in the order in which they are counted.
"""

from collections.abc import Mapping
from typing import NamedTuple

from speciate.lab.report_tables import Figures
from speciate.table.words import Messages

PACKAGE = "speciate.lab.training"


class Part(NamedTuple):
    """One thing of those that a feature's number counts, the last one fastest."""

    name: str  # as the sentences call it
    values: int
    kind: str = "choice"  # or: `amount`, of which the last means so many or more; `trait`; `food`, of a card

    def told(self, value: int) -> object:
        if self.kind == "choice" or self.kind == "trait":
            return value
        shown = value - LEAST_FOOD if self.kind == "food" else value
        return f"{shown}+" if value == self.values - 1 else str(shown)


LEAST_FOOD = 3  # below 0, that a card can have
TRAIT = Part("trait", 17, "trait")
HUNTER, HUNTED, LAST = Part("hunter", 2), Part("danger", 2), Part("last", 2)
DANGER, PLENTY = Part("danger", 3), Part("plenty", 4)
HAND = Part("hand", 4, "amount")


def kinds(values: int) -> tuple[Part, ...]:
    return (Part("kind", values),)


def counted(values: int) -> tuple[Part, ...]:
    return (Part("count", values, "amount"),)


#: By game and family (`Learner.families`); the families of Evolution are in its `features.py`.
PARTS: Mapping[str, Mapping[str, tuple[Part, ...]]] = {
    "evolution": {
        "food": (Part("mouths", 4), Part("food", 14, "food")),
        "food-trait": (TRAIT,),
        "card": (HUNTER, HUNTED, TRAIT),
        "cards-end": (LAST, Part("hand", 12, "amount")),
        "new": (Part("row", 6, "amount"), HAND),
        "new-fed": (LAST, PLENTY, DANGER),
        "wasted": (TRAIT,),
        "trait": (HUNTER, DANGER, TRAIT),
        "among": (HUNTER, *counted(4)),
        "trait-population": counted(7),
        "late-trait": (TRAIT,),
        "hunter": (Part("grazing", 2), *kinds(3)),
        "body": (HUNTER, Part("danger", 4), *counted(7)),
        "body-prey": (LAST, *kinds(3)),
        "population": (HUNTER, *counted(8)),
        "population-fed": (LAST, PLENTY, DANGER),
        "leaf": kinds(4),
        "feed": counted(8),
        "partners": kinds(4),
        "fed": (*kinds(2), *counted(4)),
        "prey": (Part("own", 2), *counted(8)),
        "prey-population": counted(7),
        "prey-traits": (Part("horns", 2), Part("dies", 2), *counted(4)),
        "hunger": counted(4),
        "thought": (Part("fat", 2), HAND),
        "ignored": (),
        "feeding-end": (),
    }
}


class FeatureWords(Figures):
    """Names of features and the words of the plots, in one language."""

    def __init__(self, game: str, package: str, lang: str) -> None:
        super().__init__(lang, PACKAGE)
        self._game = game
        self._traits = Messages(package, lang)

    def feature(self, family: str, at: int) -> tuple[str, str]:
        """The family, and which of it; of a game whose features have no names here, by number."""
        parts = PARTS.get(self._game, {}).get(family)
        if parts is None:
            return family, self.t("feature-number", number=at)
        said: dict[str, object] = {}
        for part in reversed(parts):
            at, value = divmod(at, part.values)
            said[part.name] = self._trait(value) if part.kind == "trait" else part.told(value)
        key = f"{self._game}-{family}"
        return self.t(key), self.t(f"{key}.about", **said)

    def _trait(self, number: int) -> str:
        from speciate.games.evolution.cards import TRAITS

        return self._traits.t(f"trait-{TRAITS[number]}")
