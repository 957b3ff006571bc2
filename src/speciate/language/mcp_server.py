"""Tools for an agent in any assistant (Model Context Protocol): it plays here against bots, or at a table of a server.

Every answer is text made from what its seat may know. A mistake is a sentence; a refusal names its rule.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent

from speciate import __version__
from speciate.bots.registry import bots_of, check_bot_name, styles_of
from speciate.core.errors import SpeciateError
from speciate.core.registry import all_games, get_game
from speciate.language.choices import read_choice
from speciate.language.seat_text import SeatText, sentence
from speciate.language.tables import LocalTable, RemoteTable, SeatTable

INSTRUCTIONS = """Board games about evolution. Begin with new_game (against bots here) or join (a table of a server).
look shows your table, the news since you last looked and your decision; play makes a move by its code and shows what
came of it. move_syntax explains the codes, why says which rule forbids a move, rules gives the text of rules."""
Tool = Callable[..., Awaitable[str]]


class Session:
    """One agent and the table it plays at. Its methods are the tools; their docstrings are what models read."""

    def __init__(self, lang: str = "en") -> None:
        self._text = SeatText(lang)
        self._table: SeatTable | None = None
        self.lock = asyncio.Lock()  # one thing at a time, whatever an assistant sends at once

    # -- tables ---------------------------------------------------------------------------------

    async def games(self) -> str:
        """The games there are: id, title, number of seats, options that can be set."""
        lines = []
        for game in all_games().values():
            if game.listed:
                options = " ".join(option.name for option in game.options if not option.advanced)
                together = ", all win or lose together" if game.cooperative else ""
                seats = f"{game.min_seats} to {game.max_seats} seats{together}"
                own = [bot for bot in bots_of(game.id) if bot not in bots_of("")]
                more = f"; also at level {' '.join(own)}" if own else ""
                styles = styles_of(game.id)
                more += f"; bots also in style {' '.join(styles)}, as in strong-{styles[0]}" if styles else ""
                lines.append(f"{game.id}: {game.title}, {seats}; {options}{more}")
        return "\n".join([*lines, f"Levels of bots: {' '.join(bots_of(''))}"])

    async def new_game(
        self,
        game: str = "evolution",
        seats: int | None = None,
        level: str = "casual",
        seat: int = 0,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> str:
        """Begin a game here against bots of a level; a game under way is left. The same seed deals the same cards."""
        spec = get_game(game)
        check_bot_name(level, spec.id)
        count = seats if seats is not None else max(spec.min_seats, 2)
        table = await asyncio.to_thread(LocalTable, spec, count, seat, level, seed, options)
        await self._sit(table)
        return await self.look()

    async def join(self, url: str, name: str = "Guest", seat: int | None = None, token: str = "") -> str:
        """Sit down at a table of a server by its link, http://host:8000/table/ID; a token comes back to a seat."""
        table = await RemoteTable.join(url, name, seat, token)
        await self._sit(table)
        return f"You have seat {table.number}. look shows the table once the game has begun."

    async def _sit(self, table: SeatTable) -> None:
        await self.close()
        self._table = table

    async def close(self) -> None:
        if self._table is not None:
            await self._table.close()
            self._table = None

    def _here(self) -> SeatTable:
        if self._table is None:
            raise SpeciateError("there is no table yet: begin with new_game or join")
        return self._table

    # -- playing --------------------------------------------------------------------------------

    async def look(self, full: bool = False) -> str:
        """The table as your seat sees it, what is new, and what you have to decide. full: all of it as JSON (long)."""
        table = self._here()
        await table.wait()
        moment = table.moment()
        if full:
            return self._text.full(moment)
        table.read()
        return self._text.look(moment)

    async def legal_moves(self) -> str:
        """Everything you can play now, whole choices as one code."""
        return self._text.legal(self._here().moment())

    async def move_syntax(self) -> str:
        """How moves of this game are written."""
        return self._text.syntax(self._here().moment())

    async def why(self, move: str) -> str:
        """Whether a move could be played now; if not, which rule forbids it. Nothing is played."""
        return self._text.why(self._here().moment(), move)

    async def play(self, move: str) -> str:
        """Play a code, or several moves of one choice with ; between them. Shows what came of it."""
        table = self._here()
        moment = table.moment()
        try:
            await table.play(read_choice(moment.game, move))
        except SpeciateError as error:
            raise SpeciateError(self._text.error(moment, error)) from None
        return await self.look()

    async def rules(self, slug: str = "") -> str:
        """The text of a rule by its slug, or of all rules of a section; without a slug the list of all."""
        return self._text.rules(self._here().moment(), slug)


def guarded(session: Session, tool: Tool) -> Callable[..., Awaitable[CallToolResult]]:
    """The tool under its own name and signature; what a user can cause comes back as a sentence."""

    @wraps(tool)
    async def call(*args: Any, **kwargs: Any) -> CallToolResult:
        async with session.lock:
            try:
                return said(await tool(*args, **kwargs))
            except SpeciateError as error:
                return said(sentence(str(error)), is_error=True)

    return call


def said(text: str, is_error: bool = False) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=is_error)


def make_server(lang: str = "en", list_moves: bool = True) -> MCPServer[None]:
    """The server with its tools; without `list_moves` an agent has to know what it can do."""
    session = Session(lang)

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await session.close()

    server = MCPServer("speciate", version=__version__, instructions=INSTRUCTIONS, log_level="ERROR", lifespan=lifespan)
    tools: list[Tool] = [session.games, session.new_game, session.join, session.look]
    tools += [session.legal_moves] if list_moves else []
    tools += [session.move_syntax, session.why, session.play, session.rules]
    for tool in tools:
        server.add_tool(guarded(session, tool), structured_output=False)
    return server
