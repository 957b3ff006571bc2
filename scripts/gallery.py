"""The gallery of docs/: questions about the games, answered by runs of the lab. `make gallery`, or
`python -m scripts.gallery [--jobs N] [NAME ...]`.

What was played is kept in build/gallery, so that an interrupted run goes on; the pages to look at are there too.
What the pictures and docs/gallery.md are made from is kept in docs/gallery: `--draw` makes them again without a game.
"""

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from speciate.cli.main import main as command_line
from speciate.lab.comparison import KeptRun
from speciate.lab.figures.figure import Figure
from speciate.lab.figures.page import Report
from speciate.lab.figures.reports import experiment_report, metrics_report, read_metrics
from speciate.lab.figures.static import picture
from speciate.lab.figures.wording import Wording
from speciate.table.files import write_atomically
from speciate.table.words import LANGUAGES

ROOT = Path(__file__).parent.parent
EXPERIMENTS = ROOT / "examples" / "gallery"
BUILD = ROOT / "build" / "gallery"
KEPT = ROOT / "docs" / "gallery"
TARGET = ROOT / "docs" / "gallery.md"


INTRODUCTION = """\
Questions about the games, answered by the [lab](lab.md). `make gallery` asks them again (about ten minutes of one core;
it can be interrupted): the same seeds give the same figures. It also writes, into `build/gallery`, a page for each of
them in English and French whose plots can be looked at closely."""


class Item(NamedTuple):
    """A question, the figures that answer it, and what is to be said of the way it was asked."""

    name: str
    question: str
    figures: tuple[str, ...]
    remark: str = ""
    metrics: str = ""  # what follows `speciate lab metrics`; otherwise an experiment of examples/gallery


ITEMS = (
    Item(
        "first-seat",
        "Is Evolution’s first seat favoured?",
        ("seat_1-mean",),
        "Everybody has the same level, so each would win the same share if seats did not matter.",
    ),
    Item(
        "seats",
        "And the other seats?",
        ("seat-advantage",),
        "Played by the game’s own rule of thumb, which is quick: many more games, and narrower intervals.",
        "evolution --metric seat-advantage --seats 2-6 --bots policy --games 4000 --seed gallery",
    ),
    Item(
        "traits",
        "Which traits win?",
        ("component-balance",),
        "Drawn is what nature decides, used what players decide: who is ahead can lay more, whatever it is.",
        "evolution --metric component-balance --seats 4 --bots policy --games 6000 --seed gallery",
    ),
    Item(
        "without-a-trait",
        "Evolution with and without each trait",
        ("score-difference", "rounds-difference", "species-difference"),
        "Each variant leaves out one trait: seven of 129 cards, 17 with Carnivore. A smaller deck by itself makes for "
        "fewer rounds.",
    ),
    Item(
        "evo-scarce",
        "What does Evo’s scarce variant change?",
        ("points_spent-difference", "winner-difference", "lead-difference"),
    ),
    Item(
        "s-evolution-editions",
        "S-Evolution: 2013 against 2.0",
        ("score-difference", "lead-difference", "age-difference"),
    ),
    Item(
        "evolutopia-levels",
        "How hard are Evolutopia’s levels?",
        ("won-mean", "turns-difference"),
        "Expert teams search before every choice. How these levels were found: "
        "[evolutopia-levels.md](experiments/evolutopia-levels.md).",
    ),
)


class KeptSummary(KeptRun):
    """What the repository keeps of an experiment: its summary and what made it, not the games."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.origin = data["origin"]
        self.summary = data["summary"]


# -- playing -----------------------------------------------------------------------------------------------


def play(item: Item, jobs: int) -> None:
    """Plays what is not played yet, writes the pages, and keeps what the pictures need."""
    made = BUILD / (f"{item.name}.json" if item.metrics else f"{item.name}.lab")
    file = EXPERIMENTS / f"{item.name}.toml"
    asked = ["metrics", *item.metrics.split()] if item.metrics else ["run", str(file)]
    speciate("lab", *asked, "--out", str(made), "--jobs", str(jobs))
    for lang in LANGUAGES:
        speciate("lab", "report", str(made), "--lang", lang, "--out", str(BUILD / f"{item.name}.{lang}.html"))
    if item.metrics:
        keep(item, read_metrics(made))
    else:
        run = KeptRun(made)
        keep(item, {"origin": {"tables": run.origin["tables"]}, "summary": run.summary})


def speciate(*words: str) -> None:
    """The same command as one would type."""
    code = command_line(list(words))
    if code:
        raise SystemExit(code)


def keep(item: Item, data: dict[str, Any]) -> None:
    write_atomically(KEPT / f"{item.name}.json", json.dumps(data, indent=1, ensure_ascii=False) + "\n")


# -- drawing -----------------------------------------------------------------------------------------------


def report(item: Item) -> Report:
    data = json.loads((KEPT / f"{item.name}.json").read_text(encoding="utf-8"))
    words = Wording("en")
    return metrics_report(data, words) if item.metrics else experiment_report(KeptSummary(data), words, has_games=False)


def shown(item: Item) -> list[Figure]:
    figures = {figure.id: figure for figure in report(item).figures}
    return [figures[name] for name in item.figures]


def pictures() -> dict[Path, str]:
    return {KEPT / f"{item.name}-{one.id}.svg": picture(one) for item in ITEMS for one in shown(item)}


def render() -> str:
    parts = ["# Gallery", INTRODUCTION]
    for item in ITEMS:
        parts += [f"## {item.question}", about(item)]
        for figure in shown(item):
            parts += [f"**{figure.headline}**", f"![{figure.headline}](gallery/{item.name}-{figure.id}.svg)"]
    return "\n\n".join(parts) + "\n"


def about(item: Item) -> str:
    lines = [*report(item).about[:-1], *filter(None, [item.remark])]
    command = f"`speciate lab metrics {item.metrics}`"
    made = command if item.metrics else f"[{item.name}.toml](../examples/gallery/{item.name}.toml)"
    return " ".join([*lines, f"Made by {made}."])


def draw() -> None:
    for path, text in pictures().items():
        write_atomically(path, text)
    write_atomically(TARGET, render())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="of a file of examples/gallery; all if none is named")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--draw", action="store_true", help="only draw what is kept")
    asked = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    for item in ITEMS:
        if not asked.draw and (not asked.names or item.name in asked.names):
            print(item.question, flush=True)
            play(item, asked.jobs)
    draw()


if __name__ == "__main__":
    main()
