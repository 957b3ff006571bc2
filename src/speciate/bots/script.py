"""Runs a bot that is a Python class in a file, inside the sandbox: `python -m speciate.bots.script FILE CLASS`."""

import importlib.util
import inspect
import sys
from pathlib import Path
from typing import Any

from speciate.bots.stdio import converse, own_output


def load(path: Path, name: str) -> Any:
    """The class, the bot or the function that makes one. Modules beside the file can be imported by it."""
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
    if not callable(getattr(found, "choose", None)) and not inspect.isfunction(found):
        sys.exit(f"{name} of {path.name} has no method choose(request)")
    return found


def main() -> None:
    answers = own_output()  # before the file is read: it may print
    converse(load(Path(sys.argv[1]), sys.argv[2]), answers)


if __name__ == "__main__":
    main()
