"""`speciate admin`: what whoever runs a server does to its tables, also while it runs."""

import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from speciate.cli import help, maintenance
from speciate.cli.database import Config, Database, TableId, explained, mistake_in_words, url_of
from speciate.cli.errors import wrong
from speciate.cli.terminal import Terminal, printable, terminal_of
from speciate.core.digest import canonical, fingerprint

if TYPE_CHECKING:
    from speciate.server.admin import ListedTable

app = typer.Typer(rich_markup_mode=None, no_args_is_help=False)
MISTAKE = 2

File = Annotated[str, typer.Argument(metavar="FILE")]


@app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")


@app.command("list", cls=help.TranslatedCommand)
def list_(
    context: typer.Context,
    status: Annotated[str, typer.Option("--status", metavar="STATUS")] = "",
    database: Database = None,
    config: Config = "",
) -> None:
    from speciate.server.admin import list_tables

    terminal = terminal_of(context)
    with explained(terminal):
        found = list_tables(url_of(terminal, database, config), status)
    if found:
        terminal.print(grid(terminal, found))
    else:
        terminal.say("admin-no-tables")


@app.command("close", cls=help.TranslatedCommand)
def close(context: typer.Context, table: TableId, database: Database = None, config: Config = "") -> None:
    from speciate.server.admin import close_table

    terminal = terminal_of(context)
    with explained(terminal, table):
        is_new = close_table(url_of(terminal, database, config), table)
    terminal.say("admin-closed" if is_new else "admin-closed-already", table=table)


@app.command("export", cls=help.TranslatedCommand)
def export(
    context: typer.Context,
    table: TableId,
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "",
    database: Database = None,
    config: Config = "",
) -> None:
    from speciate.server.admin import export_record
    from speciate.table.files import write_atomically

    terminal = terminal_of(context)
    if out and Path(out).exists():
        raise wrong(terminal, "error-file-exists", path=out)
    with explained(terminal, table):
        record, is_finished = export_record(url_of(terminal, database, config), table)
    if not is_finished:
        print(terminal.t("admin-secrets"), file=sys.stderr)
    if out:
        write_atomically(Path(out), record)
        terminal.line("admin-exported", path=out)
    else:
        sys.stdout.write(record)


@app.command("backup", cls=help.TranslatedCommand)
def backup(context: typer.Context, file: File, database: Database = None, config: Config = "") -> None:
    from speciate.server.backup import backup as make

    terminal = terminal_of(context)
    if Path(file).exists():
        raise wrong(terminal, "error-file-exists", path=file)
    with explained(terminal):
        counts = make(url_of(terminal, database, config), Path(file))
    terminal.line("admin-backed-up", tables=counts["tables"], path=file)
    terminal.hint("admin-keep-private")


@app.command("restore", cls=help.TranslatedCommand)
def restore(context: typer.Context, file: File, database: Database = None, config: Config = "") -> None:
    from speciate.server.backup import NotEmpty
    from speciate.server.backup import restore as fill

    terminal = terminal_of(context)
    with explained(terminal):
        try:
            counts = fill(url_of(terminal, database, config), Path(file))
        except NotEmpty:
            raise wrong(terminal, "error-not-empty") from None
    terminal.line("admin-restored", tables=counts["tables"], path=file)


@app.command("verify", cls=help.TranslatedCommand)
def verify(context: typer.Context, database: Database = None, config: Config = "") -> int:
    """The digest at the end is that of all games together: equal digests, equal games."""
    from speciate.server.admin import verify as replay_all

    terminal = terminal_of(context)
    with explained(terminal):
        verdicts = list(replay_all(url_of(terminal, database, config)))
    broken = [verdict for verdict in verdicts if verdict.mistake]
    for verdict in broken:
        detail = mistake_in_words(terminal, verdict.mistake, verdict.key, verdict.values)
        print(terminal.t("error", text=terminal.t("admin-broken", table=verdict.id, detail=detail)), file=sys.stderr)
    judged = [verdict for verdict in verdicts if not verdict.mistake and not verdict.rules]
    for verdict in verdicts:
        if verdict.rules and not verdict.mistake:
            terminal.line("admin-other-rules", table=verdict.id, rules=verdict.rules)
    sound = [[verdict.id, verdict.digest] for verdict in judged]
    moves = sum(verdict.moves for verdict in judged)
    terminal.line("admin-sound", tables=len(sound), moves=moves, digest=fingerprint(canonical(sound)))
    if broken:
        terminal.hint("admin-repair-hint")
    return MISTAKE if broken else 0


app.command("repair", cls=help.TranslatedCommand)(maintenance.repair)
app.command("reissue", cls=help.TranslatedCommand)(maintenance.reissue)
app.command("delete", cls=help.TranslatedCommand)(maintenance.delete)
app.command("prune", cls=help.TranslatedCommand)(maintenance.prune)


def grid(terminal: Terminal, tables: "list[ListedTable]") -> Table:
    made = Table()
    made.add_column(terminal.t("admin-table"), no_wrap=True)
    for key in ("admin-game", "admin-status", "admin-players"):
        made.add_column(terminal.t(key))
    made.add_column(terminal.t("admin-moves"), justify="right")
    made.add_column(terminal.t("admin-touched"))
    for table in tables:
        touched = datetime.fromtimestamp(table.touched / 1000).strftime("%Y-%m-%d %H:%M")
        players = ", ".join(printable(name) for name in table.players)
        made.add_row(table.id, table.game, table.status, players, str(table.moves), touched)
    return made
