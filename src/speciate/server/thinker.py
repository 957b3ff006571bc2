"""A process bots think in: a question a line on stdin, what to do a line on stdout."""

import json
import sys
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from speciate.bots.registry import make_bot
from speciate.core.decision import Decision
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.table.agent import Request


@runtime_checkable
class Explaining(Protocol):
    """A bot that can say what each of its moves is worth to it, the higher the better."""

    def explain(self, request: Request) -> Sequence[tuple[int, float]]: ...


def think(question: dict[str, Any]) -> dict[str, Any]:
    """What the bot would do; it gets the view as it was written, and nothing else."""
    game = get_game(question["game"])
    codec = game.engine.codec
    bot = make_bot(question["bot"], stream(question["seed"], question["bot"]))
    legal = [codec.parse(code) for code in question["legal"]]
    request = Request(game, Decision(**question["decision"]), legal, game.engine.view(question["view"]))
    if question["explain"] and isinstance(bot, Explaining) and (values := bot.explain(request)):
        ranked = sorted(values, key=lambda value: -value[1])
        return {
            "move": codec.text(ranked[0][0]),
            "moves": [{"move": codec.text(move), "value": value} for move, value in ranked],
        }
    return {"move": codec.text(bot.choose(request)), "moves": []}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(think(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
