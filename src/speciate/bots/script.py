"""Runs a bot that is a Python class in a file, inside the sandbox: `python -m speciate.bots.script FILE CLASS`."""

import importlib.util
import inspect
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from speciate.bots.custom import BadBot
from speciate.bots.stdio import converse, give_up, own_output
from speciate.core.digest import fingerprint


def load(path: Path, name: str) -> Any:
    """The class, the bot or the function that makes one; BadBot when there is none. A file is read once a process."""
    module = module_of(path)
    found = getattr(module, name, None)
    if found is None:
        classes = [key for key, value in vars(module).items() if callable(getattr(value, "choose", None))]
        raise BadBot(
            f"there is no {name} in {path.name}; with a method choose there are: {', '.join(classes) or 'none'}"
        )
    if not callable(getattr(found, "choose", None)) and not inspect.isfunction(found):
        raise BadBot(f"{name} of {path.name} has no method choose(request)")
    return found


@cache
def module_of(path: Path) -> ModuleType:
    """The file as a module of a name that no other has. Modules beside it can be imported by it."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # at the end: a bot beside a random.py must not give us another `random`
    name = f"{path.stem}_{fingerprint(str(path).encode())}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def main() -> None:
    path = Path(sys.argv[1])
    answers = own_output()  # before the file is read: it may print
    sys.path.insert(0, str(path.parent))  # in a process of its own the bot's modules come first
    try:
        bot = load(path, sys.argv[2])
    except BadBot as error:
        sys.exit(str(error))
    except Exception as error:
        give_up(error, None)
    converse(bot, answers)


if __name__ == "__main__":
    main()
