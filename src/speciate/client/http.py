"""The HTTP side of a server: what there is, opening and sitting, and commands one by one."""

import asyncio
import random
from collections.abc import Sequence
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from speciate.client.commands import Commands, new_command_id, new_token
from speciate.client.errors import Busy, ClientError, Denied, NoSuchTable, Refused, Unreachable
from speciate.client.link import is_here, read_server
from speciate.client.messages import Answer, Game, Json, Mine, SatDown, Summary, TableOpened, Update, build, encode
from speciate.client.past import Advice, PastLine, PastPosition, Why

TIMEOUT = 15.0
LONGEST_WAIT = 60.0  # seconds for a server that has had too much from here, or whose database is away
TRIES = 3  # of what can be asked twice without harm
PAUSE = 0.2  # seconds before the second try, twice as long before the next

T = TypeVar("T")


class Server:
    """One server. Use it as `async with Server("http://127.0.0.1:8000") as server`."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        self.url = read_server(url)
        self._guest = new_command_id()  # so that the server can tell who looks on from others
        is_secure = self.url.startswith(
            "https:"
        )  # only then are certificates read, which takes as long as a hundred moves
        self._http = httpx.AsyncClient(
            base_url=self.url, timeout=timeout, trust_env=not is_here(self.url), verify=is_secure
        )

    async def __aenter__(self) -> "Server":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    # -- what there is --------------------------------------------------------------------------

    async def health(self) -> Json:
        return read(await self._get("/health"), Json)

    async def games(self) -> list[Game]:
        return read(await self._get("/api/games"), list[Game])

    async def lobby(self) -> list[Summary]:
        """The public tables that wait for players or play."""
        return read(await self._get("/api/tables"), list[Summary])

    async def open(
        self,
        game: str,
        seats: int,
        name: str = "Table",
        public: bool = False,
        options: Json | None = None,
        clock: Json | None = None,
        token: str = "",
    ) -> TableOpened:
        """Opens a table. The token for its host is our own choice: asked again with it, it is the same table."""
        body: Json = {"game": game, "seats": seats, "name": name, "public": public, "options": options or {}}
        body["token"] = token or new_token()
        if clock is not None:
            body["clock"] = clock
        return read(await self._again("POST", "/api/tables", "", content=encode(body)), TableOpened)

    async def mine(self, tokens: Sequence[str]) -> list[Mine]:
        """The tables one's tokens stand for, and whose turn it is there."""
        return read(await self._again("POST", "/api/mine", "", content=encode({"tokens": list(tokens)})), list[Mine])

    async def import_record(self, record: str, name: str = "Replay", public: bool = False) -> str:
        """A finished record becomes a table to look at; returns its id."""
        body = {"record": record, "name": name, "public": public}
        return str(read(await self._post("/api/replays", body), Json)["table"])

    def table(self, id: str, token: str = "") -> "TableAccess":
        """A table as whoever holds the token: a seat, the host, or a spectator without one."""
        return TableAccess(self, id, token)

    # -- one request ----------------------------------------------------------------------------

    async def _get(self, path: str, token: str = "", **query: int) -> bytes:
        return await self._again("GET", path, token, params=query)

    async def _post(self, path: str, body: Json, token: str = "") -> bytes:
        return await self._in_time("POST", path, token, content=encode(body))

    async def _again(self, method: str, path: str, token: str, **more: Any) -> bytes:
        """A request that does no harm when the server gets it twice."""
        for attempt in range(TRIES):
            try:
                return await self._in_time(method, path, token, **more)
            except Busy:
                raise
            except Unreachable:
                if attempt == TRIES - 1:
                    raise
                await asyncio.sleep(PAUSE * 2**attempt)
        raise AssertionError("unreachable")

    async def _in_time(self, method: str, path: str, token: str, **more: Any) -> bytes:
        """A request; while the server asks to come back later, it waits as long as the server says."""
        end = asyncio.get_running_loop().time() + LONGEST_WAIT
        while True:
            try:
                return await self._request(method, path, token, **more)
            except Busy as busy:
                if asyncio.get_running_loop().time() + busy.wait > end:
                    raise
                await asyncio.sleep(busy.wait * random.uniform(1.0, 1.2))  # not all at the same time

    async def _request(self, method: str, path: str, token: str, **more: Any) -> bytes:
        headers = {"content-type": "application/json"}
        headers["authorization"] = f"Bearer {token}" if token else f"Guest {self._guest}"
        try:
            response = await self._http.request(method, path, headers=headers, **more)
        except httpx.HTTPError as error:
            raise Unreachable(f"{self.url} does not answer: {error or type(error).__name__}") from None
        if response.is_success:
            return response.content
        raise mistake(response, bool(token))


