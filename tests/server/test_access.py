"""Who may do what, from where, and how much of it: against the real application."""

import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from speciate.frames import MOST
from speciate.server import access
from speciate.server.removal import delete_table
from speciate.server.sockets import MISSING, REFUSED
from speciate.server.tokens import new_token
from tests.server.web import FOREIGN, OURS, Party, Web, web

MUTATING = {"post", "put", "patch", "delete"}


def refused(reply: tuple[int, Any], *statuses: int) -> None:
    """A clear no: one of these statuses, and a sentence that says why."""
    status, data = reply
    assert status in statuses, data
    assert isinstance(data["error"], str)
    assert data["error"]
    assert "\n" not in data["error"]


# -- tokens ----------------------------------------------------------------------------------------


def test_each_seat_sees_its_own_hand_only(party: Party) -> None:
    for seat, token in enumerate(party.tokens):
        players = party.seen(token)["view"]["players"]
        for owner, player in enumerate(players):
            assert ("?" in player["hand"]) == (owner != seat)
    for token in ("", party.host):
        update = party.seen(token)
        assert "legal" not in update
        assert all(set(player["hand"]) == {"?"} for player in update["view"]["players"])


def test_a_seat_token_moves_only_its_own_seat(party: Party) -> None:
    legal = party.seen(party.tokens[0])["legal"]
    others = party.seen(party.tokens[1])["legal"]
    move = next(code for code in legal if code not in others)  # two players may hold the same card
    status, answer = party.do(party.tokens[1], "play", moves=[move])
    assert (status, answer["ok"]) == (200, False)
    assert party.seen(party.tokens[0])["legal"] == legal
    for token in ("", party.host):
        assert not party.do(token, "play", moves=[move])[1]["ok"]
    assert party.do(party.tokens[0], "play", moves=[move])[1]["ok"]


def test_a_token_is_worth_nothing_at_another_table(site: Web, party: Party) -> None:
    other = site.open().begin()
    for token in (other.host, *other.tokens, "nonsense", "x" * 500):
        refused(party.do(token, "chat", text="Hello"), 401, 403)
        refused(site.look(party.path, token), 401, 403)
        refused(site.send(f"{party.path}/reissue", {"seat": 0}, token), 401, 403)
    assert "Hello" not in str(party.seen())


def test_a_token_that_was_pushed_out_of_memory_is_looked_up_again(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access, "MOST", 1)
    status, fresh = reissued(party, 0)  # all tokens of the table are forgotten by it, and found again one by one
    assert status == 201
    tokens = [fresh["token"], *party.tokens[1:]]
    seats = len(tokens)
    hands = [party.seen(token)["view"]["players"] for token in (*tokens, *tokens)]
    assert hands[:seats] == hands[seats:]
    for at, players in enumerate(hands):
        assert ["?" in player["hand"] for player in players] == [owner != at % seats for owner in range(seats)]


def test_other_ways_to_send_a_token_are_refused(site: Web, party: Party) -> None:
    status, _ = site.send(party.path, method="GET", Authorization=f"Basic {party.tokens[0]}")
    assert status in (401, 403)
    status, update = site.send(f"{party.path}?token={party.tokens[0]}", method="GET")
    assert status >= 400 or "legal" not in update


def test_a_reissued_seat_leaves_the_old_token_worthless(site: Web, party: Party) -> None:
    for token in ("", *party.tokens):
        refused(site.send(f"{party.path}/reissue", {"seat": 0}, token), 401, 403)
    status, fresh = reissued(party, 0)
    assert status == 201
    old = party.tokens[0]
    refused(party.do(old, "chat", text="Still here"), 401, 403)
    refused(site.look(party.path, old), 401, 403)
    assert "legal" in party.seen(fresh["token"])
    assert "legal" in party.seen(party.tokens[1])


def test_an_open_socket_ends_when_its_token_is_reissued(database: str) -> None:
    """The old owner neither acts nor listens any more."""
    with web(database) as site:
        check_socket_ends(site, site.open().begin())


