"""A few processes for bots to think in, each question with a time limit. No bot can hold up a table."""

import asyncio
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from random import Random
from typing import Any

import msgspec

from speciate.core.digest import canonical, fingerprint
from speciate.core.registry import get_game
from speciate.server.bot_queue import BotQueue
from speciate.server.hosted_table import HUMAN, STAND_IN, HostedTable
from speciate.server.logs import log
from speciate.server.refusals import NoHint, NotAllowed
from speciate.table.match import Match

LINE = 1 << 22  # a view is a few kilobytes; this is for games with long ones


ADVISER = "expert"  # who is asked for a hint


class WorkerFailed(Exception):
    """Too late, gone, or not by the rules; the message is the kind of mistake."""


class Worth(msgspec.Struct):
    """What a bot thinks of a move: how often it was tried, its worth (0 to 1), which line is expected, by whom."""

    move: str
    visits: int
    value: float
    line: list[str]
    seats: list[int]


class Advice(msgspec.Struct):
    """What a bot would do; `moves` are all it thought of, the best first, where it was asked to explain itself."""

    move: str
    moves: list[Worth] = []


class BotWorkers:
    def __init__(self, count: int = 2, limit: float = 10.0) -> None:
        self.limit = limit
        self.queue = BotQueue(count)
        self._free: list[Process | None] = [None] * count  # started when first needed
        self._running: set[Process] = set()
        self._advising = asyncio.Lock()  # one hint at a time, so that no bot waits for many

    async def choose(self, question: dict[str, Any], table: str, seat: int, is_awaited: bool) -> tuple[str, str]:
        """A move for the bot at `seat`, asked with `ask_bot`; if the bot fails, a random one and a note that says so.

        `is_awaited`: people play at that table.
        """
        try:
            return (await self._answer(question, table, seat, is_awaited)).move, ""
        except WorkerFailed as failure:
            return secrets.choice(question["legal"]), f"{question['bot']} failed: {failure}"

    async def advise(self, question: dict[str, Any], table: str, seat: int) -> Advice:
        """What a good bot would do, asked with `ask_advice`."""
        try:
            async with self._advising:
                return await self._answer(question, table, seat, is_awaited=True)
        except WorkerFailed:
            raise NoHint from None

    async def _answer(self, question: dict[str, Any], table: str, seat: int, is_awaited: bool) -> Advice:
        """What a bot says, in time and by the rules, or BotFailed."""
        async with self.queue.turn(table, is_awaited):
            process = self._free.pop()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                advice = await asyncio.wait_for(exchange(process, question), self.limit)
                if any(move not in question["legal"] for move in (advice.move, *(w.move for w in advice.moves))):
                    raise ValueError("a move that is not legal")
                return advice
            except asyncio.CancelledError:  # its answer is still to come, and would be taken for the next one's
                if process is not None and process.returncode is None:
                    process.kill()  # it stays among the running until somebody has waited for its end
                process = None
                raise
            except Exception as error:
                log.warning("bot failed", extra={"table": table, "audience": str(seat), "error": type(error).__name__})
                if process is not None:
                    await self._stop(process)
                    process = None
                raise WorkerFailed(type(error).__name__) from None
            finally:
                self._free.append(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "speciate.server.bot_worker_main", stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE
        )
        self._running = {each for each in self._running if each.returncode is None} | {process}
        return process

    async def _stop(self, process: Process) -> None:
        self._running.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        for process in list(self._running):
            await self._stop(process)


def ask_bot(table: HostedTable, seat: int) -> dict[str, Any]:
    """A question for the bot at a seat, or for a stand-in; the seat must owe a decision."""
    agent = table.seats[seat].agent
    return ask(table.playing, seat, agent if agent != HUMAN else STAND_IN)


def ask_advice(table: HostedTable, seat: int) -> dict[str, Any]:
    """A question for a good bot in a player's place; NotAllowed when that player owes nothing."""
    if not table.hints:
        raise NotAllowed("there are no hints at this table", "hints-off")
    if table.paused:
        raise NotAllowed("the game is paused", "paused")
    if table.status != "playing" or table.playing.decision(seat) is None:
        raise NotAllowed("it is not your turn", "not-your-turn")
    return with_luck(ask(table.playing, seat, ADVISER, explain=True))


def with_luck(question: dict[str, Any]) -> dict[str, Any]:
    """The same luck for the same view: asked twice, a bot says the same, and no more than the view tells."""
    return {**question, "seed": fingerprint(canonical(question["view"]))}


def ask_further(question: dict[str, Any], after: list[str], among: list[str]) -> dict[str, Any]:
    """The question of one who has begun to choose: what to do after moves not made yet, out of what could come next.

    It is made of what the question tells, so it can tell no more. NotAllowed where nothing is left to choose.
    """
    engine = get_game(question["game"]).engine
    decision, legal, view = question["decision"], question["legal"], question["view"]
    if after:
        foreseen: dict[str, Any] = engine.preview(engine.view(view), [engine.codec.parse(code) for code in after])
        if foreseen["made"] != len(after) or not foreseen["legal"]:  # it has none where chance decides
            raise NotAllowed("what these moves lead to cannot be foreseen, or leaves nothing to choose")
        legal, view = foreseen["legal"], foreseen["view"]
        imagined = engine.view(view).determinize(Random(0))  # what is owed can be seen: any such table will do
        decision = next(owed.to_json() for owed in imagined.pending() if owed.seat == decision["seat"])
    kept = [code for code in legal if code in among] if among else legal
    if not kept:
        raise NotAllowed("none of these moves can be made")
    return with_luck({**question, "decision": decision, "legal": kept, "view": view})


def ask(match: Match, seat: int, bot: str, explain: bool = False) -> dict[str, Any]:
    """All a bot is told: its view, its decision, its legal moves."""
    decision = match.decision(seat)
    assert decision is not None
    return {
        "game": match.game.id,
        "bot": bot,
        "explain": explain,
        "seed": secrets.token_hex(8),
        "decision": decision.to_json(),
        "legal": [move.code for move in match.legal(seat)],
        "view": match.view(seat).to_json(),
    }


async def exchange(process: Process, question: dict[str, Any]) -> Advice:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return msgspec.json.decode(line, type=Advice)
