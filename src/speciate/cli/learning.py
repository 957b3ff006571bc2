"""The steps of a training, one after the other, each with its bar; what was done before is not done again."""

import shlex
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from speciate.cli.terminal import Terminal
from speciate.lab.executor import Executor
from speciate.lab.journal import JournalFile
from speciate.lab.training.course import Course, Taught, Value, Weights
from speciate.lab.training.duel import Duel, play_duel
from speciate.lab.training.folder import TrainingFolder
from speciate.lab.training.lessons import Choice, play_lesson
from speciate.lab.training.plots import TrainingPlots

if TYPE_CHECKING:
    from speciate.lab.training.positions_file import PositionsFolder  # which needs NumPy

FEWEST = 2  # games there must be, however short the time
Row = TypeVar("Row", Choice, Duel)


@dataclass(frozen=True)
class Learning:
    """Every step gives None if it was interrupted, and nothing is lost then."""

    terminal: Terminal
    folder: TrainingFolder
    plots: TrainingPlots
    executor: Executor

    @property
    def course(self) -> Course:
        return self.folder.course

    # -- a policy -----------------------------------------------------------------------------------

    def policy(self, games: int, ends: float, sharpness: float, practice: int) -> Taught | None:
        """From what the search tries, and from playing against itself."""
        lessons = self.played("train-lessons", self.folder.lessons, partial(play_lesson, self.course), games, ends)
        if lessons is None:
            return None
        weights: Weights | None = self.learned(lessons, sharpness)
        if practice and weights is not None:
            weights = self.practised(weights, practice)
        if weights is None:
            return None
        self.folder.write(weights, command(self.course, len(lessons), sharpness, practice))
        self.terminal.say("train-written", path=str(self.folder.weights))
        return Taught(weights)

    def learned(self, lessons: list[list[Choice]], sharpness: float) -> Weights:
        """Weights from all games; how well they foretell games is told by those that some were held back from."""
        from speciate.lab.training.study import Study

        study = Study(self.course, lessons)
        self.terminal.say(
            "train-fitted",
            choices=study.unseen.choices,
            surprise=f"{study.curve[-1].nats:.3f}",
            uniform=f"{study.uniform:.3f}",
        )
        weights = study.weights(sharpness)
        self.plots.learned(study, weights)
        return weights

    def practised(self, begun_with: Weights, games: int) -> Weights | None:
        """The weights after so many games against itself."""
        from speciate.lab.training import fit, practice, trial

        course, file = self.course, self.folder.practice(begun_with, games)
        steps = practice.steps_of(games)
        kept = file.read()
        begun, trials = kept or (practice.Practice.begin(fit.of_families(course, begun_with)), [])
        state = begun
        try:
            with self.bar() as progress:
                bar = progress.add_task(self.terminal.t("train-practice"), total=steps, completed=state.step)
                for state in practice.practise(course, begun, steps):
                    progress.advance(bar)
                    if state.step % practice.KEPT == 0 or state.step == steps:
                        weights = fit.by_family(course, fit.array(state.weights), 1.0)
                        trials.append(trial.try_out(course, weights, state.step * practice.GAMES))
                        file.write(state, trials)
        except KeyboardInterrupt:
            self.terminal.say("train-resume", done=state.step * practice.GAMES, games=games)
            return None
        self.plots.practised(trials, 1 / trial.seats_of_a_trial(course))
        return fit.by_family(course, fit.array(state.weights), 1.0)

    # -- what positions are worth ---------------------------------------------------------------------

    def value(self, taught: Taught, games: int) -> Taught | None:
        """A network, from positions of games that the policy plays alone."""
        from speciate.lab.training.positions import TOGETHER

        parts = -(-games // TOGETHER)
        kept = self.folder.positions(taught)
        try:
            self.gather(taught, kept, parts)
            network = self.foretelling(kept, parts)
        except KeyboardInterrupt:
            done = sum(kept.has(number) for number in range(parts))
            self.terminal.say("train-resume", done=done * TOGETHER, games=parts * TOGETHER)
            return None
        self.folder.write_value(network, value_command(self.course, taught, parts * TOGETHER))
        self.terminal.say("train-valued", path=str(self.folder.value))
        return taught._replace(value=network)

    def gather(self, taught: Taught, kept: "PositionsFolder", parts: int) -> None:
        """Plays the games that are missing, some at a time."""
        from speciate.lab.training.positions import play_some

        missing = [number for number in range(parts) if not kept.has(number)]
        work = partial(play_some, self.course, taught)
        with closing(self.executor.in_order(work, missing)) as results, self.bar() as progress:
            done = parts - len(missing)
            bar = progress.add_task(self.terminal.t("train-positions"), total=parts, completed=done)
            for number, positions in zip(missing, results, strict=True):
                kept.write(number, positions)
                progress.advance(bar)

    def foretelling(self, kept: "PositionsFolder", parts: int) -> Value:
        """Looks at all positions again and again, and tells how well the winners of others are foretold."""
        from speciate.lab.training.positions import together
        from speciate.lab.training.value import LOOKS, Study

        study = Study(self.course, together([kept.read(number) for number in range(parts)]))
        looks = []
        with self.bar() as progress:
            bar = progress.add_task(self.terminal.t("train-value"), total=LOOKS)
            for look in study.looks():
                looks.append(look)
                progress.advance(bar)
        self.terminal.say(
            "train-foretold",
            positions=len(study.unseen.game),
            surprise=f"{looks[-1].nats:.3f}",
            usual=f"{study.usual:.3f}",
            uniform=f"{study.uniform:.3f}",
        )
        self.plots.valued(study, [look.nats for look in looks])
        return study.value(looks[-1].net)

    # -- the match ------------------------------------------------------------------------------------

    def match(self, taught: Taught, games: int) -> list[Duel] | None:
        """With what was learned against what comes with the game."""
        self.terminal.say("train-drawn", path=str(self.folder.plots))
        journal, work = self.folder.duels(taught), partial(play_duel, self.course, taught)
        judged = self.played("train-duels", journal, work, games) if games else []
        self.plots.judged([duel for game_of_two in journal.read()[:games] for duel in game_of_two])
        return None if judged is None else [duel for game_of_two in judged for duel in game_of_two]

    # -- games ------------------------------------------------------------------------------------------

    def bar(self) -> Progress:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=self.terminal.console, transient=True)

    def played(
        self,
        name: str,
        journal: JournalFile[Row],
        work: Callable[[int], list[Row]],
        games: int,
        ends: float = float("inf"),
    ) -> list[list[Row]] | None:
        """What was played before and what is missing, with a bar; None if it was interrupted."""
        kept = journal.read()
        journal.path.parent.mkdir(parents=True, exist_ok=True)
        journal.begin(kept)
        done = kept[:games]  # there may be more, of a longer run
        try:
            with (
                closing(self.executor.in_order(work, range(len(done), games))) as results,
                self.bar() as progress,
            ):
                bar = progress.add_task(self.terminal.t(name), total=games, completed=len(done))
                while len(done) < games and (len(done) < FEWEST or time.monotonic() < ends):
                    done.append(next(results))
                    journal.add(done[-1])
                    progress.advance(bar)
        except KeyboardInterrupt:
            self.terminal.say("train-resume", done=len(done), games=games)
            return None
        finally:
            journal.close()
        return done


def command(course: Course, games: int, sharpness: float, practice: int) -> str:
    """What gives the same weights again, on any machine."""
    words = f"speciate train {course.game} --games {games} --iterations {course.iterations} --sharpness {sharpness:g}"
    practised = f" --practice {practice}" if practice else ""
    return f"{words}{practised}{options_of(course)} --seed {shlex.quote(course.seed)}"


def value_command(course: Course, taught: Taught, games: int) -> str:
    """Likewise; the policy is that of the game, or one of the same training."""
    words = f"speciate train {course.game} --games {course.games if taught.weights else 0} --value {games}"
    return f"{words}{options_of(course)} --seed {shlex.quote(course.seed)}"


def options_of(course: Course) -> str:
    return "".join(f" --option {shlex.quote(f'{name}={value}')}" for name, value in course.options.items())
