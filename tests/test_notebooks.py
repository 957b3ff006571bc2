"""The notebooks of examples/ run from top to bottom, and show what they were kept with."""

import json
from pathlib import Path

import pytest
from scripts import notebooks

PATHS = sorted(notebooks.FOLDER.glob("*.ipynb"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_notebook_shows_what_it_was_kept_with(path: Path) -> None:
    kept = path.read_text(encoding="utf-8")
    notebook = json.loads(kept)
    notebooks.run(notebook)
    assert notebooks.written(notebook) == kept, "python -m scripts.notebooks"


def test_a_cell_shows_what_it_prints_and_what_its_last_line_gives() -> None:
    names: dict[str, object] = {}
    assert notebooks.outputs("x = 2", names, 1) == []
    printed, given = notebooks.outputs("print('two')\nx + 1", names, 2)
    assert printed["text"] == ["two\n"] and given["data"] == {"text/plain": ["3"]}
