"""A model: text in, text out. Any function will do, or a program that is asked on stdin and answers on stdout."""

import json
import re
import shlex
import subprocess
import threading
from collections.abc import Callable
from queue import Empty, Queue

from speciate.core.errors import SpeciateError, quoted

Model = Callable[[str], str]
SECONDS = 120.0  # that a program may think
LONGEST = 1 << 20  # characters of an answer


class ModelFailed(SpeciateError):
    """What a program did instead of answering."""


def read_answer(text: str) -> str:
    """The code in an answer: what stands in the last [brackets], or else its last line."""
    found = re.findall(r"\[([^\[\]]+)\]", text)
    if found:
        return str(found[-1]).strip()
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


class ProgramModel:
    """A program of your own, which may use the network: it is yours, and runs as you.

    It gets a line of JSON for every question, {"text": "…"}, and answers with one of the same form. It is started with
    the first question and ended by `close`.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self._command = shlex.split(command)
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str] = Queue()

    def __call__(self, text: str) -> str:
        if self._process is None:
            self._process = self._start()
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"text": text}) + "\n")
            self._process.stdin.flush()
            line = self._answers.get(timeout=self._seconds)
        except OSError:
            line = ""
        except Empty:
            raise ModelFailed(f"the model has not answered within {self._seconds:g} s") from None
        if not line:
            raise ModelFailed("the model's program has ended")
        return read_line(line)

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise ModelFailed(f"{self._command[0]}: {error.strerror}") from None
        threading.Thread(target=self._listen, args=(process,), daemon=True).start()
        return process

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        while line := process.stdout.readline(LONGEST):
            self._answers.put(line)
        self._answers.put("")

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                assert pipe is not None
                pipe.close()
            self._process = None


def read_line(line: str) -> str:
    """The text of an answer; ModelFailed quotes what is none."""
    try:
        answer = json.loads(line)
    except ValueError:
        answer = None
    if not isinstance(answer, dict) or not isinstance(answer.get("text"), str):
        raise ModelFailed(f'the model answered {quoted(line)}; a line is {{"text": "…"}}')
    return str(answer["text"])
