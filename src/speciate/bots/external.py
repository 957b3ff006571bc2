"""A bot that is a program: it is told a view, a decision and the legal moves as a line of JSON, and answers with one.

The lines are those of docs/bot-protocol.md. A crash, silence, a flood or nonsense costs it the move (`guarded.py`).
"""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from speciate.bots.bot_log import BotLog
from speciate.bots.guarded import GuardedBot
from speciate.bots.process import BotFailed, BotProcess
from speciate.core.errors import quoted
from speciate.core.game import GameSpec
from speciate.table.agent import Request

PROTOCOL = "speciate-bot/1"
SECONDS = 5.0  # to answer, unless told otherwise
START_SECONDS = 20.0  # to say that it is ready: some languages start slowly


class ExternalBot(GuardedBot):
    """One seat of one match. The program starts with its first question and ends with `close`."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        environment: Mapping[str, str],
        rng: Random,
        seconds: float = SECONDS,
        log: BotLog | None = None,
    ) -> None:
        super().__init__(name, rng, log)
        self._command = command
        self._environment = environment
        self._seconds = seconds
        self._seed = rng.getrandbits(53)
        self._process: BotProcess | None = None
        self._asked = 0

    def ask(self, request: Request) -> int:
        if self._process is None:
            self._process = self._start(request.game, request.decision.seat)
        return self._ask(self._process, request)

    def check(self, game: GameSpec) -> None:
        """Starts the program once; BotFailed says why it does not get ready."""
        try:
            self._process = self._start(game, 0)
        finally:
            self.close()

    def _start(self, game: GameSpec, seat: int) -> BotProcess:
        process = BotProcess(self._command, self._environment)
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.id,
            "rules": game.rules_version,
            "seat": seat,
            "seed": self._seed,
            "seconds": self._seconds,
        }
        try:
            answer = read_object(process.ask(_line(hello), START_SECONDS))
            if answer.get("type") != "ready":
                raise BotFailed(f"answered the hello with {_short(answer)} instead of ready")
        except BotFailed:
            self._end(process)
            raise
        return process

    def _ask(self, process: BotProcess, request: Request) -> int:
        codec = request.game.engine.codec
        legal = {codec.text(move): move for move in request.packed}
        self._asked += 1
        question = {
            "type": "choose",
            "id": self._asked,
            "decision": request.decision.to_json(),
            "legal": list(legal),
            "view": request.seen.to_json(),
        }
        answer = read_object(process.ask(_line(question), self._seconds))
        if answer.get("id") != self._asked:
            raise BotFailed(f"answered {_short(answer)}, which is not for question {self._asked}")
        move = answer.get("move")
        if not isinstance(move, str) or move not in legal:
            raise BotFailed(f"chose {_short(move)}, which is not one of its legal moves")
        return legal[move]

    def close(self) -> None:
        if self._process is not None:
            self._end(self._process)
            self._process = None

    def _end(self, process: BotProcess) -> None:
        """What it wrote on stderr lies in a folder that goes with it."""
        complaints = process.complaints()
        if complaints.strip():
            self.keep("on stderr", complaints)
        process.close()


def _line(data: Mapping[str, object]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()


def read_object(line: bytes) -> dict[str, Any]:
    """What a bot said; BotFailed quotes what is none."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BotFailed(f"answered {quoted(_printable(line.decode(errors='replace')))}, which is not JSON") from None
    if not isinstance(data, dict):
        raise BotFailed(f"answered {_short(data)}, which is not an object")
    return data


def _short(value: object) -> str:
    return quoted(_printable(json.dumps(value)[:200]))


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else "�" for sign in text[:200])
