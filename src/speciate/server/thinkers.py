"""A few processes for bots to think in, each question with a time limit. No bot can hold up a table."""

import asyncio
import json
import logging
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any

from speciate.server.table import HUMAN, STAND_IN, Table

log = logging.getLogger("speciate.server")
LINE = 1 << 22  # a view is a few kilobytes; this is for games with long ones


class Thinkers:
    def __init__(self, count: int = 2, limit: float = 10.0) -> None:
        self.limit = limit
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)  # started when first needed
        self._running: set[Process] = set()

    async def choose(self, table: Table, seat: int) -> tuple[str, str]:
        """A move for the bot at `seat`; if the bot fails, a random one and a note that says so."""
        question = ask(table, seat)
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            move = await asyncio.wait_for(exchange(process, question), self.limit)
            if move not in question["legal"]:
                raise ValueError(f"answered {move!r}")
            return move, ""
        except Exception as error:
            log.warning("bot failed", extra={"table": table.id, "seat": seat, "error": type(error).__name__})
            if process is not None:
                await self._stop(process)
                process = None
            return secrets.choice(question["legal"]), f"{question['bot']} failed: {type(error).__name__}"
        finally:
            self._free.put_nowait(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "speciate.server.thinker", stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE
        )
        self._running.add(process)
        return process

    async def _stop(self, process: Process) -> None:
        self._running.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        for process in list(self._running):
            await self._stop(process)


def ask(table: Table, seat: int) -> dict[str, Any]:
    """All a bot is told: its view, its decision, its legal moves."""
    match = table.playing
    decision = match.decision(seat)
    assert decision is not None
    return {
        "game": table.game.id,
        "bot": agent if (agent := table.places[seat].agent) != HUMAN else STAND_IN,
        "seed": secrets.token_hex(8),
        "decision": decision.to_json(),
        "legal": [move.code for move in match.legal(seat)],
        "view": match.view(seat).to_json(),
    }


async def exchange(process: Process, question: dict[str, Any]) -> str:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return str(json.loads(line)["move"])
