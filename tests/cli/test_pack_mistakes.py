"""Every mistake of a pack, in English and in French: each game's packs are spoilt in all the ways that can be noted."""

import copy
import re
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from speciate.core.errors import BadPack
from speciate.core.registry import all_games, get_game
from speciate.kit import packs
from speciate.kit.reading import Reader
from speciate.lab.sweep import read_sweep
from speciate.table.words import LANGUAGES, Messages, mistakes_of
from tests.cli.conftest import Run
from tests.cli.mistakes import ENGLISH, OF_POSITIONS, check, keys

Data = dict[str, Any]
Change = Callable[[Data], object]


def put(*path: Any) -> Change:
    """A change: the last of `path` is put where the rest leads to."""
    *way, last, value = path

    def change(data: Data) -> None:
        part: Any = data
        for key in way:
            part = part[key]
        part[last] = value

    return change


def regions(half: str, column: int, text: str) -> Change:
    return put("halves", half, "columns", column, "regions", text)


SPOILT: dict[str, list[Change]] = {
    "evo": [
        put("boards", "3", ["A"]),
        put("boards", "3", ["A", "B"]),
        regions("A", 0, "B G X"),
        put("halves", "D", "columns", 1, "q", 0),
        put("halves", "C", {"columns": []}),
        put("halves", "D", "columns", 0, "q", -1),
        put("halves", "D", "columns", 0, "regions", " ".join("Y" * 16)),
        lambda data: [column.update(r=9) for column in data["halves"]["D"]["columns"]],
        regions("D", 2, "Y Y B"),
        regions("D", 2, "Y G* B"),
        regions("D", 1, "G Y* G Y"),
        put("climate", "loop", ["beach", "sea"]),
        put("climate", "loop", ["beach"]),
        put("climate", "loop", ["beach", "hill"]),
        put("climate", "die", [1, 1, 1]),
        put("meteor", "cells", [[]]),
        put("meteor", "cells", 3, [7]),
        put("genes", "leg", 31),
        put("events", 0, "count", 250),
        put("events", 0, "card", "leg"),
        put("events", 0, "card", "leg+0"),
        put("events", 0, "card", "swim+9"),
        put("events", 0, "card", "wings+2"),
        put("events", 0, "card", "legs+2"),
        put("events", 0, "source", "a friend"),
    ],
    "evolution": [
        put("food", {"horns": [1, 2, 3]}),
        put("food", "horns", 0, "three"),
        put("food", "horns", 0, 99),
        put("food", "hornes", [1]),
        put("food", 3),
    ],
    "evolutopia": [
        lambda data: data["evolution"].pop(),
        put("evolution", 0, "experts", {}),
        put("evolution", 0, "gains", {}),
        put("evolution", 0, "experts", {"urbanist": 1}),
        put("crisis", 0, "arrival", []),
        put("crisis", 0, "unmanaged", []),
        put("crisis", 0, "unmanaged", 1, "n", 0),
        put("crisis", 0, "unmanaged", 0, "op", "earthquake"),
        put("level", "2", "nuisances", ["z9"]),
        put("level", "2", "nuisances", ["a1", "a1"]),
        put("level", "2", "nuisances", [f"{column}{row}" for row in "134" for column in "abcd"]),
        put("level", "2", "nuisances", []),
        put("level", "2", "indicators", 9),
        lambda data: [crisis.update(count=0) for crisis in data["crisis"][:11]],
        lambda data: [role.update(op="copy-role") for role in data["role"][:9]],
    ],
    "s-evolution": [
        put("cards", "food", ["1+1"] * 60),
        put("cards", "food", 0, "nine"),
        put("cards", "food", 0, "1+9"),
        put("cards", "food", 0, "1+famin"),
        put("cards", "food", 0, "1+famine"),
        put("cards", "food", 0, "4+disaster"),
        put("discoveries", "red", ["green"]),
        put("discoveries", "red", 0, "gren"),
        put("provenance", "cards", "guessed"),
    ],
    "template": [
        put("seeds", "oak", "value", -1),
        put("seeds", "oak", "value", 1000),
        put("seeds", "oak", "acorn", 1),
        put("pack", "name", " "),
        put("pack", "game", "evo"),
        put("colour", "green"),
    ],
}


# What can be borne, but is not what is printed: house rules.
CHANGED: dict[str, list[Change]] = {
    "evo": [put("genes", "leg", 11), put("events", 0, "count", 1), put("climate", "start", 1)],
    "evolution": [lambda data: data["food"].pop("horns"), put("food", "horns", 0, 9)],
    "evolutopia": [
        put("evolution", 4, "count", 0),
        put("level", "discovery", "nuisances", ["a1", "b4", "d4"]),
        put("level", "2", "indicators", 4),
        put("crisis", 0, "unmanaged", 1, "n", 2),
    ],
    "s-evolution": [
        put("cards", "food", ["1+1"]),
        put("cards", "food", 0, "1+joker"),
        put("cards", "food", 7, "6+1"),
        put("cards", "tools", 5, "4+1"),
        put("cards", "tools", 0, "3+disaster"),
    ],
    "template": [put("seeds", "oak", "value", 9)],
}


