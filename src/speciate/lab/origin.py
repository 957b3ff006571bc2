"""What made a result: game, options, pack, bots and the code of all of them, each with a fingerprint.

A result is only ever continued, or taken for finished, by a run of the same origin. What differs is named.
"""

import ast
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import speciate
from speciate.bots.bot_loader import PROGRAM, file_and_class, is_external, program
from speciate.core.digest import canonical, fingerprint
from speciate.core.errors import SpeciateError
from speciate.core.game import GameSpec

ROOT = Path(speciate.__file__).parent
ENGINE = ("core", "kit", "small", "table")  # what every game is played with
LEARNT = (".py", ".json", ".toml", ".npz")  # code, and what it reads

Origin = dict[str, Any]  # by part: `engine`, `options`, `bot greedy` …; plain data


def origin(game: GameSpec, bots: Iterable[str], agreed: Mapping[str, Any], apart: Iterable[str] = ()) -> Origin:
    """Of a run with these bots; `agreed` is everything else that was asked for, by name.

    `apart` names files of the game that such a run never looks into.
    """
    parts: Origin = {
        "game": f"{game.id} {game.rules_version}",
        "engine": digest_of([*(ROOT / name for name in ENGINE), home_of(game)], frozenset(apart)),
    }
    pack = agreed.get("pack")
    parts["pack"] = fingerprint(canonical(game.engine.pack(pack).to_json()))
    parts["options"] = game.read_options(agreed.get("options", {}))
    parts |= {name: value for name, value in agreed.items() if name not in ("game", "pack", "options")}
    parts |= {f"bot {name}": digest_of(files_of(name)) for name in dict.fromkeys(bots)}
    return dict(json.loads(json.dumps(parts)))  # as it comes back from a file


def home_of(game: GameSpec) -> Path:
    """The folder of a game, or its one file."""
    spec = find_spec(game.package)
    assert spec is not None and spec.origin is not None
    file = Path(spec.origin)
    return file.parent if spec.submodule_search_locations else file


# -- what a bot is made of ------------------------------------------------------------------------------------


def files_of(bot: str) -> list[Path]:
    """Of our own bots all of their code; of a script what it imports from beside it; of a program what is named."""
    if not is_external(bot):
        return [ROOT / "bots"]
    if bot.startswith(PROGRAM):
        return [path for word in program(bot) if (path := Path(word)).is_file()]
    return sorted(imported(file_and_class(bot)[0], {}))


def imported(file: Path, seen: dict[Path, None]) -> dict[Path, None]:
    """A script and the modules beside it that it imports, and those that these import."""
    if file in seen:
        return seen
    seen[file] = None
    try:
        tree = ast.parse(file.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return seen  # it fails when it plays, and says why
    for name in names_in(tree):
        for path in (file.parent / f"{name}.py", file.parent / name / "__init__.py"):
            if path.is_file():
                imported(path, seen)
    return seen


def names_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from [node.module.partition(".")[0]] if node.module else [alias.name for alias in node.names]


def digest_of(paths: Iterable[Path], apart: frozenset[str] = frozenset()) -> str:
    """One fingerprint of the contents of files, and of the code in folders but for files of some names."""
    return fingerprint("".join(contents(path, apart) for path in paths).encode())


def contents(path: Path, apart: frozenset[str]) -> str:
    return folder_contents(path, apart) if path.is_dir() else hashlib.sha256(path.read_bytes()).hexdigest()


@cache
def folder_contents(folder: Path, apart: frozenset[str]) -> str:
    """The program's own folders, which do not change while it runs."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in LEARNT and path.name not in apart)
    lines = [f"{path.relative_to(folder).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in files]
    return "\n".join(lines)


# -- comparing ------------------------------------------------------------------------------------------------


class OtherOrigin(SpeciateError):
    """A result that another run has made: it is neither continued nor overwritten. `parts` are what differs."""

    def __init__(self, path: Path, parts: list[str]) -> None:
        text = f"{path}: was made with something else ({', '.join(parts)}); choose another name, or move it away"
        super().__init__(text, "other-origin")
        self.path = path
        self.parts = parts


def check_same(path: Path, made: object, wanted: Origin) -> None:
    """OtherOrigin if a result was made otherwise than is wanted now."""
    if not isinstance(made, dict):
        raise SpeciateError(
            f"{path}: does not say what made it; choose another name, or move it away", "no-origin", file=str(path)
        )
    parts = sorted(name for name in {*made, *wanted} if made.get(name) != wanted.get(name))
    if parts:
        raise OtherOrigin(path, parts)
