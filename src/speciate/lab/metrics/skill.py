"""What thinking harder is worth: the share of the win of each level among players who are all the same."""

from collections.abc import Sequence

from speciate.lab.metrics.estimates import Means, put
from speciate.lab.metrics.playing import shares_of
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen


class Skill:
    name = "skill-curve"

    def numbers(self, study: Study, seats: int) -> Sequence[int]:
        return range(0 if study.spec.cooperative or seats < 2 else study.games)

    def play(self, study: Study, seats: int, number: int) -> Seen:
        """The same deal for every level, each at the same seat among players of the first of `bots`."""
        deal = study.deal(seats, number)
        own = number % seats
        found = {}
        for level in study.levels:
            names = [level if seat == own else study.bots[0] for seat in range(seats)]
            found[level] = shares_of(study, names, deal)[own]
        return found

    def tally(self, study: Study) -> "SkillTally":
        return SkillTally(study)


class SkillTally:
    def __init__(self, study: Study) -> None:
        self.against = study.bots[0]
        self.shares: dict[int, Means[str]] = {}

    def add(self, seats: int, seen: Seen) -> None:
        for level, share in seen.items():
            self.shares.setdefault(seats, Means())[level].add(share)

    def tables(self) -> list[MetricTable]:
        table = MetricTable(Skill.name, ("seats", "level", "against"))
        for seats, levels in sorted(self.shares.items()):
            for level, mean in levels.items():  # in the order they were named
                put(table, mean, minus=1 / seats, share=True, seats=seats, level=level, against=self.against)
        return [table]
