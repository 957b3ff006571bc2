"""A study whose findings go to a file: it goes on where it was interrupted, and nothing is overwritten."""

import json
from collections.abc import Sequence
from pathlib import Path

from speciate.core.errors import SpeciateError
from speciate.lab.executor import Executor
from speciate.lab.journal import read_origin
from speciate.lab.metrics.catalogue import metrics_of
from speciate.lab.metrics.findings import SUFFIXES, Findings, read_findings
from speciate.lab.metrics.packages import loaded
from speciate.lab.metrics.run import Progress, measure, origin_of
from speciate.lab.metrics.study import Study
from speciate.lab.origin import check_same
from speciate.table.files import write_atomically


def check_file(out: Path) -> None:
    """Before the first game: whether the file can be written in the form its name asks for."""
    if out.suffix not in SUFFIXES:
        text = f'"{out}": findings are written as .json, .csv or .parquet'
        raise SpeciateError(text, "findings-suffix", file=str(out))
    if not out.parent.exists():
        raise SpeciateError(f'"{out}": the folder {out.parent} does not exist')
    if out.suffix == ".parquet":
        loaded("pyarrow", "speciate[lab]")


class KeptFindings:
    """A file of findings, what says who made it, and the journal while it is not finished."""

    def __init__(self, out: Path, study: Study, metrics: Sequence[str]) -> None:
        check_file(out)
        self.out = out
        self.study = study
        self.metrics = metrics_of(metrics)
        self.journal = out.with_name(out.name + ".journal")
        self.about = out.with_name(out.name + ".origin.json")

    def is_finished(self) -> bool:
        """Whether the file is there already, made by the same; SpeciateError if it was made by something else."""
        if not self.out.exists() or self.journal.exists():
            return False
        text = self.about.read_text(encoding="utf-8") if self.about.exists() else ""
        check_same(self.out, read_origin(text), origin_of(self.study, self.metrics))
        return True

    def run(self, jobs: int = 1, progress: Progress | None = None, executor: Executor | None = None) -> Findings:
        """Sees what is not seen yet, and writes what came of it; what is there already is read."""
        if self.is_finished() and self.out.suffix == ".json":
            return read_findings(self.out)
        findings = measure(self.study, self.metrics, jobs, self.journal, progress, executor)
        made_by = origin_of(self.study, self.metrics)
        # said first: a file is there only with what made it
        write_atomically(self.about, json.dumps({"origin": made_by}, indent=1) + "\n")
        findings.save(self.out)
        self.journal.unlink()
        return findings
