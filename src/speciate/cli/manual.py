"""Manual pages, made of the same sentences as the help pages: one for the program and one for every command."""

from collections.abc import Iterator
from typing import Any

from speciate import __version__
from speciate.cli import help
from speciate.cli.terminal import Terminal

VARIABLES = ("SPECIATE_HOME", "SPECIATE_LANG", "SPECIATE_GAMES", "SPECIATE_PURE", "NO_COLOR")
CODES = ("0", "1", "2", "130")


def pages(program: Any, terminal: Terminal) -> Iterator[tuple[str, str]]:
    """Every page by its name, such as `speciate-pack-check`."""
    context = program.whole().make_context(help.PROGRAM, [], obj=terminal, resilient_parsing=True)
    yield from _pages(context, terminal)


def _pages(context: Any, terminal: Terminal) -> Iterator[tuple[str, str]]:
    yield name_of(context), page(context, terminal)
    for name, command in getattr(context.command, "commands", {}).items():
        yield from _pages(command.make_context(name, [], parent=context, resilient_parsing=True), terminal)


def name_of(context: Any) -> str:
    return str(context.command_path).replace(" ", "-")


def page(context: Any, terminal: Terminal) -> str:
    """One page in the language of manual pages (man(7))."""
    key = help.page_key(context.command_path)
    about = help.text(terminal, key, context.command.help or "")
    lines = [f'.TH "{escaped(name_of(context)).upper()}" 1 "" "Speciate {__version__}" "Speciate"']
    lines += section(terminal, "name", [f"{escaped(name_of(context))} \\- {escaped(help.first_sentence(about))}"])
    lines += section(terminal, "synopsis", [escaped(help.text(terminal, f"{key}.usage", context.command_path))])
    lines += section(terminal, "description", [escaped(about)])
    for kind in ("argument", "option"):
        rows = list(help.parameter_rows(context, terminal, key, kind))
        if kind == "option":
            rows.append(("--lang en|fr", terminal.t("help-lang")))
        lines += section(terminal, f"{kind}s", entries(rows))
    lines += section(terminal, "commands", entries(list(commands(context, terminal, key))))
    if example := help.text(terminal, f"{key}.example", ""):
        lines += section(terminal, "examples", [".nf", *(escaped(line) for line in example.splitlines()), ".fi"])
    return "\n".join([*lines, *closing(context, terminal), ""])


def commands(context: Any, terminal: Terminal, key: str) -> Iterator[tuple[str, str]]:
    for name in getattr(context.command, "commands", {}):
        yield f"{name_of(context)}-{name}(1)", help.first_sentence(help.text(terminal, f"{key}-{name}", ""))


def closing(context: Any, terminal: Terminal) -> list[str]:
    """What holds for all commands stands on the page of the program, and the others lead there."""
    if context.parent is not None:
        return section(terminal, "see-also", [f"{escaped(name_of(context.parent))}(1)"])
    codes = [(code, terminal.t(f"man-code-{code}")) for code in CODES]
    variables = [(name, terminal.t(f"man-variable-{name.lower().replace('_', '-')}")) for name in VARIABLES]
    return section(terminal, "exit-status", entries(codes)) + section(terminal, "environment", entries(variables))


def section(terminal: Terminal, name: str, lines: list[str]) -> list[str]:
    return [f'.SH "{terminal.t(f"man-{name}").upper()}"', *lines] if lines else []


def entries(rows: list[tuple[str, str]]) -> list[str]:
    return [line for name, words in rows for line in (".TP", f"\\fB{escaped(name)}\\fR", escaped(words))]


def escaped(text: str) -> str:
    """As it stands: nothing in it is taken for a request or an escape, and a hyphen can be copied as one."""
    plain = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain[:1] in (".", "'") else plain
