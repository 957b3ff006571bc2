"""What reaches the application at all: under which names, from which pages, in which words."""

from collections.abc import Iterator
from sys import getsizeof

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from speciate.frames import MOST, FrameMissing, Inbox
from speciate.server.addresses import client_name
from speciate.server.app import create_app
from speciate.server.config import Config
from speciate.server.page import POLICY
from speciate.server.socket_frames import EARLY
from speciate.server.sockets import MISSING
from tests.server.web import FOREIGN, OURS, Party, Web, web

FRIEND = "https://club.example.org"


@pytest.fixture
def site(sqlite: str) -> Iterator[Web]:
    with web(sqlite, origins=(FRIEND,)) as running:
        yield running


# -- the names of the server -----------------------------------------------------------------------


@pytest.mark.parametrize("host", ["rebound.example", "localhost.evil.example", "127.0.0.1.evil.example", "x:8000", "["])
def test_a_server_does_not_answer_to_a_foreign_name(site: Web, party: Party, host: str) -> None:
    """A page can have this machine's address given to its own name: then the name is all that tells."""
    for path in ("/health", "/api/tables", party.path, "/", "/nowhere", "/api/schema/openapi.json"):
        for origin in ({}, {"Origin": f"http://{host}"}):
            status, answer = site.send(path, method="GET", Host=host, **origin)
            assert status == 421
            assert "--allow-host" in answer["error"]
            assert "\n" not in answer["error"]


def test_no_socket_opens_under_a_foreign_name(site: Web, party: Party) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        site.client.websocket_connect(f"{party.path}/socket", headers={"Host": "rebound.example"}) as line,
    ):
        line.receive_json(timeout=5)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8000", "192.168.1.7", "[::1]:8000", "[fe80::1]", "localhost:1", "LOCALHOST.", "club.example.org"],
)
def test_a_server_answers_to_numbers_to_its_own_names_and_to_those_of_its_origins(site: Web, host: str) -> None:
    assert site.send("/health", method="GET", Host=host)[0] == 200


def test_the_machine_has_its_own_name(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Shed.Home.Arpa")
    with TestClient(
        create_app(Config(database=sqlite, hosts=("games.example.org", "https://Town:8443/", "x:1")))
    ) as client:
        for host in ("shed", "shed.local:8000", "shed.home.arpa", "games.example.org", "town:1", "x"):
            assert client.get("/health", headers={"Host": host}).status_code == 200
        assert client.get("/health", headers={"Host": "home.arpa"}).status_code == 421


# -- pages of other addresses ----------------------------------------------------------------------


def test_an_allowed_page_may_read_the_answers(site: Web, party: Party) -> None:
    for path, status in (("/api/tables", 200), ("/api/tables/nowhere", 404), ("/api/none", 404)):
        reply = site.client.get(path, headers={"Origin": FRIEND})
        assert reply.status_code == status
        assert reply.headers["access-control-allow-origin"] == FRIEND
        assert "origin" in reply.headers["vary"].lower()
        assert "access-control-allow-credentials" not in reply.headers
    said = {"id": "friend", "do": "chat", "text": "Hello"}
    assert site.send(f"{party.path}/commands", said, party.tokens[0], Origin=FRIEND)[1]["ok"]


def preflight(site: Web, path: str, origin: str) -> tuple[int, dict[str, str]]:
    asked = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}
    reply = site.client.options(path, headers={"Origin": origin, **asked})
    return reply.status_code, {name: value for name, value in reply.headers.items() if "access-control" in name}


def test_an_allowed_page_may_ask_with_a_token(site: Web, party: Party) -> None:
    status, allowed = preflight(site, f"{party.path}/commands", FRIEND)
    assert status == 204
    assert allowed["access-control-allow-origin"] == FRIEND
    assert "authorization" in allowed["access-control-allow-headers"].lower()
    assert "content-type" in allowed["access-control-allow-headers"].lower()
    assert "POST" in allowed["access-control-allow-methods"]
    assert "access-control-allow-credentials" not in allowed


