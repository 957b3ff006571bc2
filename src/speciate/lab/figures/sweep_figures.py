"""The figures of a sweep: how far each trial is from the goals, and what it shows of each of them."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from speciate.lab.figures.figure import Column, Figure, Row
from speciate.lab.figures.wording import Measure, Wording, sentence

MOST_TRIALS = 15  # the best; the game as it is comes besides
LOSS_DIGITS = 2
Trial = Mapping[str, Any]


def sweep_figures(data: Mapping[str, Any], words: Wording) -> list[Figure]:
    """`data` is what `sweep.json` holds, best trials first."""
    trials = [one for place, one in enumerate(data["trials"]) if place < MOST_TRIALS or one["settings"] is None]
    return [losses(trials, data, words), *(goal_figure(trials, goal, data, words) for goal in data["goals"])]


def name_of(trial: Trial, words: Wording) -> str:
    if trial["settings"] is None:
        return words.t("sweep-as-it-is")
    return words.t("sweep-trial", number=trial["trial"])


def settings_of(trial: Trial) -> dict[str, str]:
    """The values it has tried, as the file would say them."""
    return {place: json.dumps(value) for place, value in (trial["settings"] or {}).items()}


def told(trial: Trial, text: str) -> str:
    return "\n".join([text, *(f"{place} = {value}" for place, value in settings_of(trial).items())])


def setting_columns(data: Mapping[str, Any]) -> list[Column]:
    return [Column(place, place) for place in data["parameters"]]


# -- all goals together ------------------------------------------------------------------------------------


def losses(trials: Sequence[Trial], data: Mapping[str, Any], words: Wording) -> Figure:
    rows: list[Row] = []
    for trial in trials:
        seen = {words.t("sweep-chosen"): trial["loss"]}
        if trial["fresh"] is not None:
            seen[words.t("sweep-fresh")] = trial["fresh"]["loss"]
        named: Row = {**settings_of(trial), "name": name_of(trial, words), "low": None, "high": None}
        rows += [
            {**named, "series": series, "value": loss, "text": told(trial, words.number(loss, LOSS_DIGITS))}
            for series, loss in seen.items()
        ]
    return Figure(
        id="goals",
        kind="bars",
        topic=words.t("sweep-topic"),
        headline=headline_of_losses(data["trials"], words),
        note=words.t("note-sweep"),
        axis=words.t("axis-loss"),
        columns=[
            Column("name", words.t("column-trial")),
            *setting_columns(data),
            Column("series", words.t("column-deals")),
            Column("value", words.t("axis-loss"), LOSS_DIGITS),
        ],
        rows=rows,
        mark=0.0,
        mark_text=words.t("mark-goals"),
    )


def headline_of_losses(trials: Sequence[Trial], words: Wording) -> str:
    """By fresh deals where there are some: trials look better on the deals they were chosen by."""
    judged = {one["trial"]: (one["fresh"] or one)["loss"] for one in trials if one["fresh"] is not None}
    judged = judged or {one["trial"]: one["loss"] for one in trials}
    best = min((one for one in trials if one["trial"] in judged), key=lambda one: judged[one["trial"]])
    if best["settings"] is None:
        return words.t("sweep-no-better")
    settings = ", ".join(f"{place} = {value}" for place, value in settings_of(best).items())
    facts = {"name": settings, "loss": words.number(judged[best["trial"]], LOSS_DIGITS)}
    now = [judged[one["trial"]] for one in trials if one["settings"] is None and one["trial"] in judged]
    if not now:
        return words.t("sweep-best", **facts)
    return words.t("sweep-better", **facts, now=words.number(now[0], LOSS_DIGITS))


# -- one goal ----------------------------------------------------------------------------------------------


def goal_figure(trials: Sequence[Trial], goal: Mapping[str, Any], data: Mapping[str, Any], words: Wording) -> Figure:
    measure = words.measure(goal["goal"])
    low, high = [None if end is None else measure.factor * end for end in goal["range"]]
    rows = [goal_row(trial, goal, measure, words) for trial in trials]
    met = sum(1 for row in rows if is_met(row, low, high))
    tables = {one["table"] for one in data["goals"]}
    topic = measure.phrase if len(tables) == 1 else f"{measure.phrase}, {goal['table']}"
    facts = {"met": met, "count": len(rows), "measure": measure.phrase, "range": in_words(low, high, measure, words)}
    return Figure(
        id=f"goal-{data['goals'].index(goal) + 1}",
        kind="dots",
        topic=sentence(topic),
        headline=words.t("sweep-goal", **facts),
        note=words.t("note-sweep-goal"),
        axis=words.t("axis-percent", measure=measure.phrase) if measure.is_share else measure.phrase,
        columns=[
            Column("name", words.t("column-trial")),
            *setting_columns(data),
            Column("value", words.t("column-mean"), measure.digits),
            Column("half", words.t("column-half"), measure.digits),
        ],
        rows=rows,
        mark=high if low is None else low,
        mark_text=in_words(low, high, measure, words),
    )


def goal_row(trial: Trial, goal: Mapping[str, Any], measure: Measure, words: Wording) -> Row:
    seen = next(one for one in trial["goals"] if (one["goal"], one["table"]) == (goal["goal"], goal["table"]))
    value, half = measure.factor * seen["value"], seen["half_width"]
    margin = None if half is None else measure.factor * half
    text = words.with_margin(words.value(value, measure), margin, measure.digits)
    return {
        **settings_of(trial),
        "name": name_of(trial, words),
        "series": "",
        "value": value,
        "low": None if margin is None else value - margin,
        "high": None if margin is None else value + margin,
        "half": margin,
        "text": told(trial, text),
    }


def is_met(row: Row, low: float | None, high: float | None) -> bool:
    value = row["value"]
    assert isinstance(value, float)
    return (low is None or value >= low) and (high is None or value <= high)


def in_words(low: float | None, high: float | None, measure: Measure, words: Wording) -> str:
    if low is None or high is None:
        key, end = ("range-at-most", high) if low is None else ("range-at-least", low)
        return words.t(key, end=words.value(end or 0.0, measure))
    return words.t("range-between", low=words.value(low, measure), high=words.value(high, measure))
