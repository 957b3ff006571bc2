"""The sentence above a figure: what somebody who knows no statistics should take home from it."""

from collections.abc import Sequence

from speciate.lab.figures.figure import Row, ends, number
from speciate.lab.figures.wording import Measure, Wording, sentence


def label(row: Row) -> str:
    """The name of a row, with its series if there are several."""
    return f"{row['name']}, {row['series']}" if row.get("series") else str(row["name"])


def is_told(row: Row, mark: float = 0.0) -> bool:
    """Whether the interval leaves out what one compares with: more than chance."""
    low, high = ends(row)
    return row.get("low") is not None and (low > mark or high < mark)


def of_differences(rows: Sequence[Row], first: str, measure: Measure, words: Wording) -> str:
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
    above = [label(row) for row in rows if is_told(row) and number(row, "value") > 0]
    below = [label(row) for row in rows if is_told(row) and number(row, "value") < 0]
    if len(rows) == 1 and (above or below):
        return sentence(
            words.t("fair-more-one" if above else "fair-less-one", subject=subject, text=str(rows[0]["text"]))
        )
    if not above and not below:
        return sentence(words.t("fair-none", subject=subject))
    key = "fair-both" if above and below else "fair-more" if above else "fair-less"
    return sentence(words.t(key, subject=subject, above=words.names(above), below=words.names(below)))
