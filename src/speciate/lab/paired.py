"""Differences between two things played on the same deals, with intervals that stay honest.

*Paired*: a deal gives one difference, and what both owe to the deal falls out of it. *Many comparisons*: intervals are
each made for a share of the error (Bonferroni), so that with 95 % all of them hold together; p-values are adjusted by
Holm's method (S. Holm, "A simple sequentially rejective multiple test procedure", Scand. J. Statist. 6, 1979).
*Stopping when it is narrow enough*: whoever looks after every deal and stops at will needs intervals that hold at all
times at once: asymptotic confidence sequences (I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy, A. Ramdas,
"Time-uniform central limit theory and asymptotic confidence sequences", Ann. Statist. 52, 2024, theorem 2.2).
"""

from math import erfc, exp, hypot, inf, log, sqrt
from statistics import NormalDist

from speciate.lab.averages import Mean

ERROR = 0.05  # of all intervals of a run together
TUNED_FOR = 500  # deals at which a confidence sequence is narrowest for its number


def half_width(mean: Mean, comparisons: int, sequential: bool) -> float:
    """Half the interval of one of so many means; they hold together with 95 %."""
    return width_of(mean.deviation, mean.count, comparisons, sequential)


def fresh_half_width(one: Mean, other: Mean, comparisons: int, sequential: bool) -> float:
    """The same for a difference of two means, had each been played on as many deals of its own."""
    return width_of(hypot(one.deviation, other.deviation), one.count, comparisons, sequential)


def width_of(deviation: float, count: int, comparisons: int, sequential: bool) -> float:
    alpha = ERROR / max(1, comparisons)
    if count < 2:
        return inf
    if not sequential:
        return NormalDist().inv_cdf(1 - alpha / 2) * deviation / sqrt(count)
    spread = mixing(alpha)
    grown = count * spread + 1
    return deviation * sqrt(2 * grown / (count * count * spread) * log(sqrt(grown) / alpha))


def mixing(alpha: float) -> float:
    """The square of the parameter of the sequence, for which it is narrowest at TUNED_FOR."""
    return (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / TUNED_FOR


def p_value(mean: Mean, comparisons: int, sequential: bool) -> float:
    """How likely so large a difference is where there is none; in a sequence, at whatever time one looks."""
    if mean.count < 2 or mean.mean == 0.0:
        return 1.0
    if mean.deviation == 0.0:
        return 0.0
    z = abs(mean.mean) / mean.deviation * sqrt(mean.count)
    if not sequential:
        return erfc(z / sqrt(2))
    grown = mean.count * mixing(ERROR / max(1, comparisons)) + 1
    return min(1.0, sqrt(grown) * exp(-z * z * (grown - 1) / grown / 2))


def holm(values: list[float]) -> list[float]:
    """The p-values, adjusted so that with 95 % none below 0.05 is a false alarm."""
    adjusted = [0.0] * len(values)
    worst = 0.0
    for rank, at in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        worst = max(worst, min(1.0, (len(values) - rank) * values[at]))
        adjusted[at] = worst
    return adjusted
