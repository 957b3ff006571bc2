"""Every rule slug has a text in each language, stands in code or data, and has a test; and no mark cites another."""

import ast
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from speciate.core.game import GameSpec
from speciate.core.refusal import PROGRAM
from speciate.core.registry import all_games
from speciate.table.words import PROGRAM_RULES, fluent_of
from tests.conformance.play import GAMES, every_game

TESTS = Path(__file__).parent.parent
OURS = [game for game in GAMES if game.package.startswith("speciate.")]
LANGUAGES = ("en", "fr")


def sources(game: GameSpec) -> list[Path]:
    """The code and data of a game: its folder, or its one file."""
    spec = find_spec(game.package)
    assert spec is not None
    assert spec.origin is not None
    if spec.submodule_search_locations is None:
        return [Path(spec.origin)]
    return [path for path in Path(spec.origin).parent.rglob("*") if path.suffix in (".py", ".toml")]


@cache
def marked() -> dict[str, list[str]]:
    """Every slug cited by a `pytest.mark.rule`, with the files that do."""
    cited: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path}: a rule mark holds one slug, written out"
                    cited.setdefault(str(argument.value), []).append(str(path))
    return cited


@every_game
def test_slugs_are_well_formed_and_once(game: GameSpec) -> None:
    rules = game.engine.rules
    assert len(set(rules)) == len(rules)
    for slug in rules:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+", slug)


@every_game
def test_every_rule_has_a_text(game: GameSpec) -> None:
    for language in LANGUAGES:
        text = fluent_of(game, language)
        keys = set(re.findall(r"^(rule-[\w-]+) *=", text, re.MULTILINE))
        wanted = {"rule-" + slug.replace(".", "_") for slug in game.engine.rules}
        assert wanted == keys, f"{language}: missing {sorted(wanted - keys)}, unknown {sorted(keys - wanted)}"


@every_game
def test_every_rule_stands_in_code_or_data(game: GameSpec) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources(game) if path.name != "catalogue.py")
    silent = [
        slug for slug in game.engine.rules if not re.search(rf"(?<![\w.:-]){re.escape(slug)}(?![\w-]|\.\w)", text)
    ]
    assert not silent, f"no file of {game.id} cites {silent}"


@every_game
def test_every_rule_has_a_test(game: GameSpec) -> None:
    if game not in OURS:
        return  # an outside package keeps its tests itself
    untested = [slug for slug in game.engine.rules if f"{game.id}:{slug}" not in marked()]
    assert not untested, f"no test is marked with {untested}"


def test_marks_cite_only_rules_that_exist() -> None:
    known = {f"{game.id}:{slug}" for game in all_games().values() for slug in game.engine.rules}
    known |= {f"{PROGRAM}:{slug}" for slug in PROGRAM_RULES}
    unknown = {slug: files for slug, files in marked().items() if slug not in known}
    assert not unknown
