"""The real application in this process, and what tests ask of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from speciate.server.app import create_app
from speciate.server.config import Config

OURS = "http://testserver.local"
FOREIGN = "http://evil.example"


@contextmanager
def web(
    database: str,
    generosity: float = 10.0,
    packs: tuple[str, ...] = (),
    origins: tuple[str, ...] = (),
    lab_folder: str = "",
) -> Iterator["Web"]:
    config = Config(
        database=database,
        generosity=generosity,
        packs=packs,
        hosts=("testserver.local",),
        origins=origins,
        lab=bool(lab_folder),
        lab_folder=lab_folder,
    )
    with TestClient(create_app(config), base_url=OURS) as client:
        yield Web(client)


class Web:
    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    def send(
        self, path: str, data: object = None, token: str = "", method: str = "POST", **headers: str
    ) -> tuple[int, Any]:
        """Status and JSON of the answer."""
        sent = dict(headers)
        if token:
            sent["Authorization"] = f"Bearer {token}"
        reply = self.client.request(method, path, json=data, headers=sent)
        return reply.status_code, reply.json() if "json" in reply.headers.get("content-type", "") else reply.text

    def raw(self, path: str, body: bytes, **headers: str) -> tuple[int, Any]:
        reply = self.client.post(path, content=body, headers={"Content-Type": "application/json", **headers})
        return reply.status_code, reply.json()

    def look(self, path: str, token: str = "") -> tuple[int, Any]:
        return self.send(path, None, token, "GET")

    def open(self, seats: int = 2, public: bool = False) -> "Party":
        """A table with everyone seated, and all its tokens."""
        status, opened = self.send("/api/tables", {"game": "evolution", "seats": seats, "public": public})
        assert status == 201, opened
        path = f"/api/tables/{opened['table']}"
        tokens = []
        for seat in range(seats):
            status, sat = self.send(f"{path}/sit", {"name": f"P{seat}", "seat": seat})
            assert status == 201, sat
            tokens.append(sat["token"])
        return Party(self, path, opened["token"], tokens)


class Party:
    """A table and the tokens of those at it."""

    def __init__(self, web: Web, path: str, host: str, tokens: list[str]) -> None:
        self.web = web
        self.path = path
        self.host = host
        self.tokens = tokens
        self._sent = 0

    def do(self, token: str, do: str, **args: object) -> tuple[int, Any]:
        self._sent += 1
        return self.web.send(f"{self.path}/commands", {"id": f"c{self._sent}", "do": do, **args}, token)

    def begin(self) -> "Party":
        for token in self.tokens:
            assert self.do(token, "ready")[1]["ok"]
        return self

    def seen(self, token: str = "") -> dict[str, Any]:
        status, update = self.web.look(self.path, token)
        assert status == 200, update
        assert isinstance(update, dict)
        return update

    def move(self, seat: int) -> tuple[int, Any]:
        """The first legal move of a seat."""
        return self.do(self.tokens[seat], "play", moves=[self.seen(self.tokens[seat])["legal"][0]])
