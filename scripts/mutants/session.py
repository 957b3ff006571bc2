"""A session of Cosmic Ray for one area, in a copy of the tree: the source that people work on is never changed."""

import ast
import json
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

from scripts.mutants.areas import ROOT, Area

COPIED = ("src", "tests", "scripts", "examples", "docs", "bench", "pyproject.toml", "README.md")
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "node_modules", "page", "handbook.tar.xz")
REACH = "reach.json"  # which tests run the places of the mutants
PATIENCE = 3600.0  # seconds for the tests of one mutant, which have limits of their own
#: Changes that nothing could notice: decorators are for the type checker and the compiler.
POINTLESS = ("core/RemoveDecorator",)

Place = tuple[str, int, int]


def copy_tree(tree: Path) -> None:
    shutil.rmtree(tree.parent, ignore_errors=True)
    tree.mkdir(parents=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=LEFT_OUT)
        else:
            shutil.copy2(source, tree / name)


def environment(tree: Path) -> dict[str, str]:
    """For tests in a copy: on its source, uncompiled."""
    return {"SPECIATE_PURE": "1", "HYPOTHESIS_PROFILE": "short", "PYTHONPATH": f"{tree / 'src'}:{tree}"}


class Session:
    def __init__(self, area: Area, folder: Path, tools: Path) -> None:
        self.area = area
        self.folder = folder / area.key
        self.tree = self.folder / "tree"
        self._source = self.tree / "src/speciate" / area.folder
        self._unchanged = self.folder / "unchanged"  # the same without a change
        self.database = self.folder / "session.sqlite"
        self._config = self.folder / "config.toml"
        self._reach = folder / REACH
        self._program = tools / "cosmic-ray"

    def prepare(self, seed: str, sample: int) -> None:
        """Copies the tree and chooses the mutants, unless that has been done: then it is gone on with."""
        if self.database.exists():
            self._config.write_text(self._settings(), encoding="utf-8")
            shutil.copytree(self._unchanged, self._source, dirs_exist_ok=True)
            return
        copy_tree(self.tree)
        shutil.copytree(self._source, self._unchanged)
        self._config.write_text(self._settings(), encoding="utf-8")
        unfinished = self.database.with_suffix(".part")
        self._call("init", str(self._config), str(unfinished))
        choose(unfinished, self.tree, Random(f"{seed} {self.area.name}"), sample)
        unfinished.rename(self.database)

    def forget_survivors(self) -> None:
        """They are tried again, by the tests as they are now."""
        shutil.rmtree(self.tree / "tests")
        shutil.copytree(ROOT / "tests", self.tree / "tests", ignore=LEFT_OUT)
        with sqlite3.connect(self.database) as connection:
            connection.execute("DELETE FROM work_results WHERE test_outcome = 'SURVIVED'")
        connection.close()

    def _settings(self) -> str:
        """The tests run in the copy, on its source, uncompiled; see scripts/mutants/trial.py."""
        where = [f"{name}={value}" for name, value in environment(self.tree).items()]
        trial = [sys.executable, "-m", "scripts.mutants.trial", self.area.name, str(self._unchanged), str(self._reach)]
        command = json.dumps(shlex.join(["env", *where, *trial]))
        return (
            f'[cosmic-ray]\nmodule-path = "src/speciate/{self.area.folder}"\ntimeout = {PATIENCE}\n'
            f'excluded-modules = []\ntest-command = {command}\n[cosmic-ray.distributor]\nname = "local"\n'
        )

    def _call(self, *args: str) -> None:
        subprocess.run([str(self._program), *args], cwd=self.tree, check=True)

    def run(self) -> None:
        self._call("exec", str(self._config), str(self.database))

    def places(self) -> Iterator[tuple[str, int]]:
        """The file and the line of every mutant."""
        with sqlite3.connect(self.database) as connection:
            yield from connection.execute("SELECT module_path, start_pos_row FROM mutation_specs")
        connection.close()

    def results(self) -> Iterator[tuple[str, str]]:
        """Of each mutant that was tried, `killed`, `survived` or `incompetent`, and the change."""
        with sqlite3.connect(self.database) as connection:
            for outcome, diff in connection.execute("SELECT test_outcome, diff FROM work_results"):
                yield str(outcome).lower().rpartition(".")[2], str(diff)
        connection.close()


def choose(database: Path, tree: Path, rng: Random, sample: int) -> None:
    """Keeps a sample: places at random, of each place one of the changes that can be made there."""
    with sqlite3.connect(database) as connection:
        by_place: dict[Place, list[str]] = defaultdict(list)
        columns = "job_id, module_path, start_pos_row, start_pos_col, operator_name"
        for job, path, row, column, operator in connection.execute(
            f"SELECT {columns} FROM mutation_specs ORDER BY 2, 3, 4, 5"
        ):
            if operator not in POINTLESS and row not in unnoticed_lines(tree / path):
                by_place[path, row, column].append(job)
        places = sorted(by_place)
        kept = {rng.choice(by_place[place]) for place in rng.sample(places, min(sample, len(places)))}
        for table in ("mutation_specs", "work_items"):
            jobs = [job for (job,) in connection.execute(f"SELECT job_id FROM {table}") if job not in kept]
            connection.executemany(f"DELETE FROM {table} WHERE job_id = ?", [(job,) for job in jobs])
    connection.close()


_unnoticed: dict[Path, set[int]] = {}


def unnoticed_lines(path: Path) -> set[int]:
    """Lines of annotations, decorators and what is for type checkers only: a change there changes nothing that runs."""
    if path not in _unnoticed:
        _unnoticed[path] = set(lines_for_checkers(ast.parse(path.read_text(encoding="utf-8"))))
    return _unnoticed[path]


def lines_for_checkers(module: ast.Module) -> Iterator[int]:
    for node in ast.walk(module):
        spans: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            arguments = node.args
            every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
            spans = [node.returns, *(each.annotation for each in every), *node.decorator_list]
        elif isinstance(node, ast.ClassDef):
            spans = [*node.decorator_list]
        elif isinstance(node, ast.AnnAssign):
            spans = [node.annotation] if node.value is None else []
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            spans = [*node.body]
        for span in spans:
            if span is not None:
                first, last = getattr(span, "lineno", 0), getattr(span, "end_lineno", 0)
                yield from range(first, last + 1)
