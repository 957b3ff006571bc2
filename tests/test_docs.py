"""What the documents show is what happens."""

import doctest
import re
import runpy
from pathlib import Path

import pytest

from speciate.games.evo import cards as evo
from speciate.games.evolutopia import ops
from speciate.games.s_evolution.cards import DISASTERS

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", *sorted((ROOT / "docs").rglob("*.md"))]

GUIDES = ("api", "arena", "bot-protocol", "bots", "protocol")
FOR_USERS = [
    ROOT / "README.md",
    *(ROOT / "docs" / f"{name}.md" for name in GUIDES),
    *sorted((ROOT / "examples").rglob("*.py")),
]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_run_as_printed(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some save a game
    failed, _ = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


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
    assert re.findall(r"^(?:>>> )?\s*(?:from speciate\b(?!\.(?:small|testing) import).*|import speciate\..*)", text, re.MULTILINE) == []


def test_owners_find_every_effect_a_card_may_have() -> None:
    """With the amounts it may have, where it has any."""
    text = (ROOT / "docs" / "components.md").read_text(encoding="utf-8")
    for effect, (low, high) in zip(evo.EFFECTS, evo.LIMITS, strict=True):
        signed = ", not 0" if evo.EFFECTS.index(effect) in evo.SIGNED else ""
        assert f"| `{effect}` | {low} to {high}{signed} |" in text
    for name in (*ops.CRISIS_OPS, *ops.PLAN_OPS, *ops.ROLE_OPS):
        assert f"| `{name}` | " in text
    for disaster in DISASTERS:
        assert f"`{disaster}`" in text
