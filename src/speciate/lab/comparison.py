"""Two runs side by side, paired by deal: the same seed, tables and deals, whatever else was changed between them."""

import json
from functools import cached_property
from pathlib import Path
from typing import Any

from speciate.core.errors import BadOption
from speciate.lab.averages import Mean
from speciate.lab.experiment_run import ExperimentFolder
from speciate.lab.paired import half_width, holm, p_value

PAIRED = ("seed", "tables", "measures")  # what two runs must have alike to be paired


class KeptRun:
    """What a folder says of the experiment that made it."""

    def __init__(self, folder: Path) -> None:
        self.kept = ExperimentFolder(folder)
        if not self.kept.summary.exists():
            raise BadOption(f"{folder}: there is no finished run in it", "option-no-run", folder=str(folder))
        with self.kept.lines.open(encoding="utf-8") as file:
            self.origin: dict[str, Any] = json.loads(file.readline())["origin"]
        self.summary: dict[str, Any] = json.loads(self.kept.summary.read_text(encoding="utf-8"))

    @cached_property
    def variants(self) -> list[str]:
        return self._named("variant")

    @cached_property
    def tables(self) -> list[str]:
        return self._named("table")

    @cached_property
    def measures(self) -> list[str]:
        return self._named("measure")

    def _named(self, part: str) -> list[str]:
        return list(dict.fromkeys(row[part] for row in self.summary["rows"]))


def compare(one: KeptRun, other: KeptRun) -> dict[str, Any]:
    """The differences other - one, of the variants that both have, or of the first of each; as a run's summary."""
    for part in PAIRED:
        if one.origin[part] != other.origin[part]:
            text = f"the two runs cannot be paired: their {part} differ"
            raise BadOption(text, f"option-unpaired-{part}")  # the words are put together from parts
    common = [name for name in one.variants if name in other.variants]
    pairs = [(name, name) for name in common] or [(one.variants[0], other.variants[0])]
    means = gathered(one, other, pairs)
    # a run that stopped when it liked what it saw has chosen the number of deals for both
    sequential = bool(one.summary["sequential"] or other.summary["sequential"])
    p = holm([p_value(mean, len(means), sequential) for _, _, mean in means.values()])
    rows: list[dict[str, Any]] = []
    for ((table, measure, names), (first, second, difference)), value in zip(means.items(), p, strict=True):
        head = {"table": table, "measure": measure}
        width = half_width(difference, len(means), sequential)
        rows.append({**head, "variant": f"A: {names[0]}", "mean": first.mean, "deviation": first.deviation})
        row = {**head, "variant": f"B: {names[1]}", "mean": second.mean, "deviation": second.deviation}
        rows.append({**row, "difference": difference.mean, "half_width": width, "p": value})
    deals = min(one.summary["deals"], other.summary["deals"])
    about: dict[str, Any] = {
        "title": "",
        "compared": True,
        "deals": deals,
        "comparisons": len(means),
        "sequential": sequential,
    }
    return {**about, "rows": rows}


Key = tuple[str, str, tuple[str, str]]  # table, measure, the two variants


def gathered(one: KeptRun, other: KeptRun, pairs: list[tuple[str, str]]) -> dict[Key, tuple[Mean, Mean, Mean]]:
    """The means of both and of their difference, deal by deal as far as both go."""
    keys: list[Key] = [(table, measure, names) for table in one.tables for names in pairs for measure in one.measures]
    means = {key: (Mean(), Mean(), Mean()) for key in keys}
    deals = min(one.summary["deals"], other.summary["deals"])
    for _, first, second in zip(range(deals), one.kept.deals(), other.kept.deals(), strict=False):
        for (table, measure, names), three in means.items():
            at = one.measures.index(measure)
            place = one.tables.index(table)
            a = first[place * len(one.variants) + one.variants.index(names[0])][at]
            b = second[place * len(other.variants) + other.variants.index(names[1])][at]
            for mean, value in zip(three, (a, b, b - a), strict=True):
                mean.add(value)
    return means
