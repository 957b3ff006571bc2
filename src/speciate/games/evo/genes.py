"""The genes. A gene is the number of its kind; a portrait counts them by kind."""

from typing import Final, final

TAIL: Final = 0
LEG: Final = 1
HORN: Final = 2
EGG: Final = 3
FUR: Final = 4
PARASOL: Final = 5
MUTANT: Final = 6
CARD: Final = 7  # never on a portrait: it is an event card at once


@final
class Gene:
    """All that is known of one kind of gene.

    `count` are in the bag; `option` names the one that says how many are printed on every portrait, `printed` says it
    where there is none. `income` is what the first, second, third and any further one beyond the printed bring in each
    round to come, besides the dinos that live by them next round; `used_at_once` says whether the next round asks for
    it. What bots think leans on what positions came to in games of theirs: eggs and horns pay, tails and legs hardly.
    """

    def __init__(
        self,
        number: int,
        name: str,
        *,
        count: int,
        income: tuple[float, ...],
        option: str = "",
        printed: int = 0,
        used_at_once: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.count = count
        self.option = option
        self.printed = printed
        self.income = income
        self.used_at_once = used_at_once


# setup.genes, setup.species: what the rulebook prints
GENE_KINDS: Final = (
    Gene(TAIL, "tail", count=6, printed=1, income=(0.08, 0.05, 0.03, 0.02)),  # only longer or shorter matters
    Gene(LEG, "leg", count=12, option="legs", income=(0.25, 0.22, 0.18, 0.14), used_at_once=True),
    Gene(HORN, "horn", count=8, option="horns", income=(0.42, 0.32, 0.22, 0.14)),
    Gene(EGG, "egg", count=8, option="eggs", income=(0.65, 0.50, 0.32, 0.16), used_at_once=True),
    Gene(FUR, "fur", count=8, option="furs", income=(0.32, 0.28, 0.22, 0.16), used_at_once=True),
    Gene(PARASOL, "parasol", count=8, option="parasols", income=(0.28, 0.24, 0.20, 0.15), used_at_once=True),
    Gene(MUTANT, "mutant", count=6, income=(0.30, 0.25, 0.20, 0.15)),
    Gene(CARD, "card", count=6, income=(0.0, 0.0, 0.0, 0.0)),
)

GENES: Final = tuple([row.name for row in GENE_KINDS])
