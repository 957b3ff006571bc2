"""What a learned weight is a weight of, in words: its family, and which of the family's features it is.

A family counts several things in one number; which, and in which order, is told game by game in `parts`.
"""

from collections.abc import Mapping

from speciate.games.evo.genes import GENES
from speciate.games.evolution.cards import TRAITS
from speciate.games.s_evolution.cards import DISASTERS, SUITS
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.lab.report_tables import Figures
from speciate.lab.training.parts import evo, evolution, s_evolution
from speciate.lab.training.parts.part import Families, Part
from speciate.table.words import Messages

PACKAGE = "speciate.lab.training"

PARTS: Mapping[str, Families] = {
    "evo": evo.FAMILIES,
    "evolution": evolution.FAMILIES,
    "s-evolution": s_evolution.FAMILIES,
}

#: What has its names in the game itself, and how they are found there.
NAMED = {
    "trait": ("trait-", TRAITS),
    "gene": ("gene-", GENES),
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
            said[part.name] = self._told(part, value)
        key = f"{self._game}-{family}"
        return self.t(key), self.t(f"{key}.about", **said)

    def _told(self, part: Part, value: int) -> object:
        if part.kind in NAMED:
            before, names = NAMED[part.kind]
            return self._names.t(before + names[value])
        return self.t("evo-effect", number=value) if part.kind == "effect" else part.told(value)
