"""The lab as Python programs use it: `speciate.lab.run`, `.read`, `.metrics` and `.records`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from speciate.lab.experiment import Experiment, read_experiment
from speciate.lab.experiment_run import read_games, run_experiment
from speciate.lab.metrics.catalogue import USUAL
from speciate.lab.metrics.findings import Findings
from speciate.lab.metrics.keeping import KeptFindings
from speciate.lab.metrics.record_files import RecordFiles
from speciate.lab.metrics.records import measure_records
from speciate.lab.metrics.run import measure
from speciate.lab.metrics.study import USUAL_LEVELS, Study
from speciate.lab.tally import Tally


def run(experiment: Experiment | Path | str, folder: Path | str, jobs: int = 1) -> Tally:
    """Runs an experiment, or that of a file, in a folder, or goes on with it; what it found is `.summary()`."""
    asked = experiment if isinstance(experiment, Experiment) else read_experiment(Path(experiment))
    return run_experiment(asked, Path(folder), jobs)


def read(folder: Path | str) -> Any:
    """All games of a finished experiment as an Arrow table."""
    return read_games(folder)


def metrics(
    game: str,
    names: Sequence[str] = USUAL,
    seats: Sequence[int] = (),
    bots: str | Sequence[str] = "greedy",
    levels: Sequence[str] = USUAL_LEVELS,
    games: int = 200,
    seed: int | str = 1,
    options: Mapping[str, object] | None = None,
    pack: Path | Mapping[str, object] | None = None,
    jobs: int = 1,
    out: Path | str | None = None,
) -> Findings:
    """Measures a game by playing it. With `out` the tables are written, and an interrupted run goes on."""
    study = Study(
        game,
        bots=(bots,) if isinstance(bots, str) else tuple(bots),
        seats=tuple(seats),
        games=games,
        seed=str(seed),
        options=options or {},
        levels=tuple(levels),
    )
    if pack is not None:
        study = study.with_pack(pack)
    return measure(study, names, jobs) if out is None else KeptFindings(Path(out), study, names).run(jobs)


def records(
    paths: Sequence[Path | str], names: Sequence[str] = USUAL, with_bots: bool = False, jobs: int = 1
) -> list[Findings]:
    """Measures finished games that people have played (`with_bots`: or bots alone), from records or folders of them."""
    texts = RecordFiles([Path(path) for path in paths])
    return measure_records(texts, names, with_bots=with_bots, jobs=jobs).findings
