"""The sentence above a figure: what somebody who knows no statistics should take home from it."""

from collections.abc import Sequence
from statistics import NormalDist

from speciate.lab.averages import Z95
from speciate.lab.figures.figure import Row, ends, number
from speciate.lab.figures.wording import Measure, Wording, sentence
from speciate.lab.paired import ERROR


def label(row: Row) -> str:
    """The name of a row, with its series if there are several."""
    return f"{row['name']}, {row['series']}" if row.get("series") else str(row["name"])


def is_told(row: Row) -> bool:
    """Whether the interval leaves out zero: more than chance."""
    low, high = ends(row)
    return row.get("low") is not None and (low > 0 or high < 0)


def told_among(rows: Sequence[Row]) -> list[Row]:
    """Those that are more than chance where each interval was made for itself: as many as there are, some would leave
    out zero by luck, so each has to do so by as much more (Bonferroni)."""
    wider = NormalDist().inv_cdf(1 - ERROR / 2 / max(1, len(rows))) / Z95
    return [row for row in rows if is_told(widened(row, wider))]


def widened(row: Row, by: float) -> Row:
    if row.get("low") is None:
        return row
    value = number(row, "value")
    low, high = ends(row)
    return {**row, "low": value + by * (low - value), "high": value + by * (high - value)}


def of_differences(rows: Sequence[Row], first: str, measure: Measure, words: Wording) -> str:
    if all(ends(row) == (0.0, 0.0) for row in rows):
        return sentence(words.t("differences-no", measure=measure.phrase))
    if len(rows) == 1:
        return of_one_difference(rows[0], first, measure, words)
    told = [row for row in rows if is_told(row)]
    if not told:
        most = max(max(abs(end) for end in ends(row)) for row in rows)
        bound = words.amount(most, measure)
        return words.t("differences-none", count=len(rows), measure=measure.phrase, bound=bound)
    largest = max(told, key=lambda row: abs(number(row, "value")))
    return words.t(
        "differences-some",
        told=len(told),
        count=len(rows),
        measure=measure.phrase,
        name=label(largest),
        value=words.signed(number(largest, "value"), measure.digits),
    )


def of_one_difference(row: Row, first: str, measure: Measure, words: Wording) -> str:
    value = number(row, "value")
    names = {"name": label(row), "first": first, "measure": measure.phrase}
    if not is_told(row):
        return words.t("difference-none", **names, bound=words.amount(max(abs(end) for end in ends(row)), measure))
    key = "difference-more" if value > 0 else "difference-less"
    return words.t(key, **names, amount=words.amount(value, measure))


def of_means(rows: Sequence[Row], measure: Measure, words: Wording) -> str:
    if len(rows) == 1:
        return sentence(words.t("mean-one", measure=measure.phrase, value=str(rows[0]["text"])))
    lowest = min(rows, key=lambda row: number(row, "value"))
    highest = max(rows, key=lambda row: number(row, "value"))
    facts = {"low": str(lowest["text"]), "high": str(highest["text"]), "measure": measure.phrase}
    return sentence(words.t("mean-many", **facts, lowest=label(lowest), highest=label(highest)))


def of_fairness(rows: Sequence[Row], subject: str, words: Wording) -> str:
    told = told_among(rows)
    above = [label(row) for row in told if number(row, "value") > 0]
    below = [label(row) for row in told if number(row, "value") < 0]
    if len(rows) == 1 and (above or below):
        return sentence(
            words.t("fair-more-one" if above else "fair-less-one", subject=subject, text=str(rows[0]["text"]))
        )
    if not above and not below:
        return sentence(words.t("fair-none", subject=subject))
    key = "fair-both" if above and below else "fair-more" if above else "fair-less"
    return sentence(words.t(key, subject=subject, above=words.names(above), below=words.names(below)))


# -- of metrics ------------------------------------------------------------------------------------------


def of_balance(rows: Sequence[Row], measure: Measure, words: Wording) -> str:
    """What is above and what below, among what is beyond chance."""
    told = sorted(told_among(rows), key=lambda row: number(row, "value"))
    if not told:
        return sentence(words.t("balance-none", measure=measure.phrase, count=len(rows)))
    facts = {"measure": measure.phrase, "told": len(told), "count": len(rows)}
    best, worst = told[-1], told[0]
    top = {"best": label(best), "most": words.signed(number(best, "value"), measure.digits)}
    bottom = {"worst": label(worst), "least": words.signed(number(worst, "value"), measure.digits)}
    if number(best, "value") <= 0:
        return sentence(words.t("balance-below", **facts, **bottom))
    if number(worst, "value") >= 0:
        return sentence(words.t("balance-above", **facts, **top))
    return sentence(words.t("balance-both", **facts, **top, **bottom))


def of_curve(rows: Sequence[Row], measure: Measure, words: Wording) -> str:
    """Where its first series begins and ends."""
    own = [row for row in rows if row["series"] == rows[0]["series"]]
    first, last = words.value(number(own[0], "value"), measure), words.value(number(own[-1], "value"), measure)
    facts = {"measure": measure.phrase, "first": first, "last": last, "name": str(own[0]["series"])}
    return sentence(words.t("curve-of" if facts["name"] else "curve", **facts))


def of_metric(rows: Sequence[Row], measure: Measure, words: Wording) -> str:
    lowest = min(rows, key=lambda row: number(row, "value"))
    highest = max(rows, key=lambda row: number(row, "value"))
    low, high = [words.value(number(row, "value"), measure) for row in (lowest, highest)]
    if len(rows) == 1:
        return sentence(words.t("metric-one", measure=measure.phrase, name=label(lowest), value=low))
    facts = {"low": low, "high": high, "lowest": label(lowest), "highest": label(highest)}
    return sentence(words.t("metric-many", measure=measure.phrase, **facts))
