"""Every public name with its signature and its docstring, read from the source: compiled classes have no signatures."""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scripts.site.shelves import ROOT

HEAD = """# Every name, from the code

The names of `import speciate` and of the three packages beside it, with their signatures and what the code says of
them; with examples and in the order of use, the same stands in [the API](../api.md), [research](../research.md) and
[adding a game](../adding-a-game.md).
"""
PACKAGES = {
    "speciate": "The library: games, tables, bots, records, tournaments, servers.",
    "speciate.small": "A whole game in one file.",
    "speciate.testing": "For the tests of a game of one's own.",
    "speciate.research": "For programs that learn.",
}
DOCTEST = re.compile(r"((?:^ *(?:>>>|\.\.\.).*\n?)(?:^(?! *$).*\n?)*)+", re.MULTILINE)
WIDE = 70  # characters
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def name_page() -> str:
    parts = [HEAD]
    for package, about in PACKAGES.items():
        parts += [f"## {package}\n", f"{about}\n", *(part for part in package_parts(package))]
    return "\n".join(parts)


def package_parts(package: str) -> Iterator[str]:
    module = importlib.import_module(package)
    front = importlib.import_module("speciate.api") if package == "speciate" else module
    names = getattr(module, "__all__", ["check_game"])
    for name in sorted(names, key=str.casefold):
        value = getattr(front, name, None)
        if value is None:
            value = getattr(module, name)
        found = definition(value, name)
        if found is None:
            yield f"{heading(f'{package}.{name}')}\n`{value!r}`\n"
        else:
            yield name_part(f"{package}.{name}", *found)


def definition(value: Any, name: str) -> tuple[Path, Definition] | None:
    """The source of a class or function; None of a plain value."""
    module = inspect.getmodule(value)
    if module is None or not (inspect.isclass(value) or callable(value)):
        return None
    path = Path(str(module.__spec__ and module.__spec__.origin))
    if path.suffix != ".py":  # compiled: the source lies beside it
        path = path.parent / f"{path.name.partition('.')[0]}.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    wanted = getattr(value, "__name__", name)
    return next(
        ((path, node) for node in tree.body if isinstance(node, Definition) and node.name == wanted),
        None,
    )


def name_part(title: str, path: Path, node: Definition) -> str:
    link = f"../../{path.relative_to(ROOT).as_posix()}#L{node.lineno}"
    lines = [heading(title), fenced(signature(node)), written(node), f"[source]({link})\n"]
    if isinstance(node, ast.ClassDef):
        rows = [row for member in node.body for row in member_row(member)]
        if rows:
            lines.insert(-1, "\n".join(["| member | what it is |", "|---|---|", *rows, ""]))
    return "\n".join(line for line in lines if line)


def heading(title: str) -> str:
    return f"### {title} {{ #{title} }}\n"


def signature(node: Definition) -> str:
    if isinstance(node, ast.ClassDef):
        begin = next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
        return called(f"class {node.name}", arguments(begin)) if begin else f"class {node.name}"
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return called(f"def {node.name}", arguments(node)) + returns


def called(name: str, inside: str) -> str:
    """On one line, or a line for each argument where that is too long to read."""
    if len(name) + len(inside) <= WIDE:
        return f"{name}({inside})"
    return f"{name}(\n    " + re.sub(r", (?![^\[(]*[\])])", ",\n    ", inside) + "\n)"


def arguments(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return re.sub(r"^self(, |$)", "", ast.unparse(node.args))


def member_row(node: ast.stmt) -> Iterator[str]:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
        return
    kinds = [ast.unparse(one) for one in node.decorator_list]
    if any(kind.endswith(("setter", "overload")) for kind in kinds):
        return
    shown = node.name if "property" in kinds else f"{node.name}({arguments(node)})"
    about = " ".join(DOCTEST.sub("", ast.get_docstring(node) or "").split("\n\n")[0].split())
    yield f"| `{cell(shown)}` | {cell(about)} |"


def written(node: Definition) -> str:
    """The docstring as Markdown: examples become blocks of code."""
    text = ast.get_docstring(node) or ""
    return DOCTEST.sub(lambda match: fenced(match[0].rstrip(), "pycon"), text) + "\n" if text else ""


def fenced(code: str, language: str = "python") -> str:
    return f"```{language}\n{code}\n```\n"


def cell(text: str) -> str:
    return text.replace("|", "\\|")
