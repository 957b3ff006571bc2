"""An agent's session over the Model Context Protocol: a client of the official SDK starts `speciate mcp` and plays.

Run it with `python examples/mcp_session.py` (needs `pip install speciate[mcp]`). In earnest an assistant is the client,
and a language model reads these texts; here anything that can be done is done.
"""

import asyncio
import sys

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.types import TextContent

DECISIONS = 12


async def ask(client: Client, tool: str, **arguments: object) -> str:
    """What a tool answers: a text, also when something is wrong."""
    result = await client.call_tool(tool, arguments)
    content = result.content[0]
    assert isinstance(content, TextContent)
    return content.text


def any_choice(listing: str) -> str:
    """Something that can be played: `card a|b; trait 0|1, new left|right` has `card a; new left` in it."""
    line = listing.splitlines()[1]
    return "; ".join(part.split(", ")[-1].split("|")[0] for part in line.split("; "))


async def main() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-m", "speciate.cli", "mcp"])
    assert sys.__stderr__ is not None  # the terminal's own: there the server complains, if it has to
    async with Client(stdio_client(command, sys.__stderr__)) as client:
        print(await ask(client, "new_game", game="evolution", seats=3, level="greedy", seed="7"), end="\n\n")
        print(await ask(client, "play", move="attack 0>1.0"), end="\n\n")
        table = ""
        for _ in range(DECISIONS):
            move = any_choice(await ask(client, "legal_moves"))
            table = await ask(client, "play", move=move)
            print(f"> {move}")
        print(table)


if __name__ == "__main__":
    asyncio.run(main())
