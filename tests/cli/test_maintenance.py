"""`speciate admin repair`, `reissue`, `delete`, `prune`: what they say, what they ask, and what they leave alone."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_admin import ServedClub, club

__all__ = ["club"]  # the fixture

COMMANDS = ["repair", "reissue", "delete", "prune"]


def execute(club: ServedClub, *statements: str) -> None:
    with closing(sqlite3.connect(club.path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def count(club: ServedClub, table: str) -> int:
    with closing(sqlite3.connect(club.path)) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_explained_in_both_languages(run: Run, command: str) -> None:
    for lang in ("en", "fr"):
        page = run("--lang", lang, "admin", command, "--help").out
        assert f"speciate admin {command}" in page
        for line in page.splitlines():
            words = line.split()
            assert not (words and words[0].startswith("--") and len(words) == 1), line


# -- repair ---------------------------------------------------------------------------------------


@pytest.fixture
def damaged(club: ServedClub) -> ServedClub:
    execute(club, "DELETE FROM items WHERE number BETWEEN 9 AND 11")
    return club


def test_it_says_what_it_would_do_and_asks(run: Run, damaged: ServedClub) -> None:
    before = count(damaged, "items")
    shown = run("admin", "repair", damaged.id, typed="no\n")
    assert shown.code == 2
    assert shown.out.startswith(f"Table {damaged.id}: items 9 to 11 are missing\nUp to item ")
    assert "items will be removed, numbers" in shown.out and "They are moves: " in shown.out
    assert shown.out.endswith("Go on? (yes/no) no\nNothing was changed.\n")
    assert count(damaged, "items") == before
    assert "nobody is there to answer" in run("admin", "repair", damaged.id).mistake()
    assert "il manque les éléments 9 à 11" in run("--lang", "fr", "admin", "repair", damaged.id, typed="non\n").out


@pytest.mark.parametrize("words", ["--yes", "typed", "--all"])
def test_it_repairs_and_says_where_the_rest_is(run: Run, damaged: ServedClub, tmp_path: Path, words: str) -> None:
    if words == "--all":
        shown = run("admin", "repair", "--all", "--yes")
    else:
        shown = run("admin", "repair", damaged.id, *([words] if words == "--yes" else []), typed="yes\n")
    assert shown.code == 0, shown.out + shown.err
    assert f"Table {damaged.id} is repaired" in shown.out
    file = Path(re.findall(r"What was removed is in (\S+)", shown.out)[0])
    assert file.parent == tmp_path and file.stat().st_mode & 0o777 == 0o600
    assert run("admin", "verify").code == 0
    again = run("admin", "repair", damaged.id)
    assert (again.code, again.out) == (0, f"Table {damaged.id} is sound; nothing was changed.\n")
    assert run("admin", "repair", "--all").out == "Every table is sound; nothing was changed.\n"


def test_the_rest_can_go_elsewhere(run: Run, damaged: ServedClub, tmp_path: Path) -> None:
    assert run("admin", "repair", damaged.id, "--yes", "--out", tmp_path / "kept").code == 0
    assert len(list((tmp_path / "kept").glob("repair-*.jsonl"))) == 1


def test_which_table_must_be_said(run: Run, club: ServedClub) -> None:
    assert "which table?" in run("admin", "repair").mistake()
    assert "which table?" in run("admin", "repair", club.id, "--all").mistake()
    assert "did you mean" in run("admin", "repair", club.id[:-1]).mistake()


def test_of_a_table_without_a_sound_item_nothing_is_kept(run: Run, club: ServedClub) -> None:
    execute(club, "UPDATE items SET data = x'7b7d' WHERE number = 1")
    assert f"speciate admin delete {club.id}" in run("admin", "repair", club.id, "--yes").mistake()
    assert run("admin", "delete", club.id, "--yes").code == 0
    assert run("admin", "verify").code == 0


def test_verify_says_how_to_repair(run: Run, damaged: ServedClub) -> None:
    shown = run("admin", "verify")
    assert shown.code == 2
    assert shown.err == f"error: table {damaged.id}: items 9 to 11 are missing\n"
    assert "speciate admin repair TABLE" in shown.out
    french = run("--lang", "fr", "admin", "verify")
    assert french.err == f"erreur : table {damaged.id} : il manque les éléments 9 à 11\n"


# -- other rules ----------------------------------------------------------------------------------


@pytest.fixture
def old(club: ServedClub) -> ServedClub:
    """The table is played by rules of an older version."""
    with closing(sqlite3.connect(club.path)) as connection, connection:
        rows = connection.execute("SELECT data FROM items WHERE number = 1").fetchall()
        data = re.sub(rb'"rules":"[^"]*"', b'"rules":"0.0.1"', bytes(rows[0][0]))
        connection.execute("UPDATE items SET data = ? WHERE number = 1", (data,))
        connection.execute("UPDATE tables SET rules = '0.0.1'")
    return club


def test_other_rules_are_not_damage(run: Run, old: ServedClub) -> None:
    shown = run("admin", "verify")
    assert shown.code == 0 and shown.err == ""
    assert f"table {old.id}: its rules (evolution 0.0.1) are not part of this version" in shown.out
    assert "0 tables are sound" in shown.out
    before = old.path.read_bytes()
    assert "evolution 0.0.1" in run("admin", "repair", old.id, "--yes").mistake()
    assert run("admin", "repair", "--all", "--yes").out == "Every table is sound; nothing was changed.\n"
    assert old.path.read_bytes() == before


def test_a_server_does_not_start_over_games_of_other_rules(run: Run, old: ServedClub) -> None:
    mistake = run("serve", "--database", old.url).mistake()
    assert mistake.startswith("error: 1 table is being played by rules that this version does not have: ")
    assert f"{old.id} (evolution 0.0.1)" in mistake and "--leave-tables" in mistake
    french = run("--lang", "fr", "serve", "--database", old.url).mistake()
    assert "1 table se joue" in french and "--leave-tables" in french
    # it goes on to the next check: a port that cannot be
    left = run("serve", "--database", old.url, "--leave-tables", "--host", "no.such.host.invalid").mistake()
    assert "no.such.host.invalid" in left
    assert run("admin", "close", old.id).code == 0
    assert "no.such.host.invalid" in run("serve", "--database", old.url, "--host", "no.such.host.invalid").mistake()


# -- links, deleting ------------------------------------------------------------------------------


def test_a_new_link_is_one_to_send(run: Run, club: ServedClub) -> None:
    shown = run("admin", "reissue", club.id, "2", "--url", "https://games.example.org/")
    assert shown.code == 0
    assert f"The new link for P1, seat 2 of table {club.id}:" in shown.out
    link = rf"https://games\.example\.org/table/{club.id}#seat=1&token=[\w-]{{32}}"
    assert re.search(rf"^  {link}$", shown.out, re.MULTILINE)
    host = run("admin", "reissue", club.id, "host").out
    assert re.search(rf"^  /table/{club.id}#seat=host&token=[\w-]{{32}}$", host, re.MULTILINE)
    assert "--url" in host


@pytest.mark.parametrize(
    ("seat", "says"),
    [("7", "nobody sits at seat 7"), ("0", "from 1 on"), ("Ann", 'or "host", not "Ann"'), ("-4", "-4"), ("½", "½")],
)
def test_a_wrong_seat_is_one_line(run: Run, club: ServedClub, seat: str, says: str) -> None:
    assert says in run("admin", "reissue", "--", club.id, seat).mistake()


def test_a_wrong_address_changes_nothing(run: Run, club: ServedClub) -> None:
    before = count(club, "tokens")
    assert "games" in run("admin", "reissue", club.id, "host", "--url", "games").mistake()
    assert count(club, "tokens") == before


def test_deleting_asks(run: Run, club: ServedClub) -> None:
    shown = run("admin", "delete", club.id, typed="n\n")
    assert shown.code == 0 and "will be deleted for good" in shown.out and shown.out.endswith("Nothing was changed.\n")
    assert count(club, "tables") == 1
    assert "--yes" in run("admin", "delete", club.id).mistake()
    assert run("--lang", "fr", "admin", "delete", club.id, typed="oui\n").out.endswith(
        f"La table {club.id} est effacée.\n"
    )
    assert [count(club, table) for table in ("tables", "items", "tokens", "answers")] == [0, 0, 0, 0]
    assert "there is no table" in run("admin", "delete", club.id, "--yes").mistake()


def test_prune(run: Run, club: ServedClub, tmp_path: Path) -> None:
    assert "only old answers" in " ".join(run("admin", "prune").out.split())
    execute(club, "UPDATE tables SET touched = 1, status = 'closed'")
    answers = count(club, "answers")
    told = run("admin", "prune", "--finished-days", "30", "--dry-run")
    assert told.out.startswith("Games that would be deleted: 1; ")
    assert f"would be deleted: {answers}" in told.out
    assert count(club, "tables") == 1
    named = run("admin", "prune", "--names-days", "30")
    assert named.out == (
        f"Games deleted: 0; games whose names and chat are gone: 1; answers to commands deleted: {answers}\n"
    )
    assert "Player 1, " in run("admin", "list").out
    settings = tmp_path / "server.toml"
    settings.write_text("finished_days = 30\n")
    assert "Games deleted: 1;" in run("admin", "prune", "--config", settings).out
    assert count(club, "items") == 0
    assert "--finished-days" in run("admin", "prune", "--finished-days", "-1").mistake()
