"""Bots over the net: a token, one stream of questions, one call to answer."""

import asyncio
import contextlib
import inspect
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from speciate.client.errors import NoAnswer, Refused
from speciate.client.live import Patience
from speciate.client.messages import Json, Update
from speciate.client.seat import Seat
from speciate.core.decision import Decision
from speciate.core.outcome import Outcome
from speciate.core.registry import all_games, get_game
from speciate.table.agent import Agent, Request

MOST_REFUSALS = 5  # of one question; a bot that cannot do better stops
AFTER_REFUSAL = 0.1  # seconds for the table's news to come in

Move = str | Sequence[str]


class Question(NamedTuple):
    """What a bot is asked: what its seat may know, what it owes, and the codes of what it can do."""

    game: str
    decision: Decision
    legal: list[str]
    view: Json
    news: list[Json]  # since the last question

    @property
    def request(self) -> Request:
        """The same for a bot of the engine, which looks at a View and answers with a packed move."""
        game = get_game(self.game)
        packed = [game.engine.codec.parse(code) for code in self.legal]
        return Request(game, self.decision, packed, game.engine.view(self.view))


Choose = Callable[[Question], Move | Awaitable[Move]]


def by_agent(agent: Agent) -> Choose:
    """A bot of the engine, as one that answers questions."""
    all_games()  # found here, once, and not by several bots that think at the same time

    def choose(question: Question) -> Move:
        request = question.request
        return request.game.engine.codec.text(agent.choose(request))

    return choose


async def run_bot(
    url: str, table: str, token: str, choose: Choose, *, patience: Patience | None = None
) -> Outcome | None:
    """Plays a seat to the end of the game; None when the table was closed before. Says that it is ready first.

    `choose` may be a plain function, which then thinks in a thread of its own, or an async one.
    """
    news: list[Json] = []
    async with Seat.back(url, table, token, patience=patience) as seat:
        if seat.table.status == "gathering":
            await seat.ready()
        async for update in seat.updates():
            news += update.news
            if is_asked(update) and seat.connected:
                await answer(seat, question_of(update, news), choose)
                news = []
        return seat.outcome


async def answer(seat: Seat, question: Question, choose: Choose) -> None:
    """Plays what the bot chooses. A refusal is no harm when the table has changed while it thought."""
    asked = seat.changes
    for attempt in range(1, MOST_REFUSALS + 1):
        try:
            await insist(seat, await chosen(choose, question))
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


def question_of(update: Update, news: list[Json]) -> Question:
    assert update.decision is not None and update.view is not None
    return Question(update.table.game, update.decision, update.legal, update.view, news)


async def chosen(choose: Choose, question: Question) -> Sequence[str]:
    if inspect.iscoroutinefunction(choose):
        move = await choose(question)
    else:
        move = await asyncio.to_thread(choose, question)
        if inspect.isawaitable(move):
            move = await move
    return [move] if isinstance(move, str) else list(move)