class TableAccess(Commands):
    """One table over HTTP: each call is one request. For what happens as it happens there is `LiveConnection`."""

    def __init__(self, server: Server, id: str, token: str) -> None:
        self.server = server
        self.id = id
        self.token = token
        self._path = f"/api/tables/{quote(id, safe='')}"

    async def sit(self, name: str, seat: int | None = None, colour: str = "", token: str = "") -> SatDown:
        """Takes a free seat, the first unless one is named. Asked again with the same token, it is the same seat."""
        body: Json = {"name": name, "seat": seat, "colour": colour or None, "token": token or new_token()}
        return read(await self.server._again("POST", f"{self._path}/sit", "", content=encode(body)), SatDown)

    async def reissue(self, seat: int, token: str = "") -> SatDown | None:
        """For the host: a new token for a seat whose old one was lost.

        None while the players of a running game have not all agreed: ask again with the same token.
        """
        body = encode({"seat": seat, "token": token or new_token()})
        told = await self.server._again("POST", f"{self._path}/reissue", self.token, content=body)
        return None if "asked" in read(told, dict[str, Any]) else read(told, SatDown)

    async def command(self, do: str, id: str = "", **fields: Any) -> Answer:
        body = encode({"do": do, "id": id or new_command_id(), **fields})
        return read(await self.server._again("POST", f"{self._path}/commands", self.token, content=body), Answer)

    async def show(self, since: int = 0) -> Update:
        """The table now, with the news since a version."""
        return read(await self.server._get(self._path, self.token, since=since), Update)

    async def at(self, position: int, seat: int | None = None) -> PastPosition:
        """A position of the past, as far as one may see it; after the end through the eyes of any seat."""
        eyes = {} if seat is None else {"as": seat}
        return read(await self.server._get(self._path, self.token, at=position, **eyes), PastPosition)

    async def line(self, seat: int | None = None) -> PastLine:
        """Every position one may visit, with what led to it."""
        eyes = {} if seat is None else {"as": seat}
        return read(await self.server._get(f"{self._path}/line", self.token, **eyes), PastLine)

    async def why(self, move: str, *after: str) -> Why | None:
        """The rule that forbids a move of one's own, or None; `after` would be played before it."""
        body = encode({"move": move, "after": after})
        answer = await self.server._again("POST", f"{self._path}/why", self.token, content=body)
        return None if answer == b"null" else read(answer, Why)

    async def hint(self, *after: str, among: Sequence[str] = ()) -> Advice:
        """What a bot would do in one's place; after moves of the same choice, and among those that could come next."""
        body = encode({"after": after, "among": among})
        return read(await self.server._again("POST", f"{self._path}/hint", self.token, content=body), Advice)

    async def record(self) -> str:
        """The whole record once the game is over; before that, what this one has heard."""
        return (await self.server._get(f"{self._path}/record", self.token)).decode()


def read(data: bytes, type: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=type, dec_hook=build)
    except msgspec.MsgspecError as error:
        raise ClientError(f"this is not a table server, or its version is another one: {error}") from None


def retry_after(response: httpx.Response) -> float:
    try:
        return float(response.headers.get("retry-after", 1))
    except ValueError:  # a date, as proxies may say
        return 1.0


def mistake(response: httpx.Response, with_token: bool) -> ClientError:
    """The server's own sentence, as the error that fits its status."""
    try:
        text = str(response.json()["error"])
    except (ValueError, KeyError, TypeError):
        text = f"the server answers {response.status_code} {response.reason_phrase}"
    if response.status_code == 404:
        return NoSuchTable(text)
    if response.status_code == 429 or (response.status_code == 503 and "retry-after" in response.headers):
        return Busy(text, retry_after(response))
    if response.status_code in (502, 503, 504):
        return Unreachable(text)
    if response.status_code == 401 or (response.status_code == 403 and with_token):
        return Denied(text)
    return Refused(text)
