"""The examples in their short form. Without PyTorch only the evaluation runs; `make test-learning` runs all of them."""

import importlib
from pathlib import Path

import pytest

WITHOUT = "needs the packages of requirements/learning.in: `make test-learning` installs them and runs this"


@pytest.fixture(autouse=True)
def _beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """They import each other as scripts of one folder do."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


def test_evaluation(capsys: pytest.CaptureFixture[str]) -> None:
    importlib.import_module("evaluation").main(["--levels", "random,casual"])
    assert "casual: won" in capsys.readouterr().out


def test_policy_gradient_and_evaluation_of_what_it_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason=WITHOUT)
    kept = tmp_path / "model.pt"
    importlib.import_module("policy_gradient").main(["--out", str(kept), "--curve", str(tmp_path / "curve.svg")])
    assert "won" in capsys.readouterr().out
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    importlib.import_module("evaluation").main([str(kept), "--levels", "random"])
    assert "random: won" in capsys.readouterr().out


def test_imitation(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason=WITHOUT)
    importlib.import_module("imitation").main([])
    assert "the same move in" in capsys.readouterr().out


def test_maskable_ppo(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib", reason=WITHOUT)
    importlib.import_module("maskable_ppo").main([])
    assert "casual: won" in capsys.readouterr().out
