"""A seat at a table of a server, with the verbs of a table here. The asyncio client is `speciate.client`."""

import asyncio
import threading
from collections.abc import Coroutine
from functools import cache
from random import Random, SystemRandom
from types import TracebackType
from typing import Any, TypeVar

from speciate.api import sentences
from speciate.api.seating import seated
from speciate.api.thoughts import Thoughts, think
from speciate.api.views import SeatView
from speciate.bots.custom import Bot, BotMaker
from speciate.client.bot import is_asked, play_seat, request_of
from speciate.client.errors import BadLink, ClientError, Refused
from speciate.client.http import Server
from speciate.client.link import TableLink, read_link
from speciate.client.seat import Seat
from speciate.core.decision import Decision
from speciate.core.errors import IllegalMove, SpeciateError
from speciate.core.game import GameSpec
from speciate.core.moves import Move
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.registry import get_game
from speciate.core.state import View
from speciate.core.streams import stream
from speciate.table.agent import Request, close_agents
from speciate.table.legal import LegalMoves
from speciate.table.record import Record, parse_record
from speciate.table.words import Words

T = TypeVar("T")


class Background:
    """An event loop in a thread of its own, so that a plain program can wait for what happens there."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, name="speciate", daemon=True).start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """What the coroutine returns; whoever is interrupted while waiting stops it."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise


@cache
def background() -> Background:
    return Background()


class RemoteSeat:
    """A seat at a table of a server: the verbs are those of a Table, for this one seat.

    What it shows is the last that was heard; the line mends itself after a cut, and nothing is played twice. Close it,
    or use it in a `with`; the seat stays yours: `connect(address, token=seat.token)` comes back to it.
    """

    lang: str

    def __init__(self, seat: Seat, link: TableLink, lang: str) -> None:
        self._seat = seat
        self._link = link
        self.lang = lang

    # -- what there is --------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Which seat this is; SPECTATOR for those who look on."""
        return self._seat.number

    @property
    def token(self) -> str:
        """Keep it to come back; whoever has it sits here."""
        return self._seat.token

    @property
    def address(self) -> str:
        """The table's link, for friends."""
        return str(self._link)

    @property
    def status(self) -> str:
        """`gathering`, `playing`, `over` or `closed`."""
        return self._seat.table.status

    @property
    def names(self) -> list[str]:
        """The players' names, by seat; empty for a free one."""
        return [place.name for place in self._seat.table.seats]

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a choice."""
        return tuple(self._seat.table.waiting)

    @property
    def decision(self) -> Decision | None:
        """What this seat owes now, if anything."""
        return self._seat.decision

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game runs."""
        return self._seat.outcome

    @property
    def record(self) -> Record:
        """Everything that was played; a server gives it away when the game is over."""
        if self._seat.table.status != "over":
            raise SpeciateError("the game is not over: its record holds what nobody may see yet")
        return parse_record(background().run(self._record()))

    async def _record(self) -> str:
        async with Server(self._link.server) as server:
            return await server.table(self._link.table, self.token).record()

    def legal(self) -> LegalMoves:
        """What this seat can do now; empty when it owes nothing."""
        codec = self._game.engine.codec
        return LegalMoves(codec, [codec.parse(code) for code in self._seat.legal])

    def view(self) -> SeatView:
        """What this seat may know; SpeciateError before the game begins."""
        agents = [place.agent for place in self._seat.table.seats]
        return SeatView(self._game, self._seen(), self.names, agents, self.lang, self._seat.now.printed)

    def _seen(self) -> View:
        if not self._seat.view:
            raise SpeciateError("the game has not begun: there is nothing to see yet")
        return self._game.engine.view(self._seat.view)

    def log(self, lang: str | None = None) -> list[str]:
        """What happened, in sentences, as this seat heard it, with what was said at the table."""
        from speciate.cli.log import Log
        from speciate.cli.remote_match import RemoteLog

        words = self._words(lang)
        speaker = sentences.messages(words.lang)
        return RemoteLog(speaker, Log(speaker, words)).sentences(list(self._seat.news))

    # -- playing --------------------------------------------------------------------------------

    def ready(self, ready: bool = True) -> None:
        """Says that one is ready: the game begins when every seat is taken and ready."""
        background().run(self._seat.ready(ready))

    def wait(self) -> bool:
        """Waits until this seat owes a choice; False when the game is over."""
        return background().run(self._turn())

    async def _turn(self) -> bool:
        while self._seat.table.status not in ("over", "closed"):
            if is_asked(self._seat.now) and self._seat.connected:
                return True
            await self._seat.changed(self._seat.changes)
        return False

    def play(self, move: Move | str | int) -> None:
        """Plays a move, and returns when the table shows it; IllegalMove names the rule that forbids it."""
        code = self._game.engine.codec.text(self._game.read_move(move))
        try:
            background().run(self._seat.play(code))
        except Refused as error:
            answer = error.answer
            if answer is None or not answer.rule:
                raise
            illegal = IllegalMove(code, Refusal(answer.rule, answer.key, answer.args))
            raise sentences.explained(illegal, self._words()) from None

    def undo(self) -> None:
        """Takes the last move back where that is free; otherwise the others are asked."""
        background().run(self._seat.undo())

    def why_not(self, move: Move | str | int, lang: str | None = None) -> str | None:
        """Why this seat cannot make the move, in a sentence; None when it can."""
        table = self._seen().determinize(Random(0))  # any will do: what is refused hangs on what the seat knows
        refusal = table.refusal(self.number, self._game.read_move(move))
        return None if refusal is None else self._words(lang).refusal(refusal)

    def preview(self, *moves: Move | str | int) -> dict[str, object]:
        """What moves of this seat would lead to, as far as it can foresee; without any, how things stand.

        `made` is how many of them can be made: the rest is of the position after those. `certain` is false where chance
        decides or something hidden comes to light, and then nothing is foretold.
        """
        return self._game.engine.preview(self._seen(), [self._game.read_move(move) for move in moves])

    def chat(self, text: str) -> None:
        """Says something to the table."""
        background().run(self._seat.chat(text))

    def request(self) -> Request:
        """What a bot in this seat would be asked now."""
        if not is_asked(self._seat.now):
            raise SpeciateError(f"seat {self.number} has nothing to decide now")
        return request_of(self._seat.now)

    def think(self, bot: str | Bot | BotMaker = "expert", seed: int | str | None = None) -> Thoughts:
        """What a bot of this machine would do, and what it thinks of every other move."""
        rng = SystemRandom() if seed is None else stream(seed, "think")
        return think(self.request(), bot, self._words(), rng)

    def run(self, bot: str | Bot | BotMaker) -> Outcome | None:
        """Lets a bot play this seat to the end of the game; None when the table was closed before."""
        agent = seated(bot, SystemRandom(), self._game)
        try:
            return background().run(play_seat(self._seat, agent))
        finally:
            close_agents([agent])

    # -- the line -------------------------------------------------------------------------------

    def close(self) -> None:
        """Ends the line; the seat stays yours."""
        background().run(self._seat.close())

    def __enter__(self) -> "RemoteSeat":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def _game(self) -> GameSpec:
        return get_game(self._seat.table.game)

    def _words(self, lang: str | None = None) -> Words:
        return Words(self._game, lang or self.lang, self.names, self._seat.now.printed)

    def __repr__(self) -> str:
        return f"<RemoteSeat: {self.number} at {self.address}, {self.status}>"

    def _repr_html_(self) -> str | None:
        return self.view()._repr_html_() if self._seat.view else None


