"""What choices are worth: whether they matter, whether they touch the others, whether the beaten decide who wins."""

from speciate.lab.metrics.estimates import Ratios, RootRatio, put
from speciate.lab.metrics.probing import BEST, MEDIAN, Prober
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen, Watcher

ALL = "all"
BEATEN = 0.05  # a seat with no more than this chance, whatever it does, cannot win any more


class Choices:
    """All three are seen at the same choices, which are played out once."""

    name = "decisions-that-matter"

    def watcher(self, study: Study, seats: int, deal: str) -> Watcher:  # noqa: ARG002  # the contract's
        return Prober(study, deal)

    def tally(self, study: Study) -> "ChoiceTally":
        return ChoiceTally(study)


class ChoiceTally:
    def __init__(self, study: Study) -> None:
        self.stake = study.stake
        self.cooperative = study.spec.cooperative  # all have the same chance then, and nobody is a rival
        self.matter: Ratios[tuple[int, str]] = Ratios()
        self.gain: Ratios[tuple[int, str]] = Ratios()
        self.touched: dict[tuple[int, str], RootRatio] = {}
        self.kings: Ratios[tuple[int, str]] = Ratios()

    def add(self, seats: int, seen: Seen) -> None:
        self._add_stakes(seats, seen)
        if not self.cooperative:
            self._add_interaction(seats, seen)
            if seats > 2:
                self._add_kingmaking(seats, seen)

    # -- whether it matters ------------------------------------------------------------------------------

    def _add_stakes(self, seats: int, seen: Seen) -> None:
        found: dict[str, list[float]] = {}
        for probe in seen:
            gain = mean_difference(probe["chances"], BEST, MEDIAN, probe["seat"])
            for sort in (ALL, probe["decision"]):
                found.setdefault(sort, []).append(gain)
        for sort, gains in found.items():
            self.matter[seats, sort].add(sum(gain > self.stake for gain in gains), len(gains))
            self.gain[seats, sort].add(sum(gains), len(gains))

    # -- whether it touches the others -------------------------------------------------------------------

    def _add_interaction(self, seats: int, seen: Seen) -> None:
        """The squares of what the best move changes against another; unbiased, as the halves are independent."""
        squares = {"own-chance": 0.0, "others-chance": 0.0, "others-score": 0.0}
        for probe in seen:
            seat, other = probe["seat"], len(probe["chances"][0]) - 1
            for measure, what in (("chance", "chances"), ("score", "scores")):
                for place in range(seats):
                    one, two = [half[BEST][place] - half[other][place] for half in probe[what]]
                    if place != seat:
                        squares[f"others-{measure}"] += one * two / (seats - 1)
                    elif measure == "chance":
                        squares["own-chance"] += one * two
        for measure, square in squares.items():
            self.touched.setdefault((seats, measure), RootRatio()).add(square, len(seen))

    # -- whether the beaten decide -----------------------------------------------------------------------

    def _add_kingmaking(self, seats: int, seen: Seen) -> None:
        beaten = kings = 0
        for probe in seen:
            if is_beaten(probe):
                beaten += 1
                kings += makes_king(probe, self.stake)
        self.kings[seats, "choices"].add(kings, len(seen))
        self.kings[seats, "beaten"].add(kings, beaten)

    def tables(self) -> list[MetricTable]:
        matter = MetricTable(Choices.name, ("seats", "decision", "measure"))
        for seats, sort in sorted(self.matter, key=lambda key: (key[0], key[1] != ALL, key[1])):
            put(matter, self.matter[seats, sort], share=True, seats=seats, decision=sort, measure="share")
            put(matter, self.gain[seats, sort], seats=seats, decision=sort, measure="gain")
        touched = MetricTable("interaction", ("seats", "measure"))
        for (seats, measure), root in sorted(self.touched.items()):
            put(touched, root, seats=seats, measure=measure)
        kings = MetricTable("kingmaking", ("seats", "of"))
        for (seats, of), ratio in sorted(self.kings.items()):
            put(kings, ratio, share=True, seats=seats, of=of)
        return [matter, touched, kings]


def mean_difference(halves: list[list[list[float]]], one: int, other: int, seat: int) -> float:
    return sum(half[one][seat] - half[other][seat] for half in halves) / len(halves)


def is_beaten(probe: Seen) -> bool:
    """Whether the chooser cannot win any more, with any of the moves."""
    seat = probe["seat"]
    return all(move[seat] <= BEATEN for half in probe["chances"] for move in half)


def makes_king(probe: Seen, stake: float) -> bool:
    """Whether two moves differ in another's chance: the two that do most in one half must do so in the other."""
    first, second = probe["chances"]
    best = (0.0, 0, 0, 0)
    for place in range(len(first[0])):
        if place == probe["seat"]:
            continue
        chances = [move[place] for move in first]
        high, low = max(chances), min(chances)
        best = max(best, (high - low, place, chances.index(high), chances.index(low)))
    _, place, high_move, low_move = best
    return bool(second[high_move][place] - second[low_move][place] > stake)
