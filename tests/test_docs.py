"""What the documents show is what happens."""

import doctest
import importlib.util
import re
import runpy
from pathlib import Path

import pytest
from scripts import player_docs, reference_docs
from scripts.view_types import shapes

from speciate.cli.main import main
from speciate.core.registry import get_game
from speciate.games.evo import cards as evo
from speciate.games.evolutopia.phases import plans, roles
from speciate.games.evolutopia.rules import effects
from speciate.games.s_evolution.cards import DISASTERS
from speciate.table.words import Words
from tests import code_blocks, tutorials

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    *(ROOT / f"{name}.md" for name in ("README", "ARCHITECTURE", "CONTRIBUTING", "SECURITY", "CODE_OF_CONDUCT")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
TUTORIALS = sorted((ROOT / "docs/tutorials").glob("*.md"))
WITH_EXAMPLES = [path for path in DOCUMENTS if path not in TUTORIALS and ">>> " in path.read_text(encoding="utf-8")]

GUIDES = ("api", "arena", "bot-protocol", "bots", "protocol")
FOR_USERS = [
    ROOT / "README.md",
    *(ROOT / "docs" / f"{name}.md" for name in GUIDES),
    *sorted((ROOT / "examples").rglob("*.py")),
]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: path.name)
def test_examples_run_as_printed(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some save a game
    failed, _ = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_tutorials_go_as_printed(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From an empty folder: every file is written, every command typed, every answer compared."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for name, value in {"SPECIATE_HOME": str(tmp_path / "home"), "COLUMNS": "120", "NO_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)

    def speciate(words: list[str]) -> str:
        capsys.readouterr()
        main(["--lang", "en", *words])
        return "".join(capsys.readouterr())

    tutorials.Reader(tmp_path, speciate).follow(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_what_is_not_run_is_at_least_well_written(path: Path) -> None:
    """Commands and options exist, Python, TOML and JSON can be read."""
    assert list(code_blocks.mistakes(path.read_text(encoding="utf-8"))) == []


def test_what_players_read_is_what_the_games_say() -> None:
    stale = [str(path) for path, text in player_docs.targets().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "python -m scripts.player_docs"


def test_make_help_names_every_target() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    declared = re.search(r"^\.PHONY: (.+)$", text, re.MULTILINE)
    assert declared is not None
    assert sorted(declared[1].split()) == sorted(re.findall(r"^([a-z-]+):.*## \S", text, re.MULTILINE))


def test_the_two_commands_come_first_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.index("make play") < text.index("make test") < text.index("##")


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_examples_run(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out


@pytest.mark.parametrize("path", FOR_USERS, ids=lambda path: path.name)
def test_a_user_needs_no_deeper_import(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = r"^(?:>>> )?\s*from speciate\b(?!\.(?:small|testing|research(?:\.openspiel)?) import).*"
    whole = r"^(?:>>> )?\s*import speciate\.(?!research\b).*"
    deeper = f"{named}|{whole}"
    assert re.findall(deeper, text, re.MULTILINE) == []


@pytest.mark.parametrize("game", sorted(shapes()))
def test_the_reference_of_a_game_is_what_it_declares(game: str) -> None:
    """And nothing that can be asked or answered is left out."""
    text = (reference_docs.TARGET / f"{game}.md").read_text(encoding="utf-8")
    assert text == reference_docs.render(game), "python -m scripts.reference_docs"
    spec = get_game(game)
    for kind in [key for key in Words(spec, "en", []).keys if key.startswith("decision-")]:
        assert f"\n| `{kind.removeprefix('decision-')}` | " in text, kind
    for move in spec.engine.codec.kinds.values():
        assert re.search(rf"\n\| `{re.escape(move.name)}[ `].*\| `{re.escape(move.name)}[ `]", text), move.name


def test_owners_find_every_effect_a_card_may_have() -> None:
    """With the amounts it may have, where it has any."""
    text = (ROOT / "docs" / "components.md").read_text(encoding="utf-8")
    for effect in evo.CARD_EFFECTS:
        signed = ", not 0" if effect.signed else ""
        assert f"| `{effect.name}` | {effect.least} to {effect.most}{signed} |" in text
    for name in (*effects.NAMES, *plans.NAMES, *roles.NAMES):
        assert f"| `{name}` | " in text
    for disaster in DISASTERS:
        assert f"`{disaster}`" in text


def test_the_glossary_explains_thirty_words_each_with_its_file() -> None:
    """That the files exist is tested with all links."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    entries = re.findall(r"^\*\*([^*]+)\*\* — (.+)\n(.*)$", text, re.MULTILINE)
    words = [word for names, _, _ in entries for word in names.split(", ")]
    assert len(entries) >= 30 and len(words) == len(set(words))
    assert [names for names, _, links in entries if "](../src/speciate/" not in links] == []
    for document in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"):
        assert "(docs/glossary.md)" in (ROOT / document).read_text(encoding="utf-8"), document


@pytest.mark.parametrize(
    ("guide", "least"), [("CONTRIBUTING.md", 5), ("docs/changing.md", 12), ("docs/first-tasks.md", 6)]
)
def test_the_guides_for_contributors_name_files_and_scripts_that_exist(guide: str, least: int) -> None:
    """`<game>` stands for Evolution, `<lang>` for English."""
    text = (ROOT / guide).read_text(encoding="utf-8")
    commands = re.findall(r"^\$ (.*)$", text, re.MULTILINE)
    paths = {word for line in commands for word in re.findall(r"\btests/[\w./]+", line)}
    paths |= {word for word in re.findall(r"`([^`\s]+)`", text) if re.match(r"(src|tests|web/src|docs)/", word)}
    assert len(paths) > least
    assert [
        path
        for path in sorted(paths)
        if not (ROOT / path.replace("<game>", "evolution").replace("<lang>", "en")).exists()
    ] == []
    modules = re.findall(r"python -m ((?:scripts|tests)[\w.]+)", text)
    assert [name for name in modules if importlib.util.find_spec(name) is None] == []


def test_the_guide_for_contributors_is_one_screen() -> None:
    assert (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").count("\n") <= 50


def test_owners_and_templates_name_what_is_there() -> None:
    forge = ROOT / ".github"
    rows = [line.split() for line in (forge / "CODEOWNERS").read_text(encoding="utf-8").splitlines()]
    places = [row[0] for row in rows if row and row[0].startswith("/")]
    assert [place for place in places if not (ROOT / place[1:]).exists()] == []
    packages = [path.parent.name for path in (ROOT / "src/speciate").glob("*/__init__.py")]
    assert [name for name in packages if f"/src/speciate/{name}/" not in places] == []
    for template in ("ISSUE_TEMPLATE/fault.yml", "ISSUE_TEMPLATE/wish.yml", "pull_request_template.md"):
        assert "record file" in (forge / template).read_text(encoding="utf-8").lower(), template
