"""Writes the page's types of what goes over the wire: web/src/generated/wire.ts, out of speciate/server/wire.py."""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from speciate.server import wire
from speciate.server.commands import COLOURS, AnyCommand

TARGET = Path(__file__).parent.parent / "web/src/generated/wire.ts"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
HEAD = "/* What goes over the wire. Made from speciate/server/wire.py by scripts/wire_types.py: do not edit. */\n"


def render() -> str:
    types = [kind for kind in (*wire.TOLD, *wire.ASKED) if kind is not AnyCommand]
    _, schemas = msgspec.json.schema_components([*types, *get_args(AnyCommand)], ref_template="{name}")
    parts = [HEAD, *(interface(name, schema) for name, schema in schemas.items())]
    names = " | ".join(kind.__name__ for kind in get_args(AnyCommand))
    colours = ", ".join(f'"{colour}"' for colour in COLOURS)
    parts.append(
        f"/** The colours of seats, the first that is free first. */\nexport const COLOURS = [{colours}] as const;\n"
    )
    parts.append(
        f"/** What a client asks for, without the id that the line adds. */\nexport type AnyCommand = {names};\n"
    )
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, form in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {spell(form)};")
    return "\n".join([*lines, "}\n"])


def spell(form: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in form:
        return str(form["$ref"])
    if "enum" in form:
        return " | ".join(f'"{value}"' for value in form["enum"])
    if "anyOf" in form:
        return " | ".join(spell(each) for each in form["anyOf"])
    if form.get("type") == "array":
        if "prefixItems" in form:
            return "[" + ", ".join(spell(each) for each in form["prefixItems"]) + "]"
        items = form.get("items", {})
        return f"({spell(items)})[]" if "anyOf" in items else f"{spell(items)}[]"
    if form.get("type") == "object":
        inner = form.get("additionalProperties")
        return f"Record<string, {spell(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(form.get("type", ""), "unknown")


if __name__ == "__main__":
    TARGET.write_text(render(), encoding="utf-8")
    print(f"wrote {TARGET.name}", file=sys.stderr)
