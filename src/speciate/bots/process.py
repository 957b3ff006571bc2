"""A program of somebody else's at the other end of two pipes: a line in, a line out, and no harm done.

It runs in a session and a folder of its own, shut in by `sandbox.py`, without our environment and without any of our
open files. It is stopped while nobody asks it anything, so that it thinks on its own time only, and killed with all
that it started.
"""

import contextlib
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from weakref import WeakSet

SANDBOX = Path(__file__).with_name("sandbox.py")
LONGEST_LINE = 1 << 16  # a move has a few dozen characters
LONGEST_COMPLAINT = 300
LONGEST_COMPLAINTS = 1 << 20  # bytes; no file of a bot is longer
MEGABYTES = 1024


_running: "WeakSet[BotProcess]" = WeakSet()


class BotFailed(Exception):
    """What a bot did instead of answering, in one line."""


class BotProcess:
    """Raises BotFailed for whatever goes wrong; a process that failed once is not to be asked again."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], megabytes: int = MEGABYTES) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="speciate-bot-", ignore_cleanup_errors=True)
        self._popen: subprocess.Popen[bytes] | None = None
        _running.add(self)
        self._complaints = Path(self._folder.name, "stderr")
        sandbox = [sys.executable, "-I", "-S", str(SANDBOX), str(os.getpid()), self._folder.name, str(megabytes)]
        try:
            with self._complaints.open("wb") as complaints:
                popen = subprocess.Popen(
                    [*sandbox, *command],
                    bufsize=0,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=complaints,
                    env={**_plain_environment(self._folder.name), **environment},
                    start_new_session=True,
                )
        except OSError as error:
            self._folder.cleanup()
            raise BotFailed(f"cannot be started: {error.strerror}") from None
        self._popen = popen
        assert popen.stdin is not None and popen.stdout is not None
        self._in = popen.stdin.fileno()
        self._out = popen.stdout.fileno()
        for pipe in (self._in, self._out):
            os.set_blocking(pipe, False)
        self._read = b""

    @property
    def pid(self) -> int:
        assert self._popen is not None
        return self._popen.pid

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Sends a line, waits for one, and stops the program until the next."""
        end = time.monotonic() + seconds
        self._signal(signal.SIGCONT)
        self._send(line + b"\n", end, seconds)
        answer = self._receive(end, seconds)
        self._signal(signal.SIGSTOP)
        return answer

    def _send(self, data: bytes, end: float, seconds: float) -> None:
        while data:
            self._wait(self._in, select.POLLOUT, end, seconds)
            try:
                data = data[os.write(self._in, data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise BotFailed(self._how_it_ended()) from None

    def _receive(self, end: float, seconds: float) -> bytes:
        while b"\n" not in self._read:
            if len(self._read) > LONGEST_LINE:
                raise BotFailed(f"flooded: more than {LONGEST_LINE} bytes without the end of a line")
            self._wait(self._out, select.POLLIN, end, seconds)
            try:
                some = os.read(self._out, LONGEST_LINE)
            except BlockingIOError:
                continue
            if not some:
                raise BotFailed(self._how_it_ended())
            self._read += some
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _wait(self, pipe: int, event: int, end: float, seconds: float) -> None:
        poll = select.poll()
        poll.register(pipe, event)
        if not poll.poll(max(0.0, end - time.monotonic()) * 1000):
            raise BotFailed(f"silent for {seconds:g} s")

    def _how_it_ended(self) -> str:
        """The exit code or the signal, and the last line it wrote on stderr."""
        assert self._popen is not None
        try:
            code = self._popen.wait(1.0)
        except subprocess.TimeoutExpired:
            return "closed its output"
        how = f"killed by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"
        complaint = self.complaint()
        return f"{how}: {complaint}" if complaint else how

    def complaint(self) -> str:
        """The last line on stderr, made safe to print."""
        text = next((line for line in reversed(self.complaints(4096).split("\n")) if line.strip()), "")
        return "".join(sign if sign.isprintable() else " " for sign in text).strip()[:LONGEST_COMPLAINT]

    def complaints(self, most: int = LONGEST_COMPLAINTS) -> str:
        """What it wrote on stderr, the end of it; a flood is cut by the limit on the size of a file."""
        with contextlib.suppress(OSError), self._complaints.open("rb") as file:
            file.seek(max(0, self._complaints.stat().st_size - most))
            return file.read(most).decode(errors="replace")
        return ""

    def _signal(self, number: signal.Signals) -> None:
        if self._popen is not None:
            with contextlib.suppress(OSError):
                os.killpg(self._popen.pid, number)

    def close(self) -> None:
        """Kills the program and all of its group, and removes its folder. May be called twice."""
        self._signal(signal.SIGKILL)
        if self._popen is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._popen.wait(5.0)
            for pipe in (self._popen.stdin, self._popen.stdout):
                if pipe is not None:
                    pipe.close()
        self._folder.cleanup()


def close_all() -> None:
    """Ends every program that still runs: for a process that is told to end in the middle of a game."""
    for process in list(_running):
        process.close()


def _plain_environment(folder: str) -> dict[str, str]:
    """What any program may know of us: where programs are. No home, no tokens, no proxies."""
    path = os.environ.get("PATH", os.defpath)
    return {"PATH": path, "HOME": folder, "TMPDIR": folder, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
