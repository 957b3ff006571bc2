"""The sentences of a part of the program: their keys, and the arguments each asks for."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast


def arguments(folder: Path, lang: str) -> dict[str, set[str]]:
    entries = FluentParser().parse((folder / "locales" / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    text = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    return {
        name: set(re.findall(r"VariableReference.*?'name': '(\w+)'", str(entry.to_json())))
        for name, entry in text.items()
    }
