"""Runs a bot that is a Python class in a file, inside the jail: `python -m speciate.bots.script FILE CLASS`.

What the class prints goes nowhere: the answers have a pipe of their own.
"""

import importlib.util
import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any, TextIO

from speciate.core.decision import Decision
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.table.agent import Agent, Request


def load(path: Path, name: str) -> Any:
    """The class. Modules beside the file can be imported by it."""
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    found = getattr(module, name, None)
    if found is None:
        classes = [key for key, value in vars(module).items() if callable(getattr(value, "choose", None))]
        sys.exit(f"there is no {name} in {path.name}; with a method choose there are: {', '.join(classes) or 'none'}")
    if not callable(getattr(found, "choose", None)):
        sys.exit(f"{name} of {path.name} has no method choose(request)")
    return found


def answer(agent: Agent, game: GameSpec, question: dict[str, Any]) -> dict[str, object]:
    codec = game.engine.codec
    legal = [codec.parse(code) for code in question["legal"]]
    request = Request(game, Decision(**question["decision"]), legal, game.engine.view(question["view"]))
    return {"id": question["id"], "move": codec.text(agent.choose(request))}


def own_output() -> TextIO:
    """The pipe of the answers, out of the reach of `print`."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    return answers


def main() -> None:
    path, name = Path(sys.argv[1]), sys.argv[2]
    answers = own_output()
    bot = load(path, name)
    hello = json.loads(sys.stdin.readline())
    game = get_game(hello["game"])
    agent: Agent = bot(Random(hello["seed"]))
    print(json.dumps({"type": "ready"}), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(agent, game, json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
