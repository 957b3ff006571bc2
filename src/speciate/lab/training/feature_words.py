"""What a learned weight is a weight of, in words: its family, and which of the family's features it is.

A family counts several things in one number; here stands which, in the order in which they are counted.
"""

from collections.abc import Mapping
from typing import NamedTuple

from speciate.games.evolution.cards import TRAITS
from speciate.games.s_evolution.cards import DISASTERS, SUITS
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.lab.report_tables import Figures
from speciate.table.words import Messages

PACKAGE = "speciate.lab.training"


class Part(NamedTuple):
    """One thing of those that a feature's number counts, the last one fastest."""

    name: str  # as the sentences call it
    values: int
    #: Or: `number`, from 1 on; `amount`, of which the last means so many or more; `food`, of a card; one of `NAMED`.
    kind: str = "choice"

    def told(self, value: int) -> object:
        if self.kind == "choice":
            return value
        if self.kind == "number":
            return value + 1
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


SUIT, BUILDING, LATE = Part("suit", 3, "suit"), Part("building", 6, "building"), Part("last", 2)
AFTER, GAP, STEPS, RULE = Part("after", 4), Part("gap", 10), Part("gap", 8), Part("rule", 3)
LEFT, THING, FACE, MISSING = Part("left", 5, "number"), Part("thing", 8), Part("face", 12, "face"), Part("missing", 6)

#: By game and family (`Learner.families`); the families of a game are in its `features.py`.
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
    },
    "s-evolution": {
        "card": (AFTER, GAP),
        "card-kept": (Part("held", 3), RULE, Part("strength", 6, "number")),
        "card-place": (AFTER, Part("ahead", 4)),
        "card-face": (Part("where", 3), FACE),
        "card-colour": (RULE, *kinds(4)),
        "discovered": (AFTER, Part("round", 6, "number")),
        "discovered-set": (Part("lying", 4), *counted(4)),
        "discovered-gap": (GAP,),
        "taken": (AFTER, GAP),
        "taken-face": (Part("shield", 3), FACE),
        "taken-need": (SUIT, Part("missing", 5, "amount"), Part("brings", 4, "number")),
        "denied": (Part("gap", 6),),
        "set": (Part("count", 7),),
        "trump": (Part("may", 2), SUIT, Part("count", 5)),
        "trump-strength": (Part("gap", 6),),
        "gained": (LATE, SUIT, MISSING),
        "gained-stock": (SUIT, *counted(5)),
        "gained-need": kinds(2),
        "lost": (SUIT, MISSING),
        "traded": (Part("pair", 6), Part("spare", 4), Part("missing", 4)),
        "traded-late": (Part("pair", 6),),
        "trades-end": (LATE, *counted(4)),
        "bought": (Part("gain", 14, "number"),),
        "bought-gap": (STEPS,),
        "bought-round": (LEFT, Part("thing", 21)),
        "bought-people": (THING, Part("count", 6, "number")),
        "bought-age": (THING, Part("count", 6, "number")),
        "purchases-end": (LEFT, *counted(8)),
        "purchases-end-gap": (STEPS,),
        "rise": (Part("left", 6), Part("age", 6, "number")),
        "rise-missing": counted(5),
        "suffered": (Part("spared", 2), Part("disaster", 8, "disaster")),
        "dismissed": (BUILDING, Part("level", 3, "number")),
        "rest": (),
    },
}

#: What has its names in the game itself, and how they are found there.
NAMED = {
    "trait": ("trait-", TRAITS),
    "suit": ("suit-", SUITS),
    "building": ("building-", BUILDINGS),
    "disaster": ("disaster-", DISASTERS),
    "face": ("face-", ("1", "2", "3", "joker", *DISASTERS)),
}


class FeatureWords(Figures):
    """Names of features and the words of the plots, in one language."""

    def __init__(self, game: str, package: str, lang: str) -> None:
        super().__init__(lang, PACKAGE)
        self._game = game
        self._names = Messages(package, lang)

    def feature(self, family: str, at: int) -> tuple[str, str]:
        """The family, and which of it; of a game whose features have no names here, by number."""
        parts = PARTS.get(self._game, {}).get(family)
        if parts is None:
            return family, self.t("feature-number", number=at)
        said: dict[str, object] = {}
        for part in reversed(parts):
            at, value = divmod(at, part.values)
            said[part.name] = self._named(part.kind, value) if part.kind in NAMED else part.told(value)
        key = f"{self._game}-{family}"
        return self.t(key), self.t(f"{key}.about", **said)

    def _named(self, kind: str, number: int) -> str:
        before, names = NAMED[kind]
        return self._names.t(before + names[number])
