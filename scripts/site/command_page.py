"""Every command with its arguments and options, as its own help says it."""

from collections.abc import Iterator
from typing import Any

from speciate.cli import help
from speciate.cli.main import build
from speciate.cli.terminal import Terminal

HEAD = """# Every command

What `speciate COMMAND --help` says, on one page. Every command takes `--lang en|fr`, and speaks the language of your
system otherwise. A mistake is one line that names what is wrong, with exit code 2; Ctrl-C ends with 130.
"""


def command_page() -> str:
    program = build().whole()
    terminal = Terminal("en")
    context = program.make_context(help.PROGRAM, [], obj=terminal, resilient_parsing=True)
    return "\n".join([HEAD, *parts(context, terminal)])


def parts(context: Any, terminal: Terminal) -> Iterator[str]:
    for name, command in context.command.commands.items():
        inner = command.make_context(name, [], parent=context, resilient_parsing=True)
        yield command_part(inner, terminal)
        if hasattr(command, "commands"):
            yield from parts(inner, terminal)


def command_part(context: Any, terminal: Terminal) -> str:
    path = context.command_path
    page = help.page_key(path)
    about = help.text(terminal, page, context.command.help or "")
    lines = [f"{'#' * len(path.split())} {path}\n", f"{about}\n"]
    rows = [
        f"| `{cell(name)}` | {cell(words)} |"
        for kind in ("argument", "option")
        for name, words in help.parameter_rows(context, terminal, page, kind)
        if name != "--help"
    ]
    if rows:
        lines.append("\n".join(["| argument or option | what it is |", "|---|---|", *rows, ""]))
    if example := help.text(terminal, f"{page}.example", ""):
        lines.append("```console\n" + "\n".join(f"$ {line}" for line in example.splitlines()) + "\n```\n")
    return "\n".join(lines)


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
