"""A bot in Python as a program: questions come in on stdin, answers go out on stdout (docs/bot-protocol.md)."""

import json
import os
import sys
import traceback
from random import Random
from typing import Any, NoReturn, TextIO

from speciate.bots.blame import complaint
from speciate.bots.custom import Bot, BotMaker, CustomBot, make_custom
from speciate.core.decision import Decision
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.table.agent import Agent, Request


def stdio(bot: Bot | BotMaker) -> None:
    """Plays a bot as a program: reads questions from stdin and answers them on stdout until they end.

    With `speciate.stdio(MyBot)` in its last line, `mybot.py` can sit down wherever programs can, as
    `cmd:python3 mybot.py`. What the bot prints goes nowhere: the answers have a pipe of their own.
    """
    converse(bot, own_output())


def converse(bot: Bot | BotMaker, answers: TextIO) -> None:
    """The hello, then a question a line."""
    hello = json.loads(sys.stdin.readline())
    game = get_game(hello["game"])
    made: object = bot
    try:
        agent = CustomBot(make_custom(bot, Random(hello["seed"])))
        made = agent.bot
        print(json.dumps({"type": "ready"}), file=answers, flush=True)
        for line in sys.stdin:
            print(json.dumps(answer(agent, game, json.loads(line))), file=answers, flush=True)
    except Exception as error:
        give_up(error, made)


def answer(agent: Agent, game: GameSpec, question: dict[str, Any]) -> dict[str, object]:
    codec = game.engine.codec
    legal = [codec.parse(code) for code in question["legal"]]
    request = Request(game, Decision(**question["decision"]), legal, game.engine.view(question["view"]))
    return {"id": question["id"], "move": codec.text(agent.choose(request))}


def give_up(error: Exception, bot: object) -> NoReturn:
    """Ends the program with the whole traceback on stderr; its last line, which is shown, names file and line."""
    traceback.print_exc()
    sys.exit(complaint(error, bot))


def own_output() -> TextIO:
    """The pipe of the answers, out of the reach of `print`."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    return answers
