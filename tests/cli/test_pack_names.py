"""Names that a pack gives its components are those one reads."""

import re
from pathlib import Path

import pytest

from speciate.core.errors import BadPack
from speciate.core.registry import get_game
from speciate.table.words import LANGUAGES, Words
from tests.cli.conftest import Run

NAMES = """
[names]
red-1 = { en = "Knotted string", fr = "Cordelette à nœuds" }
red-2 = "Quipu"
"""
EVOLUTOPIA = [
    ("evolution", '{ en = "Night buses", fr = "Bus de nuit" }', ["tile-e01", "place-e01"]),
    ("crisis", '{ en = "Locusts", fr = "Criquets" }', ["crisis-c01"]),
    ("plan", '{ en = "Hat trick", fr = "Coup du chapeau" }', ["plan-b1"]),
    ("role", '{ en = "Wanderer", fr = "Vagabonde" }', ["role-r01"]),
]
SIDES = '{ front = { en = "Tar pit", fr = "Goudron" }, back = { en = "Smog", fr = "Brouillard" } }'


def own_pack(run: Run, folder: Path, game: str, more: str = "") -> Path:
    path = folder / "mine.toml"
    text = run("pack", "show", game).out.replace(f'name = "{game}"', 'name = "mine"', 1) + more
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(("lang", "first"), [("en", "Knotted string"), ("fr", "Cordelette à nœuds")])
def test_discoveries_are_called_as_the_pack_calls_them(run: Run, tmp_path: Path, lang: str, first: str) -> None:
    path = own_pack(run, tmp_path, "s-evolution", NAMES)
    assert run("pack", "check", path).code == 0
    game = get_game("s-evolution")
    words = Words(game, lang, [], game.engine.pack(path).printed)
    assert words.t("discovery-red-1") == first
    assert words.t("discovery-red-2") == "Quipu"
    assert words.t("discovery-red-3") == Words(game, lang, []).t("discovery-red-3")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_of_evolutopia_are_called_as_the_pack_calls_them(run: Run, tmp_path: Path, lang: str) -> None:
    path = own_pack(run, tmp_path, "evolutopia")
    text = path.read_text(encoding="utf-8")
    for part, name, _ in [*EVOLUTOPIA, ("nuisance", SIDES, [])]:
        text = re.sub(rf"(?m)^\[\[{part}\]\].*$", f"[[{part}]]\nname = {name}", text, count=1)
    path.write_text(text, encoding="utf-8")
    assert run("pack", "check", path).code == 0
    game = get_game("evolutopia")
    words = Words(game, lang, [], game.engine.pack(path).printed)
    for _, name, keys in EVOLUTOPIA:
        for key in keys:
            assert f'{lang} = "{words.t(key)}"' in name
    assert words.t("nuisance-n01") == ("Tar pit / Smog" if lang == "en" else "Goudron / Brouillard")
    assert words.t("nuisance-n01.back") in ("Smog", "Brouillard")
    assert words.t("tile-e02") == Words(game, lang, []).t("tile-e02")


def test_a_game_that_is_watched_says_them(run: Run, tmp_path: Path) -> None:
    decks = [f"{deck}-{age}" for deck in ("red", "green", "blue", "yellow") for age in range(1, 7)]
    names = "\n[names]\n" + "".join(f'{each} = "Curio {each}"\n' for each in decks)
    path = own_pack(run, tmp_path, "s-evolution", names)
    seats = ["--seats", "greedy,greedy", "--seed", "1", "--delay", "0"]
    watched = run("watch", "s-evolution", *seats, "--pack", path).out
    assert "Curio red-1" in watched
    assert "Curio" not in run("watch", "s-evolution", *seats).out


@pytest.mark.parametrize(
    ("names", "mistake"),
    [
        ('red-1 = ""', "names.red-1 must be 1 to 60 visible characters"),
        (f'red-1 = "{"x" * 61}"', "names.red-1 must be 1 to 60 visible characters"),
        ('red-1 = "a\\tb"', "names.red-1 must be 1 to 60 visible characters"),
        ('red-1 = { fr = " " }', "names.red-1.fr must be 1 to 60 visible characters"),
        ("red-1 = 3", "names.red-1 is a whole number, not a word"),
        ('red-1 = { de = "Rad" }', "names.red-1.de is not a field that belongs here"),
        ('red-7 = "Wheel"', "names.red-7 is not a field that belongs here"),
    ],
)
def test_a_name_that_fits_no_card_is_a_mistake(run: Run, tmp_path: Path, names: str, mistake: str) -> None:
    path = own_pack(run, tmp_path, "s-evolution", f"\n[names]\n{names}\n")
    with pytest.raises(BadPack) as error:
        get_game("s-evolution").engine.pack(path)
    assert [found.partition(";")[0] for found in error.value.mistakes] == [mistake]


def test_a_nuisance_is_named_on_both_sides(run: Run, tmp_path: Path) -> None:
    path = own_pack(run, tmp_path, "evolutopia")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("[[nuisance]]", '[[nuisance]]\nname = { front = "Tar pit" }', 1), encoding="utf-8")
    assert "nuisance[0].name.back is missing" in run("pack", "check", path).mistake()
