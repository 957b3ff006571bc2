"""RESULTS.md keeps what was not measured again."""

from pathlib import Path

from bench.results import machine, renew, sections


def test_a_section_is_renewed_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "RESULTS.md"
    for title in ("One", "Two", "Three"):
        renew(title, [f"old {title}", "", "| a | b |"], path)
    before = sections(path)
    renew("Two", ["new"], path)
    after = sections(path)
    assert list(after) == ["One", "Two", "Three"]
    assert (after["One"], after["Three"]) == (before["One"], before["Three"])
    assert after["Two"].endswith("new\n") and "old" not in after["Two"]
    assert path.read_text(encoding="utf-8").count("# Results of `make bench`") == 1


def test_each_section_says_when_and_where(tmp_path: Path) -> None:
    text = renew("One", ["figures"], tmp_path / "RESULTS.md")
    assert machine() in text and "cores" in text
