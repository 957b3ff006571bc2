"""`speciate new-game`: writes a game in one file, which plays as it is, and its test."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from speciate.cli.errors import wrong
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.registry import all_games
from speciate.small import starter

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40
TEST = '''"""The rules of {title}."""

from {module} import GAME

from speciate.testing import check_game


def test_the_game_keeps_what_the_program_relies_on() -> None:
    check_game(GAME)


def test_the_last_stone_wins() -> None:
    state = GAME.position({{"players": [{{}}, {{}}], "stones": 2, "turn": 1}})
    GAME.play(state, 1, "take 2")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [1]


def test_nobody_takes_more_stones_than_there_are() -> None:
    state = GAME.position({{"players": [{{}}, {{}}], "stones": 2, "turn": 0}})
    refusal = state.refusal(0, GAME.parse("take 3").packed)
    assert refusal is not None and refusal.rule == "{id}:take.some"
'''


def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    folder: Annotated[Path, typer.Option("--folder")] = Path(),
) -> None:
    terminal = terminal_of(context)
    module = checked(terminal, name, folder)
    files = {folder / f"{module}.py": game_text(name), folder / f"test_{module}.py": test_text(name)}
    for path in files:
        if path.exists():
            raise wrong(terminal, "error-new-game-exists", path=str(path))
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
        terminal.line("new-game-wrote", path=str(path))
    terminal.print("")
    path = folder / f"{module}.py"
    terminal.line("new-game-play", path=str(path), id=name)
    terminal.line("new-game-serve", path=str(path))
    terminal.line("new-game-test", path=str(folder / f"test_{module}.py"))
    terminal.line("new-game-install", module=module, id=name)


def checked(terminal: Terminal, name: str, folder: Path) -> str:
    """The name of the module, if the game can be called so and the folder is there."""
    module = name.replace("-", "_")
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(module):
        raise wrong(terminal, "error-new-game-name", name=name)
    if name in all_games():
        raise wrong(terminal, "error-new-game-known", name=name)
    if find_spec(module) is not None and not (folder / f"{module}.py").exists():
        raise wrong(terminal, "error-new-game-module", name=name)
    if not folder.is_dir():
        raise wrong(terminal, "error-new-game-folder", path=str(folder))
    return module


def game_text(name: str) -> str:
    """The starter with its name changed; it is a module of ours, so it is known to work."""
    source = Path(starter.__file__).read_text(encoding="utf-8")
    title = title_of(name)
    source = source.replace("class Starter", f"class {class_of(name)}").replace(
        "    Starter,\n", f"    {class_of(name)},\n"
    )
    source = (
        source.replace('"starter"', f'"{name}"')
        .replace('"Starter"', f'"{title}"')
        .replace('"""Starter:', f'"""{title}:')
    )
    return source.replace("starter.py speciate play starter", f"{name.replace('-', '_')}.py speciate play {name}")


def test_text(name: str) -> str:
    return TEST.format(title=title_of(name), module=name.replace("-", "_"), id=name)


def class_of(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def title_of(name: str) -> str:
    return name.replace("-", " ").capitalize()