def reissued(party: Party, seat: int) -> tuple[int, Any]:
    """A new token in a running game: everyone who plays agrees to it."""
    token = new_token()
    asked = {"seat": seat, "token": token}
    assert party.web.send(f"{party.path}/reissue", asked, party.host) == (202, {"asked": True})
    for voter in party.tokens:
        assert party.do(voter, "vote", yes=True)[1]["ok"]
    return party.web.send(f"{party.path}/reissue", asked, party.host)


def check_socket_ends(site: Web, party: Party) -> None:
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"protocol": 1, "token": party.tokens[0]})
        assert "legal" in line.receive_json()["update"]
        assert reissued(party, 0)[0] == 201
        while "error" not in (frame := line.receive_json(timeout=5)):
            assert "update" in frame
        line.send_json({"id": "late", "do": "chat", "text": "Still here"})
        with pytest.raises(WebSocketDisconnect):
            line.receive_json(timeout=5)
    assert "Still here" not in str(party.seen())


@pytest.mark.parametrize("by", ["stand", "remove"])
def test_who_left_a_seat_cannot_act_for_the_next(site: Web, by: str) -> None:
    party = site.open()
    old = party.tokens[0]
    done = party.do(old, "stand") if by == "stand" else party.do(party.host, "remove", seat=0)
    assert done[1]["ok"]
    status, sat = site.send(f"{party.path}/sit", {"name": "Next", "seat": 0})
    assert status == 201
    refused(party.do(old, "ready"), 401, 403)
    assert party.do(sat["token"], "ready")[1]["ok"]
    assert party.do(party.tokens[1], "ready")[1]["ok"]
    refused(site.look(party.path, old), 401, 403)
    assert "legal" in party.seen(sat["token"])


def test_host_only_commands(party: Party) -> None:
    for command in ({"do": "pause", "paused": True}, {"do": "close"}, {"do": "remove", "seat": 1}):
        for token in ("", *party.tokens):
            status, answer = party.do(token, **command)
            assert (status, answer["ok"]) == (200, False)
            assert "host" in answer["error"]
    assert party.seen()["table"]["status"] == "playing"
    move = party.seen(party.tokens[0])["legal"][0]
    assert party.do(party.host, "pause", paused=True)[1]["ok"]
    assert "legal" not in party.seen(party.tokens[0]), "nobody thinks on while the clocks stand"
    assert not party.do(party.tokens[0], "play", moves=[move])[1]["ok"]
    assert party.do(party.host, "pause", paused=False)[1]["ok"]
    assert party.move(0)[1]["ok"]
    assert party.do(party.host, "close")[1]["ok"]
    assert not party.do(party.tokens[0], "chat", text="Bye")[1]["ok"]


@pytest.mark.parametrize("game", ["evolution", "evolutopia", "evo"])
def test_a_master_sits_down_where_the_game_has_one(site: Web, game: str) -> None:
    assert "master" in site.look(f"/api/bots?game={game}")[1]
    _, opened = site.send("/api/tables", {"game": game, "seats": 3})
    party = Party(site, f"/api/tables/{opened['table']}", opened["token"], [])
    assert party.do(party.host, "seat-bot", seat=0, bot="master")[1]["ok"]


def test_bots_are_seated_by_the_host_only(site: Web) -> None:
    _, opened = site.send("/api/tables", {"game": "evolution", "seats": 2})
    party = Party(site, f"/api/tables/{opened['table']}", opened["token"], [])
    assert not party.do("", "seat-bot", seat=0, bot="random")[1]["ok"]
    assert not party.do(party.host, "seat-bot", seat=0, bot="nobody")[1]["ok"]
    assert party.do(party.host, "seat-bot", seat=0, bot="random")[1]["ok"]


def test_nobody_sits_down_at_a_closed_table(site: Web) -> None:
    _, opened = site.send("/api/tables", {"game": "evolution", "seats": 2})
    party = Party(site, f"/api/tables/{opened['table']}", opened["token"], [])
    assert party.do(party.host, "close")[1]["ok"]
    refused(site.send(f"{party.path}/sit", {"name": "Late"}), 403)


