"""`speciate doctor`: what is there is named, what is not comes with advice, and nothing secret is said."""

import json
import socket
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import make_url

from speciate import __version__, _engine
from speciate.cli.checkup import engine, installation
from speciate.cli.checkup.database import masked, without_secrets
from speciate.cli.checkup.finding import Finding
from speciate.server.database import connect
from speciate.server.migrate import migrate
from speciate.server.schema import REVISION
from tests.cli.conftest import Result, Run

SUBJECTS = ("python", "packages", "engine", "compiler", "games", "place", "database", "port", "page", "docs", "browser")
PASSWORD = "corr3ct-h0rse"


@pytest.fixture
def examined(run: Run, tmp_path: Path) -> Run:
    """The doctor, in a place of its own and on a port that is free unless another is named."""

    def call(*args: str | Path) -> Result:
        usual = [] if "--database" in args else ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
        port = [] if "--port" in args else ["--port", "0"]
        return run("doctor", *usual, *port, *args)

    return call


def findings(result: Result, subject: str) -> list[dict[str, Any]]:
    return [each for each in json.loads(result.out)["findings"] if each["subject"] == subject]


def test_a_sound_installation_is_told_subject_by_subject(examined: Run, tmp_path: Path, home: Path) -> None:
    result = examined("--json")
    assert result.code == 0 and result.err == ""
    report = json.loads(result.out)
    assert report["can_play"] is True and report["version"] == __version__
    assert {each["subject"] for each in report["findings"]} >= set(SUBJECTS)
    assert all(each["says"] and (each["level"] == "good") == ("do" not in each) for each in report["findings"])
    [games] = findings(result, "games")
    assert games["facts"]["names"] == "evo, evolution, evolutopia, s-evolution"
    assert not home.exists() and list(tmp_path.iterdir()) == []  # looking leaves nothing behind


def test_people_read_it_in_their_language(examined: Run) -> None:
    english, french = examined(), examined("--lang", "fr")
    assert english.code == french.code == 0
    assert "You can play, and a server would start." in english.out
    assert "Vous pouvez jouer, et un serveur démarrerait." in french.out
    assert "folder" in english.out and "dossier" in french.out


# -- what stands in the way -----------------------------------------------------------------------


