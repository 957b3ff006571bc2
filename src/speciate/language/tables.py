"""A seat to play from: at a table on this machine, or at one of a server. Both say no more than the seat may know."""

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from random import Random, SystemRandom
from typing import Final, Protocol

from speciate.bots.registry import make_bot
from speciate.client.bot import is_asked
from speciate.client.errors import BadLink, Refused
from speciate.client.link import read_link
from speciate.client.seat import Seat
from speciate.core.errors import IllegalMove, SpeciateError
from speciate.core.event import read_event
from speciate.core.game import GameSpec
from speciate.core.refusal import Refusal
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.language.choices import refused
from speciate.language.moment import Moment, moment_of
from speciate.table.match import Match

NAMES: Final = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo")
PATIENCE: Final = 20.0  # seconds that a look at a server's table waits for one's turn


class SeatTable(Protocol):
    """What the tools of a model need of a table."""

    def moment(self) -> Moment:
        """What the seat may know, with the news since `read`."""

    def read(self) -> None:
        """The news have been told."""

    async def wait(self, seconds: float = PATIENCE) -> None:
        """Waits until the seat has to choose, or the game is over, or it has taken too long."""

    async def play(self, moves: Sequence[int]) -> None:
        """Plays moves of one's own, all or none."""

    async def close(self) -> None: ...


class LocalTable:
    """One seat among bots. What leaves no choice is played at once, and is in the news."""

    def __init__(
        self,
        game: GameSpec,
        seats: int,
        seat: int,
        level: str,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        if not 0 <= seat < seats:
            raise SpeciateError(f"there is no seat {seat}; seats go from 0 to {seats - 1}")
        self._seat = seat
        others = [other for other in range(seats) if other != seat]
        self._bots = {other: make_bot(level, self._rng(seed, other)) for other in others}
        names = [NAMES[number] if number < len(NAMES) else f"Player {number}" for number in range(seats)]
        agents = [level if number in self._bots else "model" for number in range(seats)]
        self._match = Match.new(game, names, agents, options, seed=seed)
        self._told = 0
        self._go_on()

    def _rng(self, seed: int | str | None, seat: int) -> Random:
        return SystemRandom() if seed is None else stream(seed, f"seat-{seat}")

    def moment(self) -> Moment:
        return moment_of(self._match, self._seat, self._told)

    def read(self) -> None:
        self._told = len(self._match.happened)

    async def wait(self, seconds: float = PATIENCE) -> None:
        """Bots have always played already."""

    async def play(self, moves: Sequence[int]) -> None:
        await asyncio.to_thread(self._play, moves)

    def _play(self, moves: Sequence[int]) -> None:
        self._match.check(self._seat, list(moves))
        for move in moves:
            self._match.play(self._seat, move)
        self._go_on()

    def _go_on(self) -> None:
        """Lets the bots play, and makes the moves that are the only ones."""
        while self._match.outcome is None:
            if self._match.step(self._bots) is not None:
                continue
            legal = self._match.legal(self._seat).packed
            if len(legal) != 1:
                return
            self._match.play(self._seat, legal[0], forced=True)

    async def close(self) -> None:
        """Nothing is left open."""


class RemoteTable:
    """A seat at a table of a server. What people say there is not passed on: only the game is."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._told = len(seat.news)

    @classmethod
    async def join(cls, url: str, name: str, number: int | None = None, token: str = "") -> "RemoteTable":
        """Sits down by a table's link, or comes back with a token, and says that one is ready."""
        link = read_link(url)
        if not link.table:
            raise BadLink(f"{link.server} is a server, not a table; a table's link ends in /table/ID")
        seat = Seat.back(link.server, link.table, token) if token else Seat.join(link.server, link.table, name, number)
        await seat.__aenter__()
        try:
            if seat.number < 0:
                raise SpeciateError("this token stands for no seat")
            if seat.table.status == "gathering":
                await seat.ready()
        except BaseException:
            await seat.close()
            raise
        return cls(seat)

    @property
    def number(self) -> int:
        return self._seat.number

    def moment(self) -> Moment:
        now = self._seat.now
        if not self._seat.view:
            raise SpeciateError(f"the game has not begun: {self._missing()}")
        game = get_game(now.table.game)
        codec = game.engine.codec
        return Moment(
            game,
            game.engine.view(self._seat.view),
            [place.name for place in now.table.seats],
            now.decision,
            [codec.parse(code) for code in now.legal],
            now.outcome,
            [read_event(news) for news in self._seat.news[self._told :] if "event" in news],
            now.printed,
        )

    def _missing(self) -> str:
        places = self._seat.table.seats
        free = sum(1 for place in places if not place.agent)
        return f"{free} seats are free" if free else "not everybody is ready"

    def read(self) -> None:
        self._told = len(self._seat.news)

    async def wait(self, seconds: float = PATIENCE) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._seat.table.status not in ("over", "closed") and not is_asked(self._seat.now):
                    await self._seat.changed(self._seat.changes)

    async def play(self, moves: Sequence[int]) -> None:
        codec = get_game(self._seat.table.game).engine.codec
        codes = [codec.text(move) for move in moves]
        try:
            await self._seat.play(*codes)
        except Refused as error:
            answer = error.answer
            if answer is None or not answer.rule:
                raise
            refusal = Refusal(answer.rule, answer.key, answer.args)
            raise IllegalMove(self._refused(moves, refusal) or codes[0], refusal) from None

    def _refused(self, moves: Sequence[int], refusal: Refusal) -> str:
        """Which of several moves it was: the server names only the rule."""
        error = refused(self.moment(), moves)
        return error.code if isinstance(error, IllegalMove) and error.rule == refusal.rule else ""

    async def close(self) -> None:
        await self._seat.close()
