"""`speciate admin`: what it prints, and every mistake on one line."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from speciate.server import commands
from speciate.table.record import read_record
from tests.cli.conftest import Run
from tests.server.backends import any_turn, gathered, play, running, table_of

COMMANDS = ["list", "close", "export", "backup", "restore", "verify", "repair", "reissue", "delete", "prune"]


class ServedClub:
    """A database with one game in play, as an evening left it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "club.db"
        self.url = f"sqlite:///{self.path}"
        self.id = asyncio.run(self._play())

    async def _play(self) -> str:
        async with running(self.url) as backend:
            id = await gathered(backend, 2)
            for number in range(4):
                seat, moves = any_turn(await table_of(backend, id), Random(number))
                assert (await play(backend, id, seat, moves, f"m{number}")).ok
            return id


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ServedClub:
    club = ServedClub(tmp_path)
    monkeypatch.setenv("SPECIATE_DATABASE", club.url)
    monkeypatch.chdir(tmp_path)
    return club


@pytest.mark.parametrize("command", ["admin", *(f"admin {name}" for name in COMMANDS)])
def test_every_command_has_a_help_page_in_both_languages(run: Run, command: str) -> None:
    english = run(*command.split(), "--help")
    french = run("--lang", "fr", *command.split(), "--help")
    assert english.out.startswith(f"Usage: speciate {command}")
    assert french.out.startswith(f"Usage : speciate {command}")
    for line in english.out.splitlines() + french.out.splitlines():
        words = line.split()
        assert not (words and words[0].startswith("--") and len(words) == 1), line
    assert english.out == run(*command.split()).out or command != "admin"


def test_list(run: Run, club: ServedClub) -> None:
    shown = run("admin", "list")
    assert shown.code == 0
    row = next(line for line in shown.out.splitlines() if club.id in line)
    assert "evolution" in row and "playing" in row and "P0, P1" in row
    assert run("admin", "list", "--database", club.url).out == shown.out
    assert run("admin", "list", "--status", "over").out == "There are no such tables.\n"
    assert 'unknown status "ovr"; did you mean "over"?' in run("admin", "list", "--status", "ovr").mistake()
    assert "joueurs" in run("--lang", "fr", "admin", "list").out


def test_the_settings_file_of_the_server_names_the_database(
    run: Run, club: ServedClub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPECIATE_DATABASE")
    settings = tmp_path / "server.toml"
    settings.write_text(f'database = "{club.url}"\nport = 9000\n')
    assert club.id in run("admin", "list", "--config", settings).out
    assert "speciate.db" in run("admin", "list").mistake(), "the usual one is not there"


def test_close(run: Run, club: ServedClub) -> None:
    assert run("admin", "close", "--", club.id).out == f"Table {club.id} is closed.\n"
    assert run("admin", "close", "--", club.id).out == f"Table {club.id} was closed already.\n"
    assert run("admin", "list", "--status", "playing").out == "There are no such tables.\n"

    async def late() -> None:
        async with running(club.url) as backend:
            assert not (await backend.dispatcher.command(club.id, 0, commands.Chat(id="late", text="Hello"))).ok

    asyncio.run(late())


def test_export_warns_while_the_game_is_not_over(run: Run, club: ServedClub, tmp_path: Path) -> None:
    out = tmp_path / "game.jsonl"
    shown = run("admin", "export", "--", club.id)
    assert shown.code == 0
    assert shown.err.startswith("warning: ") and shown.err.count("\n") == 1
    assert run("admin", "export", "--out", out, "--", club.id).out == f"The record is in {out}\n"
    assert out.read_text(encoding="utf-8") == shown.out
    assert read_record(out).header.names == ["P0", "P1"]
    assert run("replay", out, "--verify").code == 0
    assert "already" in run("admin", "export", "--out", out, "--", club.id).mistake()


@pytest.mark.usefixtures("club")
def test_backup_restore_verify(run: Run) -> None:
    made = run("admin", "backup", "club.jsonl.gz")
    assert made.code == 0 and made.out.startswith("1 table is kept in club.jsonl.gz\n")
    assert "already" in run("admin", "backup", "club.jsonl.gz").mistake()
    sound = run("admin", "verify")
    assert sound.code == 0 and sound.out.startswith("1 table is sound, moves: ")
    assert "the database is not empty" in run("admin", "restore", "club.jsonl.gz").mistake()
    new = ("--database", "sqlite:///new.db")
    assert run("admin", "restore", "club.jsonl.gz", *new).out == "1 table is restored from club.jsonl.gz\n"
    assert run("admin", "verify", *new).out == sound.out, "the digest is that of the same games"
    assert run("admin", "backup", "copy.db").code == 0
    assert run("admin", "verify", "--database", "sqlite:///copy.db").out == sound.out


def test_verify_names_each_broken_table(run: Run, club: ServedClub) -> None:
    with closing(sqlite3.connect(club.path)) as connection, connection:
        connection.execute("DELETE FROM items WHERE number = 3")
    shown = run("admin", "verify")
    assert shown.code == 2
    assert shown.err == f"error: table {club.id}: item 3 is missing\n"
    assert shown.out.startswith("0 tables are sound")


def test_an_unknown_table_is_one_line(run: Run, club: ServedClub) -> None:
    for command in ("close", "export"):
        assert (
            f'unknown table "{club.id[1:]}"; did you mean "{club.id}"?'
            in run("admin", command, "--", club.id[1:]).mistake()
        )
        assert (
            'there is no table "?"; to see which there are: speciate admin list' in run("admin", command, "?").mistake()
        )
    assert "il n’y a pas de table « ? »" in run("--lang", "fr", "admin", "close", "?").mistake()


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("lst", 'unknown command "lst"; did you mean "list"?'),
        ("list --database sqlite:///none.db", "the database cannot be opened: there is no file none.db"),
        ("close x --database sqlite:///none.db", "none.db"),
        ("export x --database sqlite:///none.db", "none.db"),
        ("verify --database sqlite:///none.db", "none.db"),
        ("backup b.gz --database sqlite:///none.db", "none.db"),
        ("backup b.db --database sqlite:///none.db", "none.db"),
        ("restore none.gz --database sqlite:///none.db", "none.gz: No such file or directory"),
        ("list --database nonsense", "the database cannot be opened: "),
        ("list --database postgresql+psycopg://nobody@127.0.0.1:1/none", "the database cannot be opened: "),
        ("list", "there is no file speciate.db"),
        ("close", "TABLE is missing"),
        ("backup", "FILE is missing"),
        ("list --databse x", 'unknown option "--databse"; did you mean "--database"?'),
        ("list --config none.toml", "none.toml"),
    ],
)
def test_a_mistake_is_one_line_and_leaves_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, says: str
) -> None:
    monkeypatch.delenv("SPECIATE_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    assert says in run("admin", *line.split()).mistake()
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_backup(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("Not a backup.")
    assert "notes.txt: it is damaged, or not a backup at all" in run("admin", "restore", "notes.txt").mistake()
    assert not (tmp_path / "speciate.db").exists()
