"""The two commands, and what loads when."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, home, run

__all__ = ["home", "run"]  # the fixtures

FIRST = """
import json, re, sys
for line in sys.stdin:
    text = json.loads(line)["text"]
    listing = text.partition("You can play (| means or):")[2].strip().splitlines()[0]
    code = "; ".join(re.split("[|]|, ", part)[0] for part in listing.split("; "))
    print(json.dumps({"text": f"[{code}]"}), flush=True)
"""


def test_help_shows_how_to_register_it_in_an_assistant(run: Run) -> None:
    for lang in ("en", "fr"):
        shown = run("--lang", lang, "mcp", "--help")
        assert shown.code == 0
        assert '{"mcpServers": {"speciate": {"command": "speciate", "args": ["mcp"]}}}' in shown.out


def test_without_the_extra_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp", None)
    assert "speciate[mcp]" in run("mcp").mistake()


def test_a_model_is_evaluated_from_the_command_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "model.py"
    path.write_text(FIRST, encoding="utf-8")
    words = ["evaluate-model", "s-evolution", "--model", f"{sys.executable} {path}", "--against", "random"]
    shown = run(*words, "--games", "2", "--list-moves", "--out", tmp_path / "games")
    assert shown.code == 0, shown.err
    assert "random" in shown.out and "Rating of model" in shown.out and "0.0 %" in shown.out
    assert len(list((tmp_path / "games").glob("*.jsonl"))) == 2
    assert "not-there" in run("evaluate-model", "evolution", "--model", "not-there").mistake()
    assert "genius" in run(*words[:4], "--against", "genius").mistake()


def test_importing_speciate_loads_none_of_it() -> None:
    code = "import sys, speciate, speciate.cli.main; speciate.new('evolution', 2); " + (
        "print([name for name in sys.modules if name.startswith(('speciate.research', 'mcp', 'textarena'))])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"
