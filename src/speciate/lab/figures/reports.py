"""Reports of what the lab keeps: the folder of an experiment or of a sweep, or a file of metrics."""

import json
from pathlib import Path
from typing import Any

from speciate.core.errors import BadOption
from speciate.core.registry import get_game
from speciate.lab.comparison import KeptRun
from speciate.lab.figures.experiment_figures import experiment_figures
from speciate.lab.figures.metric_figures import metric_figures
from speciate.lab.figures.page import Report, page
from speciate.lab.figures.sweep_figures import sweep_figures
from speciate.lab.figures.wording import Wording
from speciate.lab.metrics.catalogue import METRICS
from speciate.lab.metrics.findings import FORMAT
from speciate.lab.metrics.table import MetricTable
from speciate.table.files import write_atomically

SWEEP = "sweep.json"


def write_report(source: Path, out: Path, lang: str) -> None:
    words = Wording(lang)
    write_atomically(out, page(report_of(source, words), words))


def report_of(source: Path, words: Wording) -> Report:
    if source.suffix == ".json":
        return metrics_report(read_metrics(source), words)
    if (source / SWEEP).exists():
        return sweep_report(json.loads((source / SWEEP).read_text(encoding="utf-8")), words)
    return experiment_report(KeptRun(source), words)


# -- experiments -----------------------------------------------------------------------------------------


def experiment_report(run: KeptRun, words: Wording, has_games: bool = True) -> Report:
    """`has_games`: whether the games are there too, and not only their summary."""
    summary = run.summary
    reading = [words.t("page-sequential" if summary["sequential"] else "page-fixed")] if summary["comparisons"] else []
    return Report(summary["title"], about_experiment(run, words), experiment_figures(run, words, has_games), reading)


def about_experiment(run: KeptRun, words: Wording) -> list[str]:
    summary = run.summary
    deals, tables, variants = summary["deals"], len(run.tables), len(run.variants)
    facts = {"deals": deals, "tables": tables, "variants": variants, "games": deals * tables * variants}
    return [
        words.t("page-about", game=get_game(summary["game"]).title, **facts),
        words.t("page-bots", tables="; ".join(described(*table) for table in run.origin["tables"])),
        words.t("page-seed", seed=summary["seed"]),
    ]


def described(name: str, *bots: str) -> str:
    """A table and its players: `three: casual × 3`."""
    counts = {bot: bots.count(bot) for bot in bots}
    players = ", ".join(f"{bot} × {count}" if count > 1 else bot for bot, count in counts.items())
    return players if name == ", ".join(bots) else f"{name}: {players}"


# -- sweeps ----------------------------------------------------------------------------------------------


def sweep_report(data: dict[str, Any], words: Wording) -> Report:
    facts = {"trials": len(data["trials"]), "deals": data["deals"], "method": data["method"]}
    lines = [
        words.t("page-sweep-about", game=get_game(data["game"]).title, **facts),
        words.t("page-seed", seed=data["seed"]),
    ]
    return Report(data["title"], lines, sweep_figures(data, words))


# -- metrics ---------------------------------------------------------------------------------------------


def read_metrics(path: Path) -> dict[str, Any]:
    """What `speciate lab metrics --out FILE.json` has written."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        data = {}
    known = isinstance(data, dict) and data.get("format") == FORMAT
    if not known or any(table["metric"] not in METRICS for table in data["tables"]):
        raise BadOption(f"{path}: is no file of metrics", "option-no-metrics", file=str(path))
    return data


def metrics_report(data: dict[str, Any], words: Wording) -> Report:
    about = data["about"]
    game = get_game(about["game"])
    tables = [MetricTable(one["metric"], tuple(one["labels"]), one["rows"]) for one in data["tables"]]
    lines = about_records(about, words) if "records" in about else about_study(about, words)
    return Report(words.t("page-metrics", game=game.title), lines, metric_figures(tables, game.id, words))


def about_study(about: dict[str, Any], words: Wording) -> list[str]:
    seats = ", ".join(str(number) for number in about["seats"])
    facts = {"games": about["games"], "seats": seats, "bots": ", ".join(about["bots"])}
    return [
        words.t("page-metrics-about", game=get_game(about["game"]).title, **facts),
        words.t("page-seed", seed=about["seed"]),
    ]


def about_records(about: dict[str, Any], words: Wording) -> list[str]:
    """Games that people have played."""
    return [words.t("page-records-about", game=get_game(about["game"]).title, records=about["records"])]
