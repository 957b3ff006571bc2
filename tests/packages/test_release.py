"""What must hold at every commit, and what the release check says of the rest."""

import io
import os
import tarfile
import zipfile
from collections.abc import Iterable
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


WHEEL = "speciate-2.0.0-{}.whl"
TAGS = ("cp311-cp311-linux_x86_64", "py3-none-any")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of version 2.0.0 with a tag, and what `make wheels` gives of it, with empty files inside."""
    package = tmp_path / "src/speciate"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "2.0.0"\n', encoding="utf-8")
    (tmp_path / ".gitignore").write_text("dist\n", encoding="utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    release.git("init", "--quiet")
    release.git("add", ".")
    release.git("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "commit", "--quiet", "-m", "Begin")
    release.git("tag", "v2.0.0")
    pack(release.DIST, release.IN_EVERY_WHEEL)
    return tmp_path


def pack(dist: Path, names: Iterable[str]) -> None:
    dist.mkdir(exist_ok=True)
    for tag in TAGS:
        with zipfile.ZipFile(dist / WHEEL.format(tag), "w") as file:
            for name in names:
                file.writestr(name, "")
    with tarfile.open(dist / "speciate-2.0.0.tar.gz", "w:gz") as archive:
        for name in ("setup.py", *(f"src/{name}" for name in names)):
            archive.addfile(tarfile.TarInfo(f"speciate-2.0.0/{name}"), io.BytesIO())


@pytest.mark.usefixtures("project")
def test_what_is_given_out_is_complete_small_and_new(monkeypatch: pytest.MonkeyPatch) -> None:
    assert release.archive() == release.wheels() == release.fresh() == ""
    os.utime(release.DIST / "speciate-2.0.0.tar.gz", (0, 0))
    assert release.fresh() == "src/speciate/__init__.py is newer: make wheels"
    monkeypatch.setattr(release, "LIMIT", 10)
    assert release.wheels().count("more than 10 bytes") == 2


@pytest.mark.usefixtures("project")
def test_what_lacks_something_is_named() -> None:
    pack(release.DIST, [])
    assert "without src/speciate/py.typed" in release.archive()
    assert all(f"{WHEEL.format(tag)} without speciate/server/page/index.html" in release.wheels() for tag in TAGS)
    (release.DIST / WHEEL.format(TAGS[0])).unlink()
    assert release.wheels() == "make wheels builds them"
    (release.DIST / "speciate-2.0.0.tar.gz").unlink()
    assert release.archive() == "make wheels builds it"


def test_a_release_is_committed_and_has_its_tag(project: Path) -> None:
    assert release.clean() == release.tag() == ""
    (project / "new").touch()
    release.git("tag", "--delete", "v2.0.0")
    release.git("tag", "v2.0.0-rc1")
    assert release.clean() and release.tag() == "git tag v2.0.0"


def test_it_says_every_line_and_ends_with_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def good() -> str:
        """a thing is so"""
        return ""

    def bad() -> str:
        """another is so"""
        return "make it"

    monkeypatch.setattr("sys.argv", ["release", "--check"])
    for checks, code in (([good], 0), ([good, bad, good], 1)):
        monkeypatch.setattr(release, "CHECKS", checks)
        assert release.main() == code
    assert "yes  a thing is so\nno   another is so: make it\nyes  a thing is so\n" in capsys.readouterr().out
