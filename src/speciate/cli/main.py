"""`speciate`: reads the line, runs a command, and turns every mistake into one line on stderr and exit code 2."""

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from speciate import __version__, _engine
from speciate.cli import completion, errors, help, language
from speciate.cli.commands import Program
from speciate.cli.terminal import Terminal, terminal_of
from speciate.core.errors import SpeciateError

MISTAKE = 2
INTERRUPTED = 130  # what a shell reports for Ctrl-C


def build() -> Any:
    """The program; its commands are loaded when they are called."""
    app = typer.Typer(
        cls=Program,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        name=help.PROGRAM,
    )
    app.callback(invoke_without_command=True)(root)
    return typer.main.get_command(app)


def root(context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    if version:
        print_version(terminal_of(context))
    elif context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")


def print_version(terminal: Terminal) -> None:
    engine = _engine.name()
    python = ".".join(str(number) for number in sys.version_info[:3])
    terminal.print(f"speciate {__version__}")
    terminal.say("version-engine", engine=terminal.t(f"engine-{engine}"))
    terminal.print(f"Python {python}")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command line; returns the exit code."""
    args = list(sys.argv[1:] if argv is None else argv)
    lang = language.from_environment(os.environ)
    try:
        asked, args = language.take_option(args)
    except SpeciateError as error:
        return fail(Terminal(lang), error)
    terminal = Terminal(asked or lang)
    if completion.is_asked():
        return completion.answer(build(), terminal)
    try:
        code = build().main(args=args, prog_name=help.PROGRAM, standalone_mode=False, obj=terminal)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        return hang_up()
    except (SpeciateError, errors.UsageError, OSError) as error:
        return fail(terminal, error)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def fail(terminal: Terminal, error: Exception) -> int:
    print(terminal.t("error", text=errors.describe(terminal, error)), file=sys.stderr)
    return MISTAKE


def hang_up() -> int:
    """Whoever read our output has gone (`| head`): nothing more to say, and nothing to complain of."""
    with contextlib.suppress(OSError, ValueError):  # stdout may be no file at all
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
