"""Probes in a copy of the source: each tells which tests run the place of a mutant."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from scripts.mutants.reached import NOTES

Function = ast.FunctionDef | ast.AsyncFunctionDef
Spot = tuple[int, int]  # a line, counted from 1, and how far it is indented


def put(tree: Path, places: Iterable[tuple[str, int]]) -> None:
    """One for every place, which is a file and a line; with what they need to take notes."""
    source = tree / "src"
    own = Path(__file__).with_name("reached.py").read_text(encoding="utf-8")
    (source / "_reached.py").write_text(own, encoding="utf-8")
    by_file: dict[str, set[int]] = defaultdict(set)
    for file, row in places:
        by_file[file].add(row)
    at_loading: list[str] = []
    for file, rows in by_file.items():
        path = tree / file
        text = path.read_text(encoding="utf-8")
        module = ast.parse(text)
        spots = {row: spot_of(module, text.splitlines(), row) for row in sorted(rows)}
        at_loading += [f"{file}:{row}" for row, spot in spots.items() if spot is None]
        path.write_text(probed(text, file, spots), encoding="utf-8")
    (source / NOTES).write_text("".join(f"{place}\t\n" for place in at_loading), encoding="utf-8")


def probed(text: str, file: str, spots: Mapping[int, Spot | None]) -> str:
    """A place that is run when the module is loaded is reached by whatever calls a function of the module."""
    lines = text.splitlines()
    everywhere = list(entries(ast.parse(text), lines))
    added: dict[int, list[str]] = defaultdict(list)
    for row, spot in spots.items():
        for line, indent in [spot] if spot else everywhere:
            added[line].append(" " * indent + f'__import__("_reached").reached("{file}:{row}")')
    out = [new for number, line in enumerate(lines, 1) for new in (*added[number], line)]
    return "\n".join(out) + "\n"


def spot_of(module: ast.Module, lines: list[str], row: int) -> Spot | None:
    """Before the innermost statement there that begins a line, if it is part of a function."""
    found: Spot | None = None
    inside = False
    for statement in around(module, row):
        spot = beginning(statement)
        if inside and begins_line(lines, spot):
            found = spot
        inside = inside or (isinstance(statement, Function) and row >= statement.body[0].lineno)
    return found


def around(node: ast.AST, row: int) -> Iterator[ast.stmt]:
    """The statements that a line is part of, the outermost first."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt) and not beginning(child)[0] <= row <= (child.end_lineno or 0):
            continue
        if isinstance(child, ast.stmt):
            yield child
        yield from around(child, row)


def beginning(statement: ast.stmt) -> Spot:
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(each.lineno for each in decorators)]), statement.col_offset


def begins_line(lines: list[str], spot: Spot) -> bool:
    line, indent = spot
    text = lines[line - 1]
    return not text[:indent].strip() and not text[indent:].startswith(("elif", "else"))


def entries(module: ast.Module, lines: list[str]) -> Iterator[Spot]:
    """The beginning of every function, after what it says about itself."""
    for node in ast.walk(module):
        if isinstance(node, Function):
            first = node.body[1 if ast.get_docstring(node) and len(node.body) > 1 else 0]
            if begins_line(lines, beginning(first)):
                yield beginning(first)
