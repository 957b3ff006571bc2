"""A bar for what takes longer than a moment, with how far it is and the time left."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from speciate.cli.terminal import Terminal

Tell = Callable[[int, int], None]  # how many are done, and of how many


@contextmanager
def progress(terminal: Terminal, key: str) -> Iterator[Tell]:
    """It is gone when the work is over. `key` is the sentence that says what is counted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.console, transient=True) as bars:
        bar = bars.add_task(terminal.t(key), total=None)
        yield lambda done, total: bars.update(bar, completed=done, total=total)
