"""Where a rule is kept: the functions and constants that cite its slug, and the tests marked with it.

The source ships with the package, compiled or not, so this works wherever the game is installed.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

CATALOGUES = ("catalogue.py",)  # they list every slug, and keep no rule


class SourceLocation:
    """A line of a file, and the function or constant it belongs to."""

    def __init__(self, path: Path, line: int, name: str) -> None:
        self.path = path
        self.line = line
        self.name = name

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


def folder_of(package: str) -> Path:
    return origin(package)[0].parent


def origin(package: str) -> tuple[Path, bool]:
    """The file of a package or module, and whether it is a whole folder."""
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin), spec.submodule_search_locations is not None


def sources_of(package: str) -> list[Path]:
    """The source of a game: its folder, or its one file."""
    path, is_folder = origin(package)
    return sorted(path.parent.rglob("*.py")) if is_folder else [path]


def citations(package: str, slug: str) -> list[SourceLocation]:
    """Every function and constant of a package whose text cites the slug, each once."""
    pattern = re.compile(rf"(?<![\w.-]){re.escape(slug)}(?![\w-]|\.\w)")
    found: list[SourceLocation] = []
    for path in sources_of(package):
        if path.name in CATALOGUES:
            continue
        source = path.read_text(encoding="utf-8")
        if slug in source:
            found += in_file(path, source, pattern)
    return found


def in_file(path: Path, source: str, pattern: re.Pattern[str]) -> Iterator[SourceLocation]:
    owners, quotes = parsed(source)
    named: set[str] = set()
    for line in [line for line, text in quotes if pattern.search(text)]:
        # the innermost definition around the line, or the one right under a comment above it
        around = [owner for owner in owners if owner[0] <= line <= owner[1]]
        below = [owner for owner in owners if line < owner[0] <= line + 2]
        start, _, name = max(around) if around else min(below) if below else (line, line, path.stem)
        if name not in named:
            named.add(name)
            yield SourceLocation(path, start, name)


def definitions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of every function, class and named value."""
    for node in ast.iter_child_nodes(tree):
        end = getattr(node, "end_lineno", 0)
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            yield node.lineno, end, prefix + node.name
            yield from definitions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign) and not prefix:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                yield node.lineno, end, target.id


@lru_cache(maxsize=512)  # whoever asks for all rules of a game asks the same files again and again
def parsed(source: str) -> tuple[list[tuple[int, int, str]], list[tuple[int, str]]]:
    """The definitions of a file, and its comments and strings with their lines."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    quotes = [(token.start[0], token.string) for token in tokens if token.type in (tokenize.COMMENT, tokenize.STRING)]
    return list(definitions(ast.parse(source))), quotes


def tests_folder(package: str) -> Path | None:
    """The tests of the checkout the package lies in; None when it is installed."""
    for parent in folder_of(package).parents:
        if (parent / "pyproject.toml").exists():
            return parent / "tests" if (parent / "tests").is_dir() else None
    return None


def tests(folder: Path, rule: str) -> list[SourceLocation]:
    """The tests marked `@pytest.mark.rule(rule)`."""
    found: list[SourceLocation] = []
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if rule in source:
            found += [SourceLocation(path, line, name) for marked, line, name in marks(source) if marked == rule]
    return found


@lru_cache(maxsize=512)
def marks(source: str) -> list[tuple[object, int, str]]:
    """Every rule that a test of the file is marked with, and the line and name of that test."""
    return [
        (rule.value, node.lineno, node.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.rule")
        for rule in mark.args
        if isinstance(rule, ast.Constant)
    ]
