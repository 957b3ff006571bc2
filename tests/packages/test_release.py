"""What must hold at every commit, and what the release check says of the rest."""

from pathlib import Path

import pytest
from scripts import release


@pytest.mark.parametrize("check", [release.versions, release.kept, release.golden], ids=lambda check: check.__name__)
def test_versions_agree_and_what_is_stored_is_kept(check: "release.Check") -> None:
    assert check() == ""


CHANGELOG = "# Changelog\n\n## Unreleased\n{}\n## 2.0.0 (2031-02-03)\n\n### Added\n- a thing\n"


@pytest.mark.parametrize(
    ("version", "unreleased", "wrong"),
    [("2.0.0", "", ""), ("2.0.1", "", 'no "## 2.0.1'), ("2.0.0", "\n### Added\n- another\n", "left under Unreleased")],
)
def test_the_changelog_is_that_of_the_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, unreleased: str, wrong: str
) -> None:
    (tmp_path / "src/speciate").mkdir(parents=True)
    (tmp_path / "src/speciate/__init__.py").write_text(f'__version__ = "{version}"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG.format(unreleased), encoding="utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    said = release.changelog()
    assert wrong in said and bool(said) == bool(wrong)