def changed(game: str, changes: dict[str, list[Change]]) -> Iterator[Data]:
    good = tomllib.loads((files(get_game(game).package) / "pack.toml").read_text(encoding="utf-8"))
    for change in changes[game]:
        data = copy.deepcopy(good)
        change(data)
        yield data


def mistakes(game: str) -> list[str]:
    found: list[str] = []
    for data in changed(game, SPOILT):
        with pytest.raises(BadPack) as error:
            get_game(game).engine.pack(data)
        found += error.value.mistakes
    return found


def departures(game: str) -> list[str]:
    found: list[str] = []
    for data in changed(game, CHANGED):
        pack = get_game(game).engine.pack(data)
        assert pack.is_house and pack.departures
        found += pack.departures
    return found


def misread() -> list[str]:
    """What the reading of any file can find."""
    found: list[str] = []
    Reader([], "", found)
    data = {"n": 1, "f": 1.5, "w": "x", "b": True, "o": {}, "l": [None, 7], "t": tomllib.loads("t = 1999-01-01")["t"]}
    reader = Reader(data, "here", found)
    for key in data:
        reader.word(key, ["known"])
        reader.flag(key)
        reader.items(key)
    for key in ("f", "w", "b", "o", "t", "none"):
        reader.integer(key, 0, 1)
    reader.integer("n", 2, 3)
    reader.words("l")
    reader.numbers("l", 1, 2)
    spare = Reader({"colours": 1, "odd": 2}, "spare", found)
    spare.flag("colour")
    spare.close()
    packs.visible(Reader({"name": " "}, "", found), "name")
    packs.read_about(Reader({"pack": {"name": ""}, "provenance": {}}, "", found), "evo", ())
    return found


def unread(folder: Path) -> list[str]:
    """What can be wrong with a file before anything in it is looked at."""
    found: list[str] = []
    for name, content in (("a", b"[pack\n"), ("b", b"a = ["), ("c", b"\xff"), ("d", b"a = [" + b"[" * 9000)):
        (folder / name).write_bytes(content)
    for path in (folder, *(folder / name for name in "abcde")):
        with pytest.raises(BadPack) as error:
            packs.load(path)
        found += error.value.mistakes
    return found


SPOILT_SWEEP = """
game = "template"
table = [{ bots = ["random", "random"] }]
variant = [{ name = "one" }, { name = "two" }]
sweep = { method = "grid" }
parameter = [
  { option = "a", change = "b" },
  { change = "a", between = [9, 1] },
  { change = "b", between = [1, 900000] },
]
goal = [{ measure = "score" }, { measure = "lead", at_least = "many" }]
"""


def missought(folder: Path) -> list[str]:
    """What can be wrong with a search for values, beyond what can be wrong with any file."""
    (folder / "sweep.toml").write_text(SPOILT_SWEEP)
    with pytest.raises(BadPack) as error:
        read_sweep(folder / "sweep.toml")
    return error.value.mistakes


@pytest.mark.parametrize("game", SPOILT)
def test_every_mistake_of_a_games_packs_is_said_in_both_languages(game: str) -> None:
    found = mistakes(game) + departures(game)
    check(found)
    spec = get_game(game)  # a game in one file has no mistakes of its own to word
    own = mistakes_of(spec, "en").keys if spec.texts is None else ()
    wanted = {f"{game}:{key}" for key in own if key.startswith("pack-")}
    said = {key for mistake in found for key in keys(mistake)}
    assert {key for key in said if key.startswith(f"{game}:pack-")} == wanted


def test_every_mistake_of_any_file_is_said_in_both_languages(tmp_path: Path) -> None:
    found = misread() + unread(tmp_path) + missought(tmp_path) + departures("template")
    check(found)
    said = {f"mistake-{key}" for mistake in found for key in keys(mistake) if key}
    wanted = {key for key in Messages("speciate.table", "en").keys if key.startswith("mistake-")}
    of_positions = {f"mistake-{key}" for key in OF_POSITIONS}  # see test_position_mistakes.py
    assert wanted - said == {"mistake-and", "mistake-no-access"} | of_positions


def test_every_game_with_a_pack_is_spoilt_here() -> None:
    assert set(SPOILT) == set(CHANGED) == set(all_games())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SPOILT)
def test_the_terminal_says_them_line_by_line(run: Run, tmp_path: Path, game: str, lang: str) -> None:
    path = tmp_path / "mine.toml"
    text = run("pack", "show", game).out
    path.write_text(re.sub(r"(?m)^name = .*", 'name = ""\nnames = 1', text, count=1), encoding="utf-8")
    result = run("pack", "check", path, "--lang", lang)
    place = f"error: {path}:" if lang == "en" else f"erreur : {path} :"
    assert result.code == 2
    assert [line.partition(" pack.")[0] for line in result.err.splitlines()] == [place, place]
    assert bool(ENGLISH.search(result.err.replace(str(path), ""))) == (lang == "en")


def test_elsewhere_they_make_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[pack]\nname = "mine"\ngame = "template"\n', encoding="utf-8")
    line = run("play", "template", "--pack", path, "--lang", "fr").mistake()
    assert f"{path} : provenance manque ; seeds manque" in line
