"""Who was ahead, and when it was known who would win: by what the game's own `evaluate` says as the game goes on.

Values become chances by a softmax whose steepness is fitted, for each tenth of the game, to who won in the end. So a
chance of 70 % is one that 70 of 100 such seats made good, however the game's values are scaled.
"""

from math import exp

from speciate.core.outcome import Outcome
from speciate.core.state import State
from speciate.lab.metrics.estimates import Means, put
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import MetricTable
from speciate.lab.metrics.watching import Seen, Watcher

TENTHS = 10
FITTED = 1000  # games that the steepness is fitted to: those that come first, so that memory does not grow
SURE = 0.9  # from this chance on the winner is known
STEEPEST = 50.0  # values a deviation apart then differ by all the chance there is
STEPS = 60  # of the fit
Points = list[list[float]]  # of one game: the values of all seats, at the end of each tenth


class Leads:
    name = "lead-changes"

    def watcher(self, study: Study, seats: int, deal: str) -> Watcher:  # noqa: ARG002  # the contract's
        return Course(study)

    def tally(self, study: Study) -> "LeadTally":  # noqa: ARG002  # the contract's
        return LeadTally()


class Course(Watcher):
    """Notes what every seat's position is worth whenever the game comes to rest."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.engine = study.spec.engine
        self.rests: list[tuple[int, list[float]]] = []
        self.moves = 0

    def moved(self, state: State) -> None:
        self.moves += 1
        if self.engine.is_quiet(state):
            values = [self.engine.evaluate(state, seat) for seat in range(state.seats)]
            self.rests.append((self.moves, values))

    def over(self, state: State, outcome: Outcome) -> Seen:
        if self.study.spec.cooperative or state.seats < 2 or not self.rests:
            return None
        return {
            "shares": self.study.shares(outcome),
            "changes": changes([values for _, values in self.rests]),
            "points": points(self.rests, self.moves),
        }


def changes(course: list[list[float]]) -> int:
    """How often another seat came to be ahead; while it is level, nobody new is."""
    leader = None
    count = 0
    for values in course:
        best = max(values)
        ahead = [seat for seat, value in enumerate(values) if value == best]
        if len(ahead) == 1 and ahead[0] != leader:
            count += leader is not None
            leader = ahead[0]
    return count


def points(rests: list[tuple[int, list[float]]], moves: int) -> Points:
    """At the end of each tenth but the last: what was last seen by then; level before anything was."""
    level = [0.0] * len(rests[0][1])
    found = []
    for tenth in range(1, TENTHS):
        seen = [values for at, values in rests if at <= moves * tenth / TENTHS]
        found.append([round(value, 6) for value in seen[-1]] if seen else level)
    return found


# -- chances -----------------------------------------------------------------------------------------------


def softmax(values: list[float], steepness: float) -> list[float]:
    best = max(values)
    powers = [exp(max(-700.0, steepness * (value - best))) for value in values]
    return [power / sum(powers) for power in powers]


def fit(samples: list[tuple[list[float], list[float]]]) -> float:
    """The steepness, from 0 on, for which what happened was most likely: where its slope is 0.

    The likelihood is concave, so its slope is followed by halving. In units of how far values stray.
    """
    spread = deviation([values for values, _ in samples])
    low, high = 0.0, STEEPEST / spread
    for _ in range(STEPS):
        middle = (low + high) / 2
        if slope(samples, middle) > 0:
            low = middle
        else:
            high = middle
    return low


def slope(samples: list[tuple[list[float], list[float]]], steepness: float) -> float:
    total = 0.0
    for values, shares in samples:
        chances = softmax(values, steepness)
        total += sum((share - chance) * value for share, chance, value in zip(shares, chances, values, strict=True))
    return total


def deviation(rows: list[list[float]]) -> float:
    squares = count = 0.0
    for values in rows:
        mean = sum(values) / len(values)
        squares += sum((value - mean) ** 2 for value in values)
        count += len(values) - 1
    return float((squares / count) ** 0.5) or 1.0


# -- adding up ---------------------------------------------------------------------------------------------


class LeadTally:
    """The first games are kept until the steepness is fitted to them; what comes after is added at once."""

    def __init__(self) -> None:
        self.kept: dict[int, list[Seen]] = {}
        self.steepness: dict[int, list[float]] = {}
        self.changes: Means[int] = Means()
        self.chance: Means[tuple[int, int]] = Means()
        self.known: Means[int] = Means()
        self.back: Means[tuple[int, str]] = Means()

    def add(self, seats: int, seen: Seen) -> None:
        if seen is None:
            return
        if seats in self.steepness:
            self.count(seats, seen)
            return
        kept = self.kept.setdefault(seats, [])
        kept.append(seen)
        if len(kept) == FITTED:
            self.settle(seats)

    def settle(self, seats: int) -> None:
        kept = self.kept.pop(seats)
        self.steepness[seats] = [
            fit([(seen["points"][at], seen["shares"]) for seen in kept]) for at in range(TENTHS - 1)
        ]
        for seen in kept:
            self.count(seats, seen)

    def count(self, seats: int, seen: Seen) -> None:
        self.changes[seats].add(seen["changes"])
        shares = seen["shares"]
        if max(shares) < 1.0:
            return  # nobody is the winner of a game that was shared
        winner = shares.index(1.0)
        course = [
            softmax(values, steepness)[winner]
            for values, steepness in zip(seen["points"], self.steepness[seats], strict=True)
        ]
        for at, chance in enumerate(course):
            self.chance[seats, at + 1].add(chance)
        self.known[seats].add(known_at(course))
        late = min(course[TENTHS // 2 - 1 :])
        self.back[seats, "half"].add(late < 0.5 / seats)
        self.back[seats, "quarter"].add(late < 0.25 / seats)

    def tables(self) -> list[MetricTable]:
        for seats in list(self.kept):
            self.settle(seats)
        leads = MetricTable(Leads.name, ("seats", "measure"))
        known = MetricTable("winner-known", ("seats", "played"))
        back = MetricTable("comebacks", ("seats", "below"))
        for seats in sorted(self.changes):
            put(leads, self.changes[seats], seats=seats, measure="changes")
            put(leads, self.known[seats], seats=seats, measure="known")
            for tenth in range(1, TENTHS):
                put(known, self.chance[seats, tenth], seats=seats, played=tenth * 100 // TENTHS)
            for below in ("half", "quarter"):
                put(back, self.back[seats, below], share=True, seats=seats, below=below)
        return [leads, known, back]


def known_at(course: list[float]) -> float:
    """The share of the game after which the winner's chance never fell below `SURE` again; 1 if it did to the end."""
    at = TENTHS
    for tenth in range(TENTHS - 1, 0, -1):
        if course[tenth - 1] < SURE:
            break
        at = tenth
    return at / TENTHS
