"""Reports of what the lab keeps: an experiment's folder, or a file of metrics."""

from pathlib import Path
from typing import Any

from speciate.core.registry import get_game
from speciate.lab.comparison import KeptRun
from speciate.lab.figures.experiment_figures import experiment_figures
from speciate.lab.figures.page import Report, page
from speciate.lab.figures.wording import Wording
from speciate.table.files import write_atomically

FILE = "report.html"


def report_of(source: Path, words: Wording) -> Report:
    return experiment_report(KeptRun(source), words)


def write_report(source: Path, out: Path, lang: str) -> None:
    words = Wording(lang)
    write_atomically(out, page(report_of(source, words), words))


def experiment_report(run: KeptRun, words: Wording) -> Report:
    summary = run.summary
    reading = [words.t("page-sequential" if summary["sequential"] else "page-fixed")] if summary["comparisons"] else []
    return Report(summary["title"], about_experiment(run, words), experiment_figures(run, words), reading)


def about_experiment(run: KeptRun, words: Wording) -> list[str]:
    summary = run.summary
    times = len(run.variants) * len(run.tables)
    games = words.number(summary["deals"] * times)
    facts: dict[str, Any] = {"deals": words.number(summary["deals"]), "times": times, "games": games}
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
