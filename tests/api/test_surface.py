"""What `import speciate` offers is what docs/api.md describes, no more and no less; what is not used costs nothing."""

import doctest
import importlib
import inspect
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import speciate
from speciate.core.refusal import Refusal

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
MODULES = [
    "speciate",
    *(f"speciate.api.{path.stem}" for path in sorted((ROOT / "src/speciate/api").glob("[a-z]*.py"))),
    "speciate.bots.custom",
    "speciate.lab",
    "speciate.bots.stdio",
    "speciate.table.agent",
    "speciate.table.imagined",
    "speciate.table.legal",
    "speciate.table.record",
]


FUNCTIONS = vars(importlib.import_module("speciate.api")) | {"connect": speciate.connect, "host": speciate.host}


def sections() -> dict[str, list[list[str]]]:
    """The rows of the table of each section, by its heading."""
    found: dict[str, list[list[str]]] = {}
    for part in DOCUMENT.split("\n## ")[1:]:
        heading, _, text = part.partition("\n")
        rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| `")]
        found[heading] = rows
    return found


def names_in(cell: str) -> set[str]:
    """The names that are set as code: `play(seat, move)` is `play`."""
    return {code.partition("(")[0] for code in re.findall(r"`([^`]+)`", cell)}


def members(thing: object) -> set[str]:
    """What a user can reach of it: methods, properties and attributes of our own."""
    kinds = thing.__mro__ if isinstance(thing, type) else type(thing).__mro__
    found = set(getattr(thing, "__dict__", {})) if not isinstance(thing, type) else set()
    for kind in kinds:
        if kind.__module__.startswith("speciate"):
            found |= set(vars(kind)) | set(getattr(kind, "__annotations__", {}))
    return {name for name in found if not name.startswith("_")}


def examples() -> dict[str, object]:
    """One of each class."""
    table = speciate.new("evolution", 2, seed=1)
    thoughts = table.think(0, "casual", seed=1)
    request = table.request(0)
    decision = table.decision(0)
    over = speciate.play("template", ["random", "random"], seed=1)
    assert decision is not None and over.outcome is not None
    made: list[object] = [table, thoughts, thoughts[0], request, decision, over.outcome, table.view(0), table.legal(0)]
    made += [table.legal(0)[0], request.imagine(Random(1)), table.game, table.game.options[0]]
    made += [speciate.rule("evolution:attack.size"), table.play(0, table.legal(0)[0])[0]]
    made += [speciate.SpeciateError("x"), speciate.UnknownName("x", "y", []), speciate.BadPack("x", [])]
    made += [speciate.IllegalMove("x", Refusal("a:b", "c", {})), speciate.UnreadableMove("x"), speciate.BadOption("x")]
    made += [speciate.BadRecord("x"), speciate.BadBot("x"), speciate.ClientError("x")]
    classes: list[type] = [speciate.Bot, speciate.RemoteSeat, speciate.ArenaResult]
    return {type(one).__name__: one for one in made} | {one.__name__: one for one in classes}


def documented() -> dict[str, set[str]]:
    """Every name that is described, with the members that are."""
    found: dict[str, set[str]] = {"SPECTATOR": set()}
    for heading, rows in sections().items():
        if heading == "Functions":
            found |= {name: set() for row in rows for name in names_in(row[0])}
        elif heading in ("Values", "Errors"):
            found |= {name: names_in(row[1]) for row in rows for name in names_in(row[0])}
        else:
            found[heading] = {name for row in rows for name in names_in(row[0])}
    return found


def test_every_public_name_is_described_and_nothing_else() -> None:
    assert sorted(documented()) == sorted(speciate.__all__)
    assert all(getattr(speciate, name) is not None for name in speciate.__all__)


def test_every_public_method_of_every_public_class_is_described_and_nothing_else() -> None:
    made = examples()
    classes = [name for name in speciate.__all__ if isinstance(getattr(speciate, name), type)]
    assert sorted(made) == sorted(classes)
    described = documented()
    base = members(made["SpeciateError"])
    for name, one in made.items():
        own = members(one)
        if isinstance(one, speciate.SpeciateError) and name != "SpeciateError":
            own -= base
        assert own == described[name], name


def test_arguments_are_those_that_the_document_names() -> None:
    for row in sections()["Functions"]:
        name, _, arguments = row[0].strip(" `").partition("(")
        function = FUNCTIONS[name]
        assert list(inspect.signature(function).parameters) == re.findall(r"\w+", arguments), name


@pytest.mark.parametrize("module", MODULES)
def test_examples_of_the_docstrings_run(module: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(module))
    assert failed == 0


def test_every_function_and_class_of_ones_own_has_an_example_or_a_sentence() -> None:
    for name in speciate.__all__:
        found = getattr(speciate, name)
        if not getattr(found, "__module__", "speciate.core").startswith("speciate.core"):  # compiled ones lose theirs
            assert (found.__doc__ or "").strip(), name
    for name in ("new", "load", "play", "arena", "connect", "host", "rule", "Table", "Bot", "Request", "ImaginedTable"):
        assert ">>> " in getattr(speciate, name).__doc__, name


def test_the_import_loads_nothing_before_it_is_used() -> None:
    code = "import sys, speciate; print(sorted(name for name in sys.modules if name.startswith('speciate')))"
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['speciate', 'speciate._engine']"


def test_a_game_by_hand_loads_no_terminal_and_no_server() -> None:
    code = """
import sys, speciate
table = speciate.new("template", 2, seed=1)
table.play(0, table.legal(0)[0])
print([name for name in ("rich", "typer", "litestar", "sqlalchemy", "uvicorn") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_package_of_the_games_is_also_their_list() -> None:
    package: object = importlib.import_module("speciate.games")
    assert package is speciate.games
    assert "evolution" in [game.id for game in speciate.games()]
    assert importlib.import_module("speciate.games.evolution").GAME.id == "evolution"


def test_every_name_of_the_lab_is_described_and_its_arguments_are_those_of_the_document() -> None:
    rows = sections()["lab"]
    assert documented()["lab"] == set(speciate.lab.__all__)
    front = importlib.import_module("speciate.lab.front")
    for row in rows:
        name, call, arguments = row[0].strip(" `").partition("(")
        assert getattr(speciate.lab, name) is not None
        if call:
            function = getattr(front, name)
            assert list(inspect.signature(function).parameters) == re.findall(r"\w+", arguments), name


def test_types_are_shipped() -> None:
    assert (ROOT / "src/speciate/py.typed").exists() and '"py.typed"' in (ROOT / "pyproject.toml").read_text()


def test_what_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = speciate.no_such_name  # type: ignore[attr-defined]  # that is the point
    assert set(speciate.__all__) <= set(dir(speciate))