@pytest.mark.parametrize("where", ["file", "system"])
def test_a_place_that_cannot_be_written_to(
    examined: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    if where == "system" and not sys.platform.startswith("linux"):
        pytest.skip("only Linux has a folder in which not even its administrator can write")
    (tmp_path / "file").write_text("in the way")
    folder = tmp_path / "file" / "home" if where == "file" else Path("/proc/speciate")
    monkeypatch.setenv("SPECIATE_HOME", str(folder))
    result = examined("--json")
    assert result.code == 1 and json.loads(result.out)["can_play"] is False
    [place] = findings(result, "place")
    assert place["level"] == "bad" and str(folder) in place["says"] and "SPECIATE_HOME" in place["do"]
    assert findings(examined("--json", "--database", f"sqlite:///{folder}/x.db"), "database")[0]["case"] == (
        "database-closed"
    )


@contextmanager
def listening(answer: Mapping[str, str] | None = None) -> Iterator[str]:
    """A program at a port of this machine; without an answer it says nothing at all."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = json.dumps(answer).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield str(server.server_port)
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(("answer", "code"), [({"hello": "stranger"}, 1), ({"status": "ok", "version": "1"}, 0)])
def test_a_port_that_is_taken_unless_by_ourselves(examined: Run, answer: Mapping[str, str], code: int) -> None:
    with listening(answer) as port:
        result = examined("--json", "--port", port)
    [found] = findings(result, "port")
    assert result.code == code and port in found["says"]
    assert found["case"] == ("port-taken" if code else "port-ours")


def test_an_address_of_another_machine(examined: Run) -> None:
    [found] = findings(examined("--json", "--host", "192.0.2.1"), "port")
    assert found["level"] == "bad" and "--host" in found["do"]


def test_a_pack_with_a_mistake(examined: Run, run: Run, tmp_path: Path) -> None:
    good, broken = tmp_path / "good.toml", tmp_path / "broken.toml"
    text = run("pack", "show", "evo").out
    good.write_text(text, encoding="utf-8")
    broken.write_text(text.replace('game = "evo"', 'game = "evo"\nname = 3', 1), encoding="utf-8")
    result = examined("--json", "--pack", f"evo={good}", "--pack", f"evolution={broken}", "--pack", "evolution")
    levels = [(each["level"], each["says"]) for each in findings(result, "pack")]
    assert [level for level, _ in levels] == ["good", "bad", "bad"] and result.code == 1
    assert str(broken) in levels[1][1] and "GAME=FILE" in levels[2][1]


def test_settings_that_cannot_be_read_are_one_line(run: Run) -> None:
    assert "--port" in run("doctor", "--port", "high").mistake()


# -- databases ------------------------------------------------------------------------------------


def test_a_database_that_does_not_answer(examined: Run) -> None:
    pytest.importorskip("psycopg", reason="the driver of PostgreSQL is an extra; make test has it")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # and nobody listens
        url = f"postgresql+psycopg://ann:{PASSWORD}@127.0.0.1:{closed.getsockname()[1]}/club"
        results = [examined("--database", url), examined("--database", url, "--json")]
    assert [result.code for result in results] == [1, 1]
    assert all(PASSWORD not in result.out + result.err for result in results)
    [found] = findings(results[1], "database")
    assert found["case"] == "database-away" and "ann:***@127.0.0.1" in found["says"]


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql+psycopg://ann:{PASSWORD}/x@host:port/club",
        f"sqlite:{PASSWORD}",
        f"nonsense://ann:{PASSWORD}@host/club",
        f"postgresql+psycopg://127.0.0.1:1/club?password={PASSWORD}",
    ],
)
def test_no_address_gives_its_password_away(examined: Run, url: str) -> None:
    result = examined("--json", "--database", url)
    [found] = findings(result, "database")
    assert result.code == 1 and found["level"] == "bad" and "do" in found
    assert PASSWORD not in result.out + result.err


def test_what_a_driver_says_is_shown_without_the_password() -> None:
    parts = make_url(f"postgresql://ann:{PASSWORD}@host/club?sslpassword={PASSWORD}2&application_name=ours")
    assert masked(parts) == "postgresql://ann:***@host/club?application_name=ours&sslpassword=***"
    assert without_secrets(f"login of ann with {PASSWORD} and {PASSWORD}2", parts) == "login of ann with *** and ***2"


def test_the_schema_of_a_database_is_named(examined: Run, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    assert findings(examined("--json"), "database")[0]["case"] == "database-new" and not file.exists()
    store = connect(f"sqlite:///{file}")
    migrate(store)
    store.dispose()
    assert findings(examined("--json"), "database")[0]["facts"]["schema"] == REVISION
    for schema, case, code in (("0001", "database-old", 0), ("9999", "database-newer", 1)):
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (schema,))
        connection.close()
        result = examined("--json")
        assert result.code == code and findings(result, "database")[0]["case"] == case


def test_a_file_of_somebody_else_stays_as_it_is(examined: Run, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE mine (x)")
    connection.close()
    before = foreign.read_bytes()
    result = examined("--json", "--database", f"sqlite:///{foreign}")
    assert findings(result, "database")[0]["case"] == "database-empty"
    assert foreign.read_bytes() == before and sorted(path.name for path in tmp_path.iterdir()) == ["foreign.db"]


# -- the installation -----------------------------------------------------------------------------


def cases(found: Iterator[Finding]) -> dict[str, str]:
    return {each.key.removeprefix("doctor-"): each.level for each in found}


def test_missing_and_old_packages_are_told_apart_from_extras() -> None:
    here = ["rich>=14", "httpx[http2]>=0.28,<1", "mypy_extensions"]
    assert cases(installation.packages(here)) == {"packages": "good"}
    lines = [*here, "rich>=9999", "no-such-package-here>=1", 'numpy>=9999; extra == "lab"', 'rich; extra == "look"']
    found = list(installation.packages(lines))
    assert cases(iter(found)) == {"packages-missing": "bad", "extras-missing": "lacking"}
    assert found[0].values["names"] == "rich 9999, no-such-package-here 1"
    assert found[1].values["names"] == "lab"


def test_the_engine_says_why_it_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_engine, "name", lambda: "pure")
    monkeypatch.setenv("SPECIATE_PURE", "1")
    assert "engine-asked" in cases(engine.engine())
    monkeypatch.setenv("SPECIATE_PURE", "")
    for stale, case in ((True, "engine-stale"), (False, "engine-pure")):
        monkeypatch.setattr(_engine, "is_stale", lambda stale=stale: stale)
        assert cases(engine.engine())[case] == "lacking"


def test_without_a_compiler_one_can_still_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert cases(engine.engine())["compiler-none"] == "lacking"


def test_what_cannot_be_looked_at_is_told_and_the_rest_goes_on(examined: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "speciate.cli.checkup.built", None)  # as if it could not be imported
    result = examined("--json")
    assert result.code == 1 and findings(result, "look")[0]["facts"]["subject"] == "built"
    assert findings(result, "browser")