def connect(
    url: str, name: str = "Guest", *, seat: int | None = None, token: str = "", ready: bool = True, lang: str = "en"
) -> RemoteSeat:
    """Sits down at a table of a server, by its link (`http://host:8000/table/ID`), and says that one is ready.

    The first free seat is taken unless `seat` names one. `token` comes back to a seat held before; an empty `name`
    looks on.

    >>> import speciate
    >>> speciate.connect("http://127.0.0.1:9")
    Traceback (most recent call last):
    ...
    speciate.client.errors.BadLink: http://127.0.0.1:9 is a server, not a table; a table's link ends in /table/ID
    """
    link = read_link(url)
    if not link.table:
        raise BadLink(f"{link.server} is a server, not a table; a table's link ends in /table/ID")
    return background().run(_sit(link, name, seat, token, ready, lang))


async def _sit(link: TableLink, name: str, number: int | None, token: str, ready: bool, lang: str) -> RemoteSeat:
    seat = await _open(link, name, number, token)
    try:
        if ready and seat.token and seat.table.status == "gathering":
            await seat.ready()
        return RemoteSeat(seat, link, lang)
    except ClientError:
        await seat.close()
        raise


async def _open(link: TableLink, name: str, number: int | None, token: str) -> Seat:
    """On the line; it has to be made where its loop runs."""
    if token:
        return await Seat.back(link.server, link.table, token, number).__aenter__()
    if name:
        return await Seat.join(link.server, link.table, name, number).__aenter__()
    return await Seat.watch(link.server, link.table).__aenter__()
