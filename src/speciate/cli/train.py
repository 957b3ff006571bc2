"""`speciate train`: a game's policy learns from the search that plays against itself, and shows what it has learned."""

import shlex
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from speciate.cli import seating, where
from speciate.cli.errors import wrong
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.registry import get_game
from speciate.lab.averages import Mean, share_interval
from speciate.lab.executor import Executor
from speciate.lab.journal import JournalFile
from speciate.lab.training.course import Course, Weights
from speciate.lab.training.duel import Duel, play_duel
from speciate.lab.training.folder import TrainingFolder
from speciate.lab.training.lessons import Choice, play_lesson
from speciate.lab.training.plots import TrainingPlots

INTERRUPTED = 130
FEWEST = 2  # games there must be, however short the time
Row = TypeVar("Row", Choice, Duel)


def train(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=2)] = 60,
    hours: Annotated[float, typer.Option("--hours", metavar="H", min=0.0)] = 2.0,
    iterations: Annotated[int, typer.Option("--iterations", metavar="N", min=1)] = 80,
    sharpness: Annotated[float, typer.Option("--sharpness", metavar="X", min=0.1)] = 2.0,
    practice: Annotated[int, typer.Option("--practice", metavar="N", min=0)] = 0,
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
    course = Course(get_game(game).id, games, iterations, seed, options)
    course.check()
    folder = TrainingFolder(Path(out), course)
    with where.players(terminal, jobs, ray, on, ["expert"]) as executor:
        ends = time.monotonic() + 3600 * hours
        lessons = played(terminal, "train-lessons", folder.lessons, partial(play_lesson, course), games, executor, ends)
        if lessons is None:
            return INTERRUPTED
        plots = TrainingPlots(folder.plots, course, terminal.lang)
        taught = learn(terminal, folder, lessons, sharpness, plots)
        if practice:
            practised = practise(terminal, folder, taught, practice, plots)
            if practised is None:
                return INTERRUPTED
            taught = practised
        folder.write(taught, command(course, len(lessons), sharpness, practice))
        terminal.say("train-written", path=str(folder.weights))
        terminal.say("train-drawn", path=str(folder.plots))
        match, work = folder.duels(taught), partial(play_duel, course, taught)
        judged = played(terminal, "train-duels", match, work, duels, executor) if duels else []
        plots.judged([duel for game_of_two in match.read()[:duels] for duel in game_of_two])
        if judged is None:
            return INTERRUPTED
    if judged:
        tell(terminal, [duel for game_of_two in judged for duel in game_of_two])
    return 0


def played(
    terminal: Terminal,
    name: str,
    journal: JournalFile[Row],
    work: Callable[[int], list[Row]],
    games: int,
    executor: Executor,
    ends: float = float("inf"),
) -> list[list[Row]] | None:
    """What was played before and what is missing, with a bar; None if it was interrupted, and nothing is lost then."""
    kept = journal.read()
    journal.path.parent.mkdir(parents=True, exist_ok=True)
    journal.begin(kept)
    done = kept[:games]  # there may be more, of a longer run
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            closing(executor.in_order(work, range(len(done), games))) as results,
            Progress(*columns, console=terminal.console, transient=True) as progress,
        ):
            bar = progress.add_task(terminal.t(name), total=games, completed=len(done))
            while len(done) < games and (len(done) < FEWEST or time.monotonic() < ends):
                done.append(next(results))
                journal.add(done[-1])
                progress.advance(bar)
    except KeyboardInterrupt:
        terminal.say("train-resume", done=len(done), games=games)
        return None
    finally:
        journal.close()
    return done


def learn(
    terminal: Terminal,
    folder: TrainingFolder,
    lessons: list[list[Choice]],
    sharpness: float,
    plots: TrainingPlots,
) -> Weights:
    """Weights from all games; how well they foretell games is told by those that some were held back from."""
    from speciate.lab.training.study import Study

    study = Study(folder.course, lessons)
    terminal.say(
        "train-fitted",
        choices=study.unseen.choices,
        surprise=f"{study.curve[-1].nats:.3f}",
        uniform=f"{study.uniform:.3f}",
    )
    weights = study.weights(sharpness)
    plots.learned(study, weights)
    return weights


def practise(
    terminal: Terminal, folder: TrainingFolder, begun_with: Weights, games: int, plots: TrainingPlots
) -> Weights | None:
    """The weights after so many games against itself; None if it was interrupted, and little is lost then."""
    from speciate.lab.training import fit, practice, trial

    course, file = folder.course, folder.practice(begun_with, games)
    steps = practice.steps_of(games)
    kept = file.read()
    begun, trials = kept or (practice.Practice.begin(fit.of_families(course, begun_with)), [])
    state = begun
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=terminal.console, transient=True) as progress:
            bar = progress.add_task(terminal.t("train-practice"), total=steps, completed=state.step)
            for state in practice.practise(course, begun, steps):
                progress.advance(bar)
                if state.step % practice.KEPT == 0 or state.step == steps:
                    weights = fit.by_family(course, fit.array(state.weights), 1.0)
                    trials.append(trial.try_out(course, weights, state.step * practice.GAMES))
                    file.write(state, trials)
    except KeyboardInterrupt:
        terminal.say("train-resume", done=state.step * practice.GAMES, games=games)
        return None
    plots.practised(trials, 1 / trial.seats_of_a_trial(course))
    return fit.by_family(course, fit.array(state.weights), 1.0)


def command(course: Course, games: int, sharpness: float, practice: int) -> str:
    """What gives the same weights again, on any machine."""
    words = f"speciate train {course.game} --games {games} --iterations {course.iterations} --sharpness {sharpness:g}"
    practised = f" --practice {practice}" if practice else ""
    options = "".join(f" --option {shlex.quote(f'{name}={value}')}" for name, value in course.options.items())
    return f"{words}{practised}{options} --seed {shlex.quote(course.seed)}"


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
