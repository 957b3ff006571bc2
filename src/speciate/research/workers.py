"""Processes that step tables side by side, in memory they share."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from speciate.core.errors import BadOption
from speciate.research.batch import Arrays, Slice
from speciate.research.session import Session

GIVEN, AT_RANDOM, STOP = b"given", b"random", b"stop"
DONE = b""


class Team:
    """So many processes, each with its share of the tables. A step is one short message to each and one back."""

    def __init__(self, session: Session, count: int, seed: int, processes: int) -> None:
        context = get_context("spawn")  # a fork would copy whatever threads and locks the learner has
        memory = context.RawArray("B", Arrays.needed(count, session))  # it lives as long as somebody looks at it
        self.arrays = Arrays(memory, count, session)
        wishes = {
            "game": session.game.id,
            "seats": session.seats,
            "options": session.options,
            "pack": session.pack.to_json(),
            "rewards": session.rewards.form,
            "bounds": session.encoding.bounds,
        }
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        for worker in range(processes):
            first, end = count * worker // processes, count * (worker + 1) // processes
            ours, theirs = context.Pipe()
            task = (theirs, memory, count, first, end - first, seed, wishes)
            process = context.Process(target=work, args=task, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(process)
        self._wait()

    def step(self, given: bool) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(GIVEN if given else AT_RANDOM)
        self._wait()

    def _wait(self) -> None:
        try:
            answers = [pipe.recv_bytes() for pipe in self._pipes]
        except EOFError:
            self.close()
            raise BadOption("a process that steps tables has died") from None
        for answer in answers:
            if answer != DONE:
                raise BadOption(answer.decode())

    def close(self) -> None:
        for pipe in self._pipes:
            try:
                pipe.send_bytes(STOP)
            except OSError:  # it is gone already
                continue
        for process in self._workers:
            process.join()
        self._pipes, self._workers = [], []


def work(pipe: Connection, memory: Any, count: int, first: int, own: int, seed: int, wishes: dict[str, Any]) -> None:
    """The whole life of a worker."""
    session = Session(**wishes)
    share = Slice(session, Arrays(memory, count, session), first, own, seed)
    answer = DONE
    while True:
        pipe.send_bytes(answer)
        try:
            order = pipe.recv_bytes()
        except EOFError:  # the learner is gone
            return
        if order == STOP:
            return
        try:
            share.step() if order == GIVEN else share.step_at_random()
            answer = DONE
        except BadOption as mistake:
            answer = str(mistake).encode()
