"""The trials of a sweep with what came of them, best first, as plain data and as a table."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any

from speciate.lab.averages import Z95
from speciate.lab.experiment import Seats
from speciate.lab.goals import Goal
from speciate.lab.results import has_parquet, write_rows
from speciate.lab.sweep import Settings, Sweep
from speciate.table.files import write_atomically

RESULT = "sweep.json"
Found = dict[tuple[str, str], tuple[float, float]]  # by table and measure: mean, and half its 95 % interval


@dataclass
class Trial:
    """`settings` are None for the game as it is; `again` is what the best show on fresh deals."""

    number: int
    settings: Settings | None
    values: list[dict[str, Any]] = field(default_factory=list)
    loss: float = 0.0
    again: "Trial | None" = None

    @property
    def name(self) -> str:
        return f"trial {self.number}"

    @property
    def rank(self) -> tuple[float, int]:
        return self.loss, self.number


def found_in(summary: Mapping[str, Any], variant: str) -> Found:
    """What a summary of an experiment says of one variant."""
    deals = summary["deals"]
    rows = [row for row in summary["rows"] if row["variant"] == variant]
    return {(row["table"], row["measure"]): (row["mean"], Z95 * row["deviation"] / deals**0.5) for row in rows}


def judge(sweep: Sweep, trial: Trial, found: Found) -> Trial:
    """Puts in what a trial shows of each goal, and how far it is from all of them together."""
    for goal in sweep.goals:
        for seats in sweep.experiment.tables:
            if goal.table not in ("", seats.name):
                continue
            means = {measure: mean for (table, measure), (mean, _) in found.items() if table == seats.name}
            value = goal.value(means)
            width = found[seats.name, goal.measure][1] if goal.above is None else None
            loss = goal.loss(value, len(seats.bots))
            named = {"goal": goal.title(), "table": seats.name}
            trial.values.append({**named, "value": value, "half_width": width, "loss": loss})
            trial.loss += loss
    return trial


def as_data(sweep: Sweep, trials: list[Trial]) -> dict[str, Any]:
    """Plain data, the same for any number of workers: no times in it."""
    run = sweep.experiment
    head = {"title": run.title, "game": run.game, "seed": run.seed, "deals": run.games, "method": sweep.method}
    goals = [
        {"goal": goal.title(), "table": seats.name, "range": plain_range(goal, seats), "unit": goal.unit}
        for goal in sweep.goals
        for seats in run.tables
        if goal.table in ("", seats.name)
    ]
    rows = [row_of(sweep, trial) for trial in sorted(trials, key=lambda trial: trial.rank)]
    return {**head, "parameters": [one.name for one in sweep.parameters], "goals": goals, "trials": rows}


def plain_range(goal: Goal, seats: Seats) -> list[float | None]:
    """Its ends, None where there is none: JSON knows no infinity."""
    return [end if isfinite(end) else None for end in goal.range(len(seats.bots))]


def row_of(sweep: Sweep, trial: Trial) -> dict[str, Any]:
    settings = None if trial.settings is None else sweep.named(trial.settings)
    row = {"trial": trial.number, "settings": settings, "loss": trial.loss, "goals": trial.values}
    again = None if trial.again is None else {"loss": trial.again.loss, "goals": trial.again.values}
    return {**row, "fresh": again}


def write_trials(folder: Path, data: Mapping[str, Any]) -> None:
    """`sweep.json`, and a row a trial as Parquet or CSV."""
    write_rows(folder / ("trials.parquet" if has_parquet() else "trials.csv"), flat_rows(data))
    write_atomically(folder / RESULT, json.dumps(data, indent=1, ensure_ascii=False) + "\n")


def flat_rows(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Columns of parameters are JSON where their values are no plain numbers."""
    for row in data["trials"]:
        fresh = row["fresh"]
        flat = {"trial": row["trial"], "loss": row["loss"], "fresh_loss": None if fresh is None else fresh["loss"]}
        for name in data["parameters"]:
            flat[f"set {name}"] = None if row["settings"] is None else json.dumps(row["settings"][name])
        for one in row["goals"]:
            flat[f"{one['table']}: {one['goal']}"] = one["value"]
        yield flat
