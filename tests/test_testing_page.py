"""How well it is tested: tables are renewed in their place, low figures are explained, mutants are worth trying."""

import ast
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from scripts import coverage_page, testing_page
from scripts.mutants import judged, session, trial
from scripts.mutants.areas import AREAS, ROOT

FIGURES = {"num_statements": 10.0, "covered_lines": 8.0, "num_branches": 4.0, "covered_branches": 1.0}


def test_a_table_is_renewed_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "testing.md"
    page.write_text("before\n<!-- x -->\nold\n<!-- end of x -->\nafter\n", encoding="utf-8")
    for intro in ("first", "second"):
        testing_page.renew("x", intro, ["a", "b"], [["1", "2"]], page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n<!-- x -->\n") and text.endswith("\n<!-- end of x -->\nafter\n")
    assert "old" not in text and "first" not in text and "second\n\n| a | b |\n| --- | ---: |\n| 1 | 2 |" in text
    with pytest.raises(ValueError, match="no place for the table y"):
        testing_page.renew("y", "", ["a"], [], page)


def test_all_tables_have_a_place_and_every_reason_a_file() -> None:
    page = testing_page.PAGE.read_text(encoding="utf-8")
    assert all(testing_page.between(name).search(page) for name in ("coverage", "mutants", "equivalent"))
    files = coverage_page.reasons(page)
    assert [path for path in files if not (ROOT / "src/speciate" / path).is_file()] == []


def test_files_are_counted_by_folder_and_every_game_by_itself() -> None:
    files = {"core/a.py": FIGURES, "core/b.py": FIGURES, "games/evo/c.py": FIGURES, "frames.py": FIGURES}
    rows = coverage_page.rows(files)
    assert [row[0] for row in rows] == ["`core`", "`games/evo`", "the rest", "together"]
    assert rows[0][1:] == ["20", "80.0", "8", "25.0"] and rows[-1][1] == "40"


def test_a_low_file_says_why_and_a_good_one_need_not() -> None:
    files = {
        name: FIGURES | {"percent_covered": figure}
        for name, figure in (("core/a.py", 50.0), ("table/b.py", 95.0), ("server/c.py", 89.9), ("lab/d.py", 1.0))
    }
    given = coverage_page.reasons("| `core/a.py` | only the compiler runs it |\n| `table/b.py` | once |\n")
    wrong = coverage_page.unexplained(files, given)
    assert [line.partition(":")[0] for line in wrong] == ["server/c.py", "table/b.py"]


# -- mutants --------------------------------------------------------------------------------------

SOURCE = """from typing import TYPE_CHECKING
if TYPE_CHECKING:
    x: int = 1
def f(a: int | None,
      b: int = 3) -> "int":
    c: int | None
    d: int = 4
    return d + 1
@attribute(fast=True)
class C: ...
"""


def test_what_only_a_type_checker_reads_is_left_alone() -> None:
    assert set(session.lines_for_checkers(ast.parse(SOURCE))) == {3, 4, 5, 6, 9}


def test_a_sample_takes_one_change_of_a_place_and_is_the_same_for_a_seed(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("\n".join(f"x{row} = {row} + 1" for row in range(1, 21)), encoding="utf-8")

    def chosen(seed: str) -> list[tuple[int, str]]:
        database = tmp_path / f"{seed}.sqlite"
        database.unlink(missing_ok=True)
        with sqlite3.connect(database) as connection:
            connection.execute("CREATE TABLE work_items (job_id)")
            columns = "job_id, module_path, start_pos_row, start_pos_col, operator_name, occurrence"
            connection.execute(f"CREATE TABLE mutation_specs ({columns})")
            for row in range(1, 21):
                for name in ("Add_Sub", "Add_Mul", "core/RemoveDecorator"):
                    spec = (f"{row} {name}", "a.py", row, 5, name, 0)
                    connection.execute("INSERT INTO mutation_specs VALUES (?, ?, ?, ?, ?, ?)", spec)
                    connection.execute("INSERT INTO work_items VALUES (?)", spec[:1])
        session.choose(database, tmp_path, Random(seed), 8)
        left = connection.execute("SELECT start_pos_row, operator_name FROM mutation_specs ORDER BY 1").fetchall()
        assert connection.execute("SELECT count(*) FROM work_items").fetchone() == (8,)
        connection.close()
        return left

    first = chosen("one")
    assert first == chosen("one") != chosen("two")
    assert max(Counter(row for row, _ in first).values()) == 1
    assert all(name != "core/RemoveDecorator" for _, name in first)


def test_the_tests_nearest_to_a_change_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    line = ["tests/kit", "tests/small", "--ignore=tests/kit/test_reading.py", "-k", "not long"]
    first, *others = trial.nearest(Path("src/speciate/kit/bag.py"), line)
    assert first == "tests/kit/test_bag.py" and others[-2:] == ["-k", "not long"]
    assert "tests/kit/test_reading.py" not in trial.nearest(Path("src/speciate/kit/reading.py"), line)
    assert trial.nearest(Path("src/speciate/kit/of_no_test.py"), line) == []


DIFF = """--- mutation diff ---
--- a/src/speciate/kit/bag.py
+++ b/src/speciate/kit/bag.py
@@ -1,3 +1,3 @@
 def f(a: int) -> int:
-    return a  +  1
+    return a  -  1
"""


def test_a_survivor_that_was_judged_is_known_again(tmp_path: Path) -> None:
    file = tmp_path / "equivalent.toml"
    file.write_text(
        "[[equivalent]]\nfile = 'kit/bag.py'\nbefore = 'return a + 1'\nafter = 'return a - 1'\nwhy = 'so'\n"
    )
    change = judged.change_of(DIFF)
    assert change == ("kit/bag.py", "return a + 1", "return a - 1")
    assert judged.equivalents(file) == {change: "so"}


def test_what_was_judged_still_stands_in_the_source() -> None:
    """A line that has changed since is to be judged again."""
    for change in judged.equivalents():
        text = " ".join((ROOT / "src/speciate" / change.file).read_text(encoding="utf-8").split())
        assert change.before in text, change


def test_every_area_is_there_and_so_are_its_tests() -> None:
    for area in AREAS:
        assert (ROOT / "src/speciate" / area.folder).is_dir(), area
        paths = [word.removeprefix("--ignore=") for line in area.tests for word in line.split() if "tests/" in word]
        assert [path for path in paths if not (ROOT / path).exists()] == [], area
    games = {path.parent.name for path in (ROOT / "src/speciate/games").glob("*/__init__.py")}
    assert games == {area.folder.removeprefix("games/") for area in AREAS if area.folder.startswith("games/")}
