"""`speciate lab show --pairing`: what it is worth that all variants are played on the same deals."""

from typing import Any

from rich.table import Table

from speciate.cli.terminal import Terminal


def tell(terminal: Terminal, summary: dict[str, Any]) -> None:
    if summary["title"]:
        terminal.print(summary["title"])
    terminal.say("pairing-head", deals=summary["deals"])
    compared = [row for row in summary["rows"] if row.get("fresh_half_width") is not None]
    for name in dict.fromkeys(row["table"] for row in compared):
        terminal.print(grid(terminal, name, [row for row in compared if row["table"] == name]))
    terminal.say("pairing-about")


def grid(terminal: Terminal, title: str, rows: list[dict[str, Any]]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for key in ("lab-measure", "lab-variant"):
        table.add_column(terminal.t(key))
    for key in ("pairing-same", "pairing-fresh", "pairing-saved"):
        table.add_column(terminal.t(key), justify="right")
    for row in rows:
        same, fresh = row["half_width"], row["fresh_half_width"]
        saved = f"× {(fresh / same) ** 2:.1f}" if same else "–"
        table.add_row(row["measure"], row["variant"], f"± {same:.3f}", f"± {fresh:.3f}", saved)
    return table
