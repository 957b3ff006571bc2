"""Plain data written as TOML, so that what was put together on a page is a file like any other."""

import json
from collections.abc import Mapping
from typing import Any


def toml_text(data: Mapping[str, Any]) -> str:
    """A table for each mapping at the top, everything deeper on one line; reading it gives the same data."""
    plain = [f"{key_text(key)} = {value_text(value)}" for key, value in data.items() if not isinstance(value, Mapping)]
    tables = [table_text(key, value) for key, value in data.items() if isinstance(value, Mapping)]
    return "\n".join([*plain, *tables]) + "\n"


def table_text(name: str, table: Mapping[str, Any]) -> str:
    lines = [f"{key_text(key)} = {value_text(value)}" for key, value in table.items()]
    return "\n".join(["", f"[{key_text(name)}]", *lines])


def key_text(key: str) -> str:
    is_bare = key.replace("-", "").replace("_", "").isalnum() and key.isascii()
    return key if is_bare else value_text(key)


def value_text(value: Any) -> str:
    if isinstance(value, Mapping):
        parts = ", ".join(f"{key_text(key)} = {value_text(part)}" for key, part in value.items())
        return "{ " + parts + " }" if parts else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(value_text(part) for part in value) + "]"
    if isinstance(value, str):  # TOML wants the sign DEL written out, which JSON does not
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return json.dumps(value)
