"""`speciate admin repair`, `reissue`, `delete` and `prune`: what changes or takes away what is stored."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from speciate.cli.database import Config, Database, TableId, explained, mistake_in_words, settings_of, url_of
from speciate.cli.errors import wrong
from speciate.cli.terminal import Terminal, printable, terminal_of

if TYPE_CHECKING:
    from speciate.server.inspection import Inspected
    from speciate.server.retention import Pruned

MISTAKE = 2
HOST_WORD = "host"
Yes = Annotated[bool, typer.Option("--yes")]
Days = Annotated[float | None, typer.Option(metavar="DAYS", min=0)]


# -- repair ---------------------------------------------------------------------------------------


def repair(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE")] = "",
    all_: Annotated[bool, typer.Option("--all")] = False,
    yes: Yes = False,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")] = "",
    database: Database = None,
    config: Config = "",
) -> int:
    from speciate.server.admin import inspect_all
    from speciate.server.repair import look

    terminal = terminal_of(context)
    if bool(table) == all_:
        raise wrong(terminal, "error-which-repair")
    url = url_of(terminal, database, config)
    with explained(terminal, table):
        found = [look(url, table)] if table else [one for one in inspect_all(url) if one.mistake is not None]
        if not found:
            terminal.say("admin-all-sound")
        codes = [repair_one(terminal, url, one, yes, Path(out) if out else None) for one in found]
    return max(codes, default=0)


def repair_one(terminal: Terminal, url: str, found: "Inspected", yes: bool, folder: Path | None) -> int:
    from speciate.server.repair import repair as mend

    if found.mistake is None and not found.rules:
        terminal.line("admin-is-sound", table=found.id)
        return 0
    if not can_be_repaired(terminal, found):
        return MISTAKE
    explain(terminal, found)
    if not agreed(terminal, yes):
        terminal.say("admin-unchanged")
        return MISTAKE
    done = mend(url, found, folder)
    terminal.line("admin-repaired", table=found.id, kept=done.kept)
    if done.path is not None:
        terminal.line("admin-removed-are-in", path=str(done.path))
    if done.is_paused:
        terminal.say("admin-paused")
    if done.seats:
        terminal.say("admin-need-links")
        for seat in done.seats:
            terminal.command("admin", "reissue", found.id, str(seat + 1))
    return 0


def can_be_repaired(terminal: Terminal, found: "Inspected") -> bool:
    if found.rules:
        text = terminal.t("admin-other-rules", table=found.id, rules=found.rules)
    elif found.table is None:
        text = terminal.t("error-nothing-sound", table=found.id)
    else:
        return True
    print(terminal.t("error", text=text), file=sys.stderr)
    return False


def explain(terminal: Terminal, found: "Inspected") -> None:
    """What is wrong, and what would be taken away: kinds only, for the rest may be secret."""
    from speciate.server.repair import kinds

    assert found.mistake is not None
    detail = mistake_in_words(terminal, str(found.mistake), found.mistake.key, found.mistake.values)
    terminal.line("admin-what-is-wrong", table=found.id, detail=detail)
    if not found.removed:
        terminal.say("admin-only-list")
        return
    first, last = found.removed[0].number, found.removed[-1].number
    terminal.say("admin-will-remove", kept=found.kept, count=len(found.removed), first=str(first), last=str(last))
    told = (f"{terminal.t(f'item-{kind}')}: {count}" for kind, count in kinds(found.removed).items())
    terminal.say("admin-kinds", kinds=", ".join(told))
    if found.kept < found.fitting:
        terminal.say("admin-half-a-move", first=str(found.kept + 1), last=str(found.fitting))


def agreed(terminal: Terminal, yes: bool) -> bool:
    """Whether somebody says yes; where nobody can be asked, `--yes` must have."""
    if yes:
        return True
    try:
        answer = terminal.ask(terminal.t("admin-go-on") + " ")
    except EOFError:
        raise wrong(terminal, "error-say-yes") from None
    return answer.lower() in terminal.t("admin-yes").split()


# -- links ----------------------------------------------------------------------------------------


def reissue(
    context: typer.Context,
    table: TableId,
    seat: Annotated[str, typer.Argument(metavar="SEAT")],
    url: Annotated[str, typer.Option("--url", metavar="URL")] = "",
    database: Database = None,
    config: Config = "",
) -> None:
    from speciate.client.link import read_server
    from speciate.server.items import HOST
    from speciate.server.refusals import NotAllowed
    from speciate.server.reissue import reissue as renew

    terminal = terminal_of(context)
    if seat != HOST_WORD and not (seat.isascii() and seat.isdigit() and int(seat)):
        raise wrong(terminal, "error-seat-form", seat=seat)
    base = read_server(url) if url else ""
    with explained(terminal, table):
        try:
            made = renew(url_of(terminal, database, config), table, HOST if seat == HOST_WORD else int(seat) - 1)
        except NotAllowed as error:
            raise wrong(terminal, f"error-{error.key}", seat=seat) from None
    if seat == HOST_WORD:
        terminal.line("admin-host-link", table=table)
    else:
        terminal.line("admin-seat-link", table=table, seat=seat, name=printable(made.name))
    terminal.console.print(Text("  " + base + made.path, "bold"), soft_wrap=True)
    terminal.hint("admin-link-secret")
    if not base:
        terminal.hint("admin-link-base")


# -- deleting -------------------------------------------------------------------------------------


def delete(
    context: typer.Context, table: TableId, yes: Yes = False, database: Database = None, config: Config = ""
) -> None:
    from speciate.server.removal import count_items, delete_table

    terminal = terminal_of(context)
    url = url_of(terminal, database, config)
    with explained(terminal, table):
        terminal.say("admin-will-delete", table=table, items=count_items(url, table))
        if not agreed(terminal, yes):
            terminal.say("admin-unchanged")
            return
        delete_table(url, table)
    terminal.line("admin-deleted", table=table)


def prune(
    context: typer.Context,
    finished_days: Days = None,
    names_days: Days = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: Database = None,
    config: Config = "",
) -> None:
    from speciate.server.admin import opened
    from speciate.server.clock import milliseconds
    from speciate.server.retention import prune as step

    terminal = terminal_of(context)
    settings = settings_of(terminal, database, config)
    finished = settings.finished_days if finished_days is None else finished_days
    names = settings.names_days if names_days is None else names_days
    if not finished and not names:
        terminal.hint("admin-prune-nothing")
    now = milliseconds()
    with explained(terminal), opened(settings.database) as engine:
        done = step(engine, now, finished, names, dry_run=dry_run)
        told = done
        while told.is_more:
            report(terminal, "admin-pruning", done)
            told = step(engine, now, finished, names)
            done.deleted += told.deleted
            done.renamed += told.renamed
            done.answers += told.answers
    report(terminal, "admin-would-prune" if dry_run else "admin-pruned", done)


def report(terminal: Terminal, key: str, done: "Pruned") -> None:
    terminal.line(key, deleted=done.deleted, renamed=done.renamed, answers=done.answers)
