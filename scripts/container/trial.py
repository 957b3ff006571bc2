"""Tries what was built: one server with its own file, then what compose.yaml describes: two behind a proxy with TLS."""

import signal
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import yaml
from tests.server.postgres import run_cluster
from tests.web.pages import open_table_with, send

from scripts.container.caddy import find_caddy
from scripts.container.dockerfile import ROOT, Stage
from scripts.container.root import Root

STARTED_WITHIN = 60.0  # seconds
STOPPED_WITHIN = 30.0
SITE = "localhost"
MOVES = 10  # that are played on each table


class Failed(Exception):
    """The container does not do what it should."""


class Image:
    """What was built, as an engine would start it: its user, its variables, its folder, nothing else to write to."""

    def __init__(self, root: Root, stage: Stage) -> None:
        self.root = root
        self.stage = stage
        self.user = stage.last("USER").text

    def line(self, words: list[str]) -> list[str]:
        return self.root.command(words, self.stage.last("WORKDIR").text, self.user)

    def call(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(self.line([*words]), env=self.stage.environment, capture_output=True, text=True)

    @contextmanager
    def started(self, **variables: str) -> Iterator["subprocess.Popen[bytes]"]:
        words = [*self.stage.last("ENTRYPOINT").words, *self.stage.last("CMD").words]
        process = subprocess.Popen(self.line(words), env=self.stage.environment | variables, stderr=subprocess.DEVNULL)
        try:
            yield process
            process.send_signal(getattr(signal, self.stage.last("STOPSIGNAL").text))
            expect(process.wait(STOPPED_WITHIN) == 0, "it stops by itself when it is told to")
        finally:
            process.kill()
            process.wait()

    def is_healthy(self) -> bool:
        return self.call(*self.stage.health_command).returncode == 0


def expect(is_so: bool, what: str) -> None:
    if not is_so:
        raise Failed(f"not so: {what}")
    print(f"   {what}", flush=True)


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + STARTED_WITHIN
    while not is_so():
        if time.monotonic() > end:
            raise Failed(f"not within {STARTED_WITHIN:.0f} s: {what}")
        time.sleep(0.2)
    print(f"   {what}", flush=True)


def play(url: str) -> None:
    """A table with a person and a bot, and some moves at it."""
    table, host, [token] = open_table_with(url, ["Ada"], 2, {})
    send(url, table, host, {"do": "seat-bot", "seat": 1, "bot": "random"})
    send(url, table, token, {"do": "ready"})
    moves, before = MOVES, None
    headers = {"Authorization": f"Bearer {token}"}
    end = time.monotonic() + STARTED_WITHIN
    with httpx.Client(base_url=url, verify=False, trust_env=False, headers=headers) as client:
        while moves and time.monotonic() < end:
            seen = client.get(f"/api/tables/{table}").json()
            choice = seen["version"], seen.get("legal")
            if choice[1] and choice != before:  # of two servers one hears a moment later of what was played
                send(url, table, token, {"do": "play", "moves": [choice[1][0]]})
                moves, before = moves - 1, choice
            else:
                time.sleep(0.05)
    expect(not moves, "a game is played")


# -- one server -----------------------------------------------------------------------------------


def try_alone(image: Image) -> None:
    print("== one server, its root read-only", flush=True)
    expect(image.call("touch", "/opt/speciate/x").returncode != 0, "nothing can be written but to its folder")
    doctor = image.call("speciate", "doctor")
    expect(doctor.returncode == 0, f"its doctor is content\n{doctor.stdout}{doctor.stderr}")
    expect(not image.is_healthy(), "it is not healthy before it runs")
    with image.started() as process:
        wait_until(image.is_healthy, "it is healthy")
        uid = Path(f"/proc/{process.pid}/status").read_text().partition("Uid:")[2].split()[0]
        expect(uid == image.user.partition(":")[0], f"it runs as {image.user}")
        url = "http://127.0.0.1:8000"
        shows_the_page(httpx.Client(base_url=url, trust_env=False))
        play(url)
    expect(image.root.inside("/data/speciate.db").exists(), "its games are in its folder")


def shows_the_page(client: httpx.Client) -> None:
    with client:
        expect("<title>" in client.get("/").raise_for_status().text, "it has the page")
        docs = client.get("/docs/", follow_redirects=True).raise_for_status().text
        expect("has not been built" not in docs, "it has the documentation")


# -- compose.yaml ---------------------------------------------------------------------------------


def find_proxy() -> str:
    """Asked for first of all: what comes before takes as long as the engine takes to compile."""
    if not (caddy := find_caddy()):
        raise Failed("Caddy is not here: install it (Debian: apt-get install caddy), or name it with CADDY")
    return caddy


def try_together(image: Image, work: Path, caddy: str) -> None:
    """Two servers on one PostgreSQL behind the proxy, by its own file; names of machines become ports of this one."""
    print("== two servers behind the proxy", flush=True)
    for file in image.root.inside("/data").glob("speciate.db*"):
        file.unlink()
    with ExitStack() as stack:
        cluster = stack.enter_context(run_cluster())
        secret = image.root.inside("/tmp/database_url")
        secret.write_text(cluster.new_database() + "\n")
        here = {
            "SPECIATE_DATABASE_FILE": "/tmp/database_url",
            "SPECIATE_HOSTS": SITE,
            "FORWARDED_ALLOW_IPS": "127.0.0.1",
        }
        variables = of_compose() | here
        ports = (8001, 8002)
        for port in ports:
            stack.enter_context(image.started(SPECIATE_PORT=str(port), **variables))
        stack.enter_context(proxy(caddy, work, {"SPECIATE_SERVERS": " ".join(f"127.0.0.1:{port}" for port in ports)}))
        url = f"https://{SITE}"
        authority = work / "caddy/pki/authorities/local/root.crt"
        wait_until(authority.exists, "the proxy has an authority of its own")
        trusted = ssl.create_default_context(cafile=str(authority))
        with httpx.Client(base_url=url, verify=trusted, trust_env=False) as client:
            wait_until(lambda: is_ready(client), "the servers are ready, by TLS that its authority vouches for")
            expect(client.get("/metrics").status_code == 404, "nobody outside sees the metrics")
        shows_the_page(httpx.Client(base_url=url, verify=trusted, trust_env=False))
        play(url)
        expect(not image.root.inside("/data/speciate.db").exists(), "its games are in the database")


def of_compose() -> dict[str, str]:
    """The variables of one server."""
    described = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return dict(described["services"]["server-1"]["environment"])


def is_ready(client: httpx.Client) -> bool:
    try:
        return client.get("/ready").status_code == 200
    except httpx.HTTPError:
        return False


@contextmanager
def proxy(caddy: str, work: Path, variables: Mapping[str, str]) -> Iterator[None]:
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(work), "XDG_DATA_HOME": str(work), "SPECIATE_SITE": SITE}
    line = [caddy, "run", "--config", str(ROOT / "deploy/Caddyfile"), "--adapter", "caddyfile"]
    with (work / "caddy.log").open("wb") as log:
        process = subprocess.Popen(line, env=environment | dict(variables), stderr=log, stdout=log)
    try:
        yield
    finally:
        process.terminate()
        process.wait(STOPPED_WITHIN)