def test_the_record_of_a_running_game_holds_what_was_heard(site: Web, party: Party) -> None:
    """Until the end nobody gets the moves of the others from it, the host no more than a spectator."""
    records = {token: record_of(site, party, token) for token in ("", party.host, *party.tokens)}
    assert records[""] == records[party.host]
    for seat, token in enumerate(party.tokens):
        for owner, player in enumerate(party.seen(token)["view"]["players"]):
            for card in player["hand"]:
                if owner == seat:
                    assert card in records[token]
                    assert card not in records[""]


def record_of(site: Web, party: Party, token: str) -> str:
    reply = site.client.get(f"{party.path}/record", headers={"Authorization": f"Bearer {token}"} if token else {})
    assert reply.status_code == 200
    return reply.text


# -- other sites -----------------------------------------------------------------------------------


def mutating_routes(site: Web) -> list[tuple[str, str]]:
    """Every way to change something that the OpenAPI description knows."""
    described = site.client.app.openapi_schema.to_schema()["paths"]
    return [(path, method) for path, ways in described.items() for method in ways if method in MUTATING]


def test_another_site_can_change_nothing(site: Web, party: Party) -> None:
    routes = mutating_routes(site)
    assert len(routes) >= 4
    id = party.path.rpartition("/")[2]
    before = party.seen(party.tokens[0])
    for path, method in routes:
        for origin in (FOREIGN, "null", "https://testserver.local.evil.example", "http://[", "", "testserver.local"):
            for token in ("", party.host, party.tokens[0]):
                reply = site.send(path.replace("{id}", id), {}, token, method.upper(), Origin=origin)
                assert reply[0] == 403, (method, path, origin, reply)
    assert party.seen(party.tokens[0]) == before


