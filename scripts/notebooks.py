"""Runs the notebooks of examples/notebooks and keeps what each cell shows: `python -m scripts.notebooks`.

Jupyter is not needed for it: a cell is Python, and what its last line gives is shown. Where it is opened, the same
cells show the same; the tests compare.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "examples/notebooks"

Cell = dict[str, Any]  # as in the file


def main() -> int:
    for path in sorted(FOLDER.glob("*.ipynb")):
        print(path.name, file=sys.stderr)
        notebook = json.loads(path.read_text(encoding="utf-8"))
        run(notebook)
        path.write_text(written(notebook), encoding="utf-8")
    return 0


def run(notebook: dict[str, Any]) -> None:
    """All cells of code from top to bottom in one namespace, as after "restart and run all"."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for count, cell in enumerate(cells, start=1):
        cell["execution_count"] = count
        cell["outputs"] = outputs(source(cell), names, count)


def source(cell: Cell) -> str:
    return "".join(cell["source"])


def outputs(code: str, names: dict[str, Any], count: int) -> list[Cell]:
    """What it prints, then what its last line gives."""
    module = ast.parse(code)
    last = module.body[-1] if module.body else None
    shows = ast.Expression(last.value) if isinstance(last, ast.Expr) else None
    if shows is not None:
        module.body.pop()
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(module, "<cell>", "exec"), names)
        value = None if shows is None else eval(compile(shows, "<cell>", "eval"), names)
    shown: list[Cell] = []
    if text := printed.getvalue():
        shown.append({"name": "stdout", "output_type": "stream", "text": lines(text)})
    if value is not None:
        result = {"data": drawn(value), "execution_count": count, "metadata": {}, "output_type": "execute_result"}
        shown.append(result)
    return shown


def drawn(value: Any) -> dict[str, list[str]]:
    """As a page shows it, and as a terminal does."""
    html = {"text/html": lines(value._repr_html_())} if hasattr(value, "_repr_html_") else {}
    return {**html, "text/plain": lines(repr(value))}


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def written(notebook: dict[str, Any]) -> str:
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
