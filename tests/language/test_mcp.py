"""The tools an agent has, through the SDK's own client: here, and at a table of a real server."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING

import pytest

from speciate.core.errors import SpeciateError
from speciate.core.registry import get_game
from speciate.language.tables import LocalTable
from tests.client.conftest import ServerProcess, server
from tests.client.players import open_table
from tests.language.playing import any_choice

if TYPE_CHECKING:  # a large package: only the process that runs these tests loads it, not each that lists them
    from mcp import Client

__all__ = ["server"]  # the fixture

CALL = 0.010  # seconds of this machine's time that a call may take on average
Ask = Callable[..., Awaitable[str]]


class Agent:
    """Calls tools, and knows which answers were mistakes."""

    def __init__(self, client: "Client") -> None:
        self.client = client
        self.calls = 0
        self.mistakes: list[str] = []

    async def ask(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert content.type == "text" and result.structured_content is None
        self.calls += 1
        if result.is_error:
            self.mistakes.append(content.text)
        return content.text

    async def play_on(self, table: str, rng: Random) -> str:
        """Any choices to the end of the game."""
        while "The game is over." not in table:
            if "Your decision" in table:
                table = await self.ask("play", move=any_choice(await self.ask("legal_moves"), rng))
            else:
                table = await self.ask("look")
        return table


def session(play: Callable[[Agent], Awaitable[None]], lang: str = "en", list_moves: bool = True) -> None:
    from mcp import Client

    from speciate.language.mcp_server import make_server

    async def run() -> None:
        async with Client(make_server(lang, list_moves)) as client:
            await play(Agent(client))

    asyncio.run(run())


def test_an_agent_plays_a_whole_game_in_ten_milliseconds_a_call() -> None:
    async def play(agent: Agent) -> None:
        table = await agent.ask("new_game", game="s-evolution", seats=2, level="random", seed="1")
        start, before = time.process_time(), agent.calls
        table = await agent.play_on(table, Random(1))
        assert "Winners: " in table and agent.mistakes == [] and agent.calls > 60
        assert (time.process_time() - start) / (agent.calls - before) < CALL
        assert "can be played" not in await agent.ask("why", move="stay")
        assert "nothing for you" in await agent.ask("legal_moves")
        await agent.ask("play", move="stay")
        assert len(agent.mistakes) == 1 and "Rule s-evolution:" in agent.mistakes[0]

    session(play)


def test_mistakes_are_sentences_and_change_nothing() -> None:
    async def play(agent: Agent) -> None:
        for tool in ("look", "legal_moves", "move_syntax", "rules"):
            assert await agent.ask(tool) == "There is no table yet: begin with new_game or join."
        await agent.ask("new_game", game="evoluton")
        await agent.ask("new_game", game="evolution", seats=9)
        await agent.ask("new_game", game="evolution", seat=5)
        await agent.ask("new_game", game="evolution", level="genius")
        await agent.ask("new_game", game="evolution", options={"quick": 7})
        await agent.ask("join", url="nowhere")
        await agent.ask("join", url="http://127.0.0.1:9")
        await agent.ask("join", url="http://127.0.0.1:9/table/abc")
        assert "There is no table yet" in await agent.ask("look")
        table = await agent.ask("new_game", game="evolution", seats=3, level="random", seed="7")
        before = await agent.ask("look")
        assert table.endswith(before) and "News" not in before
        refused = await agent.ask("play", move="attack 0>1.0")
        assert refused == await agent.ask("why", move="attack 0>1.0")
        assert "Rule evolution:feed.order (Feeding turns): " in refused
        assert await agent.ask("play", move="fly") == await agent.ask("why", move="fly")
        await agent.ask("rules", slug="feedd")
        assert await agent.ask("look") == before
        assert len(agent.mistakes) == 16
        for mistake in agent.mistakes:
            assert mistake[0].isupper() or mistake[0] == '"', mistake
            assert mistake.endswith((".", "?")) and "Traceback" not in mistake

    session(play)


def test_what_there_is_to_read() -> None:
    async def play(agent: Agent) -> None:
        tools = (await agent.client.list_tools()).tools
        assert [tool.name for tool in tools][:3] == ["games", "new_game", "join"] and all(t.description for t in tools)
        assert "legal_moves" not in [tool.name for tool in tools]
        assert "evolutopia: Evolutopia, 1 to 5 seats, all win or lose together" in await agent.ask("games")
        table = await agent.ask("new_game", game="evo", seats=3, level="random", seed="1")
        assert "Auction" in table or "Meteor" in table
        assert "lot <lot> <gene>" in await agent.ask("move_syntax")
        assert '"players":' in await agent.ask("look", full=True)
        assert (await agent.ask("rules", slug="meteor")).count("meteor.") > 1

    session(play, list_moves=False)


def test_what_a_game_says_is_in_the_language_of_the_command() -> None:
    async def play(agent: Agent) -> None:
        await agent.ask("new_game", game="evolution", seats=2, level="random", seed="1")
        assert "pendant les repas" in await agent.ask("why", move="attack 0>1.0")

    session(play, lang="fr")


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SpeciateError, match="no seat 2"):
        LocalTable(get_game("evolution"), 2, 2, "random")


def test_an_agent_plays_at_a_table_of_a_server(server: ServerProcess) -> None:
    async def play(agent: Agent) -> None:
        opened = await open_table(server.url, "evolution", 2, ["random"])
        assert "seat 0" in await agent.ask("join", url=f"{server.url}/table/{opened.table}", name="Ann")
        table = await agent.ask("look")
        assert "You are Ann, seat 0." in table and "Your decision: " in table
        refused = await agent.ask("play", move="attack 0>1.0")
        assert refused == await agent.ask("why", move="attack 0>1.0") and "evolution:feed.order" in refused
        rng = Random(1)
        for _ in range(6):
            table = await agent.ask("play", move=any_choice(await agent.ask("legal_moves"), rng))
        assert len(agent.mistakes) == 1 and "News:" in table
        assert "Rule evolution:" in await agent.ask("play", move="end; end")
        waiting = await open_table(server.url, "evolution", 3)
        await agent.ask("join", url=f"{server.url}/table/{waiting.table}", name="Ann")
        assert "2 seats are free" in await agent.ask("legal_moves")

    session(play)
