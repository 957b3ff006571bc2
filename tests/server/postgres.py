"""A real PostgreSQL for tests: a cluster of its own on 127.0.0.1, `fsync` on, gone when the tests are over."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

WANTED = "PostgreSQL is not here: install it (Debian: apt-get install postgresql) to run this test"
USER = "speciate"
_numbers = count(1)


class Cluster:
    """A running server."""

    def __init__(self, port: int) -> None:
        self.port = port

    def new_database(self) -> str:
        """A database with nothing in it, as a URL for the store."""
        name = f"test{next(_numbers)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://{USER}@127.0.0.1:{self.port}/{name}"

    def _address(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"


def find_binaries() -> Path | None:
    """Where `initdb` and `pg_ctl` are; installed first where this machine lets us."""
    found = _look()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "capture_output": True, "timeout": 300}
        subprocess.run(["apt-get", "install", "-qq", "-y", "postgresql"], check=False, **quiet)  # type: ignore[call-overload]
        found = _look()
    return found


def _look() -> Path | None:
    on_path = shutil.which("pg_ctl")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    places = [Path(on_path).resolve()] if on_path else []
    for pg_ctl in [*places, *reversed(debian)]:
        if pg_ctl.with_name("initdb").exists():
            return pg_ctl.parent
    return None


@contextmanager
def run_cluster() -> Iterator[Cluster]:
    """A cluster for as long as the tests run; skips the test where there is no PostgreSQL."""
    binaries = find_binaries()
    if binaries is None:
        pytest.skip(WANTED)
    folder = Path(tempfile.mkdtemp(prefix="speciate-postgres-"))
    try:
        _hand_over(folder)
        data = str(folder / "data")
        _run(binaries / "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale")
        port = free_port()
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=200"
        _run(binaries / "pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield Cluster(port)
        finally:
            _run(binaries / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _servant() -> str:
    """PostgreSQL does not run as root: the user it runs as instead, or nothing if we are none."""
    if os.geteuid() != 0:
        return ""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _hand_over(folder: Path) -> None:
    if _servant():
        shutil.chown(folder, _servant())


def _run(program: Path, *args: str) -> None:
    servant = pwd.getpwnam(_servant()) if _servant() else None
    identity = {"user": servant.pw_uid, "group": servant.pw_gid, "extra_groups": []} if servant else {}
    # what the server inherits must not be a pipe we wait on
    with tempfile.TemporaryFile() as said:
        command = [str(program), *args]
        done = subprocess.run(command, check=False, stdout=said, stderr=said, cwd="/", timeout=120, **identity)  # type: ignore[call-overload]
        if done.returncode:
            said.seek(0)
            raise RuntimeError(f"{program.name} failed: {said.read().decode(errors='replace')}")
