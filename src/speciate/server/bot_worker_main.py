"""A process bots think in: a question a line on stdin, what to do a line on stdout."""

import json
import sys
from typing import Any, Protocol, runtime_checkable

import msgspec

from speciate.bots.registry import make_bot
from speciate.core.decision import Decision
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.table.agent import Request


@runtime_checkable
class ExplainingBot(Protocol):
    """A bot that can say what it thinks of each move, the best first."""

    def explain(self, request: Request) -> list[dict[str, Any]]: ...


def think(question: dict[str, Any]) -> dict[str, Any]:
    """What the bot would do; it gets the view as it was written, and nothing else."""
    game = get_game(question["game"])
    codec = game.engine.codec
    bot = make_bot(question["bot"], stream(question["seed"], question["bot"]))
    legal = [codec.parse(code) for code in question["legal"]]
    request = Request(game, Decision(**question["decision"]), legal, game.engine.view(question["view"]))
    if question["explain"] and isinstance(bot, ExplainingBot):
        moves = bot.explain(request)
        return {"move": moves[0]["move"], "moves": moves}
    return {"move": codec.text(bot.choose(request)), "moves": []}


def main() -> None:
    for line in sys.stdin.buffer:
        print(json.dumps(think(msgspec.json.decode(line))), flush=True)


if __name__ == "__main__":
    main()