@pytest.mark.parametrize(
    "origin", [FOREIGN, "null", "https://club.example.org.evil.example", "http://club.example.org"]
)
def test_no_other_page_may_read_anything(site: Web, party: Party, origin: str) -> None:
    for path in ("/api/tables", party.path, "/health"):
        reply = site.client.get(path, headers={"Origin": origin})
        assert not [name for name in reply.headers if "access-control" in name]
    assert not preflight(site, f"{party.path}/commands", origin)[1]


# -- what the server sends -------------------------------------------------------------------------


def test_the_description_of_the_api_is_no_page(site: Web) -> None:
    """A page of it would run scripts of elsewhere, where the browser keeps the tokens."""
    described = site.client.get("/api/schema/openapi.json")
    assert described.status_code == 200
    assert described.json()["openapi"]
    for path in ("", "/", "/swagger", "/redoc", "/scalar", "/elements", "/rapidoc", "/oauth2-redirect.html"):
        reply = site.client.get(f"/api/schema{path}", headers={"Accept": "text/html"})
        assert "<script" not in reply.text
        assert reply.headers["content-security-policy"]


def test_every_page_has_the_policy(site: Web) -> None:
    for path in ("/", "/table/x", "/rules/evolution", "/nowhere", "/assets/none", "/api/none", "/assets/a.html"):
        reply = site.client.get(path, headers={"Accept": "text/html"})
        if "html" in reply.headers["content-type"]:
            assert reply.headers.get_list("content-security-policy") == [POLICY]


@pytest.mark.parametrize(
    "name",
    ["x" * 300 + ".js", "a%00b.js", "%ff.js", "..%5c..%5capp.py", "%F0%9F%A6%96.js", "con%0a.js"],
)
def test_an_asset_with_an_odd_name_is_not_there(site: Web, name: str) -> None:
    assert site.client.get(f"/assets/{name}").status_code == 404


# -- limits ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_address_of_ipv6_counts_with_its_whole_network(address: str, name: str) -> None:
    assert client_name(address) == name


def test_frames_that_come_early_have_little_room() -> None:
    frame = "x" * 15_000
    inbox: Inbox[str] = Inbox(0, EARLY)
    for number in range(1, 5):
        assert inbox.take(number, frame, getsizeof(frame)) == []
    with pytest.raises(FrameMissing):
        inbox.take(5, frame, getsizeof(frame))


def test_frames_in_their_order_have_all_the_room_they_need() -> None:
    inbox: Inbox[str] = Inbox(0, EARLY)
    frame = "x" * 60_000
    assert [inbox.take(number, frame, getsizeof(frame)) for number in range(20)] == [[frame]] * 20
    assert inbox.take(21, "late", 4) == []
    assert inbox.take(20, frame, getsizeof(frame)) == [frame, "late"]


@pytest.mark.parametrize("number", [MOST + 2, 10**6, 2**63, 10**30])
def test_a_frame_from_far_ahead_ends_the_line_at_once(site: Web, party: Party, number: int) -> None:
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"n": 0, "protocol": 1, "token": party.tokens[0]})
        line.receive_json(timeout=5)
        line.send_json({"n": number, "id": "far", "do": "chat", "text": "far"})
        with pytest.raises(WebSocketDisconnect) as gone:
            line.receive_json(timeout=5)
        assert gone.value.code == MISSING


def test_a_line_that_holds_back_a_frame_cannot_fill_the_memory(site: Web, party: Party) -> None:
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"n": 0, "protocol": 1, "token": party.tokens[0]})
        line.receive_json(timeout=5)
        for n in range(2, 7):
            line.send_json({"n": n, "id": f"c{n}", "do": "chat", "text": "x" * 15_000})
        with pytest.raises(WebSocketDisconnect) as gone:
            line.receive_json(timeout=5)
        assert gone.value.code == MISSING


