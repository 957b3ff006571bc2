"""A process bots think in: a question a line on stdin, the code of a move a line on stdout."""

import json
import sys
from typing import Any

from speciate.bots.registry import make_bot
from speciate.core.decision import Decision
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.table.agent import Request


def think(question: dict[str, Any]) -> str:
    """What the bot would do; it gets the view as it was written, and nothing else."""
    game = get_game(question["game"])
    codec = game.engine.codec
    bot = make_bot(question["bot"], stream(question["seed"], question["bot"]))
    legal = [codec.parse(code) for code in question["legal"]]
    request = Request(game, Decision(**question["decision"]), legal, game.engine.view(question["view"]))
    return codec.text(bot.choose(request))


def main() -> None:
    for line in sys.stdin:
        print(json.dumps({"move": think(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
