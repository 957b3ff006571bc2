"""`speciate serve`: settings from everywhere, mistakes in one line, a plain start and a graceful stop."""

import json
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from speciate.cli.serve import read_config
from speciate.cli.terminal import Terminal
from tests.cli.conftest import Run


@contextmanager
def serving(
    command: list[str], environment: dict[str, str], folder: Path, *args: str
) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """A server as a process, with the lines it says when it is there."""
    line = [*command, "serve", "--port", "0", "--database", f"sqlite:///{folder / 'tables.db'}", *args]
    process = subprocess.Popen(line, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    said: list[str] = []
    try:
        while not said or "Ctrl-C" not in said[-1]:
            said.append(process.stdout.readline())
            assert said[-1], said
        yield process, said
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_listens_and_stops_when_told(
    command: list[str], environment: dict[str, str], tmp_path: Path, how: signal.Signals
) -> None:
    with serving(command, environment, tmp_path) as (process, said):
        url = re.findall(r"listens on (\S+)", said[0])[0]
        text = "".join(said)
        assert f"join {url} --open evolution" in text and "speciate join LINK" in text and "--host 0.0.0.0" in text
        health = httpx.get(f"{url}/health", trust_env=False, verify=False).json()
        assert (health["status"], health["engine"]) == ("ok", "pure")  # as it was asked to
        process.send_signal(how)
        rest, _ = process.communicate(timeout=20)
        assert rest == "Stopped. Every game is kept.\n" and process.returncode == 0
    assert (tmp_path / "tables.db").exists()


def test_the_lab_has_a_link_with_a_key_that_opens_it(
    command: list[str], environment: dict[str, str], tmp_path: Path
) -> None:
    with serving(command, environment, tmp_path, "--lab", "--lab-folder", str(tmp_path / "lab")) as (_, said):
        link = re.search(r"(http://[^/]+)/lab#key=([\w-]+)", "".join(said))
        assert link is not None, said
        with httpx.Client(base_url=link[1], trust_env=False, verify=False) as client:
            assert client.get("/lab").is_success
            assert client.get("/api/lab/runs").status_code == 401
            assert client.get("/api/lab/runs", headers={"Authorization": f"Bearer {link[2]}"}).json() == []


def test_a_frame_without_end_ends_its_line_only(
    command: list[str], environment: dict[str, str], tmp_path: Path
) -> None:
    with serving(command, environment, tmp_path) as (_, said):
        url = re.findall(r"listens on (\S+)", said[0])[0]
        table = httpx.post(
            f"{url}/api/tables", json={"game": "evolution", "seats": 2}, trust_env=False, verify=False
        ).json()["table"]
        with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/socket", proxy=None) as line:
            line.send(json.dumps({"protocol": 1}))
            line.recv(timeout=10)
            line.send("x" * 70_000)
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        assert httpx.get(f"{url}/api/tables/{table}", trust_env=False, verify=False).status_code == 200


def test_a_port_in_use_is_one_line(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        mistake = run("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}").mistake()
    assert f"port {port}" in mistake and "--port" in mistake


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--port", "99999"), '--port: "99999"'),
        (("--port", "http"), '--port: "http"'),
        (("--database", "nonsense"), "the database cannot be opened"),
        (("--database", "sqlite:////no/such/folder/tables.db"), "the database cannot be opened"),
        (("--config", "missing.toml"), "missing.toml"),
        (("--lab", "--host", "0.0.0.0", "--database", "sqlite://"), "0.0.0.0 lets others in"),
        (("--host", "no.such.host.invalid", "--database", "sqlite://"), "no.such.host.invalid"),
    ],
)
def test_bad_values_are_one_line(run: Run, args: tuple[str, ...], says: str) -> None:
    assert says in run("serve", *args).mistake()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("port = 70000", "port"),
        ("prot = 1", 'unknown setting "prot"'),
        ("port =", "not TOML"),
        ('port = "x"', "port"),
        ("[port]", "port"),
    ],
)
def test_mistakes_of_the_file_name_it(run: Run, tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "server.toml"
    path.write_text(text, encoding="utf-8")
    mistake = run("serve", "--config", path).mistake()
    assert str(path) in mistake and says in mistake


def test_a_bad_variable_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECIATE_PORT", "often")
    assert 'SPECIATE_PORT: "often"' in run("serve").mistake()


def test_flags_come_before_variables_before_the_file(tmp_path: Path) -> None:
    path = tmp_path / "server.toml"
    path.write_text('host = "file"\nport = 1\ndatabase = "file"\norigins = ["http://file"]\n', encoding="utf-8")
    environment = {"SPECIATE_PORT": "2", "SPECIATE_DATABASE": "env", "SPECIATE_ORIGINS": "http://a, http://b"}
    config = read_config(Terminal("en"), {"database": "flag"}, environment, path)
    assert (config.host, config.port, config.database) == ("file", 2, "flag")
    assert list(config.origins) == ["http://a", "http://b"]
    named = {"SPECIATE_HOSTS": "a.example, b.example c.example"}
    assert list(read_config(Terminal("en"), {}, named, None).hosts) == ["a.example", "b.example", "c.example"]
    assert list(read_config(Terminal("en"), {"hosts": ["d.example"]}, named, None).hosts) == ["d.example"]
    secret = tmp_path / "url"
    secret.write_text("postgresql://file\n", encoding="utf-8")
    by_file = {"SPECIATE_DATABASE_FILE": str(secret)}
    assert read_config(Terminal("en"), {}, by_file, path).database == "postgresql://file"
    assert read_config(Terminal("en"), {}, by_file | environment, path).database == "env"
    usual = read_config(Terminal("en"), {}, {}, None)
    assert (usual.host, usual.port) == ("127.0.0.1", 8000)
