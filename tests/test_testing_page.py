"""How well it is tested: tables are renewed in their place, low figures are explained, mutants are worth trying."""

import ast
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from scripts import coverage_page, testing_page
from scripts.mutants import choice, judged, probes, session, trial
from scripts.mutants.areas import AREAS, ROOT, TESTS

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
    page = "| `core/a.py` | only the compiler runs it |\n| `table/b.py` | once |\n"
    given = coverage_page.reasons(page + "\n## Mutants\n| `kit/e.py` | it became another |\n")
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


PROBED = '''"""A module."""
LIMIT = 3
def f(a):
    """Says something."""
    if a:
        return (1 +
                2)
    elif LIMIT:
        b = 4
    return [
        a]
'''


def test_a_probe_stands_before_the_statement_of_a_place() -> None:
    lines = PROBED.splitlines()
    module = ast.parse(PROBED)
    spots = {row: probes.spot_of(module, lines, row) for row in (2, 7, 8, 9, 11)}
    assert spots == {2: None, 7: (6, 8), 8: (5, 4), 9: (9, 8), 11: (10, 4)}
    text = probes.probed(PROBED, "a.py", spots)
    at = [line.strip() for line in text.splitlines() if "_reached" in line]
    order = [2, 8, 7, 9, 11]  # what runs when the module is loaded is reached by every function
    assert at == [f'__import__("_reached").reached("a.py:{row}")' for row in order]
    speaks = ast.parse(text).body[2]
    assert isinstance(speaks, ast.FunctionDef) and ast.get_docstring(speaks) == "Says something."


def test_tests_that_run_a_place_are_asked_nearest_and_quickest_first() -> None:
    seconds = {"a.py::slow": 20.0, "a.py::quick": 1.0, "near.py::one": 2.0, "b.py::other": 0.5, "a.py::endless": 900.0}
    reach = choice.Reach(seconds, {"x.py:1": set(), "x.py:2": set(), "x.py:3": set(), "x.py:4": set()})
    notes = [f"x.py:1\t{test} (call)" for test in seconds if test != "b.py::other"]
    reach.take_notes([*notes, "x.py:2\ta.py::quick (setup)", "x.py:3\t", "x.py:3\tnear.py::one (call)"])
    assert reach.chosen("x.py:1", ("b.py",), {"near.py"}) == [["near.py::one"], ["a.py::quick", "a.py::slow"]]
    assert reach.chosen("x.py:2", (), set()) == [["a.py::quick", "a.py::slow"]]  # a fixture is for the whole file
    assert reach.chosen("x.py:3", ("b.py",), {"near.py"}) == [["near.py::one"], ["b.py::other"]]
    assert reach.chosen("x.py:3", ("b.py",), {"b.py"}) == [["b.py::other"], ["near.py::one"]]  # near, if not there
    assert reach.chosen("x.py:4", ("b.py",), {"near.py"}) == []


def test_what_was_changed_is_found_and_so_are_the_tests_that_name_it(tmp_path: Path) -> None:
    for name in ("was", "now"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "bag.py").write_text("a = 1\nb = 2\n", encoding="utf-8")
    assert trial.change(tmp_path / "now", tmp_path / "was") is None
    changed = tmp_path / "now/bag.py"
    changed.write_text("a = 1\nb = 3\n", encoding="utf-8")
    assert trial.change(tmp_path / "now", tmp_path / "was") == (changed, 2)
    texts = {"test_bag.py": "", "test_names.py": "from kit import bag", "test_far.py": "baggage"}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    near = trial.nearest(changed, {tmp_path / name for name in texts})
    assert near == {tmp_path / "test_bag.py", tmp_path / "test_names.py"}


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
    words = [word.removeprefix("--ignore=") for word in TESTS if "tests/" in word]
    for area in AREAS:
        assert (ROOT / "src/speciate" / area.folder).is_dir(), area
        words += area.tests
    assert [path for path in words if not (ROOT / path).exists()] == []
    games = {path.parent.name for path in (ROOT / "src/speciate/games").glob("*/__init__.py")}
    assert games == {area.folder.removeprefix("games/") for area in AREAS if area.folder.startswith("games/")}
