"""Help pages in the person's language. What they say is in `locales/`, `help-<command>` and its attributes."""

from collections.abc import Iterator
from typing import Any

from typer.core import TyperCommand, TyperGroup

from speciate.cli.terminal import Terminal
from speciate.core.errors import UnknownName

PROGRAM = "speciate"


class TranslatedCommand(TyperCommand):
    """A command whose help page is ours, and what a shell completes."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        from speciate.cli import completion

        return completion.of_command(ctx, incomplete)

    def get_params(self, ctx: Any) -> list[Any]:
        from speciate.cli import completion

        found = super().get_params(ctx)
        return completion.with_values(found) if completion.is_asked() else found


class TranslatedGroup(TyperGroup):
    """The program itself, or a command with commands of its own."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        from speciate.cli import completion

        return completion.of_command(ctx, incomplete)

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 (the parser's signature)
        return list(self.commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        names = self.list_commands(ctx)
        if args and not args[0].startswith("-") and args[0] not in names:
            raise UnknownName("command", args[0], names)
        return super().resolve_command(ctx, args)


def write_help(ctx: Any, formatter: Any) -> None:
    terminal = ctx.find_object(Terminal)
    page = page_key(ctx.command_path)
    own = ctx.command.help or ""
    usage = text(terminal, f"{page}.usage", f"{ctx.command_path} …")
    formatter.write(f"{terminal.t('help-usage')} {usage}\n")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(text(terminal, page, own))
    rows = list(parameter_rows(ctx, terminal, page, "argument"))
    write_section(formatter, terminal.t("help-arguments"), rows)
    rows = list(parameter_rows(ctx, terminal, page, "option"))
    rows.append(("--lang en|fr", terminal.t("help-lang")))
    write_section(formatter, terminal.t("help-options"), rows)
    names = ctx.command.list_commands(ctx) if isinstance(ctx.command, TranslatedGroup) else []
    rows = [(name, first_sentence(text(terminal, f"{page}-{name}", ""))) for name in names]
    write_section(formatter, terminal.t("help-commands"), rows)
    example = text(terminal, f"{page}.example", "")
    if example:
        write_section(formatter, terminal.t("help-examples"), [(line, "") for line in example.splitlines()])


def write_section(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(title):
            formatter.write_dl(rows)


def page_key(command_path: str) -> str:
    """`speciate pack check` -> `help-pack-check`; the program's own page is `help`."""
    return "-".join(["help", *command_path.split()[1:]])


def parameter_rows(ctx: Any, terminal: Terminal, page: str, kind: str) -> Iterator[tuple[str, str]]:
    for param in ctx.command.get_params(ctx):
        if param.param_type_name != kind or getattr(param, "hidden", False):
            continue
        own = getattr(param, "help", None) or ""
        if "--help" in param.opts:
            yield "--help", terminal.t("help-help")
        elif kind == "argument":
            yield str(param.metavar or param.name).upper(), text(terminal, f"{page}.{param.name}", own)
        else:
            value = "" if param.is_flag else f" {param.metavar or 'VALUE'}"
            yield ", ".join(param.opts) + value, text(terminal, f"{page}.{param.name}", own)


def text(terminal: Terminal, key: str, otherwise: str) -> str:
    """A help text, or the English one in the code where a command has no page yet."""
    try:
        return terminal.t(key)
    except KeyError:
        return otherwise


def first_sentence(page: str) -> str:
    return page.split(". ")[0].removesuffix(".")
