"""Every mistake of a written position, in English and in French: each sentence is used and gets its values."""

import ast
import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from speciate.core.game import GameSpec
from speciate.core.registry import all_games
from speciate.kit.mistakes import said, sentences
from speciate.table.words import LANGUAGES, Messages, mistakes_of
from tests.cli.conftest import Run
from tests.cli.mistakes import OF_POSITIONS, check

SOURCE = Path(__file__).parents[2] / "src" / "speciate"
GAMES = [game for game in all_games().values() if game.texts is None]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

NOTES = {"depart": 2, "when": 1, "note": 1, "said": 0}  # where the key stands, at the earliest


def noted(game: GameSpec) -> Iterator[tuple[str, set[str]]]:
    """Every key that the code of a game notes, with the values it gives."""
    for path in sorted(Path(str(files(game.package))).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            words = [one.value for one in node.args[NOTES.get(name, 9) :] if isinstance(one, ast.Constant)]
            if words and isinstance(words[-1], str):
                prefix = "" if name == "said" else "pack-" if path.name == "components.py" else "position-"
                values = {keyword.arg or "" for keyword in node.keywords}
                yield prefix + words[-1].removeprefix(f"{game.id}:"), values


@every_game
def test_every_sentence_is_used_and_every_mistake_has_one(game: GameSpec) -> None:
    computed = {"amount", "amount-signed"} if game.id == "evo" else set()  # which of the two, the card decides
    assert {key for key, _ in noted(game)} | computed == set(mistakes_of(game, "en").keys)
    assert mistakes_of(game, "en").keys == mistakes_of(game, "fr").keys


@every_game
def test_a_sentence_gets_the_values_it_mentions(game: GameSpec) -> None:
    """English mentions all of them but the place of a field, which not every mistake has."""
    for key, values in noted(game):
        mentioned = set(re.findall(r"\{(\w+)\}", sentences(game.id)[key]))
        assert mentioned - {"place"} <= values, key


@every_game
def test_every_sentence_can_be_said_in_both_languages(game: GameSpec) -> None:
    check(
        [
            said(f"{game.id}:{key}", **dict.fromkeys(re.findall(r"\{(\w+)\}", text), "x"))
            for key, text in sentences(game.id).items()
        ]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_program_says_of_any_position_is_used(lang: str) -> None:
    code = "".join(
        path.read_text(encoding="utf-8") for tier in ("kit", "small") for path in (SOURCE / tier).glob("*.py")
    )
    assert [key for key in OF_POSITIONS if f'"{key}"' not in code] == []
    assert {f"mistake-{key}" for key in OF_POSITIONS} <= Messages("speciate.table", lang).keys


def test_the_terminal_says_them(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    species = {"body": 1, "population": 1, "food": 3, "face_down": ["horns+1"]}
    data = {"game": "evolution", "players": [{"species": [species], "held": "horns+9"}, {"ended": 7}]}
    path.write_text(json.dumps(data), encoding="utf-8")
    line = run("show", path, "--lang", "fr").mistake()
    assert "players[0].species[0].food est 3, plus que la population, qui est de 1 (feed.capacity)" in line
    assert "players[1].ended est un nombre entier, et non true ou false" in line


def test_a_game_in_one_file_says_its_own_in_both_languages(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    data = {"game": "template", "phase": "choose", "winner": -1, "players": [{}, {}]}
    path.write_text(json.dumps(data), encoding="utf-8")
    assert "le pot a un gagnant dans la phase « choose »" in run("show", path, "--lang", "fr").mistake()
    assert "the pot has a winner in the choose phase" in run("show", path).mistake()
