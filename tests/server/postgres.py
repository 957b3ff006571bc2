"""A real PostgreSQL for tests and the benchmark: a cluster of its own on 127.0.0.1, `fsync` on, gone afterwards."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import IO, Any

import psycopg

USER = "speciate"
_numbers = count(1)


class NoPostgres(Exception):
    """There is none on this machine, and it cannot be installed."""

    def __init__(self) -> None:
        super().__init__("PostgreSQL is not here: install it (Debian: apt-get install postgresql)")


class Cluster:
    """A server that can be stopped, as by a loss of power, and started again on the same port with the same data."""

    def __init__(self, port: int, command: list[str], log: Path) -> None:
        self.port = port
        self._command = command
        self._log = log
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when it takes connections; after `stop_now` it replays its log first."""
        assert self._server is None, "it runs already"
        with self._log.open("ab") as log:
            self._server = _start(self._command, log)
        self.wait(self._server)

    def start_again(self) -> None:
        """Starts it unless it runs."""
        if self._server is None:
            self.start()

    def stop_now(self) -> None:
        """Every connection is cut and nothing is written any more. Does nothing when it is stopped."""
        if self._server is not None:
            assert self._server.stdin is not None
            self._server.stdin.close()
            self._server.wait(60)
            self._server = None

    def new_database(self) -> str:
        """A database with nothing in it, as a URL for the store."""
        name = f"test{next(_numbers)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://{USER}@127.0.0.1:{self.port}/{name}"

    def wait(self, server: "subprocess.Popen[bytes]") -> None:
        """Until it answers."""
        for _ in range(1200):
            try:
                psycopg.connect(self._address("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                if server.poll() is not None:
                    break
                time.sleep(0.05)
        raise RuntimeError("PostgreSQL does not start")

    def _address(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"


def find_binaries() -> Path | None:
    """Where `initdb` and `pg_ctl` are; installed first where this machine lets us."""
    found = _look()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        command = ["apt-get", "install", "-qq", "-y", "postgresql"]
        quietly = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, check=False, env=quietly, capture_output=True, timeout=300)
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
    """A cluster for as long as it is needed."""
    binaries = find_binaries()
    if binaries is None:
        raise NoPostgres
    folder = Path(tempfile.mkdtemp(prefix="speciate-postgres-"))
    try:
        _hand_over(folder)
        data = str(folder / "data")
        _run(binaries / "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale")
        port = free_port()
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=200"
        cluster = Cluster(port, [str(binaries / "postgres"), "-D", data, *options.split()], folder / "log")
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop_now()
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


def _identity() -> dict[str, Any]:
    if not _servant():
        return {}
    entry = pwd.getpwnam(_servant())
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _run(program: Path, *args: str) -> None:
    done = subprocess.run([str(program), *args], check=False, capture_output=True, cwd="/", timeout=120, **_identity())
    if done.returncode:
        raise RuntimeError(f"{program.name} failed: {done.stderr.decode(errors='replace')}")


def _start(command: list[str], log: IO[bytes]) -> "subprocess.Popen[bytes]":
    """Runs the server until its stdin is closed: by us, or because we are gone, however we went."""
    script = '"$@" & server=$!; read _; kill -QUIT $server; wait $server'
    return subprocess.Popen(
        ["sh", "-c", script, "sh", *command], stdin=subprocess.PIPE, stdout=log, stderr=log, cwd="/", **_identity()
    )


if __name__ == "__main__":  # before the suite, whose workers would all try to install it at the same time
    find_binaries()