# -- names -----------------------------------------------------------------------------------------


@pytest.fixture
def seat(site: Web) -> str:
    """The address at which a new player sits down."""
    _, opened = site.send("/api/tables", {"game": "evolution", "seats": 5})
    return f"/api/tables/{opened['table']}/sit"


@pytest.mark.parametrize("name", ["host", "HOST", "Spectator", "hôte", "Hôte", "HO\u0302TE", "spectateur", "ｈｏｓｔ"])
def test_nobody_is_called_what_the_chat_calls_others(site: Web, seat: str, name: str) -> None:
    status, refused = site.send(seat, {"name": name})
    assert (status, refused["key"]) == (403, "name-reserved")


ODD = {
    "spaces": "   ",
    "before": " Ann",
    "after": "Ann ",
    "zero width": "An\u200bn",
    "joined": "An\u200dn",
    "mark of order": "\ufeffAnn",
    "turned": "\u202eAnn",
    "isolated": "Ann\u2066",
    "soft hyphen": "An\u00adn",
    "tags": "Ann\U000e0041",
    "filler": "\u3164",
    "half filler": "\uffa0",
    "first filler": "\u115fAnn",
    "braille": "\u2800",
    "marks only": "\u0301\u0302",
    "mark first": "\u0301Ann",
    "many marks": "A" + "\u0335" * 20,
    "variant": "Ann\ufe00",
    "other variant": "Ann\U000e0101",
    "line": "Ann\nBob",
    "paragraph": "Ann\u2029",
    "no break": "Ann\u00a0Bob",
    "nul": "Ann\0",
    "private": "\ue000",
    "nothing": "\U000fffff",
}


@pytest.mark.parametrize("name", ODD.values(), ids=ODD.keys())
def test_a_name_has_nothing_hidden(site: Web, seat: str, name: str) -> None:
    status, refused = site.send(seat, {"name": name})
    assert (status, refused["key"]) == (403, "name-odd")


@pytest.mark.parametrize("name", ODD.values(), ids=ODD.keys())
def test_the_name_of_a_table_has_nothing_hidden(site: Web, name: str) -> None:
    status, answer = site.send("/api/tables", {"game": "evolution", "seats": 2, "name": name})
    if name.strip(" \u2029") == "Ann":
        assert site.look(f"/api/tables/{answer['table']}")[1]["table"]["name"] == "Ann"
    else:
        assert (status, answer["key"]) == (403, "name-odd")


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "Zoe\u0308", "Nguyễn", "李小龍", "محمد", "हिन्दी", "O'Neil-3", "🦖", "❤️", "A B"]
)
def test_a_name_may_be_of_any_script(site: Web, seat: str, name: str) -> None:
    assert site.send(seat, {"name": name})[0] == 201


@pytest.mark.parametrize(
    ("first", "second"),
    [("Ann", "ANN"), ("Zoë", "Zoe\u0308"), ("Ann", "Ａｎｎ"), ("Straße", "STRASSE"), ("A B", "a  b")],
)
def test_names_that_look_the_same_are_the_same(site: Web, seat: str, first: str, second: str) -> None:
    assert site.send(seat, {"name": first})[0] == 201
    status, refused = site.send(seat, {"name": second})
    assert (status, refused["key"]) == (403, "name-taken")


# -- odd questions ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url", ["http://x:99999", "http://[::1", "http://a\0b/", "nonsense", "http://[64:ff9b::7f00:1]/"]
)
def test_a_webhook_that_is_no_address_is_a_refused_command(party: Party, url: str) -> None:
    status, answer = party.do(party.tokens[0], "webhook", url=url)
    assert (status, answer["ok"]) == (200, False)
    assert "webhook" in answer["error"]


def test_the_page_of_this_server_still_reaches_it(site: Web) -> None:
    assert site.send("/api/tables", method="GET", Origin=OURS)[0] == 200