def test_our_own_pages_can(site: Web, party: Party) -> None:
    data = {"id": "own", "do": "chat", "text": "Hello"}
    assert site.send(f"{party.path}/commands", data, party.tokens[0], Origin=OURS)[1]["ok"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_a_form_of_another_site_without_origin_changes_nothing(site: Web, party: Party, kind: str) -> None:
    """The kinds of bodies a page can send without asking first carry no token, so they are a spectator's at most."""
    body = b'{"id": "form", "do": "close"}'
    reply = site.client.post(f"{party.path}/commands", content=body, headers={"Content-Type": kind})
    assert reply.status_code < 500
    assert party.seen()["table"]["status"] == "playing"


def test_a_socket_from_another_site_is_refused(site: Web, party: Party) -> None:
    for origin in (FOREIGN, "null", "http://["):
        asking = site.client.websocket_connect(f"{party.path}/socket", headers={"Origin": origin})
        with pytest.raises(WebSocketDisconnect) as gone:
            asking.__enter__()
        assert "may not talk" in str(gone.value)
        assert gone.value.code == REFUSED
    with site.client.websocket_connect(f"{party.path}/socket", headers={"Origin": OURS}) as line:
        line.send_json({"protocol": 1, "token": party.tokens[0]})
        assert line.receive_json(timeout=5)["update"]["view"]["seat"] == 0


# -- sizes and shapes ------------------------------------------------------------------------------

DEEP = b'{"game": "evolution", "seats": 2, "options": {"x": ' + b"[" * 20_000 + b"]" * 20_000 + b"}}"
DEEP_UNKNOWN = b'{"x": ' + b"[" * 20_000 + b"]" * 20_000 + b"}"
HUGE = b'{"game": "evolution", "seats": 2, "name": "' + b"x" * 200_000 + b'"}'

OPEN_BODIES = [
    pytest.param(DEEP, id="deep"),
    pytest.param(DEEP_UNKNOWN, id="deep unknown"),
    pytest.param(HUGE, id="huge"),
    pytest.param(b"", id="empty"),
    pytest.param(b"nonsense", id="no JSON"),
    pytest.param(b"[]", id="a list"),
    pytest.param(b"null", id="null"),
    pytest.param(b'\xff\xfe{"game"', id="no text"),
    pytest.param(b'{"game": "evolution", "seats": 2, "name": "\xff"}', id="half in another script"),
    pytest.param(b'{"game": "evolution"}', id="too little"),
    pytest.param(b'{"game": "evolution", "seats": 99999999999999999999999999}', id="huge number"),
    pytest.param(b'{"game": "evolution", "seats": 2, "more": 1}', id="unknown field"),
    pytest.param(b'{"game": "evolution", "seats": 9}', id="too many seats"),
    pytest.param(b'{"game": "chess", "seats": 2}', id="unknown game"),
    pytest.param(b'{"game": "evolution", "seats": 2, "name": "' + b"x" * 31 + b'"}', id="long name"),
    pytest.param(b'{"game": "evolution", "seats": 2, "name": ""}', id="no name"),
    pytest.param(b'{"game": "evolution", "seats": 2, "name": "\\ud800"}', id="half a letter"),
    pytest.param(b'{"game": "evolution", "seats": 2, "options": {"nonsense": 1}}', id="unknown option"),
    pytest.param(b'{"game": "evolution", "seats": 2, "options": {"quick": [[]]}}', id="odd option"),
    pytest.param(b'{"game": "evolution", "seats": 2, "options": {"trait_limit": 1e400}}', id="endless option"),
]


@pytest.mark.parametrize("body", OPEN_BODIES)
def test_a_bad_body_gets_a_clear_no(site: Web, body: bytes) -> None:
    refused(site.raw("/api/tables", body), 400, 413)


@pytest.mark.parametrize(
    "command",
    [
        {"do": "chat", "text": "x" * 501},
        {"do": "chat", "text": ""},
        {"do": "chat"},
        {"do": "chat", "text": "Hello", "more": 1},
        {"do": "nonsense"},
        {"do": "play", "moves": []},
        {"do": "play", "moves": ["end"] * 9},
        {"do": "play", "moves": ["x" * 61]},
        {"do": "play", "moves": "end"},
        {"do": "remove", "seat": -1},
        {"do": "seat-bot", "seat": 0, "bot": "x" * 31},
        {},
    ],
)
def test_a_bad_command_gets_a_clear_no(site: Web, party: Party, command: dict[str, object]) -> None:
    refused(site.send(f"{party.path}/commands", {"id": "bad", **command}, party.tokens[0]), 400)
    for id in ("", "x" * 65, 7, None):
        refused(site.send(f"{party.path}/commands", {"id": id, "do": "ready"}, party.tokens[0]), 400)


def test_odd_text_is_no_trouble_to_the_database(database: str) -> None:
    """A NUL is text to JSON, and not to PostgreSQL."""
    with web(database) as site:
        party = site.open().begin()
        path = f"{party.path}/commands"
        for id in ("a\0b", "é", "\U0001f996", "'; DROP TABLE items; --"):
            for text in ("Hello\0", "\U0001f996", "\u202e"):
                status, _ = site.send(path, {"id": id, "do": "chat", "text": text}, party.tokens[0])
                assert status in (200, 400)
        for name in ("a\0b", "\U0001f996" * 30):
            status, _ = site.send("/api/tables", {"game": "evolution", "seats": 2, "name": name, "public": True})
            assert status in (201, 400, 403)
        for id in ("%00", "a%00b", "%F0%9F%A6%96", "x" * 300, "..%2f..", "%ff"):
            assert site.look(f"/api/tables/{id}")[0] in (400, 404)
            assert site.send(f"/api/tables/{id}/sit", {"name": "P"})[0] in (400, 404)
        assert site.look("/api/tables")[0] == 200


@pytest.mark.parametrize("query", ["since=-1", "since=x", "at=-1", "at=99999999999999999999", "at=x"])
def test_a_bad_question_gets_a_clear_no(site: Web, party: Party, query: str) -> None:
    refused(site.look(f"{party.path}?{query}"), 400)


def test_a_version_from_the_future_is_no_trouble(site: Web, party: Party) -> None:
    status, update = site.look(f"{party.path}?since=99999999999999999999")
    assert (status, update["news"]) == (200, [])


def test_who_greets_late_hears_all_the_same(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table may leave the memory between the opening of a socket and its hello: both then mean the same table."""
    monkeypatch.setattr("speciate.server.upkeep.EVERY", 0.01)
    with web(sqlite) as site:
        party = site.open().begin()
        with site.client.websocket_connect(f"{party.path}/socket") as line:
            time.sleep(0.1)
            line.send_json({"protocol": 1, "token": party.tokens[0]})
            line.receive_json(timeout=5)
            assert party.move(0)[1]["ok"]
            assert line.receive_json(timeout=5)["update"]["table"]["waiting"] == [1]


FRAMES = ["", "nonsense", "[]", "null", '{"id": "x"}', "x" * 20_000, "[" * 10_000, '{"a":' * 2_000]


@pytest.mark.parametrize("frame", FRAMES)
def test_a_bad_hello_ends_the_socket_with_a_reason(site: Web, party: Party, frame: str) -> None:
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_text(frame)
        assert line.receive_json(timeout=5)["error"]
        with pytest.raises(WebSocketDisconnect):
            line.receive_json(timeout=5)


@pytest.mark.parametrize("frame", FRAMES)
def test_a_bad_frame_is_answered_and_the_socket_goes_on(site: Web, party: Party, frame: str) -> None:
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"protocol": 1, "token": party.tokens[0]})
        assert "update" in line.receive_json(timeout=5)
        line.send_text(frame)
        assert line.receive_json(timeout=5)["error"]
        line.send_json({"id": "on", "do": "chat", "text": "Hello"})
        replies = [line.receive_json(timeout=5) for _ in range(2)]
        assert [reply.get("answer") for reply in replies] == [None, {"id": "on", "ok": True}]


@pytest.mark.parametrize(
    ("frame", "id"),
    [
        ('{"id": "mine", "do": "dance"}', "mine"),
        ('{"do": "play", "moves": 7, "id": "mine"}', "mine"),
        ('{"id": 7, "do": "ready"}', None),
        ('{"id": "a b", "do": "ready"}', None),
        ("nonsense", None),
        ("[]", None),
    ],
)
def test_an_error_names_the_command_it_is_about(site: Web, party: Party, frame: str, id: str | None) -> None:
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"protocol": 1, "token": party.tokens[0]})
        line.receive_json(timeout=5)
        line.send_text(frame)
        error = line.receive_json(timeout=5)
        assert error["error"]
        assert error.get("id") == id
        assert "wait" not in error


def test_a_numbered_frame_that_is_too_long_holds_up_nothing(site: Web, party: Party) -> None:
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"n": 0, "protocol": 1, "token": party.tokens[0]})
        line.receive_json(timeout=5)
        line.send_json({"n": 1, "id": "long", "do": "chat", "text": "x" * 20_000})
        error = line.receive_json(timeout=5)
        assert (error["error"], error["id"]) == ("this frame is too long", "long")
        line.send_json({"n": 2, "id": "on", "do": "chat", "text": "Hello"})
        replies = [line.receive_json(timeout=5) for _ in range(2)]
        assert replies[1]["answer"] == {"id": "on", "ok": True}


def test_frames_are_numbered_and_taken_in_their_order(database: str) -> None:
    """Numbered frames that come early wait, and those that come twice are passed over."""
    with web(database) as site:
        check_frames(site, site.open().begin())


def check_frames(site: Web, party: Party) -> None:
    hello = {"n": 0, "protocol": 1, "token": party.tokens[0]}
    say = [{"n": n, "id": f"say-{n}", "do": "chat", "text": f"{n}"} for n in (1, 2, 3)]
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        for frame in (say[1], hello, hello, say[2], say[1], say[0], hello, say[0]):
            line.send_json(frame)
        frames = [line.receive_json(timeout=5)]
        while frames[-1].get("answer") != {"id": "say-3", "ok": True}:
            frames.append(line.receive_json(timeout=5))
    assert [frame["n"] for frame in frames] == list(range(1, len(frames) + 1))
    assert [frame["answer"]["id"] for frame in frames if "answer" in frame] == ["say-1", "say-2", "say-3"]
    assert not [frame for frame in frames if "error" in frame]
    assert [news["chat"] for news in party.seen()["news"] if "chat" in news] == ["1", "2", "3"]


def test_a_line_on_which_a_frame_is_lost_is_ended(site: Web, party: Party) -> None:
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"n": 0, "protocol": 1, "token": party.tokens[0]})
        line.receive_json(timeout=5)
        for n in range(2, MOST + 3):
            line.send_json({"n": n, "id": f"c{n}", "do": "chat", "text": "lost"})
        with pytest.raises(WebSocketDisconnect) as gone:
            line.receive_json(timeout=5)
        assert gone.value.code == MISSING
    assert "lost" not in str(party.seen())


def test_who_is_over_a_limit_is_told_when_to_try_again(sqlite: str) -> None:
    with web(sqlite, generosity=0.1) as site:
        party = Party(site, site.open(seats=2).path, "", [])
        for _ in range(20):
            party.do("", "chat", text="hello")
        reply = site.client.post(f"{party.path}/commands", json={"id": "x", "do": "chat", "text": "hello"})
        assert reply.status_code == 429
        assert int(reply.headers["retry-after"]) >= 1
        with site.client.websocket_connect(f"{party.path}/socket") as line:
            line.send_json({"protocol": 1})
            line.receive_json(timeout=5)
            line.send_json({"id": "x", "do": "chat", "text": "hello"})
            error = line.receive_json(timeout=5)
            assert error["id"] == "x"
            assert error["wait"] > 0


def test_a_socket_without_a_table_or_with_a_foreign_token_is_refused(site: Web, party: Party) -> None:
    other = site.open()
    for path, token in ((f"{party.path}/socket", other.tokens[0]), ("/api/tables/nowhere/socket", "")):
        with site.client.websocket_connect(path) as line:
            line.send_json({"protocol": 1, "token": token})
            assert line.receive_json(timeout=5)["error"]
            with pytest.raises(WebSocketDisconnect):
                line.receive_json(timeout=5)


def test_a_socket_at_a_table_that_is_deleted_ends_with_a_reason(site: Web, party: Party, sqlite: str) -> None:
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"protocol": 1})
        line.receive_json(timeout=5)
        delete_table(sqlite, party.path.rpartition("/")[2])
        line.send_json({"id": "late", "do": "chat", "text": "Hello"})
        heard = [line.receive_json(timeout=5), line.receive_json(timeout=5)]
        assert {frame.get("key") or frame["answer"]["key"] for frame in heard} == {"no-table"}
        with pytest.raises(WebSocketDisconnect) as ended:
            line.receive_json(timeout=5)
        assert ended.value.code == REFUSED


def test_a_bot_sits_down_in_a_style_of_its_game(site: Web) -> None:
    offered = site.look("/api/games/evolution/bots")[1]
    assert offered["styles"] == ["grazer", "hunter", "hoarder"]
    assert {level["name"]: level["has_styles"] for level in offered["levels"]}["random"] is False
    _, opened = site.send("/api/tables", {"game": "evolution", "seats": 3})
    party = Party(site, f"/api/tables/{opened['table']}", opened["token"], [])
    assert party.do(party.host, "seat-bot", seat=0, bot="casual-hunter")[1]["ok"]
    assert not party.do(party.host, "seat-bot", seat=1, bot="casual-brawler")[1]["ok"]
    seat = party.seen()["table"]["seats"][0]
    assert seat["agent"] == "casual-hunter"
    assert "-" not in seat["name"], "in any style it has a name of its own"
