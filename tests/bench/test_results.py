"""RESULTS.md keeps what was not measured again."""

from pathlib import Path

from bench.results import anchor, machine, renew, sections


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


def test_what_there_is_stands_at_the_head_by_groups(tmp_path: Path) -> None:
    path = tmp_path / "RESULTS.md"
    for title in ("Search", "Ladder of Evo", "Changes of the search: Evo, 3 seats: doubting", "Teams of Evolutopia"):
        renew(title, ["figures"], path)
    assert path.read_text(encoding="utf-8").splitlines()[2:5] == [
        "- **How strong bots are**: [Ladder of Evo](#ladder-of-evo) · [Teams of Evolutopia](#teams-of-evolutopia)",
        "- **What changes of the search are worth**: [Changes of the search: Evo, 3 seats: doubting]"
        "(#changes-of-the-search-evo-3-seats-doubting)",
        "- **Speed and size**: [Search](#search)",
    ]
    assert len(sections(path)) == 4


def test_anchors_are_those_of_headings() -> None:
    assert anchor("Teams of Evolutopia: expert-1 and expert, each") == "teams-of-evolutopia-expert-1-and-expert-each"
