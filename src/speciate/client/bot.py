"""Bots over the net: the same `choose(request)` as everywhere, a token, one call."""

import asyncio
import contextlib
import inspect
from collections.abc import Awaitable, Sequence
from random import SystemRandom
from typing import Protocol

from speciate.bots.custom import Bot, BotMaker, make_custom, read_judged
from speciate.client.errors import NoAnswer, Refused
from speciate.client.live import Patience
from speciate.client.messages import Update
from speciate.client.seat import Seat
from speciate.core.moves import Move
from speciate.core.outcome import Outcome
from speciate.core.registry import all_games, get_game
from speciate.table.agent import Request

MOST_REFUSALS = 5  # of one question; a bot that cannot do better stops
AFTER_REFUSAL = 0.1  # seconds for the table's news to come in


class AsyncBot(Protocol):
    """A bot that waits for something else while it chooses."""

    def choose(self, request: Request) -> Awaitable[Move | str | int]: ...


async def run_bot(
    url: str, table: str, token: str, bot: Bot | AsyncBot | BotMaker, *, patience: Patience | None = None
) -> Outcome | None:
    """Plays a seat to the end of the game; None when the table was closed before. Says that it is ready first.

    `choose` may be a plain method, which then thinks in a thread of its own, or an async one.
    """
    async with Seat.back(url, table, token, patience=patience) as seat:
        return await play_seat(seat, bot)


async def play_seat(seat: Seat, bot: Bot | AsyncBot | BotMaker) -> Outcome | None:
    """The same for a seat that is on the line already."""
    player = make_custom(bot, SystemRandom())
    all_games()  # found here, once, and not by several bots that think at the same time
    if seat.table.status == "gathering":
        await seat.ready()
    async for update in seat.updates():
        if is_asked(update) and seat.connected:
            await answer(seat, request_of(update), player)
    return seat.outcome


async def answer(seat: Seat, request: Request, bot: Bot | AsyncBot) -> None:
    """Plays what the bot chooses. A refusal is no harm when the table has changed while it thought."""
    asked = seat.changes
    for attempt in range(1, MOST_REFUSALS + 1):
        try:
            await insist(seat, [await chosen(bot, request)])
            return
        except Refused:
            if attempt == MOST_REFUSALS:
                raise
            await asyncio.sleep(AFTER_REFUSAL)
        if seat.changes > asked:
            return  # the next update asks again, if there is anything left to ask


async def insist(seat: Seat, moves: Sequence[str]) -> None:
    """Plays, however long the server cannot store anything: a bot has nobody who would press a button again."""
    try:
        await seat.play(*moves)
    except NoAnswer as unanswered:
        id = unanswered.id
        while True:
            with contextlib.suppress(NoAnswer):
                answer = await seat.command("play", id=id, moves=list(moves))
                break
        if not answer.ok:
            raise Refused(answer.error, answer) from None


def is_asked(update: Update) -> bool:
    return update.decision is not None and not update.table.paused and update.table.status == "playing"


def request_of(update: Update) -> Request:
    """What the seat is asked, as any bot is."""
    assert update.decision is not None and update.view is not None
    game = get_game(update.table.game)
    packed = [game.engine.codec.parse(code) for code in update.legal]
    return Request(game, update.decision, packed, game.engine.view(update.view))


async def chosen(bot: Bot | AsyncBot, request: Request) -> str:
    """The code of the move."""
    if inspect.iscoroutinefunction(bot.choose):
        move = await bot.choose(request)
    else:
        move = await asyncio.to_thread(bot.choose, request)
        if inspect.isawaitable(move):
            move = await move
    return request.game.engine.codec.text(read_judged(request, move))
