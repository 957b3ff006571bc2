"""Where games are played: by processes of this machine, or by a cluster."""

from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from typing import Annotated

import typer

from speciate.cli.errors import wrong
from speciate.cli.terminal import Terminal
from speciate.lab.executor import Executor, LocalExecutor

MOST_JOBS = 256
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N", min=1, max=MOST_JOBS)]
Ray = Annotated[bool, typer.Option("--ray")]
On = Annotated[str, typer.Option("--on", metavar="ADDRESS")]


@contextmanager
def players(terminal: Terminal, jobs: int | None, ray: bool, on: str, bots: Iterable[str]) -> Iterator[Executor]:
    """One process unless more are asked for; with Ray all cores, unless it is told how many."""
    if on and jobs is not None:
        raise wrong(terminal, "error-on-jobs")
    if not ray and not on:
        with closing(LocalExecutor(jobs or 1)) as here:
            yield here
        return
    from speciate.lab.ray_executor import RayExecutor

    with terminal.console.status(terminal.t("ray-starting")):
        cluster = RayExecutor(on, jobs, bots)
    with closing(cluster):
        yield cluster
