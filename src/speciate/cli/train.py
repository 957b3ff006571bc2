"""`speciate train`: a game learns from play, its policy or what positions are worth, and shows what it has learned."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from speciate.cli import seating, where
from speciate.cli.errors import wrong
from speciate.cli.learning import Learning
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.registry import get_game
from speciate.lab.averages import Mean, share_interval
from speciate.lab.training.course import Course, Taught
from speciate.lab.training.duel import Duel
from speciate.lab.training.folder import TrainingFolder
from speciate.lab.training.plots import TrainingPlots

INTERRUPTED = 130


def train(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=0)] = 60,
    hours: Annotated[float, typer.Option("--hours", metavar="H", min=0.0)] = 2.0,
    iterations: Annotated[int, typer.Option("--iterations", metavar="N", min=1)] = 80,
    sharpness: Annotated[float, typer.Option("--sharpness", metavar="X", min=0.1)] = 2.0,
    practice: Annotated[int, typer.Option("--practice", metavar="N", min=0)] = 0,
    value: Annotated[int, typer.Option("--value", metavar="N", min=0)] = 0,
    duels: Annotated[int, typer.Option("--duels", metavar="N", min=0)] = 60,
    jobs: where.Jobs = None,
    ray: where.Ray = False,
    on: where.On = "",
    seed: Annotated[str, typer.Option("--seed", metavar="WORD")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
) -> int:
    terminal = terminal_of(context)
    try:
        import numpy as np  # noqa: F401 (only who trains needs it)
    except ImportError as missing:
        raise wrong(terminal, "error-train-packages", name=missing.name or "") from None
    options = seating.read_options(terminal, option or [])
    if not games and not value:
        raise wrong(terminal, "error-train-nothing")
    course = Course(get_game(game).id, games, iterations, seed, options)
    course.check(value)
    folder = TrainingFolder(Path(out), course)
    ends = time.monotonic() + 3600 * hours
    with where.players(terminal, jobs, ray, on, ["expert"]) as executor:
        learning = Learning(terminal, folder, TrainingPlots(folder.plots, course, terminal.lang), executor)
        taught: Taught | None = Taught()
        if games:
            taught = learning.policy(games, ends, sharpness, practice)
        if value and taught is not None:
            taught = learning.value(taught, value)
        judged = None if taught is None else learning.match(taught, duels)
    if judged is None:
        return INTERRUPTED
    if judged:
        tell(terminal, judged)
    return 0


def tell(terminal: Terminal, duels: Sequence[Duel]) -> None:
    """Adopted is what wins: by the share of wins with its interval, and at what cost."""
    lead = Mean()
    for duel in duels:
        lead.add(duel.lead)
    share = sum(duel.share for duel in duels) / len(duels)
    low, high = share_interval(share, len(duels))
    cost = sum(duel.taught for duel in duels) / max(1e-9, sum(duel.usual for duel in duels))
    terminal.say(
        "train-judged",
        games=len(duels),
        share=f"{100 * share:.1f}",
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
        lead=f"{lead.mean:+.2f} ± {lead.margin:.2f}",
        cost=f"{cost:.2f}",
    )
